// Owns the way to the Quests and the piles where there is no room for them beside the map: a small tool, and what it opens.

import { Dialog, Icon } from '@undercroft/web-kit';
import { useState } from 'react';
import { questsShown } from '../board-model/sheet.ts';
import { cardThing } from '../board-model/touch.ts';
import { Piles, Quests, type QuestsProps } from './quests.tsx';
import { FAMILY_SIGNS } from './signs.ts';

export function QuestsTool(props: QuestsProps) {
  const { view, say, touches, onTouch } = props;
  const { words } = say;
  const [open, setOpen] = useState(false);
  const quests = questsShown(view);
  const may = quests.some(({ quest }) => touches.has(cardThing(quest)));
  return (
    <>
      <button
        type="button"
        className={may ? 'tool dgn-quests-tool may' : 'tool dgn-quests-tool'}
        aria-label={words.questsAndPiles}
        title={words.questsAndPiles}
        data-guide={open ? undefined : 'quests'}
        onClick={() => setOpen(true)}
      >
        <Icon icon={FAMILY_SIGNS.quest} />
        <b>{quests.length}</b>
      </button>
      {open ? (
        <Dialog title={words.questsAndPiles} onClose={() => setOpen(false)} className="dgn-sheet-dialog">
          <div className="dgn-whole">
            <Quests
              {...props}
              heading={false}
              onTouch={(touched) => {
                setOpen(false);
                onTouch(touched);
              }}
            />
            <Piles view={view} say={say} />
          </div>
          <button type="button" className="act is-quiet" onClick={() => setOpen(false)}>
            {words.close}
          </button>
        </Dialog>
      ) : null}
    </>
  );
}
