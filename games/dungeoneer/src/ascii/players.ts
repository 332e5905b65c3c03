// Owns the players as lines: the hero with his numbers, what lies before him, and what he has done.

import { BLANK, flow, line, piece, words, type Line } from '@undercroft/presentation/drawing';
import type { Seat } from '@undercroft/kernel';
import { adventureOf, heroOf } from '../content/cards.ts';
import { FORMS } from '../content/types.ts';
import { lifeLeft } from '../queries/fight.ts';
import { isStandard, scoreOf } from '../queries/scores.ts';
import { levelOf } from '../queries/standing.ts';
import { playerOf, type InPlay } from '../state.ts';
import type { Labels } from './labels.ts';
import type { Seen } from './seen.ts';
import { GLORY, LIFE, PERIL, seatInk, seatMark } from './signs.ts';

const STANDARD = '●';
const COUNTER = '○';

export function nameOf({ table, seat: me }: Seen, labels: Labels, seat: Seat): string {
  const { hero } = playerOf(table, seat);
  const name = hero === null ? labels.player(seat + 1) : labels.heroName(hero);
  return seat === me ? `${name} (${labels.you})` : name;
}

/** Round, turn and phase. */
export function turnLine(seen: Seen, labels: Labels): Line {
  const { table } = seen;
  const { round, turn, phase, winners } = table;
  const who = words(line(labels.turnOf(nameOf(seen, labels, turn))));
  const won = (winners ?? []).map((seat) => line(`${nameOf(seen, labels, seat)} ${labels.won}`, 'good'));
  const parts = [...won, ...(round > 0 ? [line(labels.round(round), 'title'), who] : []), line(labels.phases[phase], 'lit')];
  return parts.flatMap((one, i) => (i === 0 ? one : [piece(' · ', 'dim'), ...one]));
}

/** The first line of a player: everything that is a number. */
export function headOf(seen: Seen, labels: Labels, seat: Seat, width: number): Line[] {
  const { table, view } = seen;
  const player = playerOf(table, seat);
  const { hero, life, glory, peril, movement, saved, bonus, tipped, alive, waiting } = player;
  const name = words(
    line(table.turn === seat && table.round > 0 ? '❯' : ' ', 'ember'),
    line(seatMark(seat), seatInk(seat)),
    line(nameOf(seen, labels, seat), 'title'),
  );
  if (!alive) return flow([name, line(waiting ? labels.waiting : labels.fallen, 'bad')], width, 2, 5);
  if (hero === null) return flow([name], width);
  const scores = FORMS.map((form) =>
    words(line(labels.scores[form], 'dim'), line(`${scoreOf(table, seat, form)}${isStandard(table, seat, form) ? STANDARD : COUNTER}`)),
  );
  const moves = movement + bonus;
  const hand = view.players[seat]?.hand.n ?? 0;
  return flow(
    [
      name,
      line(`${labels.cards.level} ${levelOf(table, seat)}`),
      words(...scores),
      words(
        line(`${LIFE}${life}/${heroOf(hero).life}`, life <= 2 ? 'bad' : 'red'),
        line(`${GLORY}${glory}`, 'lit'),
        line(`${PERIL}${peril}`, 'red'),
      ),
      table.turn === seat ? words(line(labels.cards.movement, 'dim'), line(String(moves))) : BLANK,
      saved > 0 ? words(line(labels.saved, 'dim'), line(String(saved))) : BLANK,
      words(line(labels.hand, 'dim'), line(String(hand))),
      tipped ? line(labels.tipped, 'bad') : BLANK,
    ],
    width,
    2,
    5,
  );
}

/** A card in play with its charges, what is tucked behind it and what is left of it. */
export function cardLine({ table }: Seen, labels: Labels, { card, charges, attached, wounds, used, by }: InPlay, owner: Seat): Line {
  const { family } = adventureOf(card);
  const name = line(labels.name(card), family === 'bane' || by !== owner ? 'bad' : used ? 'dim' : 'plain');
  const left = family === 'monster' && wounds > 0 ? line(`${LIFE}${lifeLeft(table, card)}`, 'red') : BLANK;
  const behind = attached.map((one) => line(`+ ${labels.name(one)}`, adventureOf(one).family === 'bane' ? 'bad' : 'dim'));
  return words(name, left, charges > 0 ? line(`(${charges})`, 'lit') : BLANK, ...behind);
}

/** What lies before a player: Inventory, Pack, completed Quests. */
export function belongingsOf(seen: Seen, labels: Labels, seat: Seat, width: number): Line[] {
  const { ready, pack, done, quests } = playerOf(seen.table, seat);
  const sealed = seen.view.players[seat]?.sealed.n ?? 0;
  const group = (title: string, cards: readonly Line[]): readonly Line[] => {
    const [first, ...others] = cards;
    return first === undefined
      ? []
      : [words(line(`${title}:`, 'dim'), comma(first, others.length > 0)), ...others.map((one, i) => comma(one, i + 1 < others.length))];
  };
  const cards = (of: readonly InPlay[]): readonly Line[] => of.map((one) => cardLine(seen, labels, one, seat));
  const others =
    seat === seen.seat
      ? []
      : [...quests.map(({ quest }) => line(labels.name(quest))), ...(sealed > 0 ? [line(`${sealed} ${labels.sealed}`, 'dim')] : [])];
  const parts = [
    ...group(labels.inventory, cards(ready)),
    ...group(labels.pack, cards(pack)),
    ...group(labels.cards.families.quest, others),
    ...group(
      labels.done,
      done.map(({ quest }) => line(labels.name(quest), 'good')),
    ),
  ];
  return parts.length === 0 ? [] : flow(parts, width - 5, 1, 0).map((one) => [piece('     '), ...one]);
}

const comma = (of: Line, more: boolean): Line => (more ? [...of, piece(',')] : of);
