// Owns what it means that something has come up in play: told from the facts, and from the answer that led to them.

import type { Choice, Fact, State } from '@undercroft/kernel';
import { isRecord } from '@undercroft/kernel';
import { ARMOR_IDS, DOMAIN_IDS, domainOf, JOB_IDS, POTION_IDS, TECHNIQUE_IDS, TOOL_IDS, WEAPON_IDS } from '../src/content/index.ts';
import { INTRINSICS } from '../src/content/intrinsics.ts';
import { DOMAIN_TRAPS } from '../src/content/traps.ts';
import { ROOMS, STATUSES, TRAPS } from '../src/content/types.ts';
import type { FourSuits } from '../src/four-suits.ts';
import { intrinsicFor } from '../src/queries/choices.ts';
import { roomOf } from '../src/queries/floor.ts';
import { characterAt, FULL_DECK, tileHere } from '../src/state.ts';

const GEAR = [...WEAPON_IDS, ...ARMOR_IDS];
/** Everything that should come up, by group. */
export const GROUPS = {
  job: JOB_IDS,
  technique: TECHNIQUE_IDS,
  intrinsic: Object.keys(INTRINSICS),
  species: DOMAIN_IDS.flatMap((id) => domainOf(id).species),
  boss: DOMAIN_IDS.map((id) => domainOf(id).boss),
  room: ROOMS,
  trap: [...TRAPS.filter((id) => id !== 'domain-trap'), ...Object.keys(DOMAIN_TRAPS)],
  status: [...STATUSES, 'stun'],
  tile: FULL_DECK,
  potion: POTION_IDS,
  tool: TOOL_IDS,
  worn: GEAR,
  'drunk or used': [...POTION_IDS, ...TOOL_IDS],
} as const satisfies Readonly<Record<string, readonly string[]>>;

const stringsIn = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.map(String) : typeof value === 'string' ? [value] : [];

/** What has come up with these facts. */
export function* cameUp(state: State<FourSuits>, facts: readonly Fact<FourSuits>[]): Iterable<string> {
  for (const { type, body: told } of facts) {
    const body: Readonly<Record<string, unknown>> = isRecord(told) ? told : {};
    switch (type) {
      case 'character.joined': {
        const { character } = body;
        if (isRecord(character)) yield `job ${String(character['job'])}`;
        break;
      }
      case 'fight.began':
        for (const one of stringsIn(body['species'])) {
          yield `species ${one}`;
          yield `boss ${one}`;
        }
        break;
      case 'unit.acted':
        yield `technique ${String(body['what'])}`;
        break;
      case 'trap.sprung':
        yield `trap ${body['trap'] === 'domain-trap' ? domainOf(state.board.quest?.domain ?? 'castle').trap : String(body['trap'])}`;
        break;
      case 'status.added':
        yield `status ${String(body['status'])}`;
        break;
      case 'unit.died':
        yield 'status dead';
        break;
      case 'stun.changed':
        yield 'status stun';
        break;
      case 'tile.explored': {
        const tile = tileHere(state.board);
        const room = roomOf(tile);
        if (room !== null) yield `room ${room}`;
        if (tile.card !== null) yield `tile ${tile.card}`;
        break;
      }
      case 'item.gained':
        yield `potion ${String(body['item'])}`;
        yield `tool ${String(body['item'])}`;
        break;
      case 'item.used':
        yield `drunk or used ${String(body['item'])}`;
        break;
      case 'gear.worn':
        yield `worn ${String(body['gear']).replace(/-\d+$/, '')}`;
        break;
      default:
    }
  }
}
/** What an answer uses, before it is carried out. */
export function* usedBy({ board }: State<FourSuits>, choice: Choice, unit: unknown): Iterable<string> {
  const { act, technique } = choice;
  if (act === 'technique' || act === 'cast') yield `technique ${String(technique)}`;
  if (act === 'intrinsic') yield `intrinsic ${intrinsicFor(characterAt(board, Number(unit)))}`;
}
