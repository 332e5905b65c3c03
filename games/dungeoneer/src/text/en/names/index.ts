// Owns the English names of all decks together.

import type { DeckId } from '../../../content/types.ts';
import type { DeckWords } from '../../names.ts';
import { fb } from './fb.ts';
import { hca } from './hca.ts';
import { hcb } from './hcb.ts';
import { sb } from './sb.ts';
import { tm } from './tm.ts';

export const NAMES: Readonly<Record<DeckId, DeckWords>> = { HCA: hca, HCB: hcb, TM: tm, FB: fb, SB: sb };
