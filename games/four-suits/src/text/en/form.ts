// Owns the English words of the setup, the named setups, refusals, and how a campaign ended.

import { COMMON_WORDS } from '@undercroft/presentation/common';
import type { EndingFacts, FormPhrases, RefusalPhrases } from '../phrases.ts';
import { all, times } from './words.ts';

const JOB = 'Who stands here from the start. “Choose at the table” lets whoever plays it decide.';
export const form: FormPhrases = {
  fields: {
    characters: { label: 'Characters', help: 'How many set out. Fewer start with more experience; recruits may join later.' },
    players: { label: 'Players', help: 'Who plays. Characters are dealt out in turn: one player may have several.' },
    job1: { label: 'First character', help: JOB },
    job2: { label: 'Second character', help: JOB },
    job3: { label: 'Third character', help: JOB },
    job4: { label: 'Fourth character', help: JOB },
    party: {
      label: 'The beginning',
      help: 'Ready: points are set and the party is fitted out, and it stands in Town. By hand: you set points and buy everything.',
    },
  },
  presets: {
    ready: { label: 'The ready party', help: 'The one to begin with: Knight, Ranger and Cleric. A fourth place stays open.' },
    four: { label: 'Four coats', help: 'For whoever wants a full party at once: Knight, Berserker, Cleric and Wizard, all led by you.' },
    pair: { label: 'Two of us', help: 'For short evenings: Knight and Cleric, quick turns, hard fights.' },
    'two-players': { label: 'Two players', help: 'For two people side by side: four characters, two for each of you.' },
    build: { label: 'Build a party', help: 'For whoever has played before: four characters, each job chosen at the table.' },
    alone: { label: 'Alone', help: 'The hardest start: one character with a level in hand. Recruits are welcome.' },
  },
  quests: (n, time) => `up to ${n} quests, ${time} each`,
  choose: 'choose at the table',
  making: { built: 'made by hand', ready: 'ready-made' },
  value: (value) => (typeof value === 'string' ? value : JSON.stringify(value)),
};

const { misfit, act, pick, load, loadAt, setup } = COMMON_WORDS.en;
export const refusing: RefusalPhrases = {
  misfit,
  act,
  pick,
  load,
  loadAt,
  setup: { ...setup, players: (_field, got, [most]) => `There are ${got} players and only ${most} characters.` },
  why: {
    'no-flight': 'Nobody flees from a boss.',
    'not-now': 'That is not possible here and now.',
    'must-bet': 'The save failed: there is no way round a bet.',
  },
};

export function ending({ result, ql, quests, domain, score, gold, epilogue, party }: EndingFacts): readonly string[] {
  const head =
    result === 'won'
      ? `Won after ${times(quests, 'quest')}${score === null ? '' : `: ${score} points`}.`
      : `Lost on page ${ql}, ${domain}, in quest ${quests}.`;
  return [head, epilogue, `${all(party.map(({ name, job, level }) => `${name} (${job}, level ${level})`))}. Gold: ${gold}.`];
}
