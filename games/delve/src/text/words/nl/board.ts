// Owns the Dutch words of the board.

import { signed } from '../compose.ts';
import type { BoardWords, WhichCheck } from '../board-words.ts';
import { all, basic, capital, cardCount, circles as circleCount, count, exits as exitCount, PLURALS } from './basic.ts';

const TIMES = { start: 'Vóór ronde 1', round: 'Elke ronde', odd: 'In oneven rondes', even: 'In even rondes' } as const;
const HOW_MANY = ['nul', 'een', 'twee', 'drie', 'vier', 'vijf'] as const;

const which = ({ skill, number }: WhichCheck): string => (number === 0 ? skill : `de ${number === 1 ? 'eerste' : 'tweede'} ${skill}`);
const withChance = (text: string, percent: string | null): string => (percent === null ? text : `${text}: ${percent}`);

export const board: BoardWords = {
  longWords: [
    ['nacht', 'kaarsen', 'maakster'],
    ['schoorsteen', 'draak'],
    ['lantaarn', 'tweeling'],
    ['haag', 'biblio', 'thecaresse'],
  ],
  effects: {
    'lose-health': ({ n }) => `${signed(-n)} gezondheid`,
    'fill-circle': () => '1 kring',
    guard: ({ n }) => `weerproef ${signed(n)}`,
    attack: ({ n }) => `aanvalsproef ${signed(n)}`,
    'add-circle': () => '1 kring erbij',
    'lose-gem': () => 'een edelsteen kwijt',
  },
  test: ({ must, when }, check, pass, fail) => {
    const may = must ? `${TIMES[when]} ${check}` : `${TIMES[when]} mag je ${check} proberen`;
    if (pass === null) return fail === null ? `${may}.` : `${may}, anders ${fail}.`;
    return `${may}: ${pass}${fail === null ? '' : `, anders ${fail}`}.`;
  },
  trial: (_, check, fail) => `Elke ronde ${check}: vul een kring in, anders ${fail}.`,
  family: (level, name, trial) => `${capital(name)}${level === 1 || level === 'B' ? '' : ' · uniek'}${trial ? ' · beproeving' : ''}`,
  foes: (n) => `${n} vijanden`,
  values: { atk: 'ATK', def: 'DEF', hp: 'HP', circles: 'kringen' },

  rooms: (rooms, ways) =>
    `${rooms === 0 ? 'Nog geen kamer' : count(rooms, 'kamer', 'kamers')}, ${ways === 0 ? 'geen weg verder' : `${count(ways, 'weg', 'wegen')} verder`}`,
  undrawn: (names) => `Niet op de kaart: ${all(names)}.`,
  map: (area) => `Plattegrond van ${area}`,
  room: ({ name, here, circles, filled, exits }) =>
    [
      `${capital(name)}${here ? ', hier ben jij' : ''}.`,
      ...(circles > 0 ? [`${filled} van ${circleCount(circles)} ingevuld.`] : []),
      `${exitCount(exits.open)} open, ${exits.joined} verbonden${exits.blocked > 0 ? `, ${exits.blocked} versperd` : ''}.`,
    ].join(' '),
  hero: (name) => `Het blad van ${name}`,
  ladder: (skill, how) => `${capital(skill)}: ${how}`,
  health: (left, gained) => `${left} gezondheid over van ${gained}`,
  gem: (left, gained) => `${left} over van ${gained}`,
  spend: (gem) => `Uitgeven: ${gem}`,
  dull: 'hier dof',
  uses: (left, of) => `${left} van ${of}`,
  items: 'Voorwerpen',
  noItems: 'Nog geen voorwerpen',
  useItem: (name) => `${name} gebruiken`,
  whole: 'Hele plattegrond tonen',
  nearer: 'Dichterbij',
  further: 'Verder weg',

  oddsOf: (what, skill, target) =>
    what === 'attack'
      ? `${skill} tegen zijn DEF ${target}`
      : what === 'guard'
        ? `${skill} tegen zijn ATK ${target}`
        : `${skill} tegen ${target}`,
  oddsNow: 'Kansen deze ronde',
  oddsClear: 'Kansen op beloning',
  withGem: (percent, gem) => `${percent} met ${basic.gems[gem]}`,
  onClear: 'Na afloop',
  ahead: 'Nog te gaan',
  aheadText: (unique, boss, impending) => {
    const cards = `${cardCount(impending)} op de stapel`;
    if (unique === 0 && !boss) return cards;
    const foes = [...(unique > 0 ? [count(unique, 'unieke ontmoeting', 'unieke ontmoetingen')] : []), ...(boss ? ['de baas'] : [])].join(
      ', dan ',
    );
    return `${foes}; ${cards}`;
  },
  deck: (n) => (n === 0 ? 'De stapel is leeg' : `Nog ${cardCount(n)} te trekken`),
  known: 'Ligt zeker op de stapel',
  special: 'Bijzonder',
  enlarge: (name) => `Lees de kaart ${name}`,
  close: 'Sluiten',
  roomOfCard: 'De kamer',

  tray: 'De dobbelstenen van deze ronde',
  against: (target) => `tegen ${target}`,
  die: (check, n, face, kept) => `${check}, dobbelsteen ${n} toont ${face}${kept ? '' : ', telt niet'}`,
  passed: 'geslaagd',
  failed: 'mislukt',
  willPass: 'zal slagen',
  willFail: (short) => `${short} te laag`,
  notRolled: 'nog niet gegooid',
  would: (total, gem) => (gem === null ? `${total} hiermee` : `${total} met ${basic.gems[gem]}`),
  onDie: (n, face, check) => `${check}: dobbelsteen ${n} toont ${face}`,

  outcome: (purpose, passes) => {
    if (purpose === 'attack') return passes ? 'raak' : 'mis';
    if (purpose === 'guard') return passes ? 'afgeweerd' : 'een wond';
    return passes ? 'geslaagd' : 'mislukt';
  },
  becomes: (from, to, outcome) => `${from} wordt ${to}: ${outcome}`,
  totals: (total, outcome) => `totaal ${total}: ${outcome}`,
  bonus: (n, outcome) => `${n}: ${outcome}`,
  rerollAll: (check, percent) => withChance(`${which(check)} overgooien`, percent),
  rerollDie: (face, check, percent) => withChance(`de ${face} van ${which(check)} overgooien`, percent),
  ofCheck: (text, check) => `${text} (${which(check)})`,
  spendOne: (gem) => `Geef een ${basic.gems[gem]} uit`,
  prism: (gem, as) => `Geef een ${basic.gems[gem]} uit als ${basic.gems[as]}`,
  spendFirst: (gem, of) => `Geef de eerste van ${HOW_MANY[of] ?? of} ${PLURALS[gem]} uit`,
  onWay: (from, to) => `${from} wordt ${to}, nog niet genoeg`,
  commit: 'Leg de dobbelstenen vast',
  results: (parts) => parts.join(', '),
  build: (first, second) => `${first} en ${second}`,
  climbs: (from, to) => `${from} → ${to}`,
  noBetter: (climb) => `${climb}: geen betere kans`,
  together: 'Gooi de dobbelstenen',
  togetherAll: (n) => (n === 1 ? 'Gooi, grijp de kans' : 'Gooi, grijp alle kansen'),
  togetherNone: 'Gooi zonder kansen',
  lossLeft: (left) => (left === 0 ? 'geen verlies' : `verlies er maar ${left}`),
  alive: 'blijf in leven met 1 gezondheid',
  attempt: (check) => `Kans grijpen: ${check}`,
  rollFor: (check) => `${check} gooien`,
  giveGem: (gem) => `Geef een ${basic.gems[gem]} af`,
  left: (n) => `nog ${n}`,
  noRoll: 'zonder worp',

  exitAt: (room, side, place) => `${capital(room)}, uitgang ${side}, ${place}`,
  placeHint: 'Kies een uitgang en draai de kamer tot die goed ligt.',
  placeKeys: 'Op de plattegrond (M): pijltjes kiezen een uitgang · R draait · F spiegelt · Enter plaatst',
  drawKeys: 'Op de plattegrond (M): pijltjes bewegen · Enter tekent',
  turn: 'Draai',
  mirror: 'Spiegel',
  putHere: 'Leg hier neer',
  dragRoom: 'Sleep deze kamer naar de plattegrond',
  chalkHint: 'Kies de muur van de kamer die het krijt opent.',
  ghost: (nth, of, lie, exit) => `${exit}. Plaats ${nth} van ${of}, ${lie}.`,
  squaresHint: (drawn, size) => `Teken de ingang: ${drawn} van ${size} vakjes`,
  exitsHint: (chosen) => `Nu de uitgangen: ${chosen} van 3`,
  boxHint: 'Kies waar het blok komt',
  squareAt: (row, col) => capital(basic.square(row, col)),
  wallAt: (row, col, side) => `Rij ${row}, kolom ${col}, ${side}muur`,
  backOne: 'Eén terug',

  round: (n) => `Ronde ${n}`,
  making: 'Een nieuwe held',
  entrance: 'De ingang',
  between: 'Tussen twee kamers',
  drawn: 'Een nieuwe kamer',
  opening: 'Vóór ronde 1',
  cleared: 'Uitgespeeld',
  over: (room) => (room === null ? 'Het einde' : `Het einde · ${room}`),
  facing: (card, level, nth) => `${card}, ${level} · ontmoeting ${nth}`,

  moments: {
    found: (item) => `Gevonden: ${item}`,
    gems: (gems) => `+ ${gems}`,
    wound: (n) => `${signed(-n)} gezondheid`,
    cleared: (room) => `${room}: uitgespeeld`,
    slain: (foes) => `${foes}: verslagen`,
  },
  milestones: { cleared: 'kamer uitgespeeld', wound: 'wond', item: 'voorwerp gevonden' },

  victory: 'Overwinning',
  defeat: 'Het licht dooft',
  gaveUp: 'Omgekeerd',
  score: 'Score',
  scoreParts: (encounters, health, gems, won) =>
    won
      ? `${encounters} voor ontmoetingen + ${health} gezondheid over + ${count(gems, 'edelsteen', 'edelstenen')} over`
      : 'Bij een verloren spel tellen alleen de uitgespeelde ontmoetingen.',
  scoreWorth: 'Een uitgespeelde ontmoeting telt 1, 2 of 3 naar haar level, een baas 5. Er is geen maximumscore.',
  encounters: 'Ontmoetingen',
  fell: 'hier gevallen',
  saveMap: 'Bewaar de plattegrond',
  mapSaved: 'De plattegrond is als afbeelding bewaard.',
  again: 'Nog een keer',
  replay: 'Bekijk het terug',
  home: 'Naar het begin',
  mapOf: (area, hero) => `${area}, getekend door ${hero}`,

  guide: {
    create:
      'Je bent goed in twee van vier vaardigheden: ATK om te raken of DEF om af te weren, en AGL of WIT voor tests. Met een goede gooi je 2 dobbelstenen; met een andere 3, en je houdt de laagste 2.',
    entrance: 'De dobbelstenen bepaalden hoe groot de ingang is. Teken hem zelf vakje voor vakje, of laat hem tekenen.',
    squares: 'Elk nieuw vakje raakt er een dat je al tekende. Zet daarna drie uitgangen: daaruit groeien de kamers.',
    draw: 'Elke kaart is een kamer met wat daarin huist. Trek de eerste.',
    card: 'Een vijand heeft drie getallen: gooi met je aanval minstens zijn DEF, met je weerproef minstens zijn ATK, en doe dat zo vaak als zijn HP.',
    trial: 'Een beproeving heeft geen vijand. Haal het getal één keer voor elke kring van de kamer.',
    place:
      'Elke kamer sluit aan op een uitgang van de plattegrond. Gloeiende tekens tonen waar hij past; draai en spiegel hem onder de plattegrond.',
    plan: 'Een ronde is één aanvalsproef en één weerproef, tegelijk gegooid. De kansen die erbij staan zijn exact.',
    dice: 'Niets staat vast voor je de dobbelstenen vastlegt.',
    guard: 'Een weerproef onder de ATK kost 1 gezondheid. Een robijn op je weerproef spaart gezondheid.',
    loss: 'Dit is het laatste moment voor het verlies. Een voorwerp verzacht het nu nog.',
    reward: 'De kamer is uitgespeeld. Sommige beloningen zijn zeker, voor andere gooi je nog één keer.',
    train:
      'Een ervaring vult het volgende rondje van een vaardigheid: van 3 dobbelstenen met de laagste 2, naar 2 dobbelstenen, naar 2 dobbelstenen + 2.',
    between: 'Geen vijand, geen haast. Kijk wat je nog hebt voor je de volgende kaart trekt.',
    item: 'Voorwerpen werken op hun eigen moment; dan wordt het je gevraagd. De cijfers tonen hoe vaak nog.',
  },
  guideGems: {
    spend: 'Kies een dobbelsteen om er een edelsteen aan uit te geven.',
    ruby: 'Een robijn draait hem 1.',
    emerald: 'Een smaragd gooit de hele proef over.',
    sapphire: 'Een saffier gooit hem over.',
  },
};
