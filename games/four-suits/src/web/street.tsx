// Owns the street of the town: its doors, and behind each shop's door what it sells, as cards with their prices.

import { Print, type Ask } from '@undercroft/web-kit';
import { useState } from 'react';
import { isCard } from '../board-model/drawn.ts';
import type { Touch } from '../board-model/touch.ts';
import type { StreetId } from '../text/words/names.ts';
import type { TownWords } from '../text/words/town-words.ts';
import type { View } from '../view.ts';
import { iconOf, pictureOf } from './art.ts';
import { Glyph } from './glyph.tsx';
import { PlayingCard } from './playing-card.tsx';
import type { Say } from './say.ts';

export interface TownProps {
  readonly view: View;
  readonly say: Say;
  readonly touches: ReadonlyMap<string, Touch>;
  readonly onTouch: (touch: Touch) => void;
  readonly labelOf: (touch: Touch) => string;
  readonly ask: Ask | null;
}
interface Shop {
  readonly street: StreetId;
  /** Which wares it has: thirteen, from the ace to the king. */
  readonly from: number;
  readonly keeper: string;
  readonly says: keyof TownWords['back'];
}
const RANKS = 13;
const FIRST: Shop = { street: 'apothecary', from: 0, keeper: 'person:odile', says: 'apo-buy' };
const SHOPS: readonly Shop[] = [
  FIRST,
  { street: 'ironmonger', from: RANKS, keeper: 'person:gudrun', says: 'smith-sell' },
  { street: 'smithy', from: 2 * RANKS, keeper: 'person:gudrun', says: 'smith-buy' },
  { street: 'outfitter', from: 3 * RANKS, keeper: 'person:gudrun', says: 'smith-limit' },
];
/** Houses in which nothing is sold: touching one is an act of its own. */
const HOUSES = ['inn', 'gate'] as const satisfies readonly StreetId[];

/** A ware is asked for by its kind, and stands there at the best level that is sold. */
const kindOf = (item: string): string => item.replace(/-\d+$/, '');
const numbered = (n: number): `diamonds-${number}` => `diamonds-${n}`;

export function Street(props: TownProps) {
  const { view, say, touches, onTouch, labelOf, ask } = props;
  const { words } = say;
  const { wares, level } = view.reckoned.shop;
  const [entered, enter] = useState<Shop>(FIRST);
  const [looked, look] = useState('');
  const asked = ask?.picked['ware'] ?? null;
  // Whatever is being bought stands in sight, wherever it was asked for.
  const bought = wares.findIndex(({ item }) => kindOf(item) === asked);
  const shop = SHOPS.find(({ from }) => bought >= from && bought < from + RANKS) ?? entered;
  const shelf = wares.slice(shop.from, shop.from + RANKS);
  const held = shelf.find(({ item }) => (asked === null ? item === looked : kindOf(item) === asked)) ?? null;
  return (
    <div className="crd-shelves" data-guide="shelf">
      <ul className="crd-street">
        {SHOPS.map((one) => (
          <li key={one.street}>
            <button type="button" className="crd-door" aria-pressed={one === shop} onClick={() => enter(one)}>
              <Door street={one.street} name={words.streets[one.street]} />
            </button>
          </li>
        ))}
        {HOUSES.map((street) => {
          const touch = touches.get(`house ${street}`);
          const door = <Door street={street} name={words.streets[street]} />;
          return (
            <li key={street}>
              {touch === undefined ? (
                <span className="crd-door is-shut">{door}</span>
              ) : (
                <button type="button" className="crd-door is-open" aria-description={labelOf(touch)} onClick={() => onTouch(touch)}>
                  {door}
                </button>
              )}
            </li>
          );
        })}
      </ul>
      <ul className="crd-wares" aria-label={words.streets[shop.street]}>
        {shelf.map(({ item, price }, at) => {
          const touch = touches.get(`ware ${kindOf(item)}`);
          const card = numbered(at + 1);
          const { name, lines } = say.card(`item:${item}`);
          const hold = (): void => look(item);
          return (
            <li key={item}>
              <button
                type="button"
                className={`crd-ware${touch === undefined ? '' : ' is-open'}${item === held?.item ? ' is-held' : ''}`}
                aria-disabled={touch === undefined ? true : undefined}
                aria-description={[...lines, ...(touch === undefined ? [] : [labelOf(touch)])].join(' ')}
                onFocus={hold}
                onPointerEnter={hold}
                onClick={() => {
                  hold();
                  if (touch !== undefined) onTouch(touch);
                }}
              >
                {isCard(card) ? (
                  <PlayingCard card={card} size="tile" dim={ask !== null && touch === undefined && item !== held?.item}>
                    <span className="crd-tile-figure" aria-hidden="true">
                      <Glyph icon={iconOf(`item:${item}`)} size={40} />
                    </span>
                    <small className="crd-meaning">
                      {name}
                      <span>{words.price(price)}</span>
                    </small>
                  </PlayingCard>
                ) : null}
              </button>
            </li>
          );
        })}
        <li className="crd-held">
          {held === null ? (
            <>
              <span className="crd-print is-ware">
                <Print picture={pictureOf(shop.keeper)} w={56} h={44} />
              </span>
              <span>
                <span className="crd-flavour">{say.town.back[shop.says]}</span>
                {shop.from < 2 * RANKS ? null : <small>{words.shopTo(level)}</small>}
              </span>
            </>
          ) : (
            <Ware {...props} item={held.item} price={held.price} />
          )}
        </li>
      </ul>
    </div>
  );
}

function Door({ street, name }: { readonly street: StreetId; readonly name: string }) {
  return (
    <>
      <span className="crd-print is-door">
        <Print picture={pictureOf(`place:${street}`)} w={110} h={76} />
      </span>
      <span>{name}</span>
    </>
  );
}

/** What is looked at or being bought: what it does. */
function Ware({ say, item, price }: TownProps & { readonly item: string; readonly price: number }) {
  const { name, type, lines, flavour } = say.card(`item:${item}`);
  return (
    <>
      <span className="crd-print is-ware">
        <Print picture={pictureOf(`item:${item}`)} w={56} h={44} />
      </span>
      <span>
        <b>{name}</b>
        <small>
          {type} · {say.words.price(price)}
        </small>
        {lines.map((line) => (
          <span key={line}>{line}</span>
        ))}
        <span className="crd-flavour">{flavour}</span>
      </span>
    </>
  );
}
