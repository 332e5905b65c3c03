// Owns what the program says while it runs, in English.

import { errors } from './en-errors.ts';
import { help } from './en-help.ts';
import { host } from './en-host.ts';

export const en = {
  ...errors,
  ...help,
  ...host,
  'dice.promise': 'The dice are fixed now and can be checked afterwards. Note this promise if you want to:',
  'dice.commitment': 'promise',
  'dice.nonce': 'your nonce',
  'dice.secret': 'secret',
  'dice.revealed': 'The secret behind the dice; {n} outcomes follow from it:',
  'dice.seed': 'The dice come from the seed “{seed}”: the same seed and the same choices give the same game.',
  'end.kept': 'The game is kept in {file}. To check every choice and every roll:',
  'end.left': 'The game is kept in {file}.',
  'end.resume': 'Go on with it: {command}',
  'end.rewound': 'This run went back past a roll: it is marked as rewound.',
  'end.replay': 'To go through this game step by step: {command}',
  'form.preset': 'What shall it be?',
  'form.resume': 'Go on with the last game',
  'form.own': 'Set it up myself',
  'form.own-help': 'every option, one by one',
  'form.other': 'Another number',
  'form.number': 'A whole number from {least} to {most}, please.',
  'form.several': '[Space marks, Enter goes on]',
  'form.at-least-one': 'Mark at least one.',
  'form.more': 'More … ({n})',
  'form.yes': 'yes',
  'form.no': 'no',
  'form.which-game': 'Which game?',
  'form.left': 'Nothing was started.',
  'games.presets': 'Presets (play {game} --preset NAME):',
  'keys.playing': '↑↓ Enter choose · letters find · ? why · h hint · u undo · k keys · q quit',
  'keys.picking': '↑↓ Enter choose · Esc one back · letters find · ? why · h hint · k keys · q quit',
  'keys.typing': 'Esc clear · ⌫ last letter · ↑↓ move · Enter choose',
  'keys.several': 'Space mark · Enter done · Esc one back · ? why · h hint · k keys · q quit',
  'keys.overlay': '↑↓ scroll · any other key: back to the game',
  'keys.undo': 'Enter or y: go back · any other key: stay',
  'keys.over': 'n new game · a again · r replay · u undo · l log · b board · ? why · q quit',
  'keys.waiting': 'The others play; any key: at once · q quit',
  'keys.replay': '→ next · ← back · PgUp PgDn ten · Home End · q quit',
  'line.how':
    'Answer by number or by words. Also: u undo, r redo, ? why (? 2 for an option), < one pick back, h hint, l log, b board, s save, k this help, q quit.',
  'line.more': '… and {n} more: type a part of what you want.',
  'line.no-match': 'Nothing here is called “{typed}”: give a number from 1 to {n}, or a part of the words.',
  'line.no-step-back': 'This is the first step of the question; u takes back the last decision.',
  'line.over': 'The game is over: q to leave.',
  'line.several': '(several: all their numbers on one line)',
  'line.undo-past': 'Go back past a roll? The same roll will come again, and the run is marked as rewound. (y/n)',
  'line.which': 'Which one? {labels}',
  'play.closed': 'there is nothing to do that with now',
  'play.decisions': 'decision {n}',
  'play.hint': 'Hint: {choice}',
  'play.marks': 'That is not the right number: mark as many as are asked for.',
  'play.more': '{n} more',
  'play.not-now': '{n} more, not now (?)',
  'play.skipped': '{file} is damaged or of a newer Undercroft: it is passed over.',
  'play.too-small': 'The window is too small: at least {width} columns and {height} lines, please.',
  'play.no-board': 'This game has no board for the terminal.',
  'play.no-hint': 'This game has no bot to ask.',
  'play.no-match': 'Nothing here is called “{typed}”.',
  'play.no-terminal': `This is not a terminal and nothing was sent, so there is nobody to play with.

  npm run undercroft -- play                      in a terminal: arrow keys and Enter
  npm run undercroft -- play GAME < answers.txt   one answer per line: numbers or words
  npm run undercroft -- play --help               all options`,
  'play.nothing-to-redo': 'Nothing to redo.',
  'play.nothing-to-undo': 'Nothing to take back.',
  'play.odds': '{ways} in {of}, {percent} %',
  'play.others': 'The others are playing …',
  'play.redone': 'Done again.',
  'play.rewound': 'rewound',
  'play.saved': 'Saved in {file}.',
  'play.undo-past': 'Go back past a roll? The same roll will come again, and the run is marked as rewound.',
  'play.undone': 'Taken back.',
  'play.welcome': 'Every decision is saved at once: leave whenever you like.',
  'play.keys': `↑ ↓         move              Enter     choose; of several: done
1 2 3 …     choose a number   letters   find by words
Esc ← ⌫     one pick back     Space     of several: mark
?           what is in play, what cannot be done now, and the rules
            A letter with which an option begins finds that option;
            in capitals it is always the command. / always finds.
h           hint              l         the whole log
u           undo              b         the whole board
r           redo              s         save now (every decision is saved)
q           quit; the game is kept`,
  'replay.at': '{at} of {of}',
  'rules.how': 'One rule, a section, or a search: rules {example}, rules WORDS',
  'sim.setup': 'setup',
  'sim.games': 'games',
  'sim.won': 'won',
  'sim.interval': '95 % interval',
  'sim.decisions': 'decisions',
  'sim.median': 'median',
  'sim.left': 'left',
  'sim.distribution': 'mean {mean}, median {median}, 5-95 %: {low}-{high}',
  'sim.per-game': '{n} a game',
  'sim.plotted': 'Drawn in {file}.',
  'sim.run': 'seed {seed}, {jobs} at a time',
  'sim.compared': 'Counts and means a game; the columns are the setups above.',
  'sim.too-wide': 'The counts of so many setups are in --json.',
  'sim.seat': 'seat',
  'sim.bot': 'bot',
  'sim.seats': 'seats',
  'sim.share': 'of its share',
  'why.option': 'The option',
  'why.question': 'The question',
  'why.last': 'What happened last',
  'why.here': 'In play',
  'why.closed': 'Not now',
} as const;
