// Owns the Dutch words of the setup, the named setups, refusals, and how a campaign ended.

import { COMMON_WORDS } from '@undercroft/presentation/common';
import type { EndingFacts, FormPhrases, RefusalPhrases } from '../phrases.ts';
import { all, times } from './words.ts';

const JOB = 'Wie hier vanaf het begin staat. “Aan tafel kiezen” laat het over aan wie het personage speelt.';
export const form: FormPhrases = {
  fields: {
    characters: {
      label: 'Personages',
      help: 'Hoeveel er op weg gaan. Met minder begin je met meer ervaring; later kan er iemand bij komen.',
    },
    players: { label: 'Spelers', help: 'Wie er speelt. Personages worden om de beurt verdeeld: één speler kan er meer hebben.' },
    job1: { label: 'Eerste personage', help: JOB },
    job2: { label: 'Tweede personage', help: JOB },
    job3: { label: 'Derde personage', help: JOB },
    job4: { label: 'Vierde personage', help: JOB },
    party: {
      label: 'Het begin',
      help: 'Kant-en-klaar: de punten zijn verdeeld, de uitrusting is gekocht en de groep staat in de stad. Zelf: je verdeelt punten en koopt alles.',
    },
  },
  presets: {
    ready: { label: 'De kant-en-klare groep', help: 'Hier begin je: ridder, woudloper en geestelijke. Een vierde plaats blijft vrij.' },
    four: {
      label: 'Vier jassen',
      help: 'Voor wie meteen een volle groep wil: ridder, berserker, geestelijke en tovenaar, alle vier van jou.',
    },
    pair: { label: 'Met zijn tweeën', help: 'Voor korte avonden: ridder en geestelijke, vlugge beurten, zware gevechten.' },
    'two-players': { label: 'Twee spelers', help: 'Voor twee mensen naast elkaar: vier personages, voor ieder twee.' },
    build: { label: 'Zelf een groep maken', help: 'Voor wie al gespeeld heeft: vier personages, elk beroep aan tafel gekozen.' },
    alone: { label: 'Alleen', help: 'Het zwaarste begin: één personage met een level in de hand. Wie mee wil is welkom.' },
  },
  quests: (n, time) => `hoogstens ${n} queesten van elk ${time}`,
  choose: 'aan tafel kiezen',
  making: { built: 'zelf gemaakt', ready: 'kant-en-klaar' },
  value: (value) => (typeof value === 'string' ? value : JSON.stringify(value)),
};

const { misfit, act, pick, load, loadAt, setup } = COMMON_WORDS.nl;
export const refusing: RefusalPhrases = {
  misfit,
  act,
  pick,
  load,
  loadAt,
  setup: { ...setup, players: (_field, got, [most]) => `Er zijn ${got} spelers en maar ${most} personages.` },
  why: {
    'no-flight': 'Van een baas vlucht je niet.',
    'not-now': 'Dat kan hier en nu niet.',
    'must-bet': 'De reddingstrek is mislukt: inzetten moet.',
  },
};

export function ending({ result, ql, quests, domain, score, gold, epilogue, party }: EndingFacts): readonly string[] {
  const head =
    result === 'won'
      ? `Gewonnen na ${times(quests, 'queeste', 'queesten')}${score === null ? '' : `: ${score} punten`}.`
      : `Verloren op bladzijde ${ql}, ${domain}, in queeste ${quests}.`;
  return [head, epilogue, `${all(party.map(({ name, job, level }) => `${name} (${job}, level ${level})`))}. Goud: ${gold}.`];
}
