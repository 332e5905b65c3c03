// Owns the text board of Four Suits: the floor or the fight, the party, and what is left in the deck, in plain characters.

import { isKeyOf } from '@undercroft/kernel';
import type { GameText, TextBoard } from '@undercroft/presentation';
import { SUIT_SIGNS } from '@undercroft/presentation';
import { clip, flow, line, paint, piece, squeeze, words, type Line, type Section } from '@undercroft/presentation/drawing';
import { SUITS } from '@undercroft/parts';
import { jobOf } from '../content/index.ts';
import { SLOTS } from '../content/types.ts';
import { ALCOVES, ENTRANCE, EXIT, FIRST_BRANCH, FIRST_MONSTER, MAINS, NOWHERE, placeOf, tileNo, type Tile } from '../state.ts';
import { cardSign } from '../text/said.ts';
import { BOARD_WORDS, type BoardWords } from '../text/words/index.ts';
import { NAMES } from '../text/words/names.ts';
import { characterName, membersOf } from '../text/words/people.ts';
import type { View } from '../view.ts';

interface Drawing {
  readonly view: View;
  readonly said: BoardWords;
  readonly text: GameText<View>;
}
const cardName = ({ text }: Drawing, id: string): string => text.card?.(id)?.name ?? id;
const isMarked = (view: View, unit: number): boolean => view.fight?.turn === unit;

function headLines({ view, said, text }: Drawing, width: number): Line[] {
  const { quest, ql, gold, alarm, fight, reckoned } = view;
  const { cards, suits, faces, aces } = reckoned.deck;
  const where = quest === null ? '' : NAMES[text.language].domains[quest.domain].name;
  return flow(
    [
      line(said.ql(ql), 'title'),
      line(view.phase === 'town' ? said.town : where, 'lit'),
      ...(quest === null || view.phase !== 'dungeon' ? [] : [line(said.floor(reckoned.floor + 1, quest.floors))]),
      ...(fight === null ? [] : [line(said.round(fight.round), 'ember')]),
      line(`${said.gold} ${gold}`),
      ...(alarm > 0 ? [line(said.alarm(alarm), 'bad')] : []),
      line(
        `${said.deck} ${said.toShuffle(cards)}: ${SUITS.map((suit) => `${SUIT_SIGNS[suit]}${suits[suit]}`).join(' ')} · ${said.faces} ${faces} · ${said.aces} ${aces}`,
        'dim',
      ),
    ],
    width,
  );
}

/** A tile as three signs: here, face down, or its card. */
function tileSign({ view }: Drawing, tile: Tile | undefined, no: number): Line {
  const here = view.dungeon !== null && view.dungeon.at === placeOf(view.reckoned.floor, no);
  const face = no === ENTRANCE ? '⌂' : no === EXIT ? '▣' : tile === undefined || tile.card === null ? '▒▒' : cardSign(tile.card);
  const ink = here ? 'ember' : tile?.explored === true ? (tile.clear ? 'good' : 'bad') : (tile?.card ?? null) === null ? 'dim' : 'plain';
  return line(here ? `[${face}]` : ` ${face} `, ink);
}
function floorLines(d: Drawing, width: number): Line[] {
  const { dungeon, reckoned } = d.view;
  const tiles = dungeon?.floors[reckoned.floor];
  if (dungeon === null || tiles === undefined) return [];
  const mains = [ENTRANCE, ...Array.from({ length: MAINS }, (_, i) => i + 1), EXIT];
  const above: Line = mains.flatMap((no) => {
    const alcove = ALCOVES.find((one) => tiles[one]?.n === no);
    return alcove === undefined ? [piece('        ')] : [...tileSign(d, tiles[alcove], alcove), piece('    ')];
  });
  const way = mains.flatMap((no, at) => [...(at === 0 ? [] : [piece(' ── ', 'dim')]), ...tileSign(d, tiles[no], no)]);
  const branches = tiles.flatMap((tile, no) => (no >= FIRST_BRANCH ? [tileSign(d, tile, no)] : []));
  const here = tiles[tileNo(dungeon.at)];
  const lying =
    here === undefined || here.items.length === 0
      ? []
      : flow(
          here.items.map((item) => line(cardName(d, `item:${item}`), 'lit')),
          width,
        );
  return [clip(above, width), clip(way, width), ...(branches.length === 0 ? [] : [clip(words(...branches), width)]), ...lying];
}

