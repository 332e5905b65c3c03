// Owns characters and monsters as they stand there: portrait, row, points left, marks with their rule, initiative.

import { Explained, Meter, Print } from '@undercroft/web-kit';
import type { Touch } from '../board-model/touch.ts';
import type { Mark } from '../content/types.ts';
import { membersOf } from '../text/words/people.ts';
import type { View } from '../view.ts';
import { markSign, pictureOf } from './art.ts';
import { Glyph } from './glyph.tsx';
import { PlayingCard } from './playing-card.tsx';
import type { Say } from './say.ts';

export interface UnitsProps {
  readonly view: View;
  readonly say: Say;
  readonly touches: ReadonlyMap<string, Touch>;
  readonly onTouch: (touch: Touch) => void;
  readonly labelOf: (touch: Touch) => string;
  /** What touching it comes to: its chance, and what follows on average; empty where nothing is told. */
  readonly forecastOf: (touch: Touch) => Forecast;
  readonly narrow: boolean;
}
export interface Forecast {
  readonly chance: string;
  readonly effect: string;
}

function Marks({ marks, say }: { readonly marks: readonly (readonly [Mark | 'kneeling', number])[]; readonly say: Say }) {
  if (marks.length === 0) return null;
  return (
    <span className="crd-marks">
      {marks.map(([mark, n]) => {
        const { name, lines } = say.card(`status:${mark}`);
        return (
          <Explained key={mark} about={lines.join(' ')}>
            <Glyph icon={markSign(`status:${mark}`)} size={16} />
            <span>{n > 1 ? `${name} ${n}` : name}</span>
          </Explained>
        );
      })}
    </span>
  );
}

interface Standing {
  readonly unit: number;
  readonly picture: string;
  readonly sub: string;
  readonly hp: number;
  readonly most: number;
  readonly mp: number | null;
  readonly marks: readonly (readonly [Mark | 'kneeling', number])[];
  readonly out: boolean;
  /** What it wears, knows and carries: each says what it does. */
  readonly kit: readonly string[];
}

function Unit(props: Standing & UnitsProps) {
  const { unit, picture, sub, hp, most, mp, marks, out, kit, view, say, touches, onTouch, labelOf, forecastOf, narrow } = props;
  const touch = touches.get(`unit ${unit}`);
  const turn = view.fight?.turn === unit;
  // Where the order has room of its own, it shows the hands.
  const hand = narrow ? (view.fight?.hands[unit] ?? []) : [];
  const forecast = touch === undefined ? null : forecastOf(touch);
  const name = say.unit(view, unit);
  const { words } = say;
  const print = <Print picture={pictureOf(picture)} w={narrow ? 124 : 80} h={narrow ? 64 : 92} />;
  return (
    <li className={`crd-unit${turn ? ' is-turn' : ''}${out ? ' is-out' : ''}`}>
      {touch === undefined ? (
        <span className="crd-portrait">{print}</span>
      ) : (
        <button
          type="button"
          className="crd-portrait is-open"
          aria-label={[labelOf(touch), forecast?.chance, forecast?.effect].filter((part) => part !== undefined && part !== '').join(', ')}
          onClick={() => onTouch(touch)}
        >
          {print}
          {forecast === null || forecast.chance === '' ? null : <span className="crd-odds">{forecast.chance}</span>}
        </button>
      )}
      {hand.length === 0 ? null : (
        <span className="crd-hand-mini" role="img" aria-label={`${words.order}: ${hand.length}`}>
          {hand.slice(0, 3).map((card) => (
            <PlayingCard key={card} card={card} />
          ))}
        </span>
      )}
      <span className="crd-unit-words">
        <b>{name}</b>
        <small>{sub}</small>
        <Meter value={hp} max={most} tone="heart" label={`${name}: ${words.hpOf(hp, most)}`}>
          {mp === null ? String(hp) : `${hp} · ${words.mpOf(mp)}`}
        </Meter>
        {forecast === null || forecast.effect === '' ? null : <small className="crd-effect">{forecast.effect}</small>}
        <Marks marks={marks} say={say} />
        {kit.length === 0 || (narrow && view.fight !== null) ? null : (
          <span className="crd-kit">
            {[...new Set(kit)].map((id) => {
              const { name, type, lines } = say.card(id);
              const times = kit.filter((one) => one === id).length;
              return (
                <Explained key={id} about={`${type}. ${lines.join(' ')}`}>
                  {times > 1 ? `${name} ×${times}` : name}
                </Explained>
              );
            })}
          </span>
        )}
      </span>
    </li>
  );
}

const marksOf = (statuses: readonly Mark[], stun: number, kneeling: boolean): Standing['marks'] => [
  ...(kneeling ? [['kneeling', 1] as const] : []),
  ...statuses.map((one) => [one, 1] as const),
  ...(stun > 0 ? [['stun', stun] as const] : []),
];

const kitOf = ({ gear, techniques, items }: View['party'][number]): readonly string[] => [
  ...Object.values(gear).flatMap((one) => (one === null ? [] : [`item:${one}`])),
  ...techniques.map((id) => `technique:${id}`),
  ...items.map((id) => `item:${id}`),
];

export function Party(props: UnitsProps) {
  const { view, say } = props;
  const { words } = say;
  const members = membersOf(view);
  return (
    <ul className={`crd-units is-party is-${members.length}`} data-guide="party" aria-label={words.party}>
      {members.map(([unit, one]) => {
        const figures = view.reckoned.characters[unit];
        const row = one.row === 'near' ? words.near : words.far;
        const grows = view.fight === null && !props.narrow && figures !== undefined ? ` · ${words.exp(one.exp, figures.tnl)}` : '';
        return (
          <Unit
            key={unit}
            {...props}
            unit={unit}
            picture={`job:${one.job}`}
            sub={`${say.names.jobs[one.job].name} ${one.level} · ${row}${grows}`}
            hp={one.hp}
            most={figures?.health ?? one.hp}
            mp={one.mp}
            marks={marksOf(one.statuses, one.stun, figures?.kneeling ?? false)}
            out={one.left >= 0 || view.fight?.fled.includes(unit) === true}
            kit={kitOf(one)}
          />
        );
      })}
    </ul>
  );
}

export function Foes(props: UnitsProps) {
  const { view, say } = props;
  const { words } = say;
  return (
    <ul className={`crd-units is-foes is-${view.fight?.monsters.length ?? 0}`} data-guide="foes" aria-label={words.foes}>
      {(view.fight?.monsters ?? []).map((one, at) => (
        <Unit
          key={at}
          {...props}
          unit={4 + at}
          picture={`species:${one.species}`}
          sub={[
            words.level(one.level),
            one.row === 'near' ? words.near : words.far,
            ...(props.narrow ? [] : [`${words.stats.evade} ${view.reckoned.monsters[at]?.stats.evade ?? 0}`]),
          ].join(' · ')}
          hp={one.hp}
          most={one.health}
          mp={null}
          marks={marksOf(one.statuses, one.stun, view.reckoned.monsters[at]?.kneeling ?? false)}
          out={one.hp === 0}
          kit={props.narrow ? [] : [`species:${one.species}`]}
        />
      ))}
    </ul>
  );
}
