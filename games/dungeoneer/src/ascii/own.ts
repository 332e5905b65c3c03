// Owns what is this seat's own: its hand with costs, its Quests with their places, and the Global Quest.

import type { Completion } from '../content/types.ts';
import { BLANK, flow, line, words, type Line } from '@undercroft/presentation/drawing';
import { adventureOf, questOf, type AdventureId } from '../content/cards.ts';
import { mapsIn } from '../content/decks.ts';
import { REALMS, type Location, type Realm } from '../content/types.ts';
import { questLife } from '../queries/quests.ts';
import { NOWHERE, playerOf, spaceOf, type QuestInPlay } from '../state.ts';
import { sayer } from '../text/cards/say.ts';
import { looseLine, looseLines, MOST } from './cell.ts';
import type { Room } from './grid.ts';
import type { Labels } from './labels.ts';
import { placesOf, type Seen } from './seen.ts';
import { LIFE, QUEST, TOKEN } from './signs.ts';

export function handLines({ view, seat }: Seen, labels: Labels, width: number): Line[] {
  const cards = view.players[seat]?.hand.cards ?? [];
  const title = line(`${labels.hand}:`, 'dim');
  if (cards.length === 0) return [words(title, line(labels.none, 'dim'))];
  const one = (card: AdventureId, i: number): Line => {
    const { family, playtime } = adventureOf(card);
    const facts = [labels.cost(card), labels.cards.families[family], labels.cards.playtimes[playtime]];
    return words(
      i === 0 ? title : BLANK,
      line(labels.name(card), family === 'boon' || family === 'treasure' ? 'lit' : 'red'),
      line(`(${facts.join(', ')})`, 'dim'),
    );
  };
  return flow(cards.map(one), width);
}

/** A place by its names, or as the cards say it. */
function placeText(labels: Labels, location: Location, realm: Realm): string {
  const say = sayer(labels.cards, { addressed: ['you'], realm }, labels.name);
  return labels.cards.say.location(location, say);
}

/** Whether a place is on the map, and whether one stands in it. */
function whether({ table, here }: Seen, labels: Labels, location: Location): Line {
  const places = placesOf(table, location);
  if (here !== NOWHERE && places.includes(here)) return line(`(${labels.here})`, 'good');
  return places.length > 0 ? line(`(${labels.onMap})`, 'lit') : line(`(${labels.notOnMap})`, 'dim');
}

function questLine(seen: Seen, labels: Labels, one: QuestInPlay): Line[] {
  const { quest, carried, dropped, marks, wounds } = one;
  const { at, completion, deck } = questOf(quest);
  const realm = REALMS.find((one) => mapsIn([deck], one).length > 0) ?? 'dungeon';
  const place = (location: Location): Line => words(line(placeText(labels, location, realm)), whether(seen, labels, location));
  const escort = completion.by === 'escort' ? words(line('→', 'dim'), place({ maps: [completion.to] })) : BLANK;
  const lies = dropped === NOWHERE ? BLANK : line(`${TOKEN} ${labels.name(spaceOf(seen.table, dropped).card)}`, 'good');
  const life = completion.by === 'slay' && wounds > 0 ? line(`${LIFE}${questLife(seen.table, one)}`, 'red') : BLANK;
  return [
    words(line(QUEST, 'good'), line(labels.name(quest), 'title'), line(`[${labels.cards.completions[completion.by]}]`, 'dim')),
    words(place(at), escort),
    words(
      carried ? line(`${TOKEN} ${labels.carried}`, 'good') : BLANK,
      lies,
      life,
      marks.length > 0 ? line(`✓ ${marks.length}/${marksNeeded(completion)}`, 'good') : BLANK,
    ),
  ];
}

export function questLines(seen: Seen, labels: Labels, width: number): Line[] {
  const { global, left } = seen.table;
  const own = seen.quests.filter((one) => !global.includes(one));
  const titled = (title: string, quests: readonly QuestInPlay[]): Line[] =>
    quests.flatMap((one) => flow([line(`${title}:`, 'dim'), ...questLine(seen, labels, one)], width, 1, 4));
  return [...titled(labels.quests, own), ...titled(labels.global, global), ...titled(labels.left, left)];
}

/** A board lower than this has no room for a box. */
const LOW = 16;

/** Map cards that this seat is to place or looks at, each as a box with its exits; on a low board in a line. */
export function looseCards({ table, view, seat }: Seen, labels: Labels, { width, height }: Room): Line[] {
  const dealt = playerOf(table, seat).maps.cards.map((card) => ({ card, title: labels.drawn }));
  const looked = view.looked.cards.map((card) => ({ card, title: labels.looked }));
  const all = [...(table.drawn === null ? [] : [{ card: table.drawn, title: labels.drawn }]), ...looked, ...dealt];
  if (height < LOW) return all.flatMap(({ card, title }) => flow([line(`${title}:`, 'dim'), looseLine(labels, card)], width, 1, 4));
  const shown = all.slice(0, Math.max(1, Math.floor(width / MOST.width)));
  if (shown.length === 0) return [];
  const boxes = shown.map(({ card }) => looseLines(table, labels, card, { width: MOST.width, height: 5 }));
  const head = words(line(`${shown[0]?.title}:`, 'dim'), line(all.length > shown.length ? `+${all.length - shown.length}` : '', 'dim'));
  return [head, ...Array.from({ length: 5 }, (_, i) => boxes.flatMap((box) => box[i] ?? []))];
}

/** How many steps of a Quest have to be marked. */
function marksNeeded(completion: Completion): number {
  if (completion.by === 'threats') return completion.steps;
  return completion.by === 'chance' && completion.pattern.need === 'unmarked' ? completion.pattern.marks : 1;
}
