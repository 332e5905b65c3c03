// Owns what this game gives the page: its board and all that goes with it.

import type { SeatOffer } from '@undercroft/table';
import type { GameBoard } from '@undercroft/web-kit';
import { openChecks } from '../board-model/checks.ts';
import { signOf } from '../board-model/sign.ts';
import type { View } from '../view.ts';
import { signIcon } from './art.ts';
import { Board } from './board.tsx';
import './gems.css';
import './delve.css';
import './delve-map.css';
import { Ending } from './ending.tsx';
import { guide } from './guide.ts';
import { keepsake } from './map-file.ts';
import { milestones, moment } from './moments.ts';
import { onBoard } from './on-board.ts';
import { motion, sound } from './staging.ts';
import { throws } from './throws.ts';
import { where } from './where.ts';

const icon: GameBoard<View>['icon'] = (view, _offer, choice) => signIcon(signOf(view, choice));

/** A sure success is worth what it costs; a bet is not for whoever presses without reading. */
const clearlyBest: GameBoard<View>['clearlyBest'] = ({ outcome }) => outcome?.['passes'] === 1;

/** Open dice that all pass: committing them is all that is left. */
const byItself = (view: View, { decision }: Pick<SeatOffer, 'decision'>): boolean =>
  decision === 'adjust' && openChecks(view).every(({ passes }) => passes);

/** Dice are rolled by whoever plays. */
const byHand = ({ decision }: Pick<SeatOffer, 'decision'>): boolean => decision === 'plan-round';

export const board: GameBoard<View> = {
  Board,
  icon,
  onBoard,
  motion,
  throws,
  sound,
  clearlyBest,
  byItself,
  byHand,
  moment,
  milestones,
  keepsake,
  Ending,
  guide,
  where,
};
