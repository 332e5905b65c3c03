// Owns what is said in English when something cannot be done: what is in the way, then what would help.

import { ITEM_IDS } from '../../content/items.ts';
import { GEMS } from '../../content/types.ts';
import { memberOf } from '@undercroft/kernel';
import type { ItemId } from '../../content/items.ts';
import type { Gem } from '../../content/types.ts';
import { itemOf } from '../../queries/items.ts';
import type { RefusalPhrases, WhyArgs } from '../phrases.ts';
import { all, basic, either, gemCount } from '../words/en/basic.ts';
import { cards } from '../words/en/cards.ts';
import { names } from '../words/en/names.ts';

const itemIn = (args: WhyArgs): ItemId => memberOf(ITEM_IDS, args['item']);
const itemName = (args: WhyArgs): string => names.items[itemIn(args)];
const gemIn = (args: WhyArgs): Gem => memberOf(GEMS, args['gem']);

export const refusing: RefusalPhrases = {
  why: {
    'other-window': (args) => `${itemName(args)} cannot be used now: its window is ${basic.windows[itemOf(itemIn(args)).window]}.`,
    'one-check': () => 'There is only one check: roll it, or commit it.',
    'nothing-to-do': (args) => `${itemName(args)} would change nothing now. Keep it.`,
    'used-up': (args) =>
      itemOf(itemIn(args)).uses === null
        ? `${itemName(args)} has already been used in this encounter. It works again in the next one.`
        : `${itemName(args)} is used up. Choose another item.`,
    'skill-full': ({ skill }) => `${skill} is full: all four bubbles are filled. Choose another skill or decline.`,
    'skill-not-listed': ({ skill }) => `This experience cannot go into ${skill}. Choose one of the skills it lists.`,
    'box-only': () => 'In this variant the entrance is a box. Draw a box, or let it be drawn automatically.',
    'any-shape': () => 'A box is part of the web rules. Draw the entrance square by square, or let it be drawn automatically.',
    'victory-stands': () => 'There is nothing to give up: the victory stands. You can stop here.',
    'not-completionist': () => 'That is only possible when you play on after a victory.',
    'no-exit-there': () => 'There is no exit on this side. Choose an open exit.',
    'exit-joined': () => 'This exit already leads to a room. Choose an open exit.',
    'exit-blocked': () => 'This exit is blocked. Choose an open exit.',
    'does-not-fit': () => 'The room does not fit here: a square is taken or off the grid. Choose another exit, or lay it differently.',
    'room-not-completed': () => 'This exit belongs to a room that is not cleared. Choose an exit of a cleared room.',
    'no-secret-doors': () => 'There are no secret doors once you play on after a victory. Put the card aside.',
    'must-place': () => 'The room fits somewhere, so it has to be placed. Choose an open exit.',
    'put-aside-instead': () => 'When you play on, a room that fits nowhere is put aside. Put the card aside.',
    'fits-nowhere': () => 'The room fits nowhere, not even behind a secret door. Leave it undrawn.',
    'must-find-door': () => 'The room fits behind a secret door. Choose a wall for it.',
    'no-foe': () => 'There is no foe in a trial. Keep the item for a fight.',
    'face-1-to-6': () => 'A die shows 1 to 6. Choose the other direction or another die.',
    committed: () => 'This check is committed and cannot change. Choose one that is still open.',
    'tests-first': () => 'Tests are committed before attack and guard checks. Commit the test first.',
    'check-skill': ({ skill }) => `This check is not made with ${skill} here. Choose one of the skills that the card lists.`,
    'other-check': (args) => `${itemName(args)} does not work on this check. Choose another check or another item.`,
    'no-fitting-check': (args) => `${itemName(args)} does not work on any of these checks. Choose another item.`,
    'no-items': () => 'You hold no item. A room you clear may give one.',
    'no-gem': (args) => `You have no ${basic.gems[gemIn(args)]} left. Choose another colour, or commit.`,
    'no-gems': () => 'You have no gem left. A room you clear may give some.',
    'no-open-check': () => 'No check can change any more: what the dice show no longer matters. Commit it.',
    dulled: (args) =>
      `${cards.keywords.DULL}: no ${gemCount(2, gemIn(args)).slice(2)} can be spent until the room is cleared. Spend another colour.`,
  },
  misfit: {
    over: 'The game is over.',
    seat: 'This question is not for you.',
    offer: 'That question has been answered. Answer the one that is open now.',
    shape: 'That is not an answer to this question. Choose one of the actions offered.',
  },
  act: 'That is not possible now. Choose one of the actions offered.',
  pick: (legal, count) =>
    legal.length > 0
      ? `That cannot be chosen here. Choose ${either(legal)}.`
      : count === 0
        ? 'There is nothing to choose here.'
        : 'That cannot be chosen here. Choose one of the options offered.',
  setup: {
    'not-a-setup': () => 'That is not a setup. Choose one of the named setups, or fill in the form.',
    'one-of': (field, got, legal) => `${field}: ${got} is not possible. Choose from ${all(legal)}.`,
    'only-micro-mini': (field) => `${field}: the full game uses all levels. Leave it open, or choose a micro or mini game.`,
    'unknown-field': (field, _got, legal) => `There is no setting called ${field}. There are ${all(legal)}.`,
    between: (field, got, [least, most]) => `${field}: ${got} is not possible. Give a whole number from ${least} to ${most}.`,
    length: (field, _got, [least, most]) => `${field}: give a name of ${least} to ${most} characters.`,
    'too-few-cards': (field, _got, [needed]) => `${field}: too few cards of this level, ${needed} are needed. Add another pack.`,
  },
  load: {
    shape: 'This is not a saved game.',
    game: 'This saved game belongs to another game.',
    newer: 'This game was saved by a newer version. Update, then try again.',
    'no-migration': 'This game was saved under older rules that can no longer be continued.',
    step: 'This saved game stopped at a point that these rules do not know.',
    rules: 'This game was recorded under another version of the rules.',
    setup: 'The setup of this recorded game is not possible.',
    entry: 'This record holds a choice or a roll that does not fit.',
    digest: 'This record leads to another position than the one it names.',
  },
  loadAt: (problem, entry) => `${problem} It was found at entry ${entry}.`,
};
