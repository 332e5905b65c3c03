// Owns what the messages are for, in sentences: docs/protocol.md is made of these and of the schemas.

import type { Bye, ClientMessage, Code, ServerMessage } from '@undercroft/table';

type FieldOf<M> = M extends unknown ? keyof M : never;
type Field = Exclude<FieldOf<ClientMessage> | FieldOf<ServerMessage>, 't'>;

/** What a page says it for. A new message without a sentence does not compile. */
export const ASKS = {
  hello: 'First of all, and again whenever what is shown cannot be trusted: which table, and from which seat. Answered by `welcome`.',
  answer: 'Answers an offer, by the offer’s name. The choice names its act and its picks; a pick of several is a list.',
  look: 'What would follow these picks? Looks ahead at no more than so many picks. Answered by `ok` with a pick as in an offer, `next` and `stopped` filled in.',
  why: 'Why is this option of the open pick not there? Answered by `ok` with `{ rule, key, args }`, or null where the rules give no reason.',
  errand:
    'What may be handed over to the game. Without a name: which errands may be given at this question. With one: its next answer, or why it ends. With `ahead`: its steps as far as they are certain, and what they come to. It answers nothing by itself, and there are none in windows.',
  back: 'Goes back to what everybody had been told then: at once where the seat may by itself, else the others are asked.',
  again: 'Plays again what was taken back last.',
  consent: 'Agrees, or not, that another seat goes back. A no, also of whoever asked, ends the wish.',
  orders: 'Standing orders: whether the table passes for the seat in windows, and in which it wants to be asked all the same.',
  sit: 'Takes an open seat; also one that was left, while the game runs, or one’s own that a bot keeps warm.',
  swap: 'Would like to change places with somebody who sits, or no longer would; once both would like it they have. Before the game only.',
  ready: 'Is ready for the game, or not yet. When every seat is taken and everybody is, the seats are closed as by `begin`.',
  say: 'Says something to everybody who looks at the table: a text of one’s own, or a phrase that every reader is shown in their own language. Only for people with a seat.',
  stand: 'Leaves a seat. It is open for others, and what its holder wished or ordered is gone.',
  bot: 'The host gives a seat to a bot, or with null takes it from one. Also the seat of somebody who is not connected.',
  begin: 'The host closes the seats. Devices that promised a part of the dice now show it; then the game begins.',
  show: 'Shows the part of the dice that a device promised when its person sat down.',
  resign: 'Gives up: a bot plays the seat to the end, or the game is over when nobody else plays.',
  turn: 'Looks from another of one’s own seats: the tablet was passed on. Answered by `welcome`.',
  log: 'Older parts of the log. Answered by `ok` with groups as in a frame.',
  transcript:
    'The record of the game, where it tells nobody anything new: of a game alone, or of one that is over, then with the proof of its dice.',
  point: 'Points at a place of the board: all who look see it for a moment. Only of somebody with a seat, a few at once; stored nowhere.',
  plan: 'Says what its sender could do at a place of the board, shown to all until their seat acts or they take it back with null. Only of somebody with a seat; stored nowhere.',
  ping: 'Is anybody there? Answered by `ok`.',
} as const satisfies Record<ClientMessage['t'], string>;

/** What a table says it for. */
export const TELLS = {
  welcome: 'Everything there is to see, and the last parts of the log. All that comes later is told as a difference to this.',
  frame: 'Something happened: what this seat is told of it, and what changed in what it sees.',
  packed: 'A frame in its short form, for a page that said `pack` in its hello. See “Short frames”.',
  ok: 'Done, and it is durable. The frames of what was done follow, or came just before.',
  no: 'Not done; nothing changed.',
  talk: 'Lines of what people at the table say to each other: the latest after a welcome, then each as it is said. It is no part of the game.',
  pointed: 'Somebody points at a place of the board.',
  plans:
    'All that people say they could do now, at most one for each seat. Comes after the welcome where there are any, and whenever they change.',
  bye: 'The host closes the connection, and says why.',
} as const satisfies Record<ServerMessage['t'], string>;

