// Owns the page that the figures of the balance are kept on, and its pictures.

import { at, memberOf, missing } from '@undercroft/kernel';
import { ADVENTURE_IDS, adventureOf, HERO_IDS, heroOf, QUEST_IDS, questOf, type AdventureId } from '../src/content/cards.ts';
import { adventuresIn } from '../src/content/decks.ts';
import { gradesOf } from '../src/setup.ts';
import { wordsOf } from '../src/text/names-by-id.ts';
import { countsOf, emptyOf, missed, quantile, SHARP, timesOf, type Measured, type Table, type Times } from './balance.ts';
import { setupOf } from './scenes.ts';

export interface Row {
  readonly name: string;
  readonly setup: Table;
  readonly measured: Measured;
}

const name = (id: string): string => wordsOf('en', id).name;
const percent = (n: number, of: number): string => `${((100 * n) / Math.max(1, of)).toFixed(1)} %`;
const times = ({ times: n, half }: Pick<Times, 'times' | 'half'>): string => `${n.toFixed(2)} ±${half.toFixed(2)}`;

function lengthRow({ name: label, measured }: Row): string {
  const kinds = countsOf(measured, 'victory');
  const of = (key: string): string => percent(kinds.get(key) ?? 0, measured.games);
  const places = timesOf(measured, 'place').map(times).join(' · ');
  const [low, mid, high] = [0.25, 0.5, 0.75].map((part) => quantile(measured.turns, part));
  const minutes = [0.25, 0.5, 0.75].map((part) => quantile(measured.minutes, part).toFixed(0));
  const { questions, part } = emptyOf(measured);
  const aims = percent((kinds.get('quests') ?? 0) + (kinds.get('points') ?? 0), measured.games);
  return `| ${label} | ${measured.games} | ${places} | ${aims} | ${of('last-alive')} | ${of('round-limit')} | ${low} · **${mid}** · ${high} | ${minutes[0]} · **${minutes[1]}** · ${minutes[2]} | ${questions.toFixed(0)} | ${(100 * part).toFixed(1)} % |`;
}

/** One line for each key, one column for each row. */
function compared(rows: readonly Row[], group: string, label: (key: string) => string): string {
  const all = rows.map(({ measured }) => new Map(timesOf(measured, group).map((one) => [one.key, one])));
  const keys = [...new Set(all.flatMap((one) => [...one.keys()]))].sort();
  const cell = (found: Times | undefined): string => (found === undefined ? '–' : times(found));
  return [
    `| | ${rows.map((row) => row.name).join(' | ')} |`,
    `| --- |${' --- |'.repeat(rows.length)}`,
    ...keys.map((key) => `| ${label(key)} | ${all.map((one) => cell(one.get(key))).join(' | ')} |`),
  ].join('\n');
}

interface CardFigures {
  readonly card: AdventureId;
  readonly drawn: number;
  /** How often it is played, for each time it is drawn. */
  readonly rate: number;
  readonly effect: Times | undefined;
}
function cardsOf({ measured, setup }: Row): readonly CardFigures[] {
  const drawn = countsOf(measured, 'drawn');
  const played = countsOf(measured, 'played');
  const effects = new Map(timesOf(measured, 'card-played').map((one) => [one.key, one]));
  const checked = setupOf(setup);
  const inPlay = gradesOf(checked).flatMap((grade) => adventuresIn(checked.decks, grade));
  return ADVENTURE_IDS.filter((card) => inPlay.includes(card))
    .map((card) => {
      const n = drawn.get(card) ?? 0;
      return { card, drawn: n, rate: (played.get(card) ?? 0) / Math.max(1, n), effect: effects.get(card) };
    })
    .filter((one) => one.drawn > 0)
    .sort((one, other) => other.rate - one.rate);
}

