// Owns the dice of the round: thrown, counted, and clicked where the game lets a gem or an item touch them.

import { type Ask, DiceTray, type DieColour, Gem, Icon, type TrayDie, type TrayGroup } from '@undercroft/web-kit';
import type { LogEntry } from "@undercroft/table";
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { Skill } from '../content/types.ts';
import { diceTouches, shownChecks, suggestions, touchDetail, type DiceTouch, type ShownCheck } from '../text/face.ts';
import type { View } from '../view.ts';
import { itemIcon } from './art.ts';
import type { Say } from './say.ts';
import { throwsIn } from './throws.ts';

export interface TrayProps {
  readonly view: View;
  readonly ask: Ask | null;
  readonly say: Say;
  readonly log: readonly LogEntry[];
  readonly narrow: boolean;
  readonly moving: boolean;
}

const COLOURS: Readonly<Record<Skill, DieColour>> = { ATK: 'bone', DEF: 'blue', AGL: 'teal', WIT: 'amber' };
const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);
const sameSteps = (a: readonly unknown[], b: readonly unknown[]): boolean => a.length === b.length && a.every((step, i) => step === b[i]);

interface Chosen {
  readonly ref: string;
  readonly check: number;
  readonly die: number;
}

/** What a click on a die would do now. */
function clickOn(ask: Ask | null, check: ShownCheck, die: number, touches: readonly DiceTouch[]): 'choose' | 'check' | 'die' | null {
  if (ask === null || ask.offer.decision !== 'adjust') return null;
  if (ask.node.pick === 'die') return ask.picked['check'] === check.at && ask.node.options.includes(die) ? 'die' : null;
  if (ask.node.pick === 'check') return ask.node.options.includes(check.at) ? 'check' : null;
  return touches.some((touch) => touch.check === check.at && (touch.die === null || touch.die === die)) ? 'choose' : null;
}

export function Tray({ view, ask, say, log, narrow, moving }: TrayProps) {
  const { w, words, p } = say;
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [hovered, setHovered] = useState<DiceTouch | null>(null);
  const frame = useRef<HTMLElement>(null);
  const checks = shownChecks(view).filter((check) => check.dice.length > 0 || check.state !== 'committed');
  const ref = ask?.offer.decision === 'adjust' ? ask.offer.ref : null;
  const root = ask !== null && ref !== null && ask.path.length === 0;
  const touches = root ? diceTouches(view) : [];
  const now = chosen !== null && chosen.ref === ref && root ? chosen : null;
  const thrown = throwsIn(log);
  useFinish(frame, thrown.latest);
  if (checks.length === 0) return null;

  const first = root && ask !== null ? suggestions(view, ask.offer, p, w)[0] : undefined;
  const offered = first === undefined ? null : (touches.find((touch) => sameSteps(touch.steps, first.steps)) ?? null);
  const shown = hovered ?? (now === null ? offered : null);

  const groups = checks.map((check): TrayGroup => {
    const mine = shown?.check === check.at && shown.total !== null ? shown : null;
    const name = `${check.skill} ${words.purpose(check.purpose)}`;
    const dice = check.dice.flatMap(({ face, kept }, die): readonly TrayDie[] => {
      const click = clickOn(ask, check, die, touches);
      const picked = now?.check === check.at && now.die === die;
      const target = mine?.die === die && mine.to !== null;
      const state = picked || target ? 'chosen' : click === 'die' || click === 'check' ? 'pickable' : kept ? 'plain' : 'dropped';
      const one: TrayDie = {
        id: `${check.at}.${die}.${thrown.of(check.at, die)}`,
        value: face,
        colour: COLOURS[check.skill],
        state,
        label: w.die(name, die + 1, face, kept),
        pickable: click !== null,
        then:
          target && mine.to !== null ? (
            <>
              {mine.gem === null ? mine.item === null ? null : <Icon icon={itemIcon(mine.item)} /> : <Gem kind={mine.gem} />}
              {signed(mine.to - face)}
            </>
          ) : undefined,
      };
      if (!target || mine.to === null) return [one];
      return [one, { id: `ghost ${check.at}.${die}`, value: mine.to, colour: COLOURS[check.skill], state: 'ghost', label: `${mine.to}` }];
    });
    const last = dice.at(-1);
    const plus = check.plus === 0 || last === undefined ? [] : [{ ...last, then: <span className="dlv-plus">{last.then}{signed(check.plus)}</span> }];
    const done = check.state === 'committed';
    return {
      id: String(check.at),
      heading: (
        <>
          <b>{check.skill}</b> {check.total ?? ''} <small>{narrow ? `/ ${check.target}` : w.against(check.target)}</small>
        </>
      ),
      dice: plus.length === 0 ? dice : [...dice.slice(0, -1), ...plus],
      result: mine === null ? resultOf(check, say) : mine.total === null ? '' : w.would(mine.total, mine.gem),
      tone: mine !== null ? 'now' : check.total === null ? 'plain' : check.passes ? 'good' : 'bad',
      done,
    };
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
    <section className={checks.every((check) => check.dice.length === 0) ? 'dlv-tray is-waiting' : 'dlv-tray'} ref={frame} onKeyDown={onKeyDown} data-guide="tray">
      <DiceTray label={w.tray} groups={groups} onPick={onPick} size={narrow ? 34 : 44} throwKey={moving ? 'thrown' : undefined} from="right" />
      {now === null || about === undefined ? null : (
        <div className="dlv-touch" role="group" aria-label={w.onDie(now.die + 1, about.dice[now.die]?.face ?? 0, about.skill)}>
          {touches
            .filter((touch) => touch.check === now.check && (touch.die === null || touch.die === now.die))
            .map((touch) => (
              <button
                key={touch.steps.join(' ')}
                type="button"
                className="act"
                onClick={() => ask?.takeAll(touch.steps)}
                onPointerEnter={() => setHovered(touch)}
                onPointerLeave={() => setHovered(null)}
                onFocus={() => setHovered(touch)}
                onBlur={() => setHovered(null)}
              >
                {touch.gem === null ? touch.item === null ? null : <Icon icon={itemIcon(touch.item)} /> : <Gem kind={touch.gem} />}
                <span>
                  {touch.gem === null ? (touch.item === null ? '' : words.item(touch.item).name) : words.gemName(touch.gem)}
                  <small>{touchDetail({ view, p, w, about: {} }, touch, about)}</small>
                </span>
              </button>
            ))}
        </div>
      )}
    </section>
  );
}

function resultOf(check: ShownCheck, { w }: Say): string {
  if (check.total === null) return w.notRolled;
  if (check.state === 'committed') return check.passes ? w.passed : w.failed;
  return check.passes ? w.willPass : w.willFail(check.target - check.total);
}

/** The dice are where the view says before they fly: any input after the throw lets them lie. */
function useFinish(frame: React.RefObject<HTMLElement | null>, latest: number): void {
  useEffect(() => {
    const finish = (): void => {
      for (const animation of frame.current?.getAnimations({ subtree: true }) ?? []) {
        if (animation.effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY) animation.finish();
      }
    };
    const options = { capture: true, passive: true } as const;
    document.addEventListener('pointerdown', finish, options);
    document.addEventListener('keydown', finish, options);
    return () => {
      document.removeEventListener('pointerdown', finish, options);
      document.removeEventListener('keydown', finish, options);
    };
  }, [frame, latest]);
}
