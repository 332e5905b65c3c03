// Owns the dice of the round: thrown, counted, and clicked where the game lets a gem or an item touch them.

import { type Ask, DiceTray, type DieState, Icon } from '@undercroft/web-kit';
import type { ToldFact } from '@undercroft/kernel';
import { suggestedIn, type LogEntry, type PathStep } from '@undercroft/table';
import { type KeyboardEvent, useMemo, useState } from 'react';
import { lastThrow, shownChecks, type ShownCheck } from '../board-model/checks.ts';
import { touchIn, type DiceTouch } from '../board-model/touches.ts';
import { touchDetail } from '../text/words/touches.ts';
import type { View } from '../view.ts';
import { itemIcon } from './art.ts';
import { Gem } from './gem.tsx';
import type { Say } from './say.ts';
import { isThrown } from './throws.ts';
import { trayGroup } from './tray-group.tsx';
import { useBehind } from './use-behind.ts';
import type { Whole } from './whole-answers.ts';

export interface TrayProps {
  readonly view: View;
  readonly ask: Ask | null;
  readonly say: Say;
  readonly log: readonly LogEntry[];
  readonly narrow: boolean;
  /** The facts whose dice are in the air. */
  readonly thrown: readonly ToldFact[];
  /** Whether chances are told. */
  readonly odds: boolean;
  /** Motion is off and dice were rolled: a ring says so. */
  readonly changed: boolean;
}

/** A round has at most a few decisions: its throw is found in the latest entries of the log. */
const RECENT = 24;

/** One way to touch the dice, with the answer that does it. */
interface Way extends DiceTouch {
  readonly steps: readonly PathStep[];
}

/** The ways to touch open dice that the question allows; a gem in another colour is left to the question itself. */
function useWays(view: View, ask: Ask | null): readonly Way[] {
  const answers = useBehind(ask, 'adjust', TOUCHES, recolours);
  return useMemo(() => answers.flatMap((one) => wayOf(view, one)), [view, answers]);
}
const TOUCHES = ['spend', 'use'] as const;
const recolours = (node: { readonly pick: string }, picked: Whole['picked']): boolean => node.pick === 'gem' && picked['act'] === 'use';

function wayOf(view: View, { steps, picked, answered }: Whole): readonly Way[] {
  const touch = touchIn(view, { choice: picked, odds: answered.odds ?? null, outcome: answered.outcome ?? null });
  return touch === null ? [] : [{ ...touch, steps }];
}

interface Chosen {
  readonly ref: string;
  readonly check: number;
  readonly die: number;
}

/** How large the dice are: three checks lie beside each other, whatever is offered for one of them. */
const sizeOf = (checks: number, narrow: boolean): number => (checks > 2 ? (narrow ? 27 : 36) : narrow ? 34 : 44);

/** What a click on a die would do now. */
function clickOn(ask: Ask | null, check: ShownCheck, die: number, touches: readonly DiceTouch[]): 'choose' | 'check' | 'die' | null {
  if (ask === null || ask.offer.decision !== 'adjust') return null;
  if (ask.node.pick === 'die') return ask.picked['check'] === check.at && ask.node.options.includes(die) ? 'die' : null;
  if (ask.node.pick === 'check') return ask.node.options.includes(check.at) ? 'check' : null;
  return touches.some((touch) => touch.check === check.at && (touch.die === null || touch.die === die)) ? 'choose' : null;
}

export function Tray({ view, ask, say, log, narrow, thrown, odds, changed }: TrayProps) {
  const { boardWords, words } = say;
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [looked, setLooked] = useState<{ readonly ref: string | null; readonly touch: Way } | null>(null);
  const open = shownChecks(view).filter((check) => check.dice.length > 0 || check.state !== 'committed');
  const checks = open.length > 0 ? open : lastThrow(log.slice(-RECENT).flatMap((entry) => entry.told));
  const ref = ask?.offer.decision === 'adjust' ? ask.offer.ref : null;
  const root = ask !== null && ref !== null && ask.path.length === 0;
  const ways = useWays(view, ask);
  const touches = root ? ways : [];
  const now = chosen !== null && chosen.ref === ref && root ? chosen : null;
  // The tray lies there as long as there is somebody to roll against: nothing moves when the dice come.
  if (checks.length === 0 && (view.encounter === null || view.encounter.stage === 'drawn')) return null;

  // What is filled is shown on the dice before anybody asks: a change that makes the check pass for certain.
  const [first] = root && ask !== null ? suggestedIn(ask.offer) : [];
  const offered = first?.outcome?.['passes'] === 1 ? touchIn(view, first) : null;
  // What was looked at belongs to its question: the next one has other dice.
  const hovered = root && looked !== null && looked.ref === ref ? looked.touch : null;
  const shown = hovered ?? (now === null ? offered : null);

  const groups = checks.map((check) => {
    const would = shown?.check === check.at && shown.total !== null ? shown : null;
    const dieState = (die: number): { readonly click: boolean; readonly state: DieState } => {
      const click = clickOn(ask, check, die, touches);
      const picked = (now?.check === check.at && now.die === die) || (would?.die === die && would.to !== null);
      const plain = (check.dice[die]?.kept ?? false) ? 'plain' : 'dropped';
      return { click: click !== null, state: picked ? 'chosen' : click === 'die' || click === 'check' ? 'pickable' : plain };
    };
    return trayGroup({
      check,
      say,
      brief: narrow || checks.length > 2,
      would,
      dieState,
      thrown: (die) => isThrown(thrown, check.at, die),
      waiting: isThrown(thrown, check.at),
    });
  });

  const onPick = (group: string, id: string): void => {
    const check = checks.find((one) => String(one.at) === group);
    const die = Number(id.split('.')[1]);
    if (check === undefined || ask === null || ref === null || Number.isNaN(die)) return;
    const click = clickOn(ask, check, die, touches);
    if (click === 'die') ask.take(die);
    else if (click === 'check') ask.take(check.at);
    else if (click === 'choose') setChosen(now?.check === check.at && now.die === die ? null : { ref, check: check.at, die });
  };
  const about = now === null ? undefined : checks.find((check) => check.at === now.check);
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || now === null) return;
    event.stopPropagation();
    setChosen(null);
  };
  return (
    <section className={changed ? 'dlv-tray is-changed' : 'dlv-tray'} onKeyDown={onKeyDown} data-guide="tray">
      <DiceTray label={boardWords.tray} groups={groups} onPick={onPick} size={sizeOf(checks.length, narrow)} from="right" />
      {now === null || about === undefined ? null : (
        <div className="dlv-touch" role="group" aria-label={boardWords.onDie(now.die + 1, about.dice[now.die]?.face ?? 0, about.skill)}>
          {touches
            .filter((touch) => touch.check === now.check && (touch.die === null || touch.die === now.die))
            .map((touch) => (
              <button
                key={touch.steps.join(' ')}
                type="button"
                className="act"
                onClick={() => ask?.takeAll(touch.steps)}
                onPointerEnter={() => setLooked({ ref, touch })}
                onPointerLeave={() => setLooked(null)}
                onFocus={() => setLooked({ ref, touch })}
                onBlur={() => setLooked(null)}
              >
                {touch.gem === null ? touch.item === null ? null : <Icon icon={itemIcon(touch.item)} /> : <Gem kind={touch.gem} />}
                <span>
                  {touch.gem === null ? (touch.item === null ? '' : words.item(touch.item).name) : words.gemName(touch.gem)}
                  <small>{touchDetail(boardWords, touch, about, odds)}</small>
                </span>
              </button>
            ))}
        </div>
      )}
    </section>
  );
}
