// Owns small broken variants of the toy game, each with one mistake that a law must find.

import { missing, decision, knownIn, type AnyDecision, type Call, type Game, type Turn } from '@undercroft/kernel';
import type { Law } from '@undercroft/testkit';
import { isToyBoard, toy, turn, type Toy } from '@undercroft/testkit/toy';

type Locals = Record<string, unknown>;
type AnyProcedure = Call['procedure'];
type Step = AnyProcedure['steps'][number];
/** What a mistake may replace of a step; mistakes need not fit it. */
interface Change {
  readonly decision?: AnyDecision;
  readonly fn?: (first: Turn<Toy>, locals: Record<string, unknown>) => unknown;
}

/** The toy game with one step changed: its procedures are copied, and call each other's copies. */
function withStep(procedure: string, name: string, change: (step: Step) => Change): Game<Toy> {
  const main = { ...toy.main };
  const copies = new Map(toy.procedures.map((one) => [one.name, one.name === main.name ? main : { ...one }]));
  const copyOf = (one: AnyProcedure): AnyProcedure => copies.get(one.name) ?? one;
  const rewired = (made: Call | null): Call | null => (made === null ? null : { ...made, procedure: copyOf(made.procedure) });
  const rewire = (step: Step): Step => {
    if ('calls' in step && step.calls !== undefined) return { ...step, calls: copyOf(step.calls) };
    if (step.kind === 'window')
      return { ...step, respond: (board, locals, answer, by) => rewired(step.respond(board, locals, answer, by)) };
    return step.kind === 'call-which' ? { ...step, fn: (board: object, locals: Locals) => rewired(step.fn(board, locals)) } : step;
  };
  for (const copy of copies.values()) {
    if (copy.name === procedure && !copy.index.has(name)) throw new Error(`${procedure} has no step ${name}`);
    const steps = copy.steps.map((step) =>
      rewire(copy.name === procedure && step.name === name ? Object.assign({ ...step }, change(step)) : step),
    );
    Object.assign(copy, { steps });
  }
  return { ...toy, main, procedures: [...copies.values()] };
}

/** The toy game with something done before a step. */
function before(procedure: string, name: string, mischief: (t: Turn<Toy>, locals: Record<string, unknown>) => void): Game<Toy> {
  return withStep(procedure, name, (step) => ({
    fn: (t, locals): unknown => {
      mischief(t, locals);
      return Reflect.apply(step.fn, undefined, [t, locals]);
    },
  }));
}

const withEvent = <K extends keyof Game<Toy>['events']>(type: K, change: Partial<Game<Toy>['events'][K]>): Game<Toy> => ({
  ...toy,
  events: { ...toy.events, [type]: { ...toy.events[type], ...change } },
});

function without(type: keyof Game<Toy>['events'], part: 'secret' | 'shows'): Game<Toy> {
  const { [part]: _gone, ...rest } = toy.events[type];
  return { ...toy, events: { ...toy.events, [type]: rest } };
}

const boundless = decision<Toy>()('turn', 'TOY-TURN-02')
  .act('draw', 'TOY-TURN-04', (a) =>
    a.sequence(
      'times',
      () => [1, Infinity],
      (_board, _locals, chosen) => (chosen.length < 2 ? ['again'] : []),
    ),
  )
  .done();

const uncompletable = decision<Toy>()('turn', 'TOY-TURN-02')
  .act('gift', 'TOY-GIFT-01', (a) =>
    a.pick('to', (board) => board.hands.map((_, seat) => seat)).pick('gift', (board, { to }) => (to === board.turn ? [] : ['gem-1'])),
  )
  .act('end', 'TOY-TURN-04')
  .done();

/** The toy game with something else declared of an act of a turn. */
function withAct(name: string, change: Partial<AnyDecision['acts'][number]>): Game<Toy> {
  const acts = turn.acts.map((act) => (act.name === name ? { ...act, ...change } : act));
  return withStep('toy', 'TOY-TURN-02', () => ({ decision: { ...turn, acts, byName: new Map(acts.map((act) => [act.name, act])) } }));
}

let games = 0;

