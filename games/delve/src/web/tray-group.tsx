// Owns one check in the tray: its dice, what a gem would make of them, the sum against the target, the result in a word.

import { type DieColour, type DieState, Icon, type TrayDie, type TrayGroup } from '@undercroft/web-kit';
import type { Skill } from '../content/types.ts';
import type { ShownCheck } from '../board-model/checks.ts';
import type { DiceTouch } from '../board-model/touches.ts';
import { itemIcon } from './art.ts';
import { Gem } from './gem.tsx';
import type { Say } from './say.ts';

const COLOURS: Readonly<Record<Skill, DieColour>> = { ATK: 'bone', DEF: 'blue', AGL: 'teal', WIT: 'amber' };
const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);
export interface GroupWanted {
  readonly check: ShownCheck;
  readonly say: Say;
  /** Little room: what it is held against is told by a stroke instead of a word. */
  readonly brief: boolean;
  /** A change of this check that is offered or looked at, whose total is known. */
  readonly would: DiceTouch | null;
  readonly dieState: (die: number) => { readonly click: boolean; readonly state: DieState };
  /** Whether a die is in the air. */
  readonly thrown: (die: number) => boolean;
  /** Dice of this check are in the air: nothing that follows from them is told. */
  readonly waiting: boolean;
}

export function trayGroup(wanted: GroupWanted): TrayGroup {
  const { check, say, brief, would, waiting } = wanted;
  const { boardWords } = say;
  return {
    id: String(check.at),
    heading: (
      <>
        <b>{check.skill}</b>{' '}
        <span className={waiting ? 'is-waiting' : undefined} aria-hidden={waiting}>
          <Sum check={check} brief={brief} />
        </span>{' '}
        <small>
          {brief ? (
            <>
              <span aria-hidden="true">/ {check.target}</span>
              <span className="visually-hidden">{boardWords.against(check.target)}</span>
            </>
          ) : (
            boardWords.against(check.target)
          )}
        </small>
      </>
    ),
    dice: check.dice.flatMap((_, die) => diceAt(wanted, die)),
    result: would === null ? resultOf(check, say) : <Would touch={would} say={say} />,
    tone: waiting ? 'plain' : would !== null ? 'now' : check.total === null ? 'plain' : check.passes ? 'good' : 'bad',
    done: !waiting && check.state === 'committed',
    waiting,
  };
}

/** The dice and what is added to them come to the total: the sum is written out, so that nothing is added twice. */
function Sum({ check: { total, plus }, brief }: Pick<GroupWanted, 'check' | 'brief'>) {
  if (plus === 0) return total;
  if (total === null) return <small className="dlv-plus">{signed(plus)}</small>;
  const sum = `${total - plus} ${plus < 0 ? '−' : '+'} ${Math.abs(plus)} =`;
  return (
    <>
      <small className="dlv-sum">{brief ? sum.replaceAll(' ', '') : sum}</small> {total}
    </>
  );
}

/** What the total would be, and what is used up for it. */
function Would({ touch, say: { boardWords } }: { readonly touch: DiceTouch; readonly say: Say }) {
  return (
    <span className="dlv-would">
      {touch.to === null ? <Using touch={touch} /> : null}
      <span>{boardWords.would(touch.total ?? 0, touch.as === null ? touch.gem : null)}</span>
    </span>
  );
}

/** The picture of what is used up; the words beside it name it. */
function Using({ touch }: { readonly touch: DiceTouch }) {
  if (touch.gem !== null) return <Gem kind={touch.as ?? touch.gem} />;
  return touch.item === null ? null : <Icon icon={itemIcon(touch.item)} />;
}

/** A die, and after it what it would become. */
function diceAt({ check, say: { boardWords, words }, would, dieState, thrown }: GroupWanted, die: number): readonly TrayDie[] {
  const { face, kept } = check.dice[die] ?? { face: 0, kept: false };
  const { click, state } = dieState(die);
  const colour = COLOURS[check.skill];
  const one: TrayDie = {
    id: `${check.at}.${die}`,
    thrown: thrown(die),
    value: face,
    colour,
    state,
    label: boardWords.die(`${check.skill} ${words.purpose(check.purpose)}`, die + 1, face, kept),
    pickable: click,
  };
  if (would === null || would.die !== die || would.to === null) return [one];
  const label = boardWords.becomes(face, would.to, boardWords.outcome(check.purpose, would.passes));
  const after = (
    <>
      <Using touch={would} />
      <span aria-hidden="true">{signed(would.to - face)}</span>
    </>
  );
  return [
    { ...one, after },
    { id: `ghost ${check.at}.${die}`, value: would.to, colour, state: 'ghost', label },
  ];
}

function resultOf(check: ShownCheck, { boardWords }: Say): string {
  if (check.total === null) return boardWords.notRolled;
  if (check.state === 'committed') return check.passes ? boardWords.passed : boardWords.failed;
  return check.passes ? boardWords.willPass : boardWords.willFail(check.target - check.total);
}
