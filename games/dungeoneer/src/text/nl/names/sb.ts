// Owns the Dutch names and flavour lines of Where the Sky Broke.

import type { DeckWords } from '../../names.ts';

export const sb: DeckWords = {
  'marrit-oon': {
    name: 'Marrit Oon, landmeter van wat over is',
    flavour: '"De kaart klopte. Het is het land dat is verschoven."',
    ability: 'Kaartcorrectie',
  },
  'brother-dunstable': {
    name: 'Broeder Dunstable, eens getroffen',
    flavour: 'Er viel een ster op hem. Sindsdien biedt hij haar zijn excuses aan.',
    ability: 'Draag het op',
  },
  'nine-door-vey': {
    name: 'Vey van de Negen Deuren',
    flavour: 'Acht deuren waren vergissingen. De negende was grappig.',
    ability: 'Aan de andere kant eruit',
  },
  'the-missing-horizon': {
    name: 'De zoekgeraakte horizon',
    flavour: 'Bij het ontbijt was hij er nog. Sindsdien kijkt niemand verder dan de lunch.',
  },
  'the-bear-that-ate-its-stars': {
    name: 'De beer die zijn sterren at',
    flavour: 'Zeven sterren, zeven happen. Sindsdien zit hij hongerig in het donker.',
  },
  bear: { name: 'De beer die zijn sterren at' },
  'late-for-your-own-arrival': {
    name: 'Te laat voor je eigen aankomst',
    flavour: 'Jij was er blijkbaar al. Je lijkt niet blij je te zien.',
  },
  'late-self': { name: 'De jij die er al was' },
  'small-star-home': {
    name: 'Een klein sterretje, naar huis',
    flavour: 'Zwaarder dan het lijkt, en elke mijl vraagt het of het mooi gevallen is.',
  },
  'sell-your-shadow': {
    name: 'Verkoop je schaduw',
    flavour: 'Een eerlijke prijs, contant betaald. Waarvoor de koper hem wil dragen, komt niet ter sprake.',
  },
  'dial-without-numbers': { name: 'De wijzerplaat zonder cijfers', flavour: 'Het is altijd precies nu. De kunst is om er dan te zijn.' },
  'splinter-of-the-vault': { name: 'Splinter van het gewelf', flavour: 'Een stuk van het plafond van de wereld. Warm. Licht beschaamd.' },
  'last-milestone': { name: 'De laatste mijlpaal', flavour: 'Er staat "0". Iemand heeft erbij gekrast: "tot nu toe".' },
  'glass-causeway': { name: 'Glazen dijk', flavour: 'Het zand was één tel lang de hemel. De glans bleef, de manieren niet.' },
  'upside-down-lane': { name: 'De omgekeerde laan', flavour: 'De heggen groeien omlaag. De vogels praten er niet meer over.' },
  ropewalk: { name: 'De lijnbaan', flavour: 'Kijk niet omlaag. Het kijkt terug, en schat afstanden beter dan jij.' },
  'hanging-ford': {
    name: 'Voorde van de hangende rivier',
    flavour: 'Steek er snel onderdoor. Ze weet nog hoe het was om rivier te zijn, en oefent.',
  },
  'starfall-furrow': { name: 'Sterrenvoor', flavour: 'Eén keer geploegd, van de verkeerde kant, en met een noodgang.' },
  'upward-falls': { name: 'De opwaartse waterval', flavour: 'De vissen komen boven aan alsof ze zojuist bevorderd zijn.' },
  'door-orchard': { name: 'De deurenboomgaard', flavour: 'Rijpe deuren kraken. Doe er nooit een open die klopt.' },
  'empty-observatory': {
    name: 'De lege sterrenwacht',
    flavour: 'Jarenlang hielden ze het in het oog. Die ene nacht knipperden ze, allemaal.',
  },
  'the-impact': { name: 'De inslag', flavour: 'Een gat in de grond, met daarin, heel voorzichtig, een gat in de hemel.' },
  'bog-of-small-lights': {
    name: 'Moeras van kleine lichten',
    flavour: 'Volstrekt veilig, zeggen de lichtjes. Die hebben nooit benen gehad.',
  },
  'splinter-pike': { name: 'De glassnoek' },
  'walk-on-what-fell': { name: 'Wandel op wat viel', flavour: 'Het is voor jou omlaag gekomen. Gebruik het dan ten minste als trap.' },
  'through-not-round': { name: 'Erdoor, niet eromheen', flavour: 'Omlopen is voor mensen die weten waarlangs.' },
  'not-here-any-more': { name: 'Hier niet meer', flavour: 'Het beet in de plek waar jij net nog je punt stond te maken.' },
  'close-the-door-gently': {
    name: 'Doe de deur zachtjes dicht',
    flavour: 'Smijt hem dicht en ze zijn beledigd. Sluit hem zacht en ze denken dat ze zelf gingen.',
  },
  'call-it-by-its-star-name': {
    name: 'Noem het bij zijn sternaam',
    flavour: 'Die naam is tienduizend jaar niet gebruikt. Het gaat zitten. Het kwispelt bijna.',
  },
  'borrowed-constellation': { name: 'Geleend sterrenbeeld', flavour: 'Schoon terugbrengen, zonder vouwen, en vóór de zeelui het merken.' },
  'sky-iron-coulter': {
    name: 'Kouter van hemelijzer',
    flavour: 'Het ploegde een koninkrijk in één nacht. Jij hoeft er maar één ding mee te ploegen.',
  },
  'sling-of-slow-lightning': {
    name: 'Slinger van trage bliksem',
    flavour: 'Je ziet hem een volle minuut aankomen. Daar gaat het juist om.',
  },
  'coat-of-inside-out-night': { name: 'Jas van binnenstebuiten nacht', flavour: 'De voering is dinsdag. Laat de voering niet zien.' },
  'hanging-river-oilskin': { name: 'Oliejas van de hangende rivier', flavour: 'Waterdicht van onderen, want daarvandaan regent het hier.' },
  'suitcase-with-a-horizon': { name: 'Koffer met een horizon', flavour: 'Alles past erin. Het handvat terugvinden kost anderhalve dag.' },
  'bottled-dawn': { name: 'Gebottelde dageraad', flavour: 'Goed schudden. Excuses aanbieden aan de haan.' },
  'ring-of-nine-keys': {
    name: 'Sleutelbos van negen, zes zoek',
    flavour: 'Hij past nog op drie sloten in de hele wereld. Die kom jij steeds tegen.',
  },
  'knot-of-comet-hair': {
    name: 'Knoop van komeethaar',
    flavour: 'Knoop het aan wat je niet kunt missen. Het houdt vast: riemen, en wrok.',
  },
  'the-ground-reconsiders': { name: 'De grond bedenkt zich', flavour: 'Hij heeft je eens goed zien lopen en heeft een paar opmerkingen.' },
  'called-elsewhere': { name: 'Elders verwacht', flavour: 'De deur zei je naam, met de stem van je moeder, en meende het.' },
  'owed-to-a-star': { name: 'In het krijt bij een ster', flavour: 'Je deed een wens. Hij kwam uit. Niemand leest de rente.' },
  'crown-of-falling-light': { name: 'Kroon van vallend licht', flavour: 'Wie hem draagt, wordt herinnerd. Wie hij raakt, wat minder.' },
  'somebody-elses-errand': { name: 'Andermans boodschap', flavour: 'Het handschrift is van jou. Het boodschappenlijstje hopelijk niet.' },
  'lantern-hare': { name: 'Lantaarnhaas', flavour: 'Altijd net iets sneller dan jij. Zo houden mensen hoop, vindt hij.' },
  'hound-of-the-low-star': { name: 'Hond van de lage ster', flavour: 'Het was de hond van de jager. De jager is nog niet beneden.' },
  'ox-of-seven-nails': {
    name: 'Os van de zeven nagels',
    flavour: 'De hemel zat aan hem vast, of hij aan de hemel. De spijkers kwamen hoe dan ook mee.',
  },
  'polite-stranger': { name: 'De beleefde vreemdeling', flavour: '"Na u", zegt hij, en houdt iets open dat geen deur is.' },
  'the-other-you': { name: 'De andere jij', flavour: 'Zelfde laarzen, zelfde littekens, minder spijt. Dat laatste vindt het oneerlijk.' },
  'bailiff-from-nowhere': {
    name: 'Deurwaarder uit Nergens',
    flavour: 'Hij heeft een lijst van wat je bezit, in een volgorde die jij niet had gekozen.',
  },
  'window-walker': { name: 'Ruitenloper', flavour: 'Aan de ene kant ligt een tuin. Jij krijgt de andere te zien.' },
  'choir-of-splinters': { name: 'Splinterkoor', flavour: 'Elk één noot, en die bewaren ze al sinds de val.' },
  'down-changes-its-mind': {
    name: 'Beneden verandert van plan',
    flavour: 'Heel even was beneden het oosten. De blauwe plekken kloppen op de graad.',
  },
  'the-unremembering': { name: 'Ontschoten', flavour: 'Je kwam hier binnen voor iets. Dat heeft het nu.' },
  'rain-of-nails': { name: 'Spijkerregen', flavour: 'Eindelijk haalt iemand daarboven de hemel eens fatsoenlijk uit elkaar.' },
};
