// Owns what a bot reckons of a fight as a whole: what each side takes from the other in a round, and which side lasts longer.

import { keptWith } from '@undercroft/parts';
import { ARCHETYPES } from '../content/archetypes.ts';
import { speciesOf, techniqueOf, type SpeciesId } from '../content/index.ts';
import { DAMAGE, HEALING } from '../content/scales.ts';
import type { Effect } from '../content/types.ts';
import { bodyOf, fightOf, monsterAt } from '../fighting.ts';
import { bossCards } from '../queries/camp.ts';
import { mpCost } from '../queries/choices.ts';
import { atLeast, multiplierMean } from '../queries/odds.ts';
import { archetypeAt, statsOf, weaponIn } from '../queries/stats.ts';
import { has, initiativeCards, isBoss, isInBattle, isLiving, isNear, isPresent, livingOf, sideOf } from '../queries/units.ts';
import { characterAt, FIRST_MONSTER, FRESH_FATE, isMonster, type Character, type Table, type Unit } from '../state.ts';

/** The chance that so many hit cards are not beaten, over a whole deck: for what lies farther ahead than the next few cards. */
const hits: Map<number, number> = new Map();
export function usualHit(own: number, theirs: number): number {
  const key = own * 64 + theirs;
  const known = hits.get(key);
  if (known !== undefined) return known;
  const found = atLeast(FRESH_FATE, own, theirs);
  hits.set(key, found);
  return found;
}
const usualMult = (by: number): number => multiplierMean(FRESH_FATE, by, false);
const MOST_WILL = 0.5;
/** What a Will save takes off a multiplier, roughly. */
const willed = (will: number): number => Math.min(MOST_WILL, 0.22 * will);

/** What a fight does to the party depends on these of it. */
interface Aimed {
  readonly n: number;
  readonly near: number;
  readonly evade: number;
  readonly will: number;
}
const MEAN_OF = (sum: number, n: number): number => (n === 0 ? 0 : sum / n);
const aimedAt = keptWith((party: Table['party']): Aimed => {
  const living = party.filter((one) => isPresent(one) && isLiving(one));
  const stats = living.map(statsOf);
  const near = living.filter(({ row }) => row === 'near').length;
  return {
    n: Math.max(1, living.length),
    near: near === 0 ? living.length : near,
    evade: Math.round(
      MEAN_OF(
        stats.reduce((sum, { evade }) => sum + evade, 0),
        living.length,
      ),
    ),
    will: MEAN_OF(
      stats.reduce((sum, { will }) => sum + will, 0),
      living.length,
    ),
  };
});

const STATUS_WORTH = 2.5;
function harmOf(effect: Effect, species: SpeciesId, level: number, far: boolean, to: Aimed): number {
  const stats = archetypeAt(speciesOf(species).archetype, level);
  switch (effect.do) {
    case 'attack': {
      const penalty = far && effect.range !== 'ranged' ? 1 : 0;
      const each = stats.attack * usualMult((effect.with?.mult ?? 0) - penalty) * usualHit(stats.hit, to.evade);
      const times = effect.who === 'near-foes' ? to.near : (effect.n ?? 1);
      return each * times + (effect.with?.adds === undefined ? 0 : level);
    }
    case 'damage':
      return (stats.force + DAMAGE[effect.grade]) * (usualMult(effect.mult ?? 0) - willed(to.will)) * (effect.who === 'foes' ? to.n : 1);
    case 'unheal':
      return (stats.force + HEALING[effect.grade]) * (usualMult(0) - willed(to.will));
    case 'hex':
      return STATUS_WORTH * level * (1 - willed(to.will));
    case 'heal':
      return stats.force + HEALING[effect.grade];
    default:
      return 0;
  }
}
const NEAR_SUITS = [1 / 4, 1 / 4, 1 / 4, 1 / 4] as const;
/** CRD-TURN-05: of two cards the lower suit. */
const FAR_SUITS = [7 / 16, 5 / 16, 3 / 16, 1 / 16] as const;
/** What one turn of a monster takes from the party. */
function turnHarm(species: SpeciesId, level: number, far: boolean, to: Aimed): number {
  const parts = far ? FAR_SUITS : NEAR_SUITS;
  return speciesOf(species).pattern.reduce(
    (sum, { effects }, suit) =>
      sum + (parts[suit] ?? 0) * effects.reduce((all, effect) => all + harmOf(effect, species, level, far, to), 0),
    0,
  );
}
/** CRD-INIT-05: a king is another turn; a boss acts on queens too (CRD-BOSS-03). */
const turnsOf = (cards: number, boss: boolean): number => (cards === 0 ? 0 : 1 + ((cards - 1) * (boss ? 2 : 1)) / 13);

/** What a monster in the fight takes from the party in a round, as it stands. */
export function harmFrom(table: Table, unit: Unit): number {
  const monster = monsterAt(table, unit);
  if (!isLiving(monster) || has(monster, 'hypnotize')) return 0;
  const far = !isNear(table, unit);
  let turns = turnsOf(initiativeCards(table, unit), isBoss(table, unit));
  if (has(monster, 'stop') || has(monster, 'paralyze')) turns = 0.4;
  if (monster.stun > 0) turns *= 0.5;
  let harm = turnHarm(monster.species, monster.level, far, aimedAt(table.party)) * turns;
  if (has(monster, 'blind')) harm *= 0.85;
  if (has(monster, 'confuse')) harm *= 0.6;
  return harm;
}

