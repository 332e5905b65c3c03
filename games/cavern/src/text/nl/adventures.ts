// Owns the Dutch words of the adventures: their names, what they are in one line, the briefings and how they end.

import type { AdventureWords } from '../names.ts';

export const adventures: AdventureWords = {
  A1: {
    name: 'Eerste licht',
    line: 'Vind de oude schacht en klim eruit.',
    briefing:
      'De ladder waarlangs je kwam houdt nu halverwege op; iemand had brandhout nodig. Verderop zit een oude schacht; de mijnwerkers zwoeren erbij en vloekten erop. Zoek hem, klim, en tel de sporten niet hardop.',
    won: 'De lucht hangt er nog. Iemand geeft je soep en vraagt niets.',
    lost: 'De paddenstoelen zorgen dat je niet in het donker ligt. Dat is het minste wat ze kunnen doen, en meer doen ze niet.',
  },
  A2: {
    name: 'De geleende lamp',
    line: 'Breng de lamp terug naar de ladder.',
    briefing:
      'In je grootmoeders tijd is er voor één nacht een lamp uitgeleend aan de mijn. De eigenaar wil hem terug, staat bij de ladder en wordt er niet jonger op. De lamp staat op een sokkel, en niet alleen.',
    won: 'De lamp gaat zwijgend over in andere handen. Hij brandt iets feller dan vroeger; dat heet rente.',
    lost: 'De lamp blijft waar hij is. De leentermijn is verlengd, schrijft de mijn, met wederzijds goedvinden.',
  },
  A3: {
    name: 'Achter de verzegelde deur',
    line: 'Forceer de deur en versla Orrodun.',
    briefing:
      'Niemand wil zeggen wat er met de laatste ploeg is opgesloten, alleen dat het nog altijd de werkbel luidt. Zoek de verzegelde deur, zet je schouder ertegen, en nog eens. Als hij opengaat, wil de voorman weten waarom je zo laat bent.',
    won: 'De helm rolt uit. Voor het eerst in jaren is de dienst erop.',
    lost: 'Je bent aangenomen. De dagen zijn lang, het licht is slecht, en de deur is weer dicht.',
  },
  A4: {
    name: 'Drie bloesems',
    line: 'Vernietig drie harten en Moeder Vlies voor de sporen winnen.',
    briefing:
      'Onder het dorp zijn drie bloemen opengegaan, en boven beginnen de mensen te neuriën. Elke bloem heeft een hart, en harten kun je stilzetten. Het laatste hoort de moeder. Adem door je mouw.',
    won: 'Het neuriën stopt midden in een regel. Boven kijken ze elkaar aan, een beetje beschaamd, en weten niet waarom.',
    lost: 'Het valt mee. Het is er warm, je bent nooit alleen, en iedereen kent het wijsje.',
  },
  A5: {
    name: 'De verloren ploeg',
    line: 'Draag drie mijnwerkers naar de ladder.',
    briefing:
      'Donderdag zijn er drie man niet bovengekomen. De maatschappij heeft ze afgeschreven; hun families kennen dat woord niet. Graaf ze uit en draag ze naar de ladder. Iemand zonder lantaarn zal willen helpen.',
    won: 'Drie mannen zitten in het gras te kibbelen over wie er aan de beurt was met de stut. Mooier gekibbel heb je nooit gehoord.',
    lost: 'Het fluiten achter het puin gaat nog even door. Dan leert het een ander wijsje.',
  },
  A6: {
    name: 'Stijgend water',
    line: 'Wees eruit voordat het water het is.',
    briefing:
      'De rivier heeft de mijn gevonden en vindt haar prettig. De weg terug is al een put. Helemaal achterin zit een oude schacht: wees er eerder in dan het water, allemaal, en laat de laarzen staan.',
    won: 'Jullie komen een voor een boven, als slecht nieuws. Achter jullie zegt de schacht “gloep”, en is een vijver.',
    lost: 'Het water is hier heel helder. Je ziet alles wat je had moeten achterlaten.',
  },
  A7: {
    name: 'Het hol van de bleke lindworm',
    line: 'Iskarra is thuis. Versla haar.',
    briefing:
      'De put vriest dicht in juni, en de geiten komen met minder terug. Ze ligt achter een deur die nooit bedoeld was om haar binnen te houden. Klop of klop niet; ze telt je stappen al vanaf de ladder.',
    won: 'Ze gaat als een heel oude winter: langzaam, en dan begint het druppen.',
    lost: 'Je wordt bewaard. Ze bewaart alles prachtig.',
  },
  A8: {
    name: 'Twee ploegen, één ader',
    line: 'Rivalen: eerste met drie kristallen.',
    briefing:
      'De maatschappij heeft dezelfde ader twee keer verkocht. Beide ploegen hebben papieren, beide papieren hebben stempels, en het kantoor is dicht tot maandag. Drie kristallen beslissen. Niemand slaat iemand; zakken zijn iets anders.',
    won: 'Het derde kristal gaat in jullie kist, en de andere ploeg helpt het deksel dicht te doen. Ze willen alleen zien hoe het moet.',
    lost: 'Zij hebben gewonnen. Ze doen er heel aardig over, en dat is het ergste.',
    outOfSurges: 'Jullie laatste kaars is op. De anderen dragen jullie naar boven en rekenen het touw.',
  },
};
