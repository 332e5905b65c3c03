// Owns a bot's answers to what comes up on the way: jobs, stats, quests, recruits, traps, hustlers, packs.

import { answerWith, best, type Seen, type Wanted } from '@undercroft/bots';
import { memberOf, randomAnswer, type Choice, type Scalar } from '@undercroft/kernel';
import { rankOf, suitOf } from '@undercroft/parts';
import { domainOf, JOB_IDS, jobOf, WEAPON_IDS } from '../content/index.ts';
import { statsToRaise, worthOfJob } from '../queries/advice.ts';
import { bossLevel, domainOn, floorsAt, nextQl } from '../queries/camp.ts';
import { gearId } from '../queries/gear.ts';
import { rowOf } from '../queries/floor.ts';
import { statsOf } from '../queries/stats.ts';
import { resistible } from '../queries/choices.ts';
import { presentOf } from '../queries/units.ts';
import { characterAt, FULL_DECK, type Card, type Table } from '../state.ts';
import type { StatusId } from '../content/types.ts';
import type { View } from '../view.ts';
import { gainOf, handOver } from './gear.ts';
import { ahead } from './threat.ts';

/** What a bot holds to throughout a campaign. */
export interface Policy {
  /** Up to how many characters it takes recruits along; each costs a quest level for good. */
  readonly party: number;
}
type Answer = (seen: Seen<View>, table: Table, policy: Policy) => Choice;

/** The options of the first pick of an act. */
function optionsOf({ asking }: Seen<View>, act: string): readonly Scalar[] {
  if (asking.open()?.name === 'act') asking.take(act);
  return asking.open()?.options ?? [];
}
const giving = (seen: Seen<View>, wanted: Wanted): Choice => answerWith(seen.asking, wanted);

const takeJob: Answer = (seen, table) => {
  const options = optionsOf(seen, 'take');
  const start = seen.random.below(options.length);
  const turned = [...options.slice(start), ...options.slice(0, start)];
  const job = best(turned, (one) => worthOfJob(table, memberOf(JOB_IDS, one)));
  return giving(seen, job === undefined ? { act: 'take' } : { act: 'take', job });
};
const raiseStats: Answer = (seen, table) =>
  giving(seen, { act: 'raise', stats: statsToRaise(characterAt(table, Number(seen.offer.about['unit'])), Number(seen.offer.about['n'])) });

const isCard = (value: Scalar): value is Card => FULL_DECK.some((card) => card === value);
/** The shorter dungeon, and of equals the weaker boss. */
const takeQuest: Answer = (seen, table) => {
  const card = best(optionsOf(seen, 'take').filter(isCard), (one) => {
    const ql = nextQl(table, seen.offer.about['joined'] === true);
    const floors = floorsAt(one, ql);
    const { boss } = domainOf(domainOn(one));
    return -2 * floors + Math.min(1, 0.3 * ahead(table, [boss], 1, bossLevel(ql, floors)).margin);
  });
  return giving(seen, card === undefined ? { act: 'take' } : { act: 'take', card });
};
/** Whoever joins turns a page more, brings nothing, and is no better than the least of the party: it pays for those who are far above their page. */
const ABOVE_PAGE = 2.5;
const recruit: Answer = (seen, table, { party }) => {
  const levels = presentOf(table).map((unit) => characterAt(table, unit).level);
  const mean = levels.reduce((sum, one) => sum + one, 0) / levels.length;
  return giving(seen, { act: levels.length < party && mean >= table.ql + ABOVE_PAGE ? 'look' : 'none' });
};
const takeRecruit: Answer = (seen, table) => {
  const job = best(optionsOf(seen, 'take'), (one) => worthOfJob(table, memberOf(JOB_IDS, one)));
  return giving(seen, job === undefined ? { act: 'refuse' } : { act: 'take', job });
};
const takeWeapon: Answer = (seen, table) => {
  const last = characterAt(table, presentOf(table).at(-1) ?? 0);
  const weapon = best(optionsOf(seen, 'take'), (one) => gainOf(last, gearId(memberOf(WEAPON_IDS, one), 1), table.ql));
  return giving(seen, weapon === undefined ? { act: 'take' } : { act: 'take', weapon });
};

