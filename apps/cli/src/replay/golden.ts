// Owns printing a record as a golden transcript: inputs, outcomes and events as data, rules in the right column.

import { isChance, missing, type Fact, type GameTypes, type Offer, type State } from '@undercroft/kernel';
import { allAnswers } from '@undercroft/parts';
import { replay, type Transcript } from '@undercroft/record';
import type { AnyGame } from '../catalog.ts';

const RULE_COLUMN = 80;
const COUNTED = 99;
const BARE = /^[^\s=,"[\]{}()]+$/;
const READ_OTHERWISE = /^(-?\d+(\.\d+)?|null|true|false)$/;

function value(one: unknown): string {
  if (typeof one === 'string') return BARE.test(one) && !READ_OTHERWISE.test(one) ? one : JSON.stringify(one);
  if (Array.isArray(one)) return `[${one.map(value).join(',')}]`;
  if (one === null || typeof one !== 'object') return JSON.stringify(one) ?? 'undefined';
  const fields = Object.entries(one).filter(([, field]) => field !== undefined);
  return `{${fields.map(([name, field]) => `${name}:${value(field)}`).join(',')}}`;
}

const fields = (body: object, without = ''): string =>
  Object.entries(body)
    .filter(([name, one]) => one !== undefined && name !== without)
    .map(([name, one]) => ` ${name}=${value(one)}`)
    .join('');

const line = (text: string, rule: string): string => (rule === '' ? text : `${text.padEnd(RULE_COLUMN - 2)}  ${rule}`);

function factLine<T extends GameTypes>(fact: Fact<T>): string {
  if (!isChance(fact)) return line(`  . ${fact.type}${fields(fact.body)}`, fact.rule);
  const { stream, n, got, label } = fact.body;
  return line(
    `  ~ ${typeof label === 'number' && label === got + 1 ? `d${n} ${stream}` : `${stream} of ${n}`}: ${value(label)}`,
    fact.rule,
  );
}

function questionLine(state: State<GameTypes>, offer: Offer): string {
  const { choices, all } = allAnswers(() => state.ask(offer.seat) ?? missing(), COUNTED);
  return line(`? seat ${offer.seat} ${offer.decision} (${choices.length}${all ? '' : '+'})`, offer.rule);
}

/** The lines of a golden transcript, starting at entry `from`. */
export function goldenLines(game: AnyGame, transcript: Transcript, from: number): string[] {
  const lines = [`# game ${game.id}`, `# rules ${transcript.rules}`, `# setup ${JSON.stringify(transcript.setup)}`];
  let asked = '';
  replay(game, transcript, ({ at, seat, choice, facts, state }) => {
    if (at >= from) {
      if (choice !== null) lines.push(asked, `> ${value(choice.act)}${fields(choice, 'act')}`);
      lines.push(...facts.map(factLine));
    }
    const next = state.offers().find((offer) => offer.seat === (transcript.entries[at + 1]?.seat ?? seat)) ?? state.offers()[0];
    asked = next === undefined ? `= over ${state.returns().join(' ')}` : questionLine(state, next);
  });
  return [...lines, asked];
}
