// Owns the short words in which effects stand in the content tables; each makes the plain data that its name says.

import type {
  At,
  AttackEffect,
  Count,
  Effect,
  Lasts,
  ModEffect,
  Place,
  RuleEffect,
  Stat,
  Tactic,
  TacticWhen,
  Use,
  Versus,
  Who,
} from './types.ts';

const named = (of: Who['of']): Who => ({ of, count: 1, at: 'play', n: 0 });
export const YOU = named('you');
export const IT = named('it');
export const SELF = named('self');
export const OWNER = named('owner');
export const ANYONE = named('anyone');

interface Near {
  readonly at: At;
  readonly n: number;
}
const near = (at: At, n = 0): Near => ({ at, n });
export const ADJACENT = near('adjacent');
export const HERE = near('here');
export const BESIDE = near('here-or-adjacent');
export const CLOSEST = near('closest');
export const TILE_CLOSEST = near('tile-closest');
export const CROWD = near('crowd');
export const ALONE = near('alone');
export const OWNER_CLOSEST = near('owner-closest');
export const PLAY = near('play');
export const within = (n: number): Near => near('within', n);
export const onTile = (n: number): Near => near('tile', n);
export const closestWithin = (n: number): Near => near('closest-within', n);

const some =
  (of: Who['of']) =>
  (count: Count, { at, n }: Near): Who => ({ of, count, at, n });
export const foe = some('foe');
export const monster = some('monster');
export const hero = some('hero');
export const other = some('other');

type Clauses = Omit<AttackEffect, 'do' | 'who' | 'bonus' | 'damage'>;
export const attack = (who: Who, bonus: number, damage: number, clauses: Clauses = {}): AttackEffect => ({
  do: 'attack',
  who,
  bonus,
  damage,
  ...clauses,
});
export const mod = (who: Who, stat: Stat, n: number, lasts: Lasts, ...vs: readonly Versus[]): ModEffect => ({
  do: 'mod',
  who,
  stat,
  n,
  lasts,
  ...(vs.length === 0 ? {} : { vs }),
});
export const stays = (who: Who, stat: Stat, n: number, ...vs: readonly Versus[]): ModEffect => mod(who, stat, n, 'stays', ...vs);
export const rule = (name: RuleEffect['name'], lasts: Lasts = 'stays'): RuleEffect => ({ do: 'rule', name, lasts });
export const damage = (who: Who, n: number): Effect => ({ do: 'damage', who, n });
export const heal = (who: Who, n: number): Effect => ({ do: 'heal', who, n });
export const gain = (who: Who, mark: Extract<Effect, { do: 'gain' }>['mark']): Effect => ({ do: 'gain', who, mark });
export const clear = (who: Who): Effect => ({ do: 'clear', who });
export const move = (n: number | 'speed'): Effect => ({ do: 'move', n });
export const step = (who: Who, n: number, to: 'closest' | 'any' = 'closest'): Effect => ({ do: 'step', who, n, to });
export const close = (who: Who): Effect => ({ do: 'close', who });
export const place = (who: Who, where: Place): Effect => ({ do: 'place', who, where });
export const summon = (what: string, where: Place): Effect => ({ do: 'summon', what, where });
export const may = (...effects: readonly Effect[]): Effect => ({ do: 'may', effects });
export const DISCARD: Effect = { do: 'discard', what: 'this' };

export const tactic = (when: TacticWhen, ...effects: readonly Effect[]): Tactic => ({ when, effects });
export const use = (when: Use['when'], ...effects: readonly Effect[]): Use => ({ when, effects });
