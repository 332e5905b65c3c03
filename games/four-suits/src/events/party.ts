// Owns what facts of the party change: who is in it, what they have, and what the campaign has come to.

import { missing, type EventRules } from '@undercroft/kernel';
import type { FourSuits } from '../four-suits.ts';
import { without } from '../queries/lists.ts';
import { gearOf } from '../queries/gear.ts';
import { statsOf } from '../queries/stats.ts';
import { characterAt, dungeonOf, GONE, NOWHERE, tileHere, type Board, type Character, type Item, type Unit } from '../state.ts';
import { setChapter, setCharacter, setTile } from './parts.ts';

type Own =
  | 'character.joined'
  | 'character.raised'
  | 'character.levelled'
  | 'character.taught'
  | 'character.rested'
  | 'character.refreshed'
  | 'character.dismissed'
  | 'characters.lost'
  | 'character.left'
  | 'characters.found'
  | 'technique.learned'
  | 'exp.gained'
  | 'row.changed'
  | 'gold.changed'
  | 'item.gained'
  | 'item.used'
  | 'item.lost'
  | 'item.passed'
  | 'item.dropped'
  | 'item.fetched'
  | 'item.left'
  | 'gear.worn'
  | 'gear.removed'
  | 'treasure.found'
  | 'goods.bought'
  | 'goods.sold'
  | 'quest.taken'
  | 'quest.done'
  | 'phase.began'
  | 'alarm.raised'
  | 'campaign.ended'
  | 'job.offered';

const own = ({ party }: Board, unit: Unit): Character => party[unit] ?? missing();
const give = (board: Board, unit: Unit, item: Item): void => setCharacter(board, unit, { items: [...own(board, unit).items, item] });
const take = (board: Board, unit: Unit, item: Item): void => setCharacter(board, unit, { items: without(own(board, unit).items, [item]) });
const BARE: Character['gear'] = { weapon: null, head: null, body: null, accessory: null, 'off-hand': null };
/** Whoever leaves gives up what is carried and worn; CRD-STAT-16: what is above a maximum drops to it. */
function leave(board: Board, unit: Unit): void {
  setCharacter(board, unit, { left: GONE, held: null, items: [], gear: { ...BARE } });
  const one = characterAt(board, unit);
  const { health, mana } = statsOf(one);
  setCharacter(board, unit, { hp: Math.min(one.hp, health), mp: Math.min(one.mp, mana) });
}
const nothing = { apply: () => undefined };