/** A tile of choice: a room or a treasure before a trap, and a fight that is easy. */
function worthOfCard(card: Card): number {
  const { room } = rowOf(card);
  switch (suitOf(card)) {
    case 'diamonds':
      return 3;
    case 'hearts':
      return room === 'trapped-chest' || room === 'hoard' || room === 'hustler' ? 2 : 2.5;
    case 'spades':
      return 1.5 - rankOf(card) / 13;
    default:
      return 0;
  }
}
const takeTile: Answer = (seen) => {
  const card = best(optionsOf(seen, 'take').filter(isCard), worthOfCard);
  return giving(seen, card === undefined ? { act: 'take' } : { act: 'take', card });
};
const faceHustler: Answer = (seen, table) => {
  const unit = best(optionsOf(seen, 'save'), (one) => statsOf(characterAt(table, Number(one))).will);
  return giving(seen, unit === undefined ? { act: 'save' } : { act: 'save', unit });
};
/** CRD-ROOM-HUSTLER-03: ties lose, so the house wins. */
const bet: Answer = (seen) => {
  const acts = seen.asking.open()?.options ?? [];
  return giving(seen, acts.includes('walk-on') ? { act: 'walk-on' } : { act: 'bet' });
};
/** Rage that was called for is kept. */
const resist: Answer = (seen, table) => {
  const { job, statuses } = characterAt(table, Number(seen.offer.about['unit']));
  const only = resistible({ statuses });
  return giving(seen, { act: only.length === 1 && only[0] === 'berserk' && jobOf(job).active === 'rage' ? 'leave' : 'resist' });
};
const WORST: readonly StatusId[] = ['stop', 'paralyze', 'confuse', 'slow', 'silence', 'blind', 'stuck', 'berserk'];
const shakeOff: Answer = (seen) => {
  const options = optionsOf(seen, 'remove');
  const status = WORST.find((one) => options.includes(one));
  return giving(seen, status === undefined ? { act: 'remove' } : { act: 'remove', status });
};
/** What serves somebody else better is handed on; whoever carries too much drops something. */
const repack: Answer = (seen, table) => {
  const over = presentOf(table).find((unit) => characterAt(table, unit).items.length > statsOf(characterAt(table, unit)).carry);
  const acts = seen.asking.open()?.options ?? [];
  if (over !== undefined && acts.includes('pass-on')) return giving(seen, { act: 'pass-on', from: over });
  if (over !== undefined && acts.includes('drop')) return giving(seen, { act: 'drop', unit: over });
  const found = handOver(table);
  if (found === null || !acts.includes('pass-on')) return giving(seen, { act: 'done' });
  return giving(seen, { act: 'pass-on', from: found.from, item: found.gear, to: found.unit });
};
const firstOf =
  (act: string): Answer =>
  (seen) =>
    giving(seen, { act });
const anything: Answer = ({ asking, random }) => randomAnswer(asking, random.below);

/** By the name of the decision; what is not named here is answered anyhow. */
const ANSWERS: Readonly<Record<string, Answer>> = {
  'take-job': takeJob,
  'raise-stats': raiseStats,
  'take-quest': takeQuest,
  recruit,
  'take-recruit': takeRecruit,
  'take-weapon': takeWeapon,
  'look-at': firstOf('look'),
  'take-tile': takeTile,
  'use-kit': firstOf('use'),
  'use-rope': firstOf('use'),
  'face-hustler': faceHustler,
  bet,
  resist,
  'shake-off': shakeOff,
  rearrange: firstOf('done'),
  repack,
};
export const answerTo = (seen: Seen<View>, table: Table, policy: Policy): Choice =>
  (ANSWERS[seen.offer.decision] ?? anything)(seen, table, policy);
