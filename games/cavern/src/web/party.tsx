// Owns the party: every hero with HP, AC and what weighs on it, what all share, the goal, and the foes with what they would do.

import { Dialog, Icon, Meter, playerOf, playWords, Print, SeatMark, seatNumber, useZoomable } from '@undercroft/web-kit';
import type { Meta } from '@undercroft/table';
import { useState } from 'react';
import { goalsOf } from '../board-model/goal.ts';
import { experienceOf, isOwn, seatOfHero, tilesLeft } from '../board-model/party.ts';
import { figureThing, type Touch } from '../board-model/touch.ts';
import type { HeroNo } from '../state.ts';
import type { View } from '../view.ts';
import { cardPicture, iconOf } from './art.ts';
import { GameCard } from './game-card.tsx';
import type { Say } from './say.ts';

export interface PartyProps {
  readonly view: View;
  readonly say: Say;
  readonly meta: Meta;
  readonly touches: ReadonlyMap<string, readonly Touch[]>;
  readonly onTouch: (touches: readonly Touch[]) => void;
}

const playerName = (view: View, say: Say, meta: Meta, no: HeroNo): string => {
  if (isOwn(view, no)) return say.words.you;
  const seat = meta.seats[seatOfHero(view, no)];
  return seat === undefined ? '' : playerOf(seat, playWords(say.text.language));
};

function stateOf(view: View, say: Say, no: HeroNo): readonly string[] {
  const { words } = say;
  const hero = view.heroes[no];
  if (hero === undefined) return [];
  const carried = view.things.filter(({ by }) => by === no).map(({ kind }) => say.card(kind).name);
  return [
    ...(hero.escaped ? [words.escaped] : hero.hp === 0 ? [words.down] : []),
    ...hero.conditions.map((one) => words.marks[one]),
    ...hero.curses.map((one) => say.card(one).short),
    ...(carried.length === 0 ? [] : [`${words.carries}: ${carried.join(words.comma)}`]),
  ];
}

function HeroRow({ view, say, meta, no, touches, onTouch }: PartyProps & { readonly no: HeroNo }) {
  const { words } = say;
  const zoom = useZoomable(view.heroes[no]?.id ?? '');
  const hero = view.heroes[no];
  if (hero === undefined) return null;
  const { most, ac, speed } = view.reckoned.heroes[no] ?? { most: hero.hp, ac: 0, speed: 0 };
  const may = touches.get(figureThing(no)) ?? [];
  const state = stateOf(view, say, no);
  const row = hero.row.map(({ card }) => say.card(card).short);
  return (
    <button
      type="button"
      {...zoom}
      className={[
        'cav-member',
        no === view.active ? 'is-turn' : '',
        hero.hp === 0 || hero.escaped ? 'is-out' : '',
        may.length > 0 ? 'may' : '',
      ]
        .filter(Boolean)
        .join(' ')}
      onClick={(event) => (may.length > 0 ? onTouch(may) : event.currentTarget.focus())}
    >
      <SeatMark seat={seatNumber(no)} icon={iconOf(hero.id)} here={no === view.active} size={36} />
      <span className="cav-member-who">
        <b>{say.card(hero.id).short}</b>
        <small>{[`AC ${ac}`, `${words.speed} ${speed}`, words.level(hero.level), playerName(view, say, meta, no)].join(' · ')}</small>
        <Meter value={hero.hp} max={most} tone="heart" label={words.hpOf(hero.hp, most)}>
          {hero.hp} / {most}
        </Meter>
        {state.length === 0 ? null : <em>{state.join(words.comma)}</em>}
        {row.length === 0 ? null : (
          <small>
            {words.runs}: {row.join(words.comma)}
          </small>
        )}
      </span>
    </button>
  );
}

/** What the party shares. */
export function Shared({ view, say }: Pick<PartyProps, 'view' | 'say'>) {
  const { words } = say;
  return (
    <dl className="cav-shared" data-keep>
      <div>
        <dt>{words.surges}</dt>
        <dd>{view.surges.join(' / ')}</dd>
      </div>
      <div>
        <dt>{words.xp}</dt>
        <dd>{experienceOf(view).join(' / ')}</dd>
      </div>
      <div>
        <dt>{words.stack}</dt>
        <dd>{tilesLeft(view)}</dd>
      </div>
    </dl>
  );
}

export const Goal = ({ view, say }: Pick<PartyProps, 'view' | 'say'>) => (
  <section className="cav-goal" data-keep>
    <h2>{say.words.theGoal}</h2>
    <p>{say.words.goal(goalsOf(view), (id) => say.card(id).short)}</p>
    {view.environment === null ? null : (
      <p className="soft">
        <Icon icon={iconOf(view.environment)} /> {say.card(view.environment).name}: {say.card(view.environment).lines.join(' ')}
      </p>
    )}
    {view.blessings.map(({ card }) => (
      <p key={card} className="soft">
        <Icon icon={iconOf(card)} /> {say.card(card).name}: {say.card(card).lines.join(' ')}
      </p>
    ))}
  </section>
);

