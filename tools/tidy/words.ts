// Words that do not belong in this repository: names of games outside their folders, and traces of the machine it was made on.
import { type Check, isCode, isGenerated, isTest, matchLines } from './repo.ts';

const holdsNoGame = (path: string): boolean => /^(packages|apps)\/[^/]+\/src\//.test(path) || path.startsWith('tools/');

/** The engine, the tools and the apps know no game by name: they get games from the catalog. */
export const gameNames: Check = ({ files, games }) => {
  if (games.length === 0) return [];
  const name = new RegExp(`\\b(?:${games.join('|')})\\b`);
  return files
    .filter(({ path, text }) => isCode(path) && holdsNoGame(path) && !isTest(path) && !isGenerated(text))
    .flatMap((file) => matchLines(file, name, (found) => `do not name a game (${found}) here; take games from the catalog`));
};

// The classes of one letter keep these patterns from finding themselves.
const TRACES = [
  /(?<![\w.-])\/(?:wor[k]|roo[t])(?:\/|\b(?![-.\w]))/,
  /(?<![\w.])\/hom[e]\/\w/,
  /\.librar[y]\b/,
  /\bshare[d]\/(?:rules|design|tools|content|seeds|hooks)\b/,
  /\bregistr[y]\.\w+\.\w+/,
  /\bsession[s]\b/i,
];

const isLockfile = (path: string): boolean => path.endsWith('package-lock.json');

export const machineTraces: Check = ({ files }) =>
  files
    .filter(({ path }) => !isLockfile(path))
    .flatMap((file) =>
      TRACES.flatMap((trace) => matchLines(file, trace, (found) => `"${found}" is of one machine or its makers; leave it out`)),
    );

export const lockfileAddresses: Check = ({ files }) =>
  files
    .filter(({ path }) => isLockfile(path))
    .flatMap((file) => matchLines(file, /"resolved": "\w+:\/\//, () => 'make the lockfile anew with omit-lockfile-registry-resolved=true'));
