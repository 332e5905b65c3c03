// Owns the words on an encounter card: tests and keywords in a breath on the card, all of it when it is read.

import { CardFrame, CardValues, type CardValue } from '@undercroft/web-kit';
import type { CardId } from '../content/cards.ts';
import { cardData, cardValues } from '../board-model/sheet.ts';
import { shortEffect } from '../text/words/index.ts';
import type { View } from '../view.ts';
import { cardPicture, stageIcon } from './art.ts';
import { withBreaks } from './lettering.ts';
import type { Say } from './say.ts';

/** The figures at the foot: those of this round where the card is in play. */
export function valuesOf(id: CardId, view: View | null, { boardWords, words }: Say): readonly CardValue[] {
  const { foe, trial, circles } = cardValues(id, view);
  if (foe !== null)
    return [
      { value: foe.atk, label: boardWords.values.atk },
      { value: foe.def, label: boardWords.values.def },
      { value: circles, label: boardWords.values.hp },
    ];
  if (trial === null) return [];
  return [
    {
      value: words
        .check(trial.skills[0] ?? 'ATK', trial.target)
        .split(' ')
        .at(-1),
      label: trial.skills.join('/'),
    },
    { value: circles, label: boardWords.values.circles },
  ];
}

/** Tests as phrases. */
export function testLines(id: CardId, { boardWords, naming }: Say): readonly string[] {
  const { tests, trial } = cardData(id);
  const lines = tests.map((test) =>
    boardWords.test(
      test,
      `${test.skill} ${test.target}`,
      test.pass === undefined ? null : shortEffect(boardWords, test.pass),
      test.fail === undefined ? null : shortEffect(boardWords, test.fail),
    ),
  );
  if (trial === undefined) return lines;
  return [boardWords.trial(trial, `${naming.either(trial.skills)} ${trial.target}`, shortEffect(boardWords, trial.fail)), ...lines];
}

export interface EncounterCardProps {
  readonly id: CardId;
  readonly view: View | null;
  readonly say: Say;
  readonly size: 'mid' | 'row' | 'zoom' | 'mini';
  readonly onPick?: (() => void) | undefined;
}

export function EncounterCard({ id, view, say, size, onPick }: EncounterCardProps) {
  const { boardWords, words } = say;
  const { level, unique, foe, trial } = cardValues(id, view);
  const card = words.card(id);
  const name = words.room(id);
  const count = foe !== null && foe.count > 1 ? boardWords.foes(foe.count) : null;
  const tests = testLines(id, say);
  return (
    <CardFrame
      className={`dlv-card dlv-card-${size}`}
      size={size}
      picture={cardPicture(id)}
      name={withBreaks(name, boardWords.longWords)}
      badge={<span aria-hidden="true">{level === 'B' ? '♛' : `★ ${level}`}</span>}
      family={{
        text: boardWords.family(level, card.level, trial !== null) + (count === null ? '' : ` · ${count}`),
        icon: level === 'B' ? stageIcon('boss') : unique ? stageIcon('unique') : undefined,
      }}
      banner={<CardValues values={valuesOf(id, view, say)} />}
      flavour={size === 'zoom' ? card.flavour : undefined}
      onPick={onPick}
      title={onPick === undefined ? undefined : boardWords.enlarge(name)}
    >
      {size === 'mini' ? null : (
        <>
          {tests.map((line) => (
            <span key={line} className="dlv-line">
              {line}
            </span>
          ))}
          {card.keywords.length === 0 ? null : (
            <span className="dlv-line">
              {card.keywords.map((keyword) => (
                <b key={keyword.name} className="dlv-keyword">
                  {keyword.name}
                </b>
              ))}
            </span>
          )}
        </>
      )}
    </CardFrame>
  );
}
