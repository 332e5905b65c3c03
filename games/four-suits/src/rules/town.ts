// Owns Town: recruits, the next quest, trade and rest.

import { missing, procedure, type Turn } from '@undercroft/kernel';
import { rankOf } from '@undercroft/parts';
import { JOB_IDS, jobOf, type JobId, type WeaponId } from '../content/index.ts';
import { MOST_PARTY } from '../content/scales.ts';
import { askRecruit, takeQuest, takeRecruit, takeWeapon } from '../decisions/camp.ts';
import type { FourSuits } from '../four-suits.ts';
import { domainOn, floorsAt, nextQl } from '../queries/camp.ts';
import { priceOf } from '../queries/choices.ts';
import { gearId } from '../queries/gear.ts';
import { roomOf } from '../queries/floor.ts';
import { sellsFor } from '../queries/shop.ts';
import { statsOf } from '../queries/stats.ts';
import { isPresent, presentOf } from '../queries/units.ts';
import { characterAt, isGone, tileHere, type Board, type Card, type Item, type Unit } from '../state.ts';
import { without } from '../queries/lists.ts';
import { drawHand } from './draws.ts';
import { changeTile } from './explore.ts';
import { armed, freePoints, levelUp, newCharacter, numberOf } from './levels.ts';
import { changeGold, handOut } from './spoils.ts';
import { SLOTS } from '../content/types.ts';

type T = Turn<FourSuits>;

export const newQuest = procedure<FourSuits, { readonly joined: boolean }>()('new-quest')
  .let('cards', 'CRD-QUEST-02', (t): readonly Card[] => drawHand(t, 2, 'quest', -1))
  .ask('CRD-QUEST-08', takeQuest, () => 0)
  .step(['CRD-QUEST-01', 'CRD-QUEST-03'], (t, { joined, answer }) => {
    const ql = nextQl(t.board, joined);
    t.raise('quest.taken', { domain: domainOn(answer.card), floors: floorsAt(answer.card, ql), ql });
  })
  .done();

const lowestLevel = (board: Board): number => Math.min(...presentOf(board).map((unit) => characterAt(board, unit).level));
/** CRD-CHAR-01: a seat that nobody has had, or else the first that somebody has left. */
const freeSeat = ({ party }: Board): Unit => (party.length < MOST_PARTY ? party.length : party.findIndex(isGone));

/** CRD-PARTY-01, CRD-PARTY-02, CRD-PARTY-05. */
const recruit = procedure<FourSuits>()('recruit')
  .ask('CRD-PARTY-01', askRecruit, () => 0)
  .step('CRD-PARTY-01/a', (_t, { answer }) => (answer.act === 'none' ? 'end' : undefined))
  .let('jobs', 'CRD-PARTY-01/b', (t): readonly JobId[] => {
    const jobs = drawHand(t, 2, 'job', -1).map((card) => JOB_IDS[rankOf(card) - 1] ?? missing());
    t.raise('job.offered', { jobs });
    return jobs;
  })
  .ask('CRD-PARTY-01/c', takeRecruit, () => 0)
  .step('CRD-PARTY-05', (_t, { answer }) => (answer.act === 'refuse' ? 'end' : undefined))
  .let('job', 'CRD-PARTY-02', (_t, { answer }): JobId => (answer.act === 'take' ? answer.job : missing()))
  .let('weapons', 'CRD-PARTY-02/a', (_t, { job }): readonly WeaponId[] => jobOf(job).weapons)
  .let('level', 'CRD-PARTY-02/b', (t): number => lowestLevel(t.board))
  .ask('CRD-PARTY-02/c', takeWeapon, () => 0)
  .let('unit', 'CRD-CHAR-01', (t): Unit => freeSeat(t.board))
  .step('CRD-PARTY-02/d', (t, { unit, job, answer }) =>
    t.raise('character.joined', { unit, character: armed(newCharacter(job, 0, numberOf(t.board, job)), gearId(answer.weapon, 1)) }),
  )
  .call('CRD-PARTY-02/e', freePoints, (_board, { unit }) => ({ unit, n: 2 }))
  .each('CRD-PARTY-02/f', levelUp, (board, { unit, level }) => (characterAt(board, unit).level < level ? { unit, free: true } : null))
  .done();

