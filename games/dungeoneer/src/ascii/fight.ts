// Owns the combat under way: who attacks whom in which form, dice, totals and what is left of whom.

import { BLANK, clip, flow, line, words, type Line } from '@undercroft/presentation/drawing';
import { mapOf, questOf } from '../content/cards.ts';
import { lifeLeft, spaceLife, valueOf } from '../queries/fight.ts';
import { questIn, questLife } from '../queries/quests.ts';
import { playerOf, spaceOf, type Attack, type Combat, type Fighter } from '../state.ts';
import type { Labels } from './labels.ts';
import { nameOf } from './players.ts';
import type { Seen } from './seen.ts';
import { LIFE } from './signs.ts';

const FACES = ['⚀', '⚁', '⚂', '⚃', '⚄', '⚅'] as const;
export const faceOf = (die: number): string => `${FACES[die - 1] ?? ''}${die}`;

function fighterName(seen: Seen, labels: Labels, fighter: Fighter): string {
  if (fighter.is === 'hero') return nameOf(seen, labels, fighter.seat);
  if (fighter.is === 'space') {
    const { card } = spaceOf(seen.table, fighter.space);
    return labels.name(mapOf(card).monster?.id ?? card);
  }
  if (fighter.is !== 'quest') return labels.name(fighter.card);
  const { completion } = questOf(fighter.quest);
  return labels.name(completion.by === 'slay' ? completion.monster.id : fighter.quest);
}

function lifeOf({ table }: Seen, fighter: Fighter): number | null {
  if (fighter.is === 'hero') return playerOf(table, fighter.seat).life;
  if (fighter.is === 'space') return spaceLife(table, fighter.space);
  if (fighter.is === 'quest') return questLife(table, questIn(table, fighter.seat, fighter.quest));
  return fighter.is === 'trap' ? null : lifeLeft(table, fighter.card);
}

function fighterLine(seen: Seen, labels: Labels, fighter: Fighter): Line {
  const life = lifeOf(seen, fighter);
  return words(line(fighterName(seen, labels, fighter), 'title'), life === null ? BLANK : line(`${LIFE}${life}`, 'red'));
}

/** What was rolled, or what will be added to the die. */
function rollLine({ table }: Seen, attack: Attack, part: 'attack' | 'counter-attack'): Line {
  const { by, on, form, space, die, total, counterDie, counterTotal } = attack;
  const [mine, other, rolled, sum] = part === 'attack' ? [by, on, die, total] : [on, by, counterDie, counterTotal];
  if (rolled === 0) return line(`+${valueOf(table, mine, form, part, other, space)}`, 'dim');
  const added = sum - rolled;
  return words(line(faceOf(rolled), 'lit'), line(added < 0 ? `−${-added}` : `+${added}`, 'dim'), line(`= ${sum}`, 'title'));
}

function attackLines(seen: Seen, labels: Labels, combat: Combat, attack: Attack, at: number, width: number): Line[] {
  const { by, on, form, state, special } = attack;
  const now = at === combat.now;
  const rolls =
    by.is === 'trap'
      ? BLANK
      : words(
          line(labels.cards.forms[form], 'lit'),
          rollLine(seen, attack, 'attack'),
          line(':', 'dim'),
          rollLine(seen, attack, 'counter-attack'),
        );
  const mark = state === 'off' ? line(labels.cancelled, 'dim') : state === 'done' ? line('✓', 'dim') : BLANK;
  const bought = special === null ? BLANK : line(`+ ${labels.special}${special > 0 ? ` ${special}` : ''}`, 'bad');
  const head = words(
    line(now ? '❯' : ' ', 'ember'),
    line('⚔', 'bad'),
    fighterLine(seen, labels, by),
    line('→', 'dim'),
    fighterLine(seen, labels, on),
  );
  return flow([head, rolls, bought, mark], width, 2, 4);
}

/** All combats, the innermost last; and the Threat that was rolled last. */
export function fightLines(seen: Seen, labels: Labels, width: number): Line[] {
  return seen.table.combats.flatMap((combat) =>
    combat.attacks.flatMap((attack, at) => attackLines(seen, labels, combat, attack, at, width)),
  );
}

export function rolledLine(seen: Seen, labels: Labels, width: number): Line[] {
  const { rolled } = seen.table;
  if (rolled === null) return [];
  const { seat, roll, score, target, die, total, passed } = rolled;
  const parts = [
    words(line(`${labels.rolled}:`, 'dim'), line(nameOf(seen, labels, seat)), line(`(${labels.cards.say.rolls[roll]})`, 'dim')),
    words(
      line(labels.cards.scores[score]),
      line(faceOf(die), 'lit'),
      line(`= ${total}`, 'title'),
      line(`${total < target ? '<' : '≥'} ${target}`, 'dim'),
    ),
    line(passed ? labels.passed : labels.failed, passed ? 'good' : 'bad'),
  ];
  return [clip(flow(parts, 1e6)[0] ?? BLANK, width)];
}
