// Proves that the content is what the tables of the specification say, number by number.

import { expect, test } from 'vitest';
import { keysOf } from '@undercroft/kernel';
import { PLAYING_CARDS, rankOf, suitOf } from '@undercroft/parts';
import { ARCHETYPES } from '../src/content/archetypes.ts';
import { ARMORS } from '../src/content/armors.ts';
import { BOSSES } from '../src/content/bosses.ts';
import { POTIONS, TOOLS } from '../src/content/consumables.ts';
import { DOMAINS } from '../src/content/domains.ts';
import {
  ARMOR_IDS,
  domainOf,
  DOMAIN_IDS,
  JOB_IDS,
  jobOf,
  POTION_IDS,
  speciesOf,
  TECHNIQUE_IDS,
  techniqueOf,
  TOOL_IDS,
  WEAPON_IDS,
} from '../src/content/index.ts';
import { JOBS } from '../src/content/jobs.ts';
import { CHANCE, DAMAGE, EXPERIENCE, HEALING } from '../src/content/scales.ts';
import { SPECIES } from '../src/content/species.ts';
import { MP_COST, SP_COST, TECHNIQUES } from '../src/content/techniques.ts';
import { GOLD, TILES } from '../src/content/tiles.ts';
import { STATUSES, type Effect, type Stat } from '../src/content/types.ts';
import { DECISIONS } from '../src/decisions/index.ts';
import { events } from '../src/events/index.ts';
import { mpCost, spCost } from '../src/queries/choices.ts';
import { costOf, gearId, gearOf } from '../src/queries/gear.ts';
import { archetypeAt } from '../src/queries/stats.ts';

const LEVELS = Array.from({ length: 13 }, (_, i) => i + 1);
const words = (text: string): readonly string[] => text.trim().split(/\s+/);

