// Owns what somebody is told who is asked in a scene: the question, and the options of a pick after some answers.

import type { Language } from '@undercroft/presentation';
import { bug, type Scalar } from '@undercroft/kernel';
import { check, type Scene, type ScriptItem } from '@undercroft/testkit';
import type { Dungeoneer } from '../../src/dungeoneer.ts';
import { text } from '../../src/text/index.ts';

export interface Told {
  readonly prompt: string;
  /** What the pick that is open asks. */
  readonly pick: string;
  readonly options: readonly string[];
}

/** After the script, `answers` are given to the question that is open, the act first. */
export function toldIn(language: Language, scene: Scene<Dungeoneer>, answers: readonly Scalar[], script: readonly ScriptItem[] = []): Told {
  const state = check(scene, script, []);
  const [offer] = state.offers();
  const asking = offer === undefined ? null : state.ask(offer.seat);
  if (offer === undefined || asking === null) return bug('nobody is asked');
  const view = state.view(offer.seat);
  const picked: Record<string, Scalar> = {};
  for (const answer of answers) {
    picked[asking.open()?.name ?? bug('nothing is left to answer')] = answer;
    asking.take(answer);
  }
  const { name, options } = asking.open() ?? bug('nothing is left to answer');
  return {
    prompt: text[language].prompt(view, offer),
    pick: text[language].pick(view, offer, picked, name),
    options: options.map((value) => text[language].option(view, offer, picked, name, value)),
  };
}