/** CRD-TOWN-01, CRD-TOWN-02, CRD-QUEST-04: after a beaten boss, recruit first, then the new quest. */
export const homecoming = procedure<FourSuits>()('homecoming')
  .step('CRD-TOWN-01', (t) => (t.board.beaten ? undefined : 'end'))
  .let('before', 'CRD-PARTY-03', (t): number => presentOf(t.board).length)
  .call('CRD-PARTY-01', recruit, (board) => (presentOf(board).length < MOST_PARTY ? {} : null))
  .call('CRD-QUEST-04', newQuest, (board, { before }) => ({ joined: presentOf(board).length > before }))
  .done();

/** CRD-QUEST-10, CRD-FLEE-06: back without the boss beaten: Alarm; whoever was left behind is lost. */
export function returnHome(t: T): void {
  const lost = t.board.party.flatMap((one, unit) => (isPresent(one) || isGone(one) ? [] : [unit]));
  if (lost.length > 0) t.raise('characters.lost', { units: lost }, 'CRD-FLEE-06');
  if (!t.board.beaten) t.raise('alarm.raised', { alarm: t.board.alarm + 1 }, 'CRD-QUEST-10');
  t.raise('phase.began', { phase: 'town' }, 'CRD-EXPLORE-12');
}

/** CRD-TOWN-07, CRD-TOWN-08: free, and everything but Holding goes. */
export function rest(t: T): void {
  for (const unit of presentOf(t.board)) {
    const one = characterAt(t.board, unit);
    const { health, mana } = statsOf(one);
    t.raise(
      'character.rested',
      { unit, hp: health, mp: mana, statuses: one.statuses.filter((status) => status === 'holding') },
      'CRD-TOWN-07',
    );
  }
}
/** CRD-TOWN-03, CRD-TOWN-04; from a Merchant out of its stock (CRD-ROOM-MERCHANT-02). */
export function buy(t: T, unit: Unit, item: Item): void {
  const price = priceOf(t.board, item);
  t.raise('goods.bought', { item, price }, 'CRD-TOWN-03');
  changeGold(t, -price, 'CRD-TOWN-03');
  t.raise('item.gained', { unit, item }, 'CRD-TOWN-03');
  if (t.board.phase === 'town') return;
  // CRD-ROOM-MERCHANT-04: what is paid goes to the purse.
  const { stock, purse } = tileHere(t.board);
  changeTile(t, { stock: without(stock, [item]), purse: purse + price }, 'CRD-ROOM-MERCHANT-04');
}
export function sell(t: T, unit: Unit, item: Item): void {
  const inTown = t.board.phase === 'town';
  const price = sellsFor(t.board, item);
  t.raise('item.lost', { unit, item }, 'CRD-TOWN-06');
  t.raise('goods.sold', { item, price }, 'CRD-TOWN-06');
  changeGold(t, price, 'CRD-TOWN-06');
  if (inTown || roomOf(tileHere(t.board)) !== 'merchant') return;
  const { stock, purse } = tileHere(t.board);
  changeTile(t, { stock: [...stock, item], purse: purse - price }, 'CRD-ROOM-MERCHANT-04');
}
/** CRD-PARTY-04: for good; what it had stays. */
export function dismiss(t: T, unit: Unit): void {
  const { items, gear } = characterAt(t.board, unit);
  const all = [...items, ...SLOTS.flatMap((slot) => gear[slot] ?? [])];
  t.raise('character.dismissed', { unit, items: all }, 'CRD-PARTY-04');
  handOut(t, all);
}
export const TOWN_PROCEDURES = [newQuest, recruit, homecoming] as const;