export const partyEvents: Pick<EventRules<FourSuits>, Own> = {
  'character.joined': {
    apply: (board, { unit, character }) => {
      const before = board.party[unit];
      if (before === undefined) board.party = [...board.party, character];
      else {
        board.former = [...board.former, { unit, job: before.job, no: before.no }];
        board.party = board.party.with(unit, character);
      }
    },
  },
  'character.raised': { apply: (board, { unit, base }) => setCharacter(board, unit, { base }) },
  'character.levelled': { apply: (board, { unit, level, exp }) => setCharacter(board, unit, { level, exp }) },
  'character.taught': { apply: (board, { unit, sp }) => setCharacter(board, unit, { sp }) },
  'character.rested': { apply: (board, { unit, hp, mp, statuses }) => setCharacter(board, unit, { hp, mp, statuses, stun: 0 }) },
  'character.refreshed': { apply: (board, { unit, hp, mp }) => setCharacter(board, unit, { hp, mp }) },
  // CRD-PARTY-04: what it had stays with the party.
  'character.dismissed': {
    apply: (board, { unit, items }) => {
      leave(board, unit);
      board.found = [...board.found, ...items];
    },
  },
  'characters.lost': {
    apply: (board, { units }) => {
      for (const unit of units) leave(board, unit);
    },
  },
  'character.left': { apply: (board, { unit, place, held }) => setCharacter(board, unit, { left: place, held }) },
  'characters.found': {
    apply: (board, { units }) => {
      for (const unit of units) setCharacter(board, unit, { left: NOWHERE, held: null });
    },
  },
  'technique.learned': {
    apply: (board, { unit, technique, sp }) => setCharacter(board, unit, { sp, techniques: [...own(board, unit).techniques, technique] }),
  },
  'exp.gained': { apply: (board, { unit, exp }) => setCharacter(board, unit, { exp }) },
  'row.changed': { apply: (board, { unit, row }) => setCharacter(board, unit, { row }) },
  'gold.changed': {
    apply: (board, { gold }) => {
      board.gold = gold;
    },
  },
  'item.gained': {
    apply: (board, { unit, item }) => {
      board.found = without(board.found, [item]);
      give(board, unit, item);
    },
  },
  'item.used': { apply: (board, { unit, item }) => take(board, unit, item) },
  'item.lost': { apply: (board, { unit, item }) => take(board, unit, item) },
  'item.passed': {
    apply: (board, { from, to, item }) => {
      take(board, from, item);
      give(board, to, item);
    },
  },
  'item.dropped': {
    apply: (board, { unit, item }) => {
      take(board, unit, item);
      if (board.dungeon !== null) setTile(board, board.dungeon.at, { items: [...tileHere(board).items, item] });
    },
  },
  'item.fetched': {
    apply: (board, { unit, item }) => {
      setTile(board, dungeonOf(board).at, { items: without(tileHere(board).items, [item]) });
      give(board, unit, item);
    },
  },
  // CRD-LOOT-11: what nobody can carry stays on the tile.
  'item.left': {
    apply: (board, { item }) => {
      board.found = without(board.found, [item]);
      if (board.dungeon !== null) setTile(board, board.dungeon.at, { items: [...tileHere(board).items, item] });
    },
  },
  'gear.worn': {
    apply: (board, { unit, slot, gear, off }) => {
      const { gear: worn, items } = own(board, unit);
      const back = off.flatMap((one) => worn[one] ?? []);
      const bare = Object.fromEntries(off.map((one) => [one, null]));
      const left = without(items, [gear]);
      setCharacter(board, unit, { gear: { ...worn, ...bare, [slot]: gear }, items: [...left, ...back] });
      const { hp, statuses } = own(board, unit);
      const { ward } = gearOf(gear);
      // CRD-EQUIP-10; CRD-STATUS-PETRIFY-02, R-22: nothing that is put on a statue wakes it.
      const kept = statuses.filter((status) => status !== ward || status === 'dead' || status === 'petrify');
      setCharacter(board, unit, { hp, statuses: kept, ...(ward === 'stun' ? { stun: 0 } : {}) });
    },
  },
  'gear.removed': {
    apply: (board, { unit, slot, gear }) => {
      const { gear: worn, items } = own(board, unit);
      setCharacter(board, unit, { gear: { ...worn, [slot]: null }, items: [...items, gear] });
    },
  },
  'treasure.found': {
    apply: (board, { items }) => {
      board.found = [...board.found, ...items];
      setChapter(board, ({ finds }) => ({ finds: [...finds, ...items] }));
    },
  },
  'goods.bought': nothing,
  'goods.sold': nothing,
  'quest.taken': {
    apply: (board, { domain, floors, ql }) => {
      board.quest = { domain, floors };
      board.ql = ql;
      board.alarm = 0;
      board.beaten = false;
      board.quests++;
      board.chronicle = [...board.chronicle, { domain, floors, ql, visits: 0, fights: 0, falls: [], finds: [], done: false }];
    },
  },
  'quest.done': {
    apply: (board) => {
      board.beaten = true;
      setChapter(board, () => ({ done: true }));
    },
  },
  'phase.began': {
    apply: (board, { phase }) => {
      board.phase = phase;
      if (phase !== 'town') return;
      // CRD-DUNGEON-07.
      board.dungeon = null;
      board.townVisits++;
    },
  },
  'alarm.raised': {
    apply: (board, { alarm }) => {
      board.alarm = alarm;
      board.alarms++;
    },
  },
  'campaign.ended': {
    apply: (board, { result }) => {
      board.result = result;
    },
  },
  'job.offered': nothing,
};