const statusLines = (d: Drawing, statuses: readonly string[], stun: number): Line[] => {
  const names = NAMES[d.text.language].statuses;
  return [
    ...statuses.map((id) => line(isKeyOf(names, id) ? names[id].name : id, 'bad')),
    ...(stun > 0 ? [line(`${names.stun.name} ${stun}`, 'bad')] : []),
  ];
};

function characterLines(d: Drawing, unit: number, width: number): Line[] {
  const { view, said, text } = d;
  const one = view.party[unit];
  const figures = view.reckoned.characters[unit];
  if (one === undefined || figures === undefined) return [];
  const names = NAMES[text.language];
  const hand = view.fight?.hands[unit] ?? [];
  const head = words(
    line(isMarked(view, unit) ? '▶' : ' ', 'ember'),
    line(characterName(text.language, view.party, unit) ?? '', isMarked(view, unit) ? 'ember' : 'title'),
    line(names.jobs[one.job].name, 'dim'),
    line(said.level(one.level)),
    line(`${one.hp}/${figures.health} HP`, figures.kneeling ? 'bad' : 'good'),
    line(`${one.mp}/${figures.stats.mana} MP`, 'blue'),
    line(one.row === 'near' ? said.near : said.far),
    ...(view.fight === null
      ? [line(said.exp(one.exp, figures.tnl), one.exp >= figures.tnl ? 'lit' : 'dim'), line(`${one.sp} SP`, 'dim')]
      : []),
    ...(hand.length === 0 ? [] : [line(hand.map(cardSign).join(' '), 'lit')]),
    ...(view.fight?.fled.includes(unit) === true ? [line(said.fled, 'dim')] : []),
    ...(one.left === NOWHERE ? [] : [line(said.left, 'bad')]),
    ...statusLines(d, one.statuses, one.stun),
  );
  const things = [
    ...SLOTS.flatMap((slot) => {
      const gear = one.gear[slot];
      return gear === null ? [] : [line(`${cardName(d, `item:${gear}`)} ${gear.replace(/^.*-/, '')}`)];
    }),
    line(`▶ ${names.intrinsics[jobOf(one.job).active].name}`, 'dim'),
    ...one.techniques.map((id) => line(names.techniques[id].name, 'blue')),
    ...one.items.map((item) => line(`[${cardName(d, `item:${item}`)}]`, 'lit')),
  ];
  return [clip(head, width), ...flow(things, width - 3).map((more): Line => [piece('   '), ...more])];
}

function monsterLines(d: Drawing, width: number): Line[] {
  const { fight, reckoned } = d.view;
  return (fight?.monsters ?? []).map((one, at) => {
    const unit = FIRST_MONSTER + at;
    const figures = reckoned.monsters[at];
    const hand = fight?.hands[unit] ?? [];
    return clip(
      words(
        line(isMarked(d.view, unit) ? '▶' : ' ', 'ember'),
        line(`${at + 1} ${cardName(d, `species:${one.species}`)}`, 'red'),
        line(d.said.level(one.level)),
        line(`${one.hp}/${one.health} HP`, one.hp === 0 ? 'dim' : 'plain'),
        line(one.row === 'near' ? d.said.near : d.said.far),
        ...(figures === undefined ? [] : [line(`⚔${figures.stats.attack}`, 'dim')]),
        ...(hand.length === 0 ? [] : [line(hand.map(cardSign).join(' '), 'lit')]),
        ...statusLines(d, one.statuses, one.stun),
      ),
      width,
    );
  });
}

export const ascii: TextBoard<View> = {
  draw(view, text, { width, height, colour }) {
    const d: Drawing = { view, said: BOARD_WORDS[text.language], text };
    const drawn =
      view.fate.drawn.length === 0 ? [] : [clip(line(`${d.said.drawn}: ${view.fate.drawn.map(cardSign).join(' ')}`, 'dim'), width)];
    const sections: readonly Section[] = [
      { rank: 10, lines: headLines(d, width) },
      { rank: 9, lines: view.fight === null ? floorLines(d, width) : [] },
      { rank: 9, lines: monsterLines(d, width) },
      ...membersOf(view).map(([unit]) => ({ rank: 8, lines: characterLines(d, unit, width) })),
      { rank: 3, lines: drawn },
    ];
    return squeeze(sections, height)
      .slice(0, Math.max(0, height))
      .map((one) => paint(clip(one, width), colour));
  },
};
