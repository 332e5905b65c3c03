// Owns what the caverns do, told: who acts, by which tactic, the die and what it came to; all of it as a list, and the last roll of a turn.

import './story.css';
import { Die, Print } from '@undercroft/web-kit';
import type { ToldFact } from '@undercroft/kernel';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import type { Rolled, Step } from '../board-model/told.ts';
import type { View } from '../view.ts';
import { cardPicture } from './art.ts';
import { GameCard } from './game-card.tsx';
import type { Say } from './say.ts';
import { STORY, type Story } from './use-story.ts';

/** What a roll came to: `10 + 7 = 17 against AC 14 hit`. */
function Sum({ roll, say }: { readonly roll: Rolled; readonly say: Say }) {
  const { words } = say;
  const { die, bonus, total, ac, hit } = roll;
  return (
    <>
      {total === null ? `${die} + ${bonus}` : `${die} + ${total - die} = ${total}`}{' '}
      {ac === null ? null : <small>{words.against(ac)}</small>}{' '}
      {hit === null ? null : <strong className={hit ? 'is-hit' : 'is-miss'}>{hit ? words.hit : words.miss}</strong>}
    </>
  );
}

/** One roll: the die, what is added, and what it is held against; `thrown`: it does not lie yet. */
export function RollShown({ roll, say, thrown }: { readonly roll: Rolled; readonly say: Say; readonly thrown: boolean }) {
  return (
    <p className="cav-roll">
      <Die sides={20} value={thrown ? undefined : roll.die} size={48} label={`d20: ${thrown ? '?' : roll.die}`} />
      <span>
        <b>{say.card(roll.by).short}</b> → <b>{say.card(roll.on).short}</b>
        <br />
        {thrown ? null : <Sum roll={roll} say={say} />}
      </span>
    </p>
  );
}

/** The adventure itself stands for what it does at the end of a round. */
const idOf = ({ id }: Step, view: View): string => (id === '' ? view.setup.adventure : id);

/** What is said of a step beside its tactic and its rolls. */
const saidOf = ({ facts }: Step, view: View, { text }: Say): readonly ToldFact[] =>
  facts.filter((fact) => !OWN.includes(fact.type) && text.quiet?.(view, fact) !== true);
const OWN: readonly string[] = ['chance', 'tactic.chosen', 'attack.rolled', 'attack.rerolled', 'attack.judged'];

export interface StoryPanelProps {
  readonly view: View;
  readonly say: Say;
  readonly story: Story;
  readonly steps: readonly Step[];
  /** A die is in the air: the last step does not say what comes of it. */
  readonly thrown: boolean;
  /** The Villain Phase goes on: what is told stays. */
  readonly going: boolean;
}

/** One step in full, with the way back and on. */
export function StoryPanel({ view, say, story, steps, thrown, going }: StoryPanelProps) {
  const { words, text } = say;
  const { step, at } = story;
  if (step === null) return null;
  const id = idOf(step, view);
  const card = say.card(id);
  const last = at === steps.length - 1;
  const tactics = step.tactic < 0 ? [] : card.lines;
  const said = last && thrown ? [] : saidOf(step, view, say);
  const onKeyDown = (event: KeyboardEvent): void => {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    story.go(at + by);
  };
  return (
    <section className={STORY} data-guide="told" data-stage="" aria-label={words.told} onKeyDown={onKeyDown}>
      <GameCard id={id} say={say} size="mini" />
      <div className="cav-story-said">
        <p className="cav-story-who">
          <b>{card.short}</b> <small>{words.phaseOf(say.hero(view, step.hero))}</small>
        </p>
        {step.tactic < 0 && step.id !== '' ? <p>{card.lines.join(' ')}</p> : null}
        {tactics.length === 0 ? null : (
          <ol>
            {tactics.map((line, i) => (
              <li
                key={line}
                className={i === step.tactic ? 'is-now' : i < step.tactic ? 'is-past' : undefined}
                aria-current={i === step.tactic ? 'step' : undefined}
              >
                {line}
              </li>
            ))}
          </ol>
        )}
        <p className="cav-story-facts">
          {said.map((fact, i) => (
            // Facts of one step stand in a row: the place is the identity.
            <span key={i}>{text.event(view, fact)} </span>
          ))}
        </p>
      </div>
      <div className="cav-story-rolls">
        {step.rolls.map((roll, i) => (
          <RollShown key={i} roll={roll} say={say} thrown={last && thrown && i === step.rolls.length - 1} />
        ))}
      </div>
      <div className="cav-story-acts">
        <button
          type="button"
          className={at === 0 ? 'act is-off' : 'act is-quiet'}
          aria-disabled={at === 0}
          onClick={() => story.go(at - 1)}
        >
          {words.stepBack}
        </button>
        <span className="faint">{words.stepOf(at + 1, steps.length)}</span>
        <button type="button" className={last ? 'act is-off' : 'act is-quiet'} aria-disabled={last} onClick={() => story.go(at + 1)}>
          {words.stepOn}
        </button>
        {going && last ? null : (
          <button type="button" className="act is-quiet" onClick={story.close}>
            {last ? words.close : words.skip}
          </button>
        )}
      </div>
    </section>
  );
}

/** All steps in a list, each with what came of it; the one that is told is marked. */
export function StoryList({ view, say, story, steps }: Omit<StoryPanelProps, 'thrown' | 'going'>) {
  const { words, text } = say;
  const now = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // Nothing is handed back: a browser may answer with a promise, which is nothing to clean up.
    now.current?.scrollIntoView({ block: 'nearest' });
  }, [story.at]);
  return (
    <section className={`cav-story-list ${STORY}`}>
      <h2>{words.told}</h2>
      <ol>
        {steps.slice(0, story.at + 1).map((step, i) => {
          const roll = step.rolls.at(-1);
          const said = saidOf(step, view, say).at(-1);
          return (
            <li key={step.key}>
              <button
                type="button"
                ref={i === story.at ? now : undefined}
                className={i === story.at ? 'cav-foe-row is-told' : 'cav-foe-row'}
                aria-current={i === story.at ? 'step' : undefined}
                onClick={() => story.go(i)}
              >
                <Print picture={cardPicture(idOf(step, view))} w={60} h={60} scale={0.78} />
                <span>
                  <b>{say.card(idOf(step, view)).short}</b>
                  <small>{roll === undefined ? said === undefined ? null : text.event(view, said) : <Sum roll={roll} say={say} />}</small>
                </span>
              </button>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