/** What a character gives in a round against something that evades so well. */
export function outputOf(one: Character, evade: number, will: number): number {
  const { attack, hit, force, speed } = statsOf(one);
  const weapon = weaponIn(one);
  const penalty = one.row === 'far' && weapon?.range !== 'ranged' ? 1 : 0;
  let most = attack * usualMult(-penalty) * usualHit(hit, evade);
  for (const id of one.techniques) {
    const { kind, effects } = techniqueOf(id);
    const [effect] = effects;
    // What can be used twice at least.
    if (kind !== 'energy' || effect?.do !== 'damage' || one.mp < 2 * mpCost(id)) continue;
    const all = effect.who === 'foes' ? 1.5 : 1;
    most = Math.max(most, (force + DAMAGE[effect.grade]) * (usualMult(0) - willed(will)) * all);
  }
  return most * turnsOf(speed, false);
}

/** Two sides that wear each other down. */
export interface Balance {
  /** HP that the party takes from the other side in a round, and loses. */
  readonly output: number;
  readonly harm: number;
  /** Rounds until the other side is down. */
  readonly rounds: number;
  /** What the party has, over what it will lose: above 1 it should win. */
  readonly margin: number;
}
const PER_WATER = 6;
function reserveOf(one: Character): number {
  const healing = one.techniques.some((id) => id === 'mend' || id === 'heal' || id === 'mend-all');
  const drinks = one.items.filter((item) => item === 'water' || item === 'clear-water' || item === 'spring-water').length;
  return one.hp + PER_WATER * Math.min(2, drinks) + (healing ? (one.mp / 5) * (statsOf(one).force + 3) : 0);
}
function balanceOf(
  table: Table,
  units: readonly Unit[],
  foes: { readonly hp: number; readonly harm: number; readonly n: number },
  evade: number,
  will: number,
): Balance {
  const party = units.map((unit) => characterAt(table, unit)).filter((one) => isLiving(one) && !has(one, 'hypnotize'));
  const output = party.reduce((sum, one) => sum + outputOf(one, evade, will), 0);
  const rounds = foes.hp / Math.max(0.5, output);
  // They fall one after the other, and so does what they do.
  const lost = foes.harm * rounds * ((foes.n + 1) / (2 * Math.max(1, foes.n)));
  const pool = party.reduce((sum, one) => sum + reserveOf(one), 0);
  return { output, harm: foes.harm, rounds, margin: pool / Math.max(0.5, lost) };
}

/** The fight that is under way. */
export const fightBalance = keptWith((table: Table): Balance => {
  const monsters = fightOf(table).monsters.map((_, at) => FIRST_MONSTER + at);
  const foes = monsters.filter((unit) => isLiving(bodyOf(table, unit)) && sideOf(table, unit) === 1);
  const hp = foes.reduce((sum, unit) => sum + bodyOf(table, unit).hp, 0);
  const harm = foes.reduce((sum, unit) => sum + harmFrom(table, unit), 0);
  const stats = foes.map((unit) => archetypeAt(speciesOf(monsterAt(table, unit).species).archetype, monsterAt(table, unit).level));
  const evade = Math.round(
    MEAN_OF(
      stats.reduce((sum, one) => sum + one.evade, 0),
      foes.length,
    ),
  );
  const will = MEAN_OF(
    stats.reduce((sum, one) => sum + one.will, 0),
    foes.length,
  );
  const units = table.party.flatMap((_, unit) => (isInBattle(table, unit) && !isMonster(unit) ? [unit] : []));
  return balanceOf(table, units, { hp, harm, n: foes.length }, evade, will);
});

/** CRD-CARDS-02: the mean value of an HP card. */
const HP_CARD = 85 / 13;
/** A fight that may come: so many monsters of these species. */
export function ahead(table: Table, species: readonly SpeciesId[], n: number, level: number): Balance {
  const fighters = livingOf(table).length;
  const to = aimedAt(table.party);
  let [hp, harm, evade, will] = [0, 0, 0, 0];
  for (const id of species) {
    const { archetype } = speciesOf(id);
    const stats = archetypeAt(archetype, level);
    const [each, more] = ARCHETYPES[archetype].cards;
    const boss = archetype === 'boss';
    hp += (each * fighters + more + (boss ? bossCards(table) : 0)) * HP_CARD * Math.min(13, level);
    harm += turnHarm(id, Math.min(13, level), false, to) * turnsOf(stats.speed, boss);
    evade += stats.evade;
    will += stats.will;
  }
  const kinds = Math.max(1, species.length);
  const foes = { hp: (hp / kinds) * n, harm: (harm / kinds) * n, n };
  return balanceOf(table, livingOf(table), foes, Math.round(evade / kinds), will / kinds);
}
