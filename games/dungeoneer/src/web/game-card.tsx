// Owns any card of this game in any size: its print, its coin, its words and values.

import { CardFrame, Icon, useZoomable, type CardSize, type CardState } from '@undercroft/web-kit';
import type { CSSProperties, ReactNode } from 'react';
import { cardFace, type CardForm } from '../board-model/card.ts';
import type { CardId } from '../content/cards.ts';
import { cardPicture } from './art.ts';
import type { Say } from './say.ts';
import { FAMILY_SIGNS, SCORE_SIGNS } from './signs.ts';

export interface GameCardProps {
  readonly id: CardId;
  readonly say: Say;
  readonly size: CardSize;
  readonly state?: CardState | undefined;
  readonly reason?: string | undefined;
  readonly chip?: ReactNode;
  readonly badge?: ReactNode;
  /** Read aloud after what stands on the card: what picking it would do. */
  readonly label?: string | undefined;
  readonly onPick?: (() => void) | undefined;
  readonly className?: string | undefined;
  readonly style?: CSSProperties | undefined;
  /** In a row: the line below the name, in place of what the card does. */
  readonly line?: ReactNode;
  readonly right?: ReactNode;
}

/** Values by form: what only counters is marked, and grey. */
export function Forms({ forms, say }: { readonly forms: readonly CardForm[]; readonly say: Say }) {
  return (
    <span className="dgn-forms">
      {forms.map(({ form, value, counter }) => (
        <span key={form} className={counter ? 'is-counter' : undefined}>
          <Icon icon={SCORE_SIGNS[form]} label={say.tables.forms[form]} />
          <b>{value}</b>
          {counter ? <span className="visually-hidden">{say.tables.symbols.counter}</span> : null}
        </span>
      ))}
    </span>
  );
}

function Banner({ id, say, size }: Pick<GameCardProps, 'id' | 'say' | 'size'>) {
  const { forms, life, family } = cardFace(id);
  const { rows } = say.card(id);
  if (family === 'hero' && size !== 'row')
    return (
      <span className="dgn-rows">
        {rows.map(({ label, cells }) => (
          <span key={label}>
            <small>{label}</small>
            {cells.map(({ key, value, mark }) => (
              <span key={key} className={mark === 'counter' ? 'is-counter' : undefined}>
                {key === 'melee' || key === 'magic' || key === 'speed' ? <Icon icon={SCORE_SIGNS[key]} /> : null}
                <b>{value}</b>
              </span>
            ))}
          </span>
        ))}
      </span>
    );
  if (forms.length === 0 && life === null) return null;
  return (
    <>
      <Forms forms={forms} say={say} />
      {life === null ? null : (
        <span className="dgn-life">
          <Icon icon={SCORE_SIGNS.life} label={say.tables.life} />
          <b>{life}</b>
        </span>
      )}
    </>
  );
}

export function GameCard(props: GameCardProps) {
  const { id, say, size, state, reason, chip, badge, label, onPick, className, style, line, right } = props;
  const { family, cost, playtime } = cardFace(id);
  const { name, type, lines, flavour } = say.card(id);
  const zoom = useZoomable(id);
  const short = playtime === null ? say.tables.families[family] : `${say.tables.families[family]} · ${say.tables.playtimes[playtime]}`;
  // Of a hero on a stage the ability; the numbers stand beside it.
  const said = size === 'mid' && family === 'hero' ? lines.slice(1) : lines;
  const body = size === 'row' ? (line ?? short) : said.map((one) => <span key={one}>{one}</span>);
  return (
    <CardFrame
      {...(size === 'zoom' ? {} : zoom)}
      size={size}
      picture={cardPicture(id)}
      name={name}
      family={{ text: size === 'zoom' ? type : short, icon: FAMILY_SIGNS[family] }}
      cost={cost === null ? undefined : { shape: cost.with === 'glory' ? 'round' : 'diamond', value: cost.n, label: say.card(id).cost }}
      badge={badge}
      banner={size === 'row' ? right : <Banner id={id} say={say} size={size} />}
      flavour={flavour === '' ? undefined : flavour}
      state={state}
      reason={reason}
      chip={chip}
      aria-description={label}
      onPick={onPick}
      className={`dgn-card f-${family}${className === undefined ? '' : ` ${className}`}`}
      style={style}
    >
      {body}
    </CardFrame>
  );
}