function FoeRow({ view, say, at, touches, onTouch }: Omit<PartyProps, 'meta'> & { readonly at: number }) {
  const foe = view.foes[at];
  const zoom = useZoomable(foe?.kind ?? '');
  if (foe === undefined) return null;
  const { most, ac, tactic } = view.reckoned.foes[at] ?? { most: foe.hp, ac: 0, tactic: -1 };
  const may = touches.get(figureThing(foe.id)) ?? [];
  const next = say.next(foe.kind, tactic);
  return (
    <button
      type="button"
      {...zoom}
      className={may.length > 0 ? 'cav-foe-row may' : 'cav-foe-row'}
      onClick={(event) => (may.length > 0 ? onTouch(may) : event.currentTarget.focus())}
    >
      <Print picture={cardPicture(foe.kind)} w={60} h={60} scale={0.78} />
      <span>
        <b>{say.card(foe.kind).short}</b>
        <small>{[`AC ${ac}`, say.words.hpOf(foe.hp, most)].join(' · ')}</small>
        {next === '' ? null : <small className="cav-next">{next}</small>}
      </span>
    </button>
  );
}

export function Foes(props: Omit<PartyProps, 'meta'>) {
  const { view, say } = props;
  return view.foes.length === 0 ? null : (
    <section data-keep>
      <h2>{say.words.foes}</h2>
      {view.foes.map(({ id }, at) => (
        <FoeRow key={id} {...props} at={at} />
      ))}
    </section>
  );
}

/** Briefly: without the goal and the foes, while something else is told. */
export function Party({ brief, ...props }: PartyProps & { readonly brief: boolean }) {
  const { view, say } = props;
  return (
    <>
      <section data-guide="party" data-keep>
        {view.heroes.length === 0 ? null : <h2>{say.words.party}</h2>}
        {view.heroes.map(({ id }, no) => (
          <HeroRow key={id} {...props} no={no} />
        ))}
      </section>
      {view.phase === 'setup' ? null : <Shared view={view} say={say} />}
      {brief ? null : (
        <>
          <Goal view={view} say={say} />
          <Foes {...props} />
        </>
      )}
    </>
  );
}

/** On a phone: the heroes in one line, each opens its sheet. */
export function PartyStrip(props: PartyProps) {
  const { view, say, touches, onTouch } = props;
  const [open, setOpen] = useState<HeroNo | null>(null);
  const shown = open === null ? undefined : view.heroes[open];
  return (
    <div className="cav-strip" role="group" aria-label={say.words.party} data-guide="party">
      {view.heroes.map(({ id, hp }, no) => {
        const may = touches.get(figureThing(no)) ?? [];
        const most = view.reckoned.heroes[no]?.most ?? hp;
        return (
          <button
            key={id}
            type="button"
            className={['cav-strip-hero', no === view.active ? 'is-turn' : '', may.length > 0 ? 'may' : ''].filter(Boolean).join(' ')}
            onClick={() => (may.length > 0 ? onTouch(may) : setOpen(no))}
          >
            <SeatMark seat={seatNumber(no)} icon={iconOf(id)} here={no === view.active} size={28} />
            <span className="visually-hidden">{say.card(id).short}</span>
            <Meter value={hp} max={most} tone="heart" label={say.words.hpOf(hp, most)}>
              {hp}/{most}
            </Meter>
          </button>
        );
      })}
      {view.surges.length === 0 ? null : (
        <span className="cav-strip-shared">
          <b>{view.surges.join('/')}</b> {say.words.surges}
        </span>
      )}
      {shown === undefined || open === null ? null : (
        <Dialog title={say.card(shown.id).name} onClose={() => setOpen(null)} className="cav-dialog">
          <HeroRow {...props} no={open} />
          <Goal view={view} say={say} />
          <Shared view={view} say={say} />
          <Foes {...props} />
          {[...shown.up, ...shown.items.map(({ card }) => card), ...shown.down].map((card, i) => (
            // Two copies of an item are two things.
            <GameCard
              key={`${card} ${i}`}
              id={card}
              say={say}
              size="row"
              state={shown.down.some((one) => one === card) ? 'used' : 'plain'}
            />
          ))}
          <button type="button" className="act is-quiet" onClick={() => setOpen(null)}>
            {say.words.close}
          </button>
        </Dialog>
      )}
    </div>
  );
}