test('[CRD-EQUIP-05, CRD-EQUIP-06] Attack and Hit of every weapon and level', () => {
  const table: Readonly<Record<string, string>> = {
    axe: '2/0 3/0 4/0 5/0 7/1 8/1 9/1 10/1 12/1 13/2 14/2 15/2 17/2',
    bow: '1/1 2/1 3/1 4/1 5/2 6/2 7/2 8/2 9/2 10/3 11/3 12/3 13/3',
    club: '1/1 2/1 3/1 4/1 5/2 6/2 7/2 8/2 9/2 10/3 11/3 12/3 13/3',
    greatsword: '2/1 3/1 4/1 5/1 7/2 8/2 9/2 10/2 12/2 13/3 14/3 15/3 17/3',
    gun: '1/1 2/1 3/1 4/1 5/2 6/2 7/2 8/2 9/2 10/3 11/3 12/3 13/3',
    katana: '1/2 2/2 3/2 4/2 5/3 6/3 7/3 8/3 9/3 10/4 11/4 12/4 13/4',
    knife: '1/2 2/2 3/2 3/2 4/3 5/3 6/3 6/3 7/3 8/4 9/4 9/4 10/4',
    longsword: '1/1 2/1 3/1 4/1 5/2 6/2 7/2 8/2 9/2 10/3 11/3 12/3 13/3',
    projectile: '1/1 2/1 3/1 3/1 4/2 5/2 6/2 6/2 7/2 8/3 9/3 9/3 10/3',
    spear: '1/1 2/1 3/1 4/1 5/2 6/2 7/2 8/2 9/2 10/3 11/3 12/3 13/3',
    staff: '1/1 1/1 2/1 2/1 3/2 3/2 4/2 4/2 5/2 5/3 6/3 6/3 7/3',
    wand: '1/1 1/1 2/1 2/1 3/2 3/2 4/2 4/2 5/2 5/3 6/3 6/3 7/3',
    whip: '1/1 2/1 3/1 3/1 4/2 5/2 6/2 6/2 7/2 8/3 9/3 9/3 10/3',
  };
  for (const id of WEAPON_IDS)
    expect([id, LEVELS.map((level) => `${gearOf(gearId(id, level)).bonus.attack}/${gearOf(gearId(id, level)).bonus.hit}`)]).toEqual([
      id,
      words(table[id] ?? ''),
    ]);
});
test('[CRD-EQUIP-09] bonuses of every armor and level', () => {
  const table: Readonly<Record<string, readonly [readonly Stat[], string]>> = {
    band: [['health', 'hit'], '1/1 2/1 3/1 4/1 5/2 6/2 7/2 8/2 9/2 10/3 11/3 12/3 13/3'],
    hat: [['health', 'mana'], '1/2 2/4 3/6 4/8 5/10 6/12 7/14 8/16 9/18 10/20 11/22 12/24 13/26'],
    helm: [['health'], '2 4 6 8 10 12 14 16 18 20 22 24 26'],
    ornament: [['mana', 'will'], '1/1 2/1 3/1 4/1 5/2 6/2 7/2 8/2 9/2 10/3 11/3 12/3 13/3'],
    mail: [['health'], '3 6 9 12 15 18 21 24 27 30 33 36 39'],
    plate: [['health', 'speed'], '4/-1 8/-1 12/-1 16/-1 20/-1 24/-1 28/-1 32/-1 36/-1 40/-1 44/-1 48/-1 52/-1'],
    robe: [['health', 'mana', 'will'], '1/2/1 2/4/1 3/6/1 4/8/1 5/10/1 6/12/1 7/14/1 8/16/1 9/18/1 10/20/1 11/22/1 12/24/1 13/26/1'],
    vest: [['health', 'evade'], '1/1 2/1 3/1 4/1 5/2 6/2 7/2 8/2 9/2 10/3 11/3 12/3 13/3'],
    boots: [['speed'], '1 1 1 1 2 2 2 2 2 3 3 3 3'],
    gauntlet: [['attack'], '1 1 1 2 2 2 3 3 3 4 4 4 5'],
    mantle: [['fort', 'will'], '1/1 1/1 1/1 1/1 2/2 2/2 2/2 2/2 2/2 3/3 3/3 3/3 3/3'],
    ring: [['force'], '1 1 1 1 2 2 2 2 3 3 3 3 4'],
    shield: [['health', 'evade'], '1/1 2/1 3/1 4/1 5/2 6/2 7/2 8/2 9/2 10/3 11/3 12/3 13/3'],
  };
  for (const id of ARMOR_IDS) {
    const [stats, rows] = table[id] ?? [[], ''];
    expect([id, LEVELS.map((level) => stats.map((stat) => gearOf(gearId(id, level)).bonus[stat]).join('/'))]).toEqual([id, words(rows)]);
    expect(keysOf(gearOf(gearId(id, 13)).bonus)).toHaveLength(stats.length);
  }
});
const RANGES = { melee: 'M', reach: 'X', ranged: 'R' } as const;
test('[CRD-EQUIP-02, CRD-EQUIP-08, CRD-RANGE-01] hands, range, Add and both Evokes of every weapon, from the level on from which it has them', () => {
  const table: readonly string[] = [
    'axe 1 M stuck tremor quake',
    'bow 2 R poison gust gale',
    'club 1 M stun mend heal',
    'greatsword 2 M slow stone quake',
    'gun 2 R blind fire blaze',
    'katana 2 M confuse gust gale',
    'knife 1 M poison dazzle hold',
    'longsword 1 M blind fire blaze',
    'projectile 1 R stuck bolt splash',
    'spear 2 X slow splash torrent',
    'staff 2 M silence heal mend-all',
    'wand 1 R confuse bolt blaze',
    'whip 1 X slow drag halt',
  ];
  const said = WEAPON_IDS.map((id) => {
    const at = (level: number) => gearOf(gearId(id, level));
    expect([id, LEVELS.map((level) => [at(level).add !== null, at(level).evoke])]).toEqual([
      id,
      LEVELS.map((level) => [level >= 4, level < 7 ? null : level < 10 ? at(7).evoke : at(10).evoke]),
    ]);
    return [id, at(1).hands, RANGES[at(1).range], at(4).add, at(7).evoke, at(10).evoke].join(' ');
  });
  expect(said).toEqual(table);
});
test('[CRD-EQUIP-01, CRD-EQUIP-03, CRD-EQUIP-10] slot, heaviness and Ward of every armor; a Ward from level 7 on', () => {
  const table: readonly string[] = [
    'band head no berserk',
    'hat head no silence',
    'helm head yes confuse',
    'ornament head no hypnotize',
    'mail body yes poison',
    'plate body yes stuck',
    'robe body no slow',
    'vest body no paralyze',
    'boots accessory no stop',
    'gauntlet accessory yes blind',
    'mantle accessory no petrify',
    'ring accessory no dead',
    'shield off-hand yes stun',
  ];
  const said = ARMOR_IDS.map((id) => {
    const { slot, heavy, ward } = gearOf(gearId(id, 13));
    expect([id, LEVELS.map((level) => gearOf(gearId(id, level)).ward)]).toEqual([id, LEVELS.map((level) => (level < 7 ? null : ward))]);
    return [id, slot, heavy ? 'yes' : 'no', ward].join(' ');
  });
  expect(said).toEqual(table);
});
test('[CRD-EQUIP-11, CRD-ITEM-06] what things cost', () => {
  expect(LEVELS.map((level) => costOf(gearId('axe', level)))).toEqual([10, 20, 30, 40, 50, 60, 70, 80, 90, 100, 120, 150, 200]);
  expect([POTION_IDS.map(costOf), TOOL_IDS.map(costOf)]).toEqual([GOLD, GOLD]);
  expect(GOLD).toEqual([5, 10, 15, 20, 25, 30, 35, 40, 45, 50, 60, 75, 100]);
});
test('[CRD-EQUIP-07] Staff and Wand give Force, a Staff Mana, a Knife Speed', () => {
  const at = (id: 'staff-7' | 'wand-7' | 'knife-7') => gearOf(id).bonus;
  expect([at('staff-7').force, at('staff-7').mana, at('wand-7').force, at('wand-7').mana, at('knife-7').speed]).toEqual([
    3,
    14,
    3,
    undefined,
    1,
  ]);
});
test('[CRD-MON-03] the stats of every archetype and level', () => {
  const table: readonly string[] = [
    '3/1/1/0/2/1/0 2/3/2/1/1/1/0 2/1/2/0/1/1/0 2/3/1/0/1/1/0 2/2/1/0/1/2/2 2/1/1/0/3/1/0 4/3/3/0/3/2/3',
    '4/1/1/0/2/1/0 3/3/2/1/1/1/0 3/1/2/0/1/1/0 3/3/1/0/1/1/0 2/2/1/0/1/2/3 3/1/1/0/3/1/0 5/3/3/0/3/2/4',
    '5/2/1/0/3/1/1 4/4/3/2/2/1/1 4/2/2/1/1/1/1 4/3/2/0/1/1/1 3/2/2/0/1/3/4 4/1/1/0/4/2/1 6/4/4/1/4/3/5',
    '7/2/2/1/3/2/1 6/4/3/2/2/2/1 5/2/3/1/2/2/1 6/4/2/1/2/2/1 3/3/2/1/2/3/6 6/2/2/0/4/2/1 8/4/4/1/4/3/7',
    '8/2/2/1/3/2/1 7/4/3/2/2/2/1 6/2/3/1/2/2/1 7/4/2/1/2/2/1 4/3/2/1/2/3/7 7/2/2/0/4/2/1 9/4/4/1/4/3/8',
    '9/3/2/1/4/2/2 8/5/4/3/3/2/2 7/3/3/2/2/2/2 8/4/3/1/2/2/2 4/3/3/1/2/4/8 8/2/2/0/5/3/2 10/5/5/2/5/4/9',
    '11/3/2/1/4/2/2 10/5/4/3/3/2/2 8/3/3/2/2/2/2 10/4/3/1/2/2/2 5/3/3/1/2/4/10 10/2/2/0/5/3/2 12/5/5/2/5/4/11',
    '12/3/3/2/4/3/2 11/5/4/3/3/3/2 9/3/4/2/3/3/2 11/5/3/2/3/3/2 5/4/3/2/3/4/11 11/3/3/0/5/3/2 13/5/5/2/5/4/12',
    '13/4/3/2/5/3/3 12/6/5/4/4/3/3 10/4/4/3/3/3/3 12/5/4/2/3/3/3 6/4/4/2/3/5/12 12/3/3/0/6/4/3 14/6/6/3/6/5/13',
    '15/4/3/2/5/3/3 14/6/5/4/4/3/3 11/4/4/3/3/3/3 14/5/4/2/3/3/3 6/4/4/2/3/5/14 14/3/3/0/6/4/3 16/6/6/3/6/5/15',
    '16/4/3/2/5/3/3 15/6/5/4/4/3/3 12/4/4/3/3/3/3 15/5/4/2/3/3/3 7/4/4/2/3/5/15 15/3/3/0/6/4/3 17/6/6/3/6/5/16',
    '17/5/4/3/6/4/4 16/7/6/5/5/4/4 13/5/5/4/4/4/4 16/6/5/3/4/4/4 7/5/5/3/4/6/16 16/4/4/0/7/5/4 18/7/7/4/7/6/17',
    '19/5/4/3/6/4/4 18/7/6/5/5/4/4 14/5/5/4/4/4/4 18/6/5/3/4/4/4 8/5/5/3/4/6/18 18/4/4/0/7/5/4 20/7/7/4/7/6/19',
  ];
  const names = ['brute', 'skirmisher', 'swarmer', 'sniper', 'caster', 'tank', 'boss'] as const;
  table.forEach((row, i) => {
    const found = names.map((archetype) => {
      const { attack, hit, speed, evade, fort, will, force } = archetypeAt(archetype, i + 1);
      return [attack, hit, speed, evade, fort, will, force].join('/');
    });
    expect([i + 1, found]).toEqual([i + 1, words(row)]);
  });
  expect(names.map((archetype) => ARCHETYPES[archetype].cards)).toEqual([
    [1, 1],
    [1, 0],
    [1, 0],
    [1, 0],
    [1, 0],
    [1, 1],
    [2, 1],
  ]);
  expect(archetypeAt('brute', 20)).toEqual(archetypeAt('brute', 13));
});
test('[CRD-MON-01, CRD-EXPLORE-03] the tile table', () => {
  const table: readonly string[] = [
    '2x 3x 3x 3x+1 trapped-chest domain-trap weapon',
    '2x 3x 4x 4x+1 empty-chest sleeping-gas money',
    '3x 4x 3x+1 4x+1 hoard web money',
    '3x 4x 3x+1 2x+2 merchant puzzle money',
    '4x 2x+1 4x+1 3x+2 hustler mana-drain money',
    '4x 2x+1 4x+1 3x+2 crystal-ball corrosive-acid money',
    '2x+1 3x+1 2x+2 4x+2 shortcut arrows potion',
    '2x+1 3x+1 3x+2 4x+2 fountain poison-dart potion',
    '2x+1 4x+1 3x+2 2x+3 altar boulder tool',
    '3x+1 2x+2 4x+2 3x+3 locked-chest monster-pit tool',
    '3x+1 2x+2 2x+3 4x+3 locked-chest hole armor',
    '3x+1 3x+2 3x+3 4x+3 locked-door hole armor',
    '1x+2 1x+3 1x+4 2x+4 locked-door hole weapon',
  ];
  const said = TILES.map(({ monsters, room, trap, treasure }) =>
    [...monsters.map(([n, above]) => `${n}x${above === 0 ? '' : `+${above}`}`), room, trap, treasure].join(' '),
  );
  expect(said).toEqual(table);
});
test('[CRD-CHAR-02] the thirteen jobs in the order of their ranks', () => {
  const table: readonly string[] = [
    'alchemist 4/5/5/7/4 no far club,gun,projectile,staff,wand bolt,cleanse,fire,toxin,tremor,wither,mend-all,inferno',
    'bard 5/6/5/5/4 no far bow,knife,projectile,staff,whip dazzle,mend,hush,befuddle,regenerate,haste,reflect,charm',
    'berserker 8/4/8/2/3 yes near axe,club,greatsword,spear lunge,pommel,cleave,double-strike,guard-break,drain-edge,bladestorm,coup-de-grace',
    'cleric 4/3/5/7/6 yes far club,projectile,staff,wand mend,bolt,cleanse,heal,revive,mend-all,autolife,benediction',
    'druid 4/4/6/6/5 no far bow,club,spear,staff,whip mend,stone,snare,gust,regenerate,gale,stone-gaze,tsunami',
    'gunner 6/7/4/5/3 no far bow,gun,knife,projectile aim,dazzle,fire,double-strike,guard-break,volley,halt,coup-de-grace',
    'knight 7/4/7/3/4 yes near axe,club,greatsword,longsword,spear lunge,pommel,wall,barrier,heal,guard-break,taunt,coup-de-grace',
    'lancer 7/6/5/3/4 yes near axe,longsword,projectile,spear lunge,cleave,gust,levitate,jump,hamstring,drain-edge,coup-de-grace',
    'ninja 5/8/4/4/4 no near katana,knife,projectile,whip aim,dazzle,splash,venom-edge,double-strike,hold,volley,doom',
    'ranger 6/7/5/3/4 no far axe,bow,gun,knife,spear aim,mend,snare,venom-edge,gust,hamstring,volley,bladestorm',
    'samurai 8/5/5/3/4 yes near bow,greatsword,katana,longsword,spear aim,pommel,cleave,double-strike,blaze,drain-edge,bladestorm,coup-de-grace',
    'thief 4/8/4/5/4 no near bow,gun,knife,projectile,whip aim,snare,drag,venom-edge,hold,haste,hamstring,charm',
    'wizard 2/4/4/9/6 no far knife,staff,wand bolt,fire,splash,tremor,torrent,quake,halt,nova',
  ];
  const said = JOB_IDS.map((id) => {
    const { base, heavy, row, weapons, techniques } = jobOf(id);
    return [id, base.join('/'), heavy ? 'yes' : 'no', row, weapons.join(), techniques.join()].join(' ');
  });
  expect(said).toEqual(table);
  for (const id of JOB_IDS) expect([id, jobOf(id).base.reduce((sum, n) => sum + n, 0)]).toEqual([id, 25]);
});
test('[CRD-TECH-06] one technique for each card, and its cost by rank', () => {
  expect(TECHNIQUE_IDS).toHaveLength(52);
  expect(new Set(TECHNIQUE_IDS.map((id) => `${techniqueOf(id).kind}/${techniqueOf(id).rank}`)).size).toBe(52);
  expect(SP_COST).toEqual([5, 10, 15, 20, 25, 30, 35, 40, 45, 50, 60, 75, 100]);
  expect(MP_COST).toEqual([3, 4, 5, 6, 7, 8, 10, 12, 14, 16, 20, 24, 30]);
  expect([spCost('nova'), mpCost('nova'), spCost('aim'), mpCost('heal')]).toEqual([100, 30, 5, 7]);
  for (const id of TECHNIQUE_IDS) expect([id, JOB_IDS.some((job) => jobOf(job).techniques.includes(id))]).toEqual([id, true]);
});
const SUIT_OF = { arms: 'S', grace: 'H', hex: 'C', energy: 'D', none: '' } as const;
const signed = (n: number | undefined, word: string): readonly string[] => (n === undefined ? [] : [`${word}${n > 0 ? '+' : ''}${n}`]);
/** An effect of a technique, word for word: what it does, to whom, how. */
function worded(effect: Effect): string {
  const who = 'who' in effect ? effect.who : '';
  switch (effect.do) {
    case 'attack': {
      const { mult, hit, double, range, adds, breaks, drains, ends } = effect.with ?? {};
      const more = [
        ...(double === true ? ['double'] : []),
        ...signed(hit, 'hit'),
        ...signed(mult, 'mult'),
        ...(range === undefined ? [] : ['no range']),
        ...(adds === undefined ? [] : [`adds ${adds.join(' ')}`]),
        ...(breaks === undefined ? [] : [`breaks ${breaks.join(' ')}`]),
        ...(drains === true ? ['drains'] : []),
        ...(ends === true ? ['ends'] : []),
      ];
      return [`${effect.n ?? 1} attack ${who}`, ...more].join(', ');
    }
    case 'damage':
      return `${effect.element} ${effect.grade} ${who}`;
    case 'heal':
    case 'unheal':
      return `${effect.do} ${effect.grade} ${who}`;
    case 'hex':
      return `${effect.status} ${effect.grade} ${who}`;
    case 'add':
      return `${effect.marks.join(' ')} ${who}`;
    case 'remove':
      return `remove ${String(effect.what)} ${who}, not ${(effect.not ?? []).join(' ')}`;
    case 'await':
      return ['later attack', ...signed(effect.mult, 'mult')].join(', ');
    default:
      return `${effect.do} ${who}`;
  }
}
test('[CRD-TECH-02, CRD-TECH-03, CRD-TECH-04, CRD-TECH-05, CRD-TECH-09] the 52 techniques: card, effect, grade, element and target', () => {
  const table: readonly string[] = [
    '1S aim: 1 attack one, double',
    '2S lunge: 1 attack one, hit+1, no range',
    '3S pommel: 1 attack one, adds stun',
    '4S cleave: 1 attack near-foes',
    '5S venom-edge: 1 attack one, adds poison',
    '6S double-strike: 2 attack one',
    '7S guard-break: 1 attack one, mult+1, breaks wall barrier defending reflect',
    '8S jump: hidden self; later attack, mult+2',
    '9S hamstring: 1 attack one, mult+1, adds slow stuck',
    '10S volley: 3 attack random-foe, no range',
    '11S drain-edge: 1 attack one, mult+1, drains',
    '12S bladestorm: 1 attack foes, no range',
    '13S coup-de-grace: 1 attack one, mult+2, ends',
    '1H mend: heal min one',
    '2H cleanse: remove one one, not dead petrify',
    '3H wall: wall ally',
    '4H barrier: barrier ally',
    '5H heal: heal med one',
    '6H regenerate: regenerating ally',
    '7H levitate: floating allies',
    '8H haste: haste ally',
    '9H revive: revive fallen',
    '10H mend-all: heal low allies',
    '11H reflect: reflect ally',
    '12H autolife: autolife ally',
    '13H benediction: remove negative allies, not dead petrify; heal high allies',
    '1C dazzle: blind med one',
    '2C snare: stuck high one',
    '3C hush: silence high one',
    '4C drag: slow med one',
    '5C toxin: poison high one',
    '6C befuddle: confuse med one',
    '7C taunt: berserk high one',
    '8C hold: paralyze med one',
    '9C wither: unheal med one',
    '10C halt: stop med one',
    '11C charm: hypnotize low one',
    '12C stone-gaze: petrify low one',
    '13C doom: dead low one',
    '1D bolt: neutral min one',
    '2D stone: earth low one',
    '3D fire: flame low one',
    '4D splash: water low one',
    '5D gust: wind low one',
    '6D tremor: earth min foes',
    '7D blaze: flame med one',
    '8D torrent: water med one',
    '9D gale: wind low foes',
    '10D quake: earth med foes',
    '11D inferno: flame high one',
    '12D tsunami: water high foes',
    '13D nova: neutral max foes',
  ];
  const said = TECHNIQUE_IDS.map((id) => {
    const { kind, rank, effects } = techniqueOf(id);
    return `${rank}${SUIT_OF[kind]} ${id}: ${effects.map(worded).join('; ')}`;
  });
  expect(said).toEqual(table);
});
test('[CRD-CHECK-03, CRD-ENERGY-01, CRD-HEAL-01] the scale of grades', () => {
  expect([Object.values(CHANCE), Object.values(DAMAGE), Object.values(HEALING)]).toEqual([
    [1, 2, 3, 4, 5],
    [1, 4, 7, 10, 13],
    [3, 6, 10, 15, 21],
  ]);
  expect(EXPERIENCE).toEqual([10, 5, 3, 2]);
});
test('[CRD-MON-04, CRD-DOMAIN-01] the thirteen domains: element, trap, four species, boss', () => {
  const table: readonly string[] = [
    'castle none alarm-bell gate-guard,crossbowman,hollow-armor,court-mage black-castellan',
    'cavern earth cave-in cave-bat,tunnel-kobold,rock-troll,crystal-lurker crystal-wyrm',
    'desert flame heat-haze sand-jackal,dune-scorpion,sand-worm,mirage-dancer sand-pharaoh',
    'forest wind strangling-vines grey-wolf,briar-archer,walking-oak,pixie elder-briar',
    'graveyard none grave-chill skeleton,zombie,wailing-ghost,ghoul bone-lord',
    'marsh water miasma leech-swarm,bog-toad,green-ooze,marsh-hag mire-hydra',
    'mountain earth landslide harpy,crag-goblin,ogre,basilisk thunder-roc',
    'plains wind stampede giant-bee,bandit,wild-bull,wind-sprite storm-chimera',
    'sea water undertow razor-fish,merrow,reef-shark,giant-jelly kraken',
    'shore water siren-song giant-crab,storm-gull,buccaneer,siren drowned-captain',
    'temple none cursed-seal cultist,stone-guardian,sacred-serpent,dark-acolyte fallen-oracle',
    'tundra water blizzard snow-wolf,frost-goblin,yeti,ice-wraith frost-titan',
    'volcano flame lava-vent ash-bat,salamander,magma-golem,fire-spirit ember-dragon',
  ];
  const said = DOMAIN_IDS.map((id) => {
    const { element, trap, species, boss } = domainOf(id);
    return [id, element ?? 'none', trap, species.join(), boss].join(' ');
  });
  expect(said).toEqual(table);
  expect([keysOf(SPECIES).length, keysOf(BOSSES).length]).toEqual([52, 13]);
});
/** An action as the tables of the specification write it. */
function written({ kind, effects }: ReturnType<typeof speciesOf>['pattern'][number]): string {
  const [effect] = effects;
  const named = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
  if (effect === undefined) return 'Wait';
  if (effect.do === 'attack') {
    if (effect.who === 'near-foes') return 'Sweep';
    const base = effect.n === 2 ? 'Twice' : effect.with?.drains === true ? 'Drain' : effect.range === 'ranged' ? 'Shot' : 'Strike';
    const adds = effect.with?.adds?.map((mark) => `/${named(mark)}`).join('') ?? '';
    return `${base}${effect.with?.mult === 1 ? '+1' : ''}${adds}[${effect.ai ?? ''}]`;
  }
  if (effect.do === 'damage') {
    if (effect.who === 'pick') return `Ray(${effect.element})[${effect.ai ?? ''}]`;
    return `${effect.mult === -1 ? 'Wave' : 'Burst'}(${effect.element})`;
  }
  if (effect.do === 'hex') return `Hex(${named(effect.status)},${named(effect.grade)})[${effect.ai ?? ''}]`;
  if (effect.do === 'unheal') return `Blight[${effect.ai ?? ''}]`;
  if (effect.do === 'heal') return `Aid(${named(effect.grade)})`;
  if (effect.do !== 'add') return effect.do;
  const [mark = ''] = effect.marks;
  return kind === 'none' ? 'Guard' : `${effect.who === 'self' ? 'Gain' : 'Grant'}(${named(mark)})`;
}
test('[CRD-AI-01, CRD-MON-08, CRD-MON-09, CRD-MON-10, CRD-MON-12] species and bosses: archetype, elements, start, pattern by suit, drops', () => {
  const table: readonly string[] = [
    'gate-guard tank none - - Strike[F] Strike[F] Guard Strike+1[F] water/shield',
    'crossbowman sniper none - - Shot[R] Shot[R] Shot[B] Shot+1[W] torch/bow',
    'hollow-armor brute none - - Strike[F] Wait Strike[F] Sweep key/plate',
    'court-mage caster none - - Ray(neutral)[R] Hex(Silence,Med)[C] Gain(Barrier) Burst(neutral) wine/ring',
    'cave-bat swarmer wind flame floating Strike[R] Strike[R] Strike[B] Drain[R] water/mantle',
    'tunnel-kobold skirmisher earth wind - Shot[R] Strike[F] Strike[F] Strike+1[F] trap-kit/knife',
    'rock-troll brute earth wind - Strike[F] Shot[R] Strike[F] Strike+1[F] salve/club',
    'crystal-lurker caster earth wind - Ray(earth)[R] Gain(Reflect) Hex(Blind,Med)[R] Burst(earth) scroll-of-earth/ornament',
    'sand-jackal swarmer flame water - Strike[F] Strike[F] Strike[W] Strike+1[W] water/boots',
    'dune-scorpion skirmisher earth wind - Strike[F] Strike[F] Strike/Poison[F] Strike+1/Poison[F] salve/spear',
    'sand-worm brute earth wind - Wait Strike[R] Strike[R] Strike+1[R] rope/axe',
    'mirage-dancer caster flame water - Ray(flame)[R] Hex(Confuse,Low)[R] Gain(Transparent) Burst(flame) invisibility/robe',
    'grey-wolf swarmer wind flame - Strike[F] Strike[F] Strike[W] Strike+1[W] water/boots',
    'briar-archer sniper wind flame - Shot[R] Shot[R] Shot/Poison[B] Shot+1[W] salve/bow',
    'walking-oak tank earth flame - Strike[F] Gain(Regenerating) Strike[F] Sweep ale/staff',
    'pixie caster wind flame floating Ray(wind)[R] Aid(Min) Hex(Confuse,Low)[R] Burst(wind) wine/wand',
    'skeleton skirmisher none - undead Shot[R] Strike[F] Strike[F] Strike+1[F] key/longsword',
    'zombie brute none - undead Wait Strike[F] Strike[F] Strike/Poison[F] smelling-salts/greatsword',
    'wailing-ghost caster none - undead,floating,transparent Ray(neutral)[R] Hex(Slow,Med)[R] Hex(Paralyze,Min)[R] Blight[R] wine/mantle',
    'ghoul skirmisher none - undead Strike[F] Strike[F] Drain[W] Strike/Paralyze[W] smelling-salts/gauntlet',
    'leech-swarm swarmer water earth - Strike[R] Strike[R] Drain[R] Drain[W] salve/vest',
    'bog-toad skirmisher water earth - Shot/Stuck[R] Strike[F] Strike[F] Strike+1[F] water/whip',
    'green-ooze tank water earth - Wait Strike[F] Strike/Poison[F] Sweep clear-water/helm',
    'marsh-hag caster water earth - Hex(Poison,Med)[R] Ray(water)[R] Hex(Slow,Med)[R] Hex(Hypnotize,Min)[R] scroll-of-water/hat',
    'harpy swarmer wind flame floating Strike[R] Strike[B] Hex(Confuse,Low)[R] Twice[B] water/band',
    'crag-goblin sniper earth wind - Shot[R] Shot[R] Shot[B] Shot+1[W] smoke-bomb/projectile',
    'ogre brute earth wind - Strike[F] Strike[F] Sweep Strike+1[F] ale/axe',
    'basilisk caster earth wind - Strike[F] Strike/Poison[F] Hex(Slow,Med)[R] Hex(Petrify,Min)[R] salve/plate',
    'giant-bee swarmer wind flame floating Strike[R] Strike[R] Strike/Poison[R] Strike+1[W] salve/band',
    'bandit skirmisher none - - Shot[R] Strike[F] Strike[W] Strike+1[W] smoke-bomb/knife',
    'wild-bull brute earth wind - Wait Strike[F] Strike[R] Strike+1[R] clear-water/helm',
    'wind-sprite caster wind flame floating Ray(wind)[R] Gain(Haste) Hex(Silence,Med)[C] Burst(wind) scroll-of-wind/ring',
    'razor-fish swarmer water earth - Strike[R] Strike[R] Strike[W] Strike+1[W] water/projectile',
    'merrow skirmisher water earth - Shot[R] Strike[F] Strike[F] Strike+1[F] rope/spear',
    'reef-shark brute water earth - Wait Strike[F] Strike[F] Strike+1[W] clear-water/gauntlet',
    'giant-jelly caster water earth - Ray(water)[R] Hex(Blind,Med)[R] Hex(Paralyze,Min)[R] Burst(water) sweet-wine/robe',
    'giant-crab tank water earth - Strike[F] Guard Strike[F] Strike+1[F] water/shield',
    'storm-gull swarmer wind flame floating Strike[R] Strike[B] Strike[R] Strike+1[W] torch/hat',
    'buccaneer sniper none - - Shot[R] Strike[F] Shot[R] Shot+1[W] ale/gun',
    'siren caster water earth - Ray(water)[R] Hex(Slow,Med)[R] Hex(Hypnotize,Min)[R] Burst(water) sweet-wine/ornament',
    'cultist skirmisher none - - Shot[R] Strike[F] Strike[F] Hex(Silence,Med)[C] wine/katana',
    'stone-guardian tank earth wind - Wait Strike[F] Gain(Barrier) Sweep trap-kit/club',
    'sacred-serpent skirmisher none - - Strike[F] Strike/Poison[F] Strike[W] Hex(Paralyze,Low)[R] salve/whip',
    'dark-acolyte caster none - - Ray(neutral)[R] Aid(Min) Grant(Wall) Blight[R] smelling-salts/staff',
    'snow-wolf swarmer wind flame - Strike[F] Strike[F] Strike[W] Strike+1[W] water/boots',
    'frost-goblin sniper water earth - Shot[R] Shot[R] Strike[F] Shot/Slow[R] smoke-bomb/projectile',
    'yeti brute water earth - Strike[F] Strike[F] Sweep Strike+1[F] ale/mail',
    'ice-wraith caster water earth floating Ray(water)[R] Hex(Slow,Med)[R] Hex(Stop,Min)[R] Burst(water) speed/mantle',
    'ash-bat swarmer flame water floating Strike[R] Strike[R] Strike[B] Strike/Blind[R] water/vest',
    'salamander skirmisher flame water - Ray(flame)[R] Strike[F] Strike[F] Strike+1[F] scroll-of-flame/katana',
    'magma-golem tank flame water - Wait Strike[F] Strike[F] Burst(flame) clear-water/greatsword',
    'fire-spirit caster flame water floating Ray(flame)[R] Hex(Berserk,Med)[R] Gain(Haste) Burst(flame) heroic-brew/wand',
    'black-castellan boss none - - Strike[F] Strike/Stun[F] Gain(Wall) Sweep spring-water/longsword',
    'crystal-wyrm boss earth wind - Strike[F] Hex(Blind,Med)[R] Wave(earth) Strike+1[F] heroic-brew/greatsword',
    'sand-pharaoh boss flame water - Ray(flame)[R] Hex(Slow,Med)[R] Strike[F] Wave(flame) elixir/ornament',
    'elder-briar boss earth flame - Shot[R] Shot/Stuck[R] Gain(Regenerating) Wave(wind) spring-water/bow',
    'bone-lord boss none - undead Strike[F] Blight[R] Hex(Paralyze,Low)[R] Drain[W] elixir/staff',
    'mire-hydra boss water earth - Strike[F] Strike/Poison[R] Strike+1[R] Twice[R] spring-water/whip',
    'thunder-roc boss wind flame floating Strike[R] Ray(wind)[R] Hex(Confuse,Low)[R] Strike+1[B] speed/boots',
    'storm-chimera boss wind flame - Strike[F] Ray(flame)[R] Strike/Poison[F] Wave(wind) port-wine/spear',
    'kraken boss water earth - Shot/Stuck[R] Strike[F] Hex(Blind,Med)[R] Twice[R] port-wine/plate',
    'drowned-captain boss water earth undead Shot[R] Strike[F] Hex(Hypnotize,Min)[R] Strike+1[W] elixir/gun',
    'fallen-oracle boss none - - Ray(neutral)[R] Hex(Silence,Med)[C] Aid(Low) Wave(neutral) elixir/ring',
    'frost-titan boss water earth - Strike[F] Ray(water)[R] Hex(Slow,Med)[R] Sweep heroic-brew/axe',
    'ember-dragon boss flame water - Strike[F] Strike[R] Sweep Wave(flame) elixir/mail',
  ];
  const said = [...keysOf(SPECIES), ...keysOf(BOSSES)].map((id) => {
    const { archetype, element, weak, starts, pattern, common, rare } = speciesOf(id);
    const begins = starts.length === 0 ? '-' : starts.join();
    return [id, archetype, element ?? 'none', weak ?? '-', begins, ...pattern.map(written), `${common}/${rare}`].join(' ');
  });
  expect(said).toEqual(table);
});
test('[CRD-STATUS-GEN-02] 25 statuses that are kept; Kneeling follows from HP', () => {
  expect(STATUSES).toHaveLength(25);
  expect(STATUSES).not.toContain('kneeling');
});
test('content is plain data: what JSON makes of it is the same', () => {
  for (const table of [JOBS, TECHNIQUES, SPECIES, BOSSES, POTIONS, TOOLS, ARMORS, DOMAINS])
    expect(JSON.parse(JSON.stringify(table))).toEqual(table);
});
test('decisions and events are named once', () => {
  const decisions = Object.values(DECISIONS);
  expect(new Set(decisions.map(({ name }) => name)).size).toBe(decisions.length);
  expect(keysOf(events).length).toBeGreaterThan(60);
  expect(new Set(PLAYING_CARDS.map((one) => `${suitOf(one)}${rankOf(one)}`)).size).toBe(52);
});
