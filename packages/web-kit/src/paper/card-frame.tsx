// Owns the one frame of every card, in six sizes and all its states; the picture carries the colour, the paper is always the same.
import type { CSSProperties, HTMLAttributes, ReactNode, RefCallback } from 'react';
import { Icon } from '../art/icon.tsx';
import type { Block, IconData, Picture } from '../art/linocut.ts';
import type { Pigment } from '../art/pigments.ts';
import { Print } from '../art/print.tsx';
import { Coin, type CoinProps } from './coin.tsx';

export const CARD_SIZES = ['zoom', 'mid', 'hand', 'mini', 'slip', 'row'] as const;
export type CardSize = (typeof CARD_SIZES)[number];

export const CARD_STATES = ['plain', 'playable', 'selected', 'target', 'resting', 'why-not', 'used'] as const;
export type CardState = (typeof CARD_STATES)[number];

export interface CardFamily {
  readonly text: ReactNode;
  readonly icon?: IconData | undefined;
  /** The colour of the words; the picture's pigment unless told. */
  readonly pigment?: Pigment | undefined;
}

type Native = Omit<HTMLAttributes<HTMLElement>, 'onClick' | 'children' | 'aria-label' | 'className' | 'style'>;

export interface CardFrameProps extends Native {
  readonly size: CardSize;
  readonly picture: Picture;
  readonly name: ReactNode;
  readonly family?: CardFamily | undefined;
  /** Breaks the upper left corner. */
  readonly cost?: CoinProps | undefined;
  /** Upper right, for rank only. */
  readonly badge?: ReactNode;
  /** What the card does; the verb or the number in <b>. In a row: the one line below the name. */
  readonly children?: ReactNode;
  /** The foot: values, forms, totals. In a row: what stands at the right. */
  readonly banner?: ReactNode;
  /** Only shown at zoom. */
  readonly flavour?: ReactNode;
  readonly state?: CardState | undefined;
  /** Shown over the drained card in state why-not. */
  readonly reason?: ReactNode;
  /** A small ember figure at the upper right edge of a target: the odds. */
  readonly chip?: ReactNode;
  /** Makes the card a button. It also fires in state resting and why-not, so that the screen can say why not. */
  readonly onPick?: (() => void) | undefined;
  /** Read aloud in place of the whole card's text. */
  readonly label?: string | undefined;
  readonly className?: string | undefined;
  readonly style?: CSSProperties | undefined;
  readonly ref?: RefCallback<HTMLElement> | undefined;
}

/* The block is cut in the shape of the window it is seen through, so that no figure loses its crown. */
const BLOCKS: Readonly<Record<CardSize, Block>> = {
  zoom: { w: 250, h: 130, scale: 0.84 },
  mid: { w: 200, h: 118, scale: 0.84 },
  hand: { w: 200, h: 118, scale: 0.84 },
  mini: { w: 150, h: 150, scale: 0.68 },
  slip: { w: 136, h: 100, scale: 0.8 },
  row: { w: 100, h: 100, scale: 0.76 },
};

export function CardFrame(props: CardFrameProps) {
  const {
    size,
    picture,
    name,
    family,
    cost,
    badge,
    children,
    banner,
    flavour,
    state = 'plain',
    reason,
    chip,
    onPick,
    label,
    ...more
  } = props;
  const { className, style, ref, ...rest } = more;
  const { word, wordInContrast } = family?.pigment ?? picture.pigment;
  const attributes = {
    ...rest,
    className: ['card', `s-${size}`, `is-${state}`, className].filter((c) => c !== undefined).join(' '),
    style: { '--word': word, '--word-in-contrast': wordInContrast, ...style },
    'aria-label': label,
  };
  const flat = size === 'slip' || size === 'row';
  const full = size !== 'mini' && !flat;
  const refused = state === 'why-not' && reason !== undefined;
  // A card that lies flat has no room for a note over it: the reason takes the place of what it does.
  const body = flat && refused ? reason : children;
  const inside = (
    <>
      <span className="card-art">
        <Print picture={picture} {...BLOCKS[size]} />
      </span>
      {cost === undefined ? null : <Coin {...cost} />}
      {badge === undefined || flat ? null : <span className="badge">{badge}</span>}
      <span className="card-text">
        <span className="card-name">{name}</span>
        {full && family !== undefined ? (
          <span className="card-family">
            {family.icon === undefined ? null : <Icon icon={family.icon} />}
            <span>{family.text}</span>
          </span>
        ) : null}
        {size === 'mini' || body === undefined ? null : <span className="card-body">{body}</span>}
      </span>
      {size !== 'mini' && banner !== undefined && !(flat && refused) ? <span className="card-banner">{banner}</span> : null}
      {size === 'zoom' && flavour !== undefined ? <span className="card-flavour">{flavour}</span> : null}
      {refused && !flat ? <span className="card-reason">{reason}</span> : null}
      {chip === undefined ? null : <span className="chip card-chip">{chip}</span>}
    </>
  );
  if (onPick === undefined) {
    return (
      <article {...attributes} ref={ref}>
        {inside}
      </article>
    );
  }
  return (
    <button
      type="button"
      {...attributes}
      ref={ref}
      aria-pressed={state === 'selected'}
      aria-disabled={state === 'resting' || state === 'why-not' || state === 'used'}
      onClick={onPick}
    >
      {inside}
    </button>
  );
}

export interface CardValue {
  readonly value: ReactNode;
  readonly label: ReactNode;
}

/** A banner of values: big figures, small words. */
export function CardValues({ values }: { readonly values: readonly CardValue[] }) {
  return (
    <span className="values">
      {values.map(({ value, label }, i) => (
        // A banner never reorders its values: the place is the identity.
        <span key={i}>
          <b>{value}</b> {label}
        </span>
      ))}
    </span>
  );
}