export const broken: readonly { readonly mistake: string; readonly law: Law; readonly game: Game<Toy> }[] = [
  { mistake: 'a step that changes the board itself', law: 'events', game: before('toy', 'TOY-TURN-03', (t) => void (t.board.die = 6)) },
  {
    mistake: 'a step that changes the board just before it raises an event',
    law: 'events',
    game: before('toy', 'TOY-TURN-04', (t) => void t.board.table.push('dust')),
  },
  {
    mistake: 'a setup that changes the board itself',
    law: 'events',
    game: before('deal', 'TOY-SETUP-01', (t) => void (t.board.rooms[0] = 1)),
  },
  {
    mistake: 'options that change the board when somebody looks at them',
    law: 'events',
    game: withStep('toy', 'TOY-TURN-02', () => ({
      decision: decision<Toy>()('turn', 'TOY-TURN-02')
        .act('walk', 'TOY-WALK-01', (a) =>
          a.sequence(
            'path',
            () => [1, 1],
            (board) => [board.left++],
          ),
        )
        .done(),
    })),
  },
  {
    mistake: 'a copy that shares a list with its original',
    law: 'clone',
    game: { ...toy, copy: (board) => ({ ...toy.copy(board), rooms: board.rooms }) },
  },
  { mistake: 'a copy that forgets something', law: 'clone', game: { ...toy, copy: (board) => ({ ...toy.copy(board), left: 0 }) } },
  {
    mistake: 'a view that leaks a hidden card',
    law: 'knowledge',
    game: {
      ...toy,
      view: (board, seat) => ({
        ...toy.view(board, seat),
        hands: board.hands.map((zone) => ({ count: zone.cards.length, known: zone.cards.slice(0, 1) })),
      }),
    },
  },
  {
    mistake: 'a view that leaks a hidden card only to spectators',
    law: 'knowledge',
    game: {
      ...toy,
      view: (board, seat) => ({
        ...toy.view(board, seat),
        hands: board.hands.map((zone, at) => ({ count: zone.cards.length, known: knownIn(zone, seat < 0 ? 1 << at : 1 << seat) })),
      }),
    },
  },
  {
    mistake: 'a pool of hidden cards whose zones are ordered by what lies in them',
    law: 'redeal',
    game: {
      ...toy,
      hidden: (board) => [{ zones: [...board.hands, ...board.deck].sort((a, b) => ((a.cards[0] ?? '') < (b.cards[0] ?? '') ? -1 : 1)) }],
    },
  },
  {
    mistake: 'options that depend on the hand of another seat',
    law: 'knowledge',
    game: withAct('rest', {
      whyClosed: (board) =>
        isToyBoard(board) && board.hands.some((zone, seat) => seat !== board.turn && zone.cards.some((card) => card.startsWith('ward')))
          ? { rule: 'TOY-REST-01', key: 'danger' }
          : null,
    }),
  },
  {
    mistake: 'an offer that cannot be completed',
    law: 'offers',
    game: withStep('toy', 'TOY-TURN-02', () => ({ decision: uncompletable })),
  },
  {
    mistake: 'a pick without an upper bound',
    law: 'offers',
    game: withStep('toy', 'TOY-TURN-02', () => ({ decision: boundless })),
  },
  {
    mistake: 'an option offered twice',
    law: 'offers',
    game: withStep('toy', 'TOY-LEAD-01', () => ({
      decision: decision<Toy>()('bid', 'TOY-LEAD-01')
        .act('bid', 'TOY-LEAD-01', (a) => a.pick('n', () => [1, 1]))
        .done(),
    })),
  },
  {
    mistake: 'a question to a seat that is not there',
    law: 'offers',
    game: withStep('map', 'TOY-MAP-02', () => ({ fn: () => 7 })),
  },
  { mistake: 'a secret field of a draw that is not declared', law: 'knowledge', game: without('card.taken', 'secret') },
  { mistake: 'a secret field of a choice that is not declared', law: 'knowledge', game: without('gift.offered', 'secret') },
  { mistake: 'an event that shows a card without saying so', law: 'knowledge', game: without('card.lost', 'shows') },
  {
    mistake: 'an event whose effect depends on a hidden card',
    law: 'knowledge',
    game: withEvent('seat.walked', {
      apply: (board, { seat }) => void (board.rooms[seat] = board.deck.length > 0 ? (board.deck[0]?.cards[0]?.length ?? 0) : 0),
    }),
  },
  { mistake: 'locals changed in place', law: 'locals', game: before('toy', 'TOY-TURN-02/b', (_t, locals) => void (locals['extra'] = 1)) },
  {
    mistake: 'a recorded event that is a piece of the board',
    law: 'locals',
    game: withEvent('seat.walked', {
      apply: (board, { seat, path }) => {
        board.rooms[seat] = path.at(-1) ?? missing();
        Reflect.apply(Array.prototype.push, path, [0]);
      },
    }),
  },
  {
    mistake: 'a board that does not survive JSON',
    law: 'save',
    game: withEvent('turn.begun', { apply: (board) => void (board.left = Number.NaN) }),
  },
  {
    mistake: 'a rule that remembers something outside the position',
    law: 'replay',
    game: { ...toy, begin: (setup) => ({ ...toy.begin(setup), round: games++ }) },
  },
  {
    mistake: 'a game that never ends',
    law: 'bound',
    game: { ...withStep('toy', 'TOY-TURN-04', () => ({ fn: () => 'turn' })), ended: () => false, bound: 25 },
  },
  {
    mistake: 'a decision that prefers what is not legal',
    law: 'suggestions',
    game: withStep('toy', 'TOY-LEAD-01', () => ({
      decision: decision<Toy>()('bid', 'TOY-LEAD-01')
        .act(
          'bid',
          'TOY-LEAD-01',
          (a) =>
            a.pick(
              'n',
              () => [0, 1, 2],
              null,
              () => [2, 3],
            ),
          { rank: () => [0] },
        )
        .done(),
    })),
  },
  {
    mistake: 'suggestions that change from one time to the next',
    law: 'suggestions',
    game: withStep('toy', 'TOY-LEAD-01', () => ({
      decision: decision<Toy>()('bid', 'TOY-LEAD-01')
        .act('bid', 'TOY-LEAD-01', (a) => a.pick('n', () => [0, 1, 2]), { rank: () => [(games++ * 5) % 7] })
        .done(),
    })),
  },
  {
    mistake: 'a suggestion that depends on the hand of another seat',
    law: 'knowledge',
    game: withAct('end', {
      rank: (board) => (isToyBoard(board) && board.hands.some((zone) => zone.cards.some((card) => card === 'ward-1')) ? [0] : null),
    }),
  },
  {
    mistake: 'an answer that is said to be useless and brings a point',
    law: 'suggestions',
    game: withAct('play', { useful: () => false }),
  },
  {
    mistake: 'an answer that is said to be useless and has better odds',
    law: 'suggestions',
    game: withAct('end', { useful: () => false, odds: () => ({ ways: 2, of: 6 }), before: () => ({ ways: 1, of: 6 }) }),
  },
  { mistake: 'a result for too few seats', law: 'plays', game: { ...toy, returns: () => [1] } },
  { mistake: 'a bug in the rules', law: 'plays', game: before('take', 'TOY-TAKE-01', (t) => void t.draw([], 'nothing')) },
];
