// Owns the hero's side of the sheet: skills with their bubbles, health and gems as circles, items with their uses.

import { isKeyOf } from '@undercroft/kernel';
import { type Ask, Heart, Icon, Track } from '@undercroft/web-kit';
import type { Gem as GemId, Skill } from '../content/types.ts';
import { GEMS, gemsLeft, ladderOf, leftOf, SKILLS, usesLeft } from '../board-model/sheet.ts';
import type { View } from '../view.ts';
import { itemIcon } from './art.ts';
import { Gem } from './gem.tsx';
import type { Say } from './say.ts';
import { useBranch } from './use-branch.ts';

interface Props {
  readonly view: View;
  readonly ask: Ask | null;
  readonly say: Say;
  /** Motion is off: what was just lost or gained, by name. */
  readonly changed: ReadonlySet<string>;
}

/** Tracks are printed in lines of six; a longer one gets further lines. */
const LINE = 6;
const circles = (gained: number, least: number): number => Math.max(least, Math.ceil(gained / LINE) * LINE);

function Ladder({ view, say: { boardWords, words }, skill }: Pick<Props, 'view' | 'say'> & { readonly skill: Skill }) {
  const steps = ladderOf(view, skill);
  const now = steps.find((step) => step.now);
  const { long } = words.skill(skill);
  return (
    <div className="dlv-skill">
      <b aria-hidden="true" title={long}>
        {skill}
      </b>
      <span role="img" aria-label={boardWords.ladder(`${skill}, ${long}`, now === undefined ? '' : words.mode(now.mode).how)}>
        {steps.map((step) => (
          <i key={step.mode} className={step.now ? 'is-now' : step.filled ? 'is-filled' : undefined}>
            {step.mode}
          </i>
        ))}
      </span>
    </div>
  );
}

function GemRow({
  view,
  ask,
  say: { boardWords, words },
  changed,
  gem,
  spendable,
}: Props & { readonly gem: GemId; readonly spendable: boolean }) {
  const { gained, used } = view.hero.gems[gem];
  const left = gemsLeft(view, gem);
  const dull = view.reckoned.dull === gem && left > 0;
  const inside = (
    <>
      <Gem kind={gem} />
      <Track
        of={circles(gained, LINE)}
        have={gained}
        used={used}
        colour={`var(--${gem}-ink)`}
        perLine={LINE}
        label={boardWords.gem(words.gem(gem, left), gained)}
      />
      <b className="dlv-count">{left}</b>
      {dull ? <small>{boardWords.dull}</small> : null}
    </>
  );
  const ring = changed.has(gem) ? ' is-changed' : '';
  if (!spendable || ask === null)
    return (
      <div className={`dlv-track${ring}`} data-gem={gem}>
        {inside}
      </div>
    );
  return (
    <button
      type="button"
      className="dlv-track is-usable"
      data-gem={gem}
      title={boardWords.spend(words.gemName(gem))}
      onClick={() => ask.takeAll(['spend', gem])}
    >
      <span className="visually-hidden">{boardWords.spend(words.gemName(gem))}</span>
      {inside}
    </button>
  );
}

export function Tracks(props: Props) {
  const { view, ask, say } = props;
  const { health } = view.hero;
  const spendable = useBranch(ask, 'adjust', 'spend');
  const loses = ask?.offer.decision === 'damage';
  return (
    <div className="dlv-tracks" data-guide="tracks">
      <div className={`dlv-track${props.changed.has('health') ? ' is-changed' : ''}`}>
        <Heart />
        <Track
          of={circles(health.gained, LINE)}
          have={health.gained}
          used={health.used}
          colour="var(--heart-ink)"
          perLine={LINE}
          next={loses ? 'use' : undefined}
          label={say.boardWords.health(leftOf(health), health.gained)}
        />
        <b className="dlv-count">{leftOf(health)}</b>
      </div>
      {GEMS.map((gem) => (
        <GemRow key={gem} {...props} gem={gem} spendable={spendable.includes(gem)} />
      ))}
    </div>
  );
}

export function Skills({ view, say }: Pick<Props, 'view' | 'say'>) {
  return (
    <div className="dlv-skills" data-guide="skills">
      {SKILLS.map((skill) => (
        <Ladder key={skill} view={view} say={say} skill={skill} />
      ))}
    </div>
  );
}

/** The act by which an item is used, in each question that allows it. */
const USES = {
  adjust: 'use',
  damage: 'use',
  'plan-round': 'use',
  'follow-up': 'use',
  'end-round': 'use',
  collect: 'use',
  'try-reward': 'use',
  prepare: 'cloak',
} as const;

export function Items({ view, ask, say: { boardWords, words } }: Omit<Props, 'changed'>) {
  const decision = ask?.offer.decision ?? '';
  const act = isKeyOf(USES, decision) ? USES[decision] : 'use';
  const usable = useBranch(ask, decision, act);
  const { inventory } = view.hero;
  if (inventory.length === 0) return <p className="dlv-none">{boardWords.noItems}</p>;
  return (
    <ul className="dlv-items" aria-label={boardWords.items} data-guide="items">
      {inventory.map((entry, place) => {
        const { name, effect } = words.item(entry.item);
        const left = usesLeft(entry);
        const may = ask !== null && usable.includes(place);
        const inside = (
          <>
            <Icon icon={itemIcon(entry.item)} />
            <b>{name}</b>
            <span className="dlv-uses">{left === null || entry.uses === null ? '∞' : boardWords.uses(left, entry.uses)}</span>
            <small>{effect}</small>
          </>
        );
        return (
          // The place of an item is its identity: the game itself names it so.
          <li key={`${place} ${entry.item}`} className={left === 0 ? 'is-spent' : undefined}>
            {may ? (
              <button
                type="button"
                className="dlv-item is-usable"
                title={boardWords.useItem(name)}
                onClick={() => ask.takeAll([act, place])}
              >
                {inside}
              </button>
            ) : (
              <span className="dlv-item">{inside}</span>
            )}
          </li>
        );
      })}
    </ul>
  );
}

export function HeroSheet(props: Props) {
  return (
    <aside className="dlv-hero" aria-label={props.say.boardWords.hero(props.view.setup.hero)}>
      <h2>{props.view.setup.hero}</h2>
      <Skills view={props.view} say={props.say} />
      <Tracks {...props} />
      <Items {...props} />
    </aside>
  );
}
