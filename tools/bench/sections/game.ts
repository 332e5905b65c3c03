// Owns the figures of one game of the catalog, whichever it is.

import { existsSync, readFileSync } from 'node:fs';
import { deflateRawSync, gzipSync } from 'node:zlib';
import { begin, isList, isOneOf, isRecord, missing, randomFrom, start, type Game, type GameTypes, type State } from '@undercroft/kernel';
import { writeTranscript } from '@undercroft/record';
import { bytesEach, figureOf, interleaved, rateOf, type Effort, type Figure } from '../measure.ts';
import { midGame, midGames, playChecked, playOut, recordedMatch, type Chooser } from '../positions.ts';
import { nativeSection } from '../native.ts';
import { profileSection } from '../profile.ts';
import { BOUNDS, type Aim } from '../aims.ts';
import type { Row, Section } from '../report.ts';
import { positionRows } from './position.ts';

const COLUMN = 'figure';
const REPLAYS = 31;
const LIVE_GAMES = 300;
const COUNTED = 31;
/** As far as a search looks that does not play to the end. */
const PLIES = 30;

const row = (what: string, unit: string, figure: Figure): Row => ({ what, unit, figures: { [COLUMN]: figure } });

const GZIP = 'replay, gzip';

type Wanted = Omit<Aim, 'figure'>;
const isWanted = (aim: unknown): aim is Wanted =>
  isRecord(aim) &&
  typeof aim['what'] === 'string' &&
  typeof aim['unit'] === 'string' &&
  isOneOf(BOUNDS, aim['bound']) &&
  typeof aim['aim'] === 'number';
/** What a row of any game should come to that has no aim of its own for it. */
const AIMS: readonly Wanted[] = [{ what: GZIP, unit: 'bytes', bound: 'under', aim: 2_000 }];
/** The aims that were set for one game lie beside it. */
function ownAims(id: string): readonly Wanted[] {
  const file = new URL(`../../../games/${id}/aims.json`, import.meta.url);
  const aims: unknown = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
  if (isList(aims) && aims.every(isWanted)) return aims;
  throw new Error(`games/${id}/aims.json is no list of aims`);
}

/**
 * The rules of a large game are compiled only after some hundred thousand decisions, and only then its records have the shapes that they keep: so
 * many times the time of a round goes before.
 */
const WARM_UP = 40;

/** An aim for what nobody measures would look like one that was missed. */
export const aimsOf = (id: string, rows: readonly Row[]): readonly Aim[] => {
  const own = ownAims(id);
  return [...own, ...AIMS.filter(({ what }) => own.every((one) => one.what !== what))].map((aim) => {
    const measured = rows.find(({ what }) => what === aim.what);
    if (measured === undefined)
      throw new Error(
        `games/${id}/aims.json: nothing that is measured is called “${aim.what}”, only ${rows.map(({ what }) => what).join(' · ')}`,
      );
    return { ...aim, what: `${id}: ${aim.what}`, figure: measured.figures[COLUMN]?.median ?? Number.NaN };
  });
};

export function gameSections(game: Game<GameTypes>, effort: Effort, bot: Chooser<GameTypes>): readonly Section[] {
  const title = `The game ${game.id}`;
  const checked = game.checkSetup({});
  if (!checked.ok) {
    const { field, key } = checked.problem;
    return [{ title, columns: [], rows: [], notes: [`Skipped: an empty setup is not enough (${field}: ${key}).`] }];
  }
  const { setup } = checked;
  const random = randomFrom('game');
  const play = (): number => playOut(start(game, setup, random), random, game.bound);
  rateOf(play, effort.ms * WARM_UP);
  const positions = midGames(game, setup, random, bot);
  const rows = [
    ...playRows(game, setup, positions, effort),
    ...positionRows(game, positions, { ...effort, ms: effort.ms / 4 }, COLUMN),
    row('memory of a live game', 'bytes', figureOf([bytesEach(LIVE_GAMES, (i) => midGame(game, setup, `memory ${i}`, random, bot))])),
    ...replayRows(game, setup, bot),
  ];
  const notes = [
    'Random play through the whole rules, from the setup that an empty one is completed to. Positions: fifteen in the middle of games played by its first bot, of middle size. Replays: whole games of that bot, as `writeTranscript` writes them; in brackets the shortest and the longest.',
  ];
  const aims = aimsOf(game.id, rows);
  return [
    { title, columns: [COLUMN], rows, notes, aims },
    profileSection(`Where the time goes in random play of ${game.id}`, play),
    nativeSection(`Whose code random play of ${game.id} runs in`, game.id),
  ];
}

function playRows(game: Game<GameTypes>, setup: object, positions: readonly State<GameTypes>[], effort: Effort): readonly Row[] {
  const random = randomFrom('play');
  const lengths: number[] = [];
  let at = 0;
  const searched = (plies: number): number => {
    const root = positions[at++ % positions.length] ?? missing();
    const state = root.clone(random);
    state.redeal(root.toAct, random);
    playOut(state, random, plies);
    return 1;
  };
  const measured = interleaved(
    [
      {
        name: 'play',
        work: () => {
          const decisions = playOut(start(game, setup, random), random, game.bound);
          lengths.push(decisions);
          return decisions;
        },
      },
      { name: 'apply', work: () => playChecked(begin(game, setup, random).state, random, game.bound) },
      { name: 'search', work: () => searched(game.bound) },
      { name: 'plies', work: () => searched(PLIES) },
    ],
    effort,
  );
  return [
    row('decisions: legal options, random choice, played (search)', '1/s', measured.figure('play')),
    row('decisions: the same, each choice checked and its events kept', '1/s', measured.figure('apply')),
    row('search iterations: copy, deal hidden cards anew, play to the end', '1/s', measured.figure('search')),
    row(`clone + redeal + ${PLIES} random plies, warm`, '1/s', measured.figure('plies')),
    row('decisions in a game', '', figureOf(lengths)),
    ...stepRows(game, setup),
  ];
}

/** How much happens between two questions. */
function stepRows(game: Game<GameTypes>, setup: object): readonly Row[] {
  const random = randomFrom('steps');
  const [steps, events]: [number[], number[]] = [[], []];
  for (let i = 0; i < COUNTED; i++) {
    let [stepped, raised] = [0, 0];
    const state = start(game, setup, random);
    state.audit = { raised: () => void raised++, stepped: () => void stepped++ };
    const decisions = playOut(state, random, game.bound);
    steps.push(stepped / decisions);
    events.push(raised / decisions);
  }
  return [row('steps of the rules for a decision', '', figureOf(steps)), row('events of a decision', '', figureOf(events))];
}

function replayRows(game: Game<GameTypes>, setup: object, bot: Chooser<GameTypes>): readonly Row[] {
  const texts = Array.from({ length: REPLAYS }, (_, i) =>
    Buffer.from(writeTranscript(recordedMatch(game, setup, randomFrom(`replay ${i}`), bot).transcript())),
  );
  return [
    row('replay of a game', 'bytes', figureOf(texts.map((text) => text.length))),
    row(GZIP, 'bytes', figureOf(texts.map((text) => gzipSync(text, { level: 9 }).length))),
    row('replay, deflate', 'bytes', figureOf(texts.map((text) => deflateRawSync(text, { level: 9 }).length))),
  ];
}