/** Why a card may be played seldom. */
const REASONS: Readonly<Partial<Record<AdventureId, string>>> = {
  'the-old-password': 'waits for an attack by one of two kinds of monsters',
  'bread-for-the-beast': 'waits for an attack by a cheap monster',
  'bo-old-retainer': 'waits for an attack by a cheap monster',
  'call-it-by-its-star-name': 'waits for an attack by one of two kinds of monsters',
  'the-other-you': 'dear, and as strong as whoever it fights',
  'guardian-of-the-last-order': 'the dearest monster of its set',
  'mo-last-word': 'the dearest monster of its set',
  'the-road-forgets': 'pays only where two Roads lie in the wrong places',
  'ox-of-seven-nails': 'the dearest monster of its set',
};
const CARD_HEAD = '| card | kind | played per draw | seats that played it win |\n| --- | --- | --- | --- |';
const cardRow = ({ card, rate, effect }: CardFigures): string =>
  `| ${name(card)} | ${adventureOf(card).family} | ${rate.toFixed(2)} | ${effect === undefined ? '–' : times(effect)} |`;

/** The cards that are played most and least, and those that go with victory and defeat. */
function cardTables(row: Row): string {
  const cards = cardsOf(row);
  const known = cards.filter(({ effect }) => (effect?.of ?? 0) >= 30);
  const byEffect = [...known].sort((one, other) => (other.effect?.times ?? 0) - (one.effect?.times ?? 0));
  const seldom = cards
    .filter(({ rate }) => rate < 1 / 8)
    .map(({ card, rate }) => `${name(card)} (${rate.toFixed(2)}: ${REASONS[card] ?? 'no reason known'})`);
  const part = (title: string, list: readonly CardFigures[]): string => `${title}:\n\n${CARD_HEAD}\n${list.map(cardRow).join('\n')}\n`;
  return [
    part('Most played', cards.slice(0, 12)),
    part('Least played', cards.slice(-12).reverse()),
    part('Those who play these win most', byEffect.slice(0, 8)),
    part('and these least', byEffect.slice(-8).reverse()),
    `Played less than once in eight draws: ${seldom.length === 0 ? 'none' : seldom.join('; ')}.`,
  ].join('\n');
}

const questLine = (key: string): string => `${name(key)} (${questOf(memberOf(QUEST_IDS, key)).completion.by})`;
function questTable({ measured }: Row): string {
  const done = new Map(timesOf(measured, 'quest-done').map((one) => [one.key, one]));
  const lines = [...countsOf(measured, 'completed')]
    .sort((a, b) => b[1] - a[1])
    .map(([key, n]) => `| ${questLine(key)} | ${(n / measured.games).toFixed(2)} | ${times(done.get(key) ?? missing())} |`);
  return `| Quest | completed a game | seats that completed it win |\n| --- | --- | --- |\n${lines.join('\n')}`;
}

const BAR = { high: 16, gap: 8, left: 190, unit: 220, top: 30 };
const COLOURS = ['#b5541c', '#3f6b5c', '#5a4a86'];

