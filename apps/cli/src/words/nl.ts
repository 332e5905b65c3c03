// Owns what the program says while it runs, in Dutch.

import { errors } from './nl-errors.ts';
import { help } from './nl-help.ts';
import { host } from './nl-host.ts';
import type { WordKey } from './index.ts';

export const nl: Readonly<Record<WordKey, string>> = {
  ...errors,
  ...help,
  ...host,
  'dice.promise': 'De dobbelstenen liggen nu vast en zijn achteraf te controleren. Noteer deze belofte als je wilt:',
  'dice.commitment': 'belofte',
  'dice.nonce': 'jouw nonce',
  'dice.secret': 'geheim',
  'dice.revealed': 'Het geheim achter de dobbelstenen; {n} uitkomsten volgen eruit:',
  'dice.seed': 'De dobbelstenen komen uit het startgetal “{seed}”: hetzelfde startgetal en dezelfde keuzes geven hetzelfde spel.',
  'end.kept': 'Het spel staat in {file}. Om elke keuze en elke worp te controleren:',
  'end.left': 'Het spel staat in {file}.',
  'end.resume': 'Verder spelen: {command}',
  'end.rewound': 'In dit spel is voorbij een worp teruggegaan: het is gemerkt als teruggespoeld.',
  'end.replay': 'Om dit spel stap voor stap na te gaan: {command}',
  'form.preset': 'Wat wordt het?',
  'form.resume': 'Verder met het laatste spel',
  'form.own': 'Zelf instellen',
  'form.own-help': 'elke keuze, een voor een',
  'form.other': 'Een ander getal',
  'form.number': 'Een geheel getal van {least} tot en met {most}.',
  'form.several': '[Spatie merkt, Enter gaat verder]',
  'form.at-least-one': 'Merk er minstens één.',
  'form.more': 'Meer … ({n})',
  'form.yes': 'ja',
  'form.no': 'nee',
  'form.which-game': 'Welk spel?',
  'form.left': 'Er is niets begonnen.',
  'games.presets': 'Voorinstellingen (play {game} --preset NAAM):',
  'keys.playing': '↑↓ Enter kies · letters zoek · ? waarom · h hint · u terug · k toetsen · q stop',
  'keys.picking': '↑↓ Enter kies · Esc stap terug · letters zoek · ? waarom · h hint · k toetsen',
  'keys.typing': 'Esc wissen · ⌫ laatste letter · ↑↓ bewegen · Enter kies',
  'keys.several': 'Spatie merk · Enter klaar · Esc stap terug · ? waarom · h hint · k toetsen',
  'keys.overlay': '↑↓ schuiven · elke andere toets: terug naar het spel',
  'keys.undo': 'Enter of j: teruggaan · elke andere toets: blijven',
  'keys.over': 'n nieuw · a nog eens · r naspelen · u terug · l log · b bord · ? waarom · q stop',
  'keys.waiting': 'De anderen spelen; een toets: meteen door · q stoppen',
  'keys.replay': '→ verder · ← terug · PgUp PgDn tien · Home End · q stop',
  'line.how':
    'Antwoord met een nummer of met woorden. Ook: u terug, r opnieuw, ? waarom (? 2 voor een keuze), < een stap terug, h hint, l log, b bord, s opslaan, k deze hulp, q stop.',
  'line.more': '… en nog {n}: typ een deel van wat je wilt.',
  'line.no-match': 'Niets heet hier “{typed}”: geef een nummer van 1 tot en met {n}, of een deel van de woorden.',
  'line.no-step-back': 'Dit is de eerste stap van de vraag; u neemt de laatste beslissing terug.',
  'line.over': 'Het spel is afgelopen: q om te stoppen.',
  'line.several': '(meer dan een: alle nummers op één regel)',
  'line.undo-past': 'Teruggaan voorbij een worp? Dezelfde worp komt dan weer, en het spel wordt gemerkt als teruggespoeld. (j/n)',
  'line.which': 'Welke? {labels}',
  'play.closed': 'daar is nu niets voor',
  'play.decisions': 'beslissing {n}',
  'play.hint': 'Hint: {choice}',
  'play.marks': 'Dat is niet het goede aantal: merk er zoveel als gevraagd.',
  'play.more': 'nog {n}',
  'play.not-now': 'nog {n}, nu niet (?)',
  'play.skipped': '{file} is beschadigd of van een nieuwere Undercroft: het wordt overgeslagen.',
  'play.too-small': 'Het venster is te klein: minstens {width} kolommen en {height} regels.',
  'play.no-board': 'Dit spel heeft geen bord voor de terminal.',
  'play.no-hint': 'Dit spel heeft geen bot om te vragen.',
  'play.no-match': 'Niets heet hier “{typed}”.',
  'play.no-terminal': `Dit is geen terminal en er kwam niets binnen, dus er is niemand om mee te spelen.

  npm run undercroft -- play                      in een terminal: pijltjes en Enter
  npm run undercroft -- play GAME < antwoorden    één antwoord per regel: nummers of woorden
  npm run undercroft -- play --help               alle mogelijkheden`,
  'play.nothing-to-redo': 'Er is niets om opnieuw te doen.',
  'play.nothing-to-undo': 'Er is niets om terug te nemen.',
  'play.odds': '{ways} op {of}, {percent} %',
  'play.others': 'De anderen spelen …',
  'play.redone': 'Opnieuw gedaan.',
  'play.rewound': 'teruggespoeld',
  'play.saved': 'Opgeslagen in {file}.',
  'play.undo-past': 'Teruggaan voorbij een worp? Dezelfde worp komt dan weer, en het spel wordt gemerkt als teruggespoeld.',
  'play.undone': 'Teruggenomen.',
  'play.welcome': 'Elke beslissing wordt meteen opgeslagen: stop wanneer je wilt.',
  'play.keys': `↑ ↓         bewegen           Enter     kiezen; bij meer: klaar
1 2 3 …     nummer kiezen     letters   zoeken op woorden
Esc ← ⌫     een stap terug    Spatie    bij meer: merken
?           wat er in het spel is, wat nu niet kan, en de regels
            Een letter waarmee een keuze begint, zoekt die keuze;
            als hoofdletter is het altijd de opdracht. / zoekt altijd.
h           hint              l         het hele log
u           terugnemen        b         het hele bord
r           opnieuw           s         nu opslaan (gebeurt toch steeds)
q           stoppen; het spel wordt bewaard`,
  'replay.at': '{at} van {of}',
  'rules.how': 'Eén regel, een hoofdstuk of zoeken: rules {example}, rules WOORDEN',
  'sim.setup': 'opzet',
  'sim.games': 'spellen',
  'sim.won': 'gewonnen',
  'sim.interval': '95 %-interval',
  'sim.decisions': 'beslissingen',
  'sim.median': 'mediaan',
  'sim.left': 'nog',
  'sim.distribution': 'gemiddeld {mean}, mediaan {median}, 5-95 %: {low}-{high}',
  'sim.per-game': '{n} per spel',
  'sim.plotted': 'Getekend in {file}.',
  'sim.run': 'startgetal {seed}, {jobs} tegelijk',
  'sim.compared': 'Aantallen en gemiddelden per spel; de kolommen zijn de opzetten hierboven.',
  'sim.too-wide': 'De tellingen van zoveel opzetten staan in --json.',
  'sim.seat': 'plaats',
  'sim.bot': 'bot',
  'sim.seats': 'plaatsen',
  'sim.share': 'van zijn deel',
  'why.option': 'De keuze',
  'why.question': 'De vraag',
  'why.last': 'Wat er het laatst gebeurde',
  'why.here': 'In het spel',
  'why.closed': 'Nu niet',
};