export const FIELDS = {
  id: 'A number of the page’s own, by which the reply finds the message; it goes up.',
  protocol: 'The number of this protocol.',
  table: 'The name of the table.',
  at: 'The seat to look from, if it is one’s own.',
  last: 'The highest `n` seen.',
  pack: 'Frames in their short form, please.',
  offer: 'The name of the offer, `ref`: how often the table went back, and the number of the question.',
  seat: 'A seat, from 0; for an answer the seat one looks from unless told.',
  choice: 'The act and the picks by name.',
  path: 'The picks made so far; null ends a pick that may end.',
  budget: 'How many picks to look at.',
  value: 'The option that is not there.',
  to: 'The `n` to go back to: that of a group of the log, or `meta.back.to`.',
  yes: 'Whether one agrees.',
  orders: '`pass` in windows: never, until the seat’s own next decision, or always; `except` in these, by the name of their question.',
  name: 'A name for people.',
  ready: 'Whether one is ready.',
  with: 'The seat of the other; null takes the wish back.',
  text: 'What is said, in one line.',
  phrase: 'One of the phrases that every page has in its languages.',
  lines: 'Numbered by the table, each with the seat and the name it was said under.',
  promise: 'The commitment to a nonce made on this device.',
  bot: 'The name of the bot, or null.',
  nonce: 'The nonce that was promised.',
  before: 'Groups with a smaller `n` only.',
  count: 'How many groups at the most.',
  game: 'Which game.',
  rules: 'The version of its rules.',
  setup: 'How the game was set up.',
  n: 'How much everybody was told so far, counted. In a reply: with the act itself, whatever followed from it.',
  shown:
    '`view` (what the seat may know, by the game), `offer` (the open question and its first pick) and `meta` (how things stand at the table).',
  log: 'The last groups of the log.',
  groups:
    'What happened: facts with the rule behind each, as this seat is told them. Seat -1: nobody’s choice, as at the setup and when a window closes.',
  back: 'The table went back: groups with a higher `n` did not happen.',
  diff: 'What changes in `shown`. See “Differences”.',
  digest: 'Now and then: the digest of `shown` after the change. If it differs, say hello again.',
  p: 'The frame as text.',
  fresh: 'Words and shapes are counted anew from this frame on.',
  forked: 'It goes on from the middle of another game, whose dice were not those of this table.',
  after: 'The table of the game that this one follows.',
  data: 'What was asked for.',
  code: 'Why.',
  refusal: 'The rule that is in the way, the pick that is wrong, what was given, and what is legal.',
  place: 'A place of the board, by the board’s own name for it.',
  plan: 'Where, and what its sender could do there.',
  errand: 'The name of an errand, by the game.',
  of: 'What it is asked for, by the game’s own name for it; absent where there is nothing to say.',
  preferences: 'What its player has set for it, by the game’s own names; absent where nothing is set.',
  ahead: 'Its whole plan, not the next step alone.',
  plans: 'One for each seat at the most.',
  detail: 'For programs: what exactly is wrong.',
} as const satisfies Record<Field, string>;

/** What happened, and what a page does about it. */
export const REFUSALS = {
  malformed: ['It is no message of this protocol, or comes before a hello.', 'Mend the page.'],
  'too-big': ['It is longer than is read.', 'Send less.'],
  'too-fast': ['Too many messages in too short a time.', 'Wait, then say it again.'],
  protocol: ['The page speaks another version.', 'Load the page anew.'],
  'no-table': ['There is no such table, or no connection.', 'Check the link.'],
  'no-game': ['The host does not have this game.', 'Choose another.'],
  'bad-setup': ['The setup, or the game to go on from, does not fit the rules; `detail` says where.', 'Change the setup.'],
  'not-seated': ['The seat is not one’s own, or is none.', 'Sit down first.'],
  'seat-taken': ['Somebody has this seat, or resigned from it.', 'Take another.'],
  'not-host': ['Only the host may.', 'Ask the host.'],
  'not-gathering': ['The seats are closed already.', 'Nothing.'],
  secluded: ['Only people with a seat may look at this table once its game has begun.', 'Ask whoever opened it.'],
  'not-away': [
    'Whoever has this seat is here, or has not been away for long enough.',
    'Wait for them, or for the time that the table sets.',
  ],
  'seats-open': ['A seat is still open.', 'Fill it, or give it to a bot.'],
  'not-playing': ['The game has not begun, or is over.', 'Nothing.'],
  'stale-offer': ['The question was answered or taken back meanwhile.', 'Look at the offer that is open now.'],
  'not-asked': ['The seat is asked nothing now.', 'Wait. If it was said twice, it was done once.'],
  illegal: ['The rules do not allow it; `refusal` says which rule, which pick, and what is legal.', 'Choose again.'],
  'nothing-to-take-back': ['There is no such place to go back to.', 'Nothing.'],
  'nothing-to-redo': ['Nothing was taken back, or something else was done since.', 'Nothing.'],
  'wish-open': ['A wish to go back waits for consent.', 'Answer that first.'],
  'no-wish': ['Nobody asks to go back.', 'Nothing.'],
  'no-such-bot': ['The host does not have this bot.', 'Choose another.'],
  'broken-promise': ['The nonce is not what was promised.', 'Show the right one.'],
  'secret-until-over': ['The transcript would tell what a seat may not know.', 'Ask when the game is over.'],
  full: ['A limit of the host is reached.', 'Close something, or come back later.'],
  damaged: [
    'The stored table does not fit, or could not be stored. Nothing was lost that was acknowledged.',
    'Tell whoever runs the host.',
  ],
} as const satisfies Record<Code, readonly [what: string, todo: string]>;

export const BYES = {
  secluded: 'The game has begun, and only people with a seat may look at this table.',
  restarting: 'The host stops, and comes back: connect again.',
  replaced: 'The same person connected again elsewhere.',
  'too-slow': 'Messages pile up on the way to this page: connect again.',
  'too-fast': 'Far too many messages.',
  'too-big': 'A message was longer than is read.',
  idle: 'Nothing was heard for a long time: connect again.',
  damaged: 'The table cannot be played any more.',
} as const satisfies Record<Bye['code'], string>;
