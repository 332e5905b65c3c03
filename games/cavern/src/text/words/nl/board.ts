// Owns the Dutch words of the board.

import { MARKS, PHASES } from './tables.ts';
import type { BoardWords } from '../board-words.ts';

export const board: BoardWords = {
  round: (n) => `Ronde ${n}`,
  phases: PHASES,
  turnOf: (name) => `Beurt van ${name}`,
  surges: 'Herstelfiches',
  xp: 'XP',
  stack: 'Tegels over',
  monsters: 'Monsters',
  encounters: 'Ontmoetingen',
  treasures: 'Schatten',
  level: (n) => `level ${n}`,
  speed: 'snelheid',
  down: 'uitgeschakeld',
  escaped: 'ontsnapt',
  ready: 'open',
  used: 'gebruikt',
  items: 'voorwerpen',
  runs: 'beheert',
  goal: (goals, named) => {
    switch (goals.goal) {
      case 'escape':
        return goals.most === null
          ? `${goals.found ? 'De oude schacht is gevonden: iedereen daar eruit' : 'Vind de oude schacht, en iedereen daar eruit'}: ${goals.out} van ${goals.heroes}.`
          : `Water ${goals.water} van ${goals.most}. Eruit via de ladder van de oude schacht: ${goals.out} van ${goals.heroes}.`;
      case 'bring':
        return goals.carried ? 'De lamp naar de ladder: iemand draagt hem.' : 'De lamp naar de ladder.';
      case 'defeat': {
        const name = named(goals.villain);
        if (goals.hp > 0) return `Versla ${name}: ${goals.hp} HP.`;
        return goals.door ? `Forceer de deur (11+, +2 per wrikfiche: ${goals.strain}), versla dan ${name}.` : `Versla ${name}.`;
      }
      case 'blooms':
        return `Nog ${goals.hearts} ${goals.hearts === 1 ? 'hart' : 'harten'}, sporen ${goals.spores} van ${goals.most}${goals.hp > 0 ? `, ${named(goals.villain)} ${goals.hp} HP` : ''}.`;
      case 'miners':
        return `Mijnwerkers thuis: ${goals.n} van ${goals.of}.`;
      case 'race':
        return `Lantaarn ${goals.lantern}, Sintel ${goals.ember}. Wie ${goals.of} heeft wint.`;
    }
  },
  marks: MARKS,
  unexplored: 'onverkend',
  trap: 'val',
  hazard: 'gevaarlijke plek',
  more: 'meer',
  comma: ', ',
  percent: (share) => `${Math.round(share * 100)} %`,
  you: 'jij',
  party: 'Het gezelschap',
  theGoal: 'Het doel',
  foes: 'Vijanden',
  wouldDo: 'Nu zou het',
  told: 'Wat de grotten deden',
  stepBack: 'Terug',
  stepOn: 'Verder',
  skip: 'Overslaan',
  stepOf: (n, of) => `${n} van ${of}`,
  phaseOf: (name) => `in de schurkenfase van ${name}`,
  map: 'De kaart',
  squares: 'Vakjes en figuren',
  noReach: 'buiten bereik',
  findHero: 'Zoek de held',
  fitAll: 'Alles zien',
  follows: 'Volgt',
  stays: 'Blijft',
  followHint: 'Of de kaart volgt wat er gebeurt',
  close: 'Sluiten',
  whatToDo: 'Wat wil je doen?',
  cards: 'Krachten en voorwerpen',
  count: (n) => `${n} ${n === 1 ? 'kaart' : 'kaarten'}`,
  asList: 'Als lijst',
  asFan: 'Als kaarten',
  noCards: 'Geen kaarten',
  notNow: 'Nu niet.',
  against: (ac) => `tegen AC ${ac}`,
  hit: 'raak',
  miss: 'mis',
  hpOf: (hp, most) => `${hp} van ${most} HP`,
  carries: 'draagt',
  over: 'Het einde',
  won: 'Gewonnen',
  lost: 'Verloren',
  again: 'Nog een keer',
  replay: 'Terugkijken',
  home: 'Naar het begin',
  next: 'Naar het volgende avontuur',
  guide: {
    begin: 'De lichte streepjes zijn onverkende randen. Achter een ervan ligt wat jullie zoeken.',
    pair: 'Een beurt is twee dingen: lopen en aanvallen, aanvallen en lopen, of twee keer lopen.',
    move: 'Gloeiende stippen zijn vakjes die je haalt. Schuin kost hetzelfde; vijanden staan in de weg, vrienden niet.',
    edge: 'Eindig je hier, dan verken je: een nieuwe tegel, een nieuw monster. Nog niet klaar? Blijf er een vakje vandaan.',
    tile: 'Een witte driehoek: rustig binnenkomen. Een zwarte: er komt een ontmoetingskaart.',
    monster: 'Dit monster beheer jij: het handelt in jouw schurkenfase, om te beginnen nu.',
    attack: 'Kies een kracht en dan een doel. Worp plus bonus moet de AC halen; de kans staat erbij.',
    daily: 'Onbeperkte krachten raken nooit op. De dagelijkse werkt één keer. Bewaar hem niet voor de begrafenis.',
    defeat: 'De kaart is nu ervaring voor iedereen, en jij trekt een schat, één per beurt.',
    encounter: 'Met 5 ervaring gaat deze kaart ongelezen weg. Alleen hele kaarten; er is geen wisselgeld.',
    condition: 'Toestanden eindigen aan het eind van je heldenfase. Gif niet: eerst schade, later 10 of meer gooien.',
    trap: 'De val ligt op jouw vakje en slaat elke schurkenfase van jou toe. Op die tegel kun je hem onschadelijk maken in plaats van aan te vallen.',
    down: 'Uitgeschakeld, niet dood. Volgende beurt helpt een herstelfiche je overeind. Is er dan geen meer, dan verliest iedereen.',
    shaft: 'De oude schacht. Eindig je heldenfase ergens op deze tegel en je mag weg; elke held moet eruit.',
    pedestal: 'Daar staat hij. Erop of ernaast zeg je gewoon dat je hem pakt; dat kost niets.',
    'before-taking': 'Bij de ladder wacht er iets op. Herstel eerst; de lamp wacht al langer.',
    raise: 'Herstel je die held vóór diens beurt, dan kost opstaan geen fiche.',
    tactics: 'Lees de tactieken van boven naar onder; de eerste die past doet het. Niemand beslist voor het monster.',
    hurt: 'Dat was schade. Die blijft tot iets haar herstelt.',
    utility: 'Een hulpkracht kost geen actie. Sommige hebben hun eigen moment; dan krijg je de vraag.',
    treasure: 'Beslis nu wie het krijgt. Het blijft voorgoed bij die held.',
    slow: 'Geen tegel deze beurt, dus komt er een ontmoeting. Wie hier wacht, wordt gevonden.',
    reaction: 'Er staat nog niets vast. Je mag op deze aanval reageren; er staat bij wat dat verandert.',
    twenty: 'Kale 20, en 5 ervaring op de stapel: deze held mag naar level 2, één keer in zijn leven.',
    alone: 'Wie eruit is, is eruit. De monsters blijven achter en houden hun uren.',
    'tiles-count': 'Bereik telt in tegels, nooit schuin, alleen door open randen. Voeten tellen vakjes, pijlen tegels.',
    closest: 'Twee helden staan even dichtbij. Jij kiest naar wie het gaat. Kies als een vriend.',
    'same-name': 'Zelfde naam, zelfde moment: activeert een van jullie deze soort, dan handelt de hele soort.',
    'no-double': 'Deze soort beheer je al, dus is er opnieuw getrokken.',
    'item-pick': 'Er telt één aanvalsvoorwerp en één verdedigingsvoorwerp tegelijk. Je zegt welk voordat er gegooid wordt.',
    woken: 'Een monster voor ieder van jullie, tussen jullie en de ladder.',
    'way-back': 'Terug valt er niets te verkennen, dus elke beurt brengt een ontmoeting. Loop dubbel.',
    dropped: 'De lamp ligt waar de held viel. Wie ernaast staat mag hem oppakken.',
    home: 'Eindig je heldenfase op of naast de ladder. Let op of je het haalt.',
  },
};
