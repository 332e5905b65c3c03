// Owns the floor of cards: the way from the entrance to the exit, alcoves below it, what is face down and what was turned up.

import type { OpenErrand } from '@undercroft/table';
import { Print, type IconData } from '@undercroft/web-kit';
import type { Touch } from '../board-model/touch.ts';
import type { View } from '../view.ts';
import { hasPicture, iconOf, pictureOf, signOf } from './art.ts';
import { Glyph } from './glyph.tsx';
import type { IconName } from './icon-names.ts';
import { CardBack, PlayingCard, signOf as cardSign } from './playing-card.tsx';
import type { Say } from './say.ts';

const MAINS = [1, 2, 3, 4, 5];
const [ENTRANCE, EXIT, FIRST_BRANCH] = [0, 9, 10];
/** What has no picture of its own: monsters that nobody has met yet, and treasure. */
const FIGURES: Readonly<Record<string, IconName>> = {
  monsters: 'wolf-head',
  'treasure:money': 'coins-pile',
  'treasure:potion': 'magic-potion',
  'treasure:tool': 'torch',
  'treasure:armor': 'breastplate',
  'treasure:weapon': 'broadsword',
};

function figureOf(what: string): IconData | null {
  const figure = FIGURES[what];
  return figure !== undefined ? signOf(figure) : hasPicture(what) ? iconOf(what) : null;
}

export interface FloorProps {
  readonly view: View;
  readonly say: Say;
  readonly touches: ReadonlyMap<string, Touch>;
  readonly onTouch: (touch: Touch) => void;
  readonly labelOf: (touch: Touch) => string;
  /** A fight is under way: the floor makes room for it. */
  readonly small: boolean;
  /** Explored tiles that are farther than a step, and going there. */
  readonly walks: ReadonlyMap<unknown, OpenErrand>;
  readonly onWalk: (errand: OpenErrand) => void;
  readonly walkLabel: (errand: OpenErrand) => string;
}

/** The room or trap where the party stands, with what it does. */
export function Here({ view, say }: Pick<FloorProps, 'view' | 'say'>) {
  const { dungeon, reckoned } = view;
  const figures = reckoned.tiles.find(({ place }) => place === dungeon?.at);
  if (figures === undefined || figures.what === null || !hasPicture(figures.what)) return null;
  const { name, type, lines, flavour } = say.card(figures.what);
  return (
    <section className="crd-here">
      <span className="crd-print is-here">
        <Print picture={pictureOf(figures.what)} w={180} h={120} />
      </span>
      <div>
        <h2>{name}</h2>
        <small>{type}</small>
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
        <p className="crd-flavour">{flavour}</p>
      </div>
    </section>
  );
}

export function Floor({ view, say, touches, onTouch, labelOf, small, walks, onWalk, walkLabel }: FloorProps) {
  const { dungeon, reckoned, quest } = view;
  const tiles = dungeon?.floors[reckoned.floor];
  if (dungeon === null || tiles === undefined || quest === null) return null;
  const { words } = say;
  const isLast = reckoned.floor + 1 === quest.floors;
  const tileAt = (no: number) => {
    const tile = tiles[no];
    const figures = reckoned.tiles[no];
    if (tile === undefined || figures === undefined) return null;
    const touch = touches.get(`place ${figures.place}`);
    const here = dungeon.at === figures.place;
    const meaning =
      figures.monsters !== null
        ? words.monsters(figures.monsters[0], figures.monsters[1])
        : figures.what === null
          ? ''
          : figures.what.startsWith('treasure:')
            ? treasureName(say, figures.what)
            : say.card(figures.what).name;
    const figure = figureOf(figures.monsters === null ? (figures.what ?? '') : 'monsters');
    const end =
      no === ENTRANCE
        ? words.entrance
        : no === EXIT
          ? isLast
            ? reckoned.boss === null
              ? words.lair
              : say.names.species[reckoned.boss].name
            : words.exit
          : '';
    const said = [
      end,
      tile.card === null ? (end === '' ? words.unseen : '') : `${cardSign(tile.card)} ${meaning}`,
      here ? words.here : tile.explored && end === '' ? words.explored : '',
      tile.band === null ? '' : words.waiting,
    ].filter((part) => part !== '');
    const face =
      end !== '' ? (
        <span className="crd-end">
          <Glyph icon={signOf(no === ENTRANCE ? 'doorway' : isLast ? 'dungeon-gate' : 'hole-ladder')} size={34} />
          <small>{end}</small>
        </span>
      ) : tile.card === null ? (
        <CardBack />
      ) : (
        <PlayingCard card={tile.card} size="tile" dim={tile.explored && tile.clear && !here}>
          {figure === null ? null : (
            <span className="crd-tile-figure" aria-hidden="true">
              <Glyph icon={figure} size={40} />
            </span>
          )}
          <small className="crd-meaning">{meaning}</small>
        </PlayingCard>
      );
    const className = `crd-tile${here ? ' is-here' : ''}${tile.band === null ? '' : ' is-waiting'}`;
    const walk = walks.get(figures.place);
    if (touch === undefined && walk !== undefined)
      return (
        <button key={no} type="button" className={`${className} is-far`} aria-label={walkLabel(walk)} onClick={() => onWalk(walk)}>
          {face}
        </button>
      );
    return touch === undefined ? (
      <span key={no} className={className} role="img" aria-label={said.join(', ')}>
        {face}
      </span>
    ) : (
      <button key={no} type="button" className={`${className} is-open`} aria-label={labelOf(touch)} onClick={() => onTouch(touch)}>
        {face}
      </button>
    );
  };
  const alcoveOf = (n: number): number => tiles.findIndex((tile, no) => no > 5 && no < EXIT && tile.n === n);
  const branches = tiles.flatMap((_, no) => (no >= FIRST_BRANCH ? [no] : []));
  return (
    <div className={small ? 'crd-floor is-small' : 'crd-floor'} data-guide="floor">
      <div className="crd-way">
        {tileAt(ENTRANCE)}
        {MAINS.map((no) => (
          <span key={no} className="crd-column">
            {tileAt(no)}
            {alcoveOf(no) < 0 ? null : tileAt(alcoveOf(no))}
          </span>
        ))}
        {tileAt(EXIT)}
      </div>
      {branches.length === 0 ? null : <div className="crd-way is-branch">{branches.map(tileAt)}</div>}
    </div>
  );
}

const treasureName = ({ words }: Say, what: string): string => {
  const kind = what.slice('treasure:'.length);
  const found = Object.entries(words.treasures).find(([key]) => key === kind);
  return found === undefined ? '' : found[1];
};