/** Bars of the heroes' victories as multiples of their share, a colour for each table size, with their intervals. */
export function heroPicture(rows: readonly Row[]): string {
  const all = rows.map(({ measured }) => new Map(timesOf(measured, 'hero').map((one) => [one.key, one])));
  const keys = [...new Set(all.flatMap((one) => [...one.keys()]))].sort();
  const step = rows.length * BAR.high + BAR.gap;
  const height = BAR.top + keys.length * step + 30;
  const width = BAR.left + 2.2 * BAR.unit + 20;
  const x = (value: number): number => BAR.left + value * BAR.unit;
  const bars = keys.flatMap((key, i) => {
    const y = BAR.top + i * step;
    const label = `<text x="${BAR.left - 8}" y="${y + step / 2}" text-anchor="end">${name(key)}</text>`;
    return [label, ...all.map((one, k) => bar(one.get(key), y + k * BAR.high, at(COLOURS, k % COLOURS.length)))];
  });
  function bar(found: Times | undefined, y: number, colour: string): string {
    if (found === undefined) return '';
    const middle = y + BAR.high / 2 - 1;
    return `<rect x="${BAR.left}" y="${y}" width="${(found.times * BAR.unit).toFixed(1)}" height="${BAR.high - 2}" fill="${colour}"/><line x1="${x(found.times - found.half).toFixed(1)}" x2="${x(found.times + found.half).toFixed(1)}" y1="${middle}" y2="${middle}" stroke="#2b2118" stroke-width="2"/>`;
  }
  const lines = [0.5, 1, 1.5, 2].map(
    (value) =>
      `<line x1="${x(value)}" x2="${x(value)}" y1="${BAR.top - 6}" y2="${height - 24}" stroke="#2b2118" stroke-opacity="0.35"/><text x="${x(value)}" y="${height - 8}" text-anchor="middle">${value}</text>`,
  );
  const legend = rows.map(
    (row, k) => `<text x="${BAR.left + k * 150}" y="16" fill="${at(COLOURS, k % COLOURS.length)}">${row.name}</text>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" font-family="Noto Sans, DejaVu Sans, sans-serif" font-size="13"><rect width="100%" height="100%" fill="#fbf6ea"/>\n${[...legend, ...bars, ...lines].join('\n')}\n</svg>\n`;
}

const HEAD =
  '| table | games | each place, from the first player on, of its share | by Quests | last alive | rounds over | turns of the winner | minutes a player | questions a game | decide nothing |\n| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |';

export function balancePage(
  games: number,
  main: readonly Row[],
  old: readonly Row[],
  sets: readonly Row[],
  rest: readonly Row[],
  every: ReturnType<typeof emptyOf>,
): string {
  const faults = [...main, ...old].flatMap(({ measured }) => missed(measured, SHARP));
  const others = sets.flatMap(({ name: label, measured }) => missed(measured, SHARP).map((one) => `${label}: ${one}`));
  const card = main.at(-1) ?? missing();
  const few = old[0]?.measured.games ?? 0;
  const heroLabel = (key: string): string => `${name(key)} (${heroOf(memberOf(HERO_IDS, key)).class})`;
  return `# Balance of Dungeoneer

Games that the normal bot plays against itself; ± is half the width of the 95 % confidence interval. "Of its share": 1 is what everybody
would win if all were equal. Turns and minutes: lower quartile, **median**, upper quartile; a decision of the Hero Phase counts as 20 seconds,
any other as 10, saying no as 3. "By Quests": three of them, or in a game of several grades the most victory points when somebody has reached the
highest Level. Written by

\`\`\`
BALANCE_GAMES=${games} BALANCE_OTHERS=${few} npm run vitest -- games/dungeoneer/tests/balance.test.ts
\`\`\`

with ${games} games for each table size of The Hollow Crown in edition 2.3c and ${few} for every other table. A bot is no person: the
figures show where the cards lead a player who goes for his Quests and attacks when the odds are good, no more.

## The aims

No place wins more than 1.25 times its share, no hero less than half or more than twice, both kinds of victory occur, the winner needs 8 to 12
turns at the median, a game lasts 15 to 30 minutes a player at the median, at most 12 % of the questions decide nothing, and at most 1 % of the
games end at the round limit. For The Hollow Crown, in both editions and with 2, 3 and 4 players, ${faults.length === 0 ? 'none is missed by more than chance explains (95 %); a figure beyond an aim may stand below all the same.' : `these do not hold: ${faults.join('; ')}.`}

Of the other named setups: ${others.length === 0 ? 'none is missed' : others.join('; ')}.
The long game of two grades has aims of its own: that it ends.

A question decides nothing where only one answer is possible, or where a window is passed; \`./undercroft simulate dungeoneer --preset three --games 200 --questions\`
counts the same. With \`moments: every\`, where everybody is asked whenever the rules allow something, it is ${(100 * every.part).toFixed(1)} % of ${every.questions.toFixed(0)} questions a game of three.

What was changed to get there is at the end of \`games/dungeoneer/rulings.md\`.

## The Hollow Crown

${HEAD}
${[...main, ...old].map(lengthRow).join('\n')}

Heroes, of their share:

${compared([...main, ...old], 'hero', heroLabel)}

![Victories of the heroes](images/balance-dungeoneer-heroes.svg)

Quests, with ${card.measured.players} players:

${questTable(card)}

Cards, with ${card.measured.players} players (of their share; whoever plays many cards has lived long, so most are above 1):

${cardTables(card)}

## The other sets, and sets combined

${HEAD}
${[...sets, ...rest].map(lengthRow).join('\n')}

${[...sets, ...rest].map((row) => `Heroes of ${row.name}, of their share:\n\n${compared([row], 'hero', heroLabel)}\n`).join('\n')}
${sets.map((row) => `### Cards: ${row.name}\n\n${cardTables(row)}\n`).join('\n')}`;
}
