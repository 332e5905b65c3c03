// Owns an open question of a scene as a board is given it: with what follows its options.

import { missing } from '@undercroft/kernel';
import { openScene, scripted, type Scene } from '@undercroft/testkit';
import { isAnswered, lookAhead, type PathStep } from '@undercroft/table';
import type { Question } from '../../src/board-model/touch.ts';
import type { Dungeoneer } from '../../src/dungeoneer.ts';
import type { View } from '../../src/view.ts';

export interface AskedOn {
  readonly view: View;
  readonly question: Question;
}

/** The first question of a scene that a seat is asked, after some picks. */
export function askedIn(scene: Scene<Dungeoneer>, path: readonly PathStep[] = [], seat = 0): AskedOn {
  const { state } = openScene(scene, scripted([]));
  const offer = state.offers().find((one) => one.seat === seat) ?? missing();
  const node = lookAhead(() => state.ask(seat), path, 60);
  if (node === null || isAnswered(node)) throw new Error('nothing is left to be picked');
  const [act] = path;
  return {
    view: state.view(seat),
    question: { decision: offer.decision, seat, about: offer.about, picked: typeof act === 'string' ? { act } : {}, node },
  };
}
