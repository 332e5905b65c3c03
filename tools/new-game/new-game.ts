// npm run new-game NAME: writes the folder of a small playable game, links it as a workspace, syncs the catalog and says what to do next.
import { fileURLToPath } from 'node:url';
import { format } from '../run/checks.mjs';
import { plan, write } from '../sync/generate.ts';
import { goldensOf } from './goldens.ts';
import { namesOf, wrongName, type Names } from './names.ts';
import { filesOf, usedNames } from './template.ts';
import { linkWorkspace } from './workspace.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

async function writeGame(names: Names): Promise<void> {
  const { id } = names;
  write(root, filesOf(names));
  const { stale, problems } = plan(root);
  write(root, stale);
  linkWorkspace(root, id);
  if (problems.length > 0) throw new Error(problems.join('\n'));
  // How long a line is depends on the name.
  if ((await format([`games/${id}`, '--log-level=error'])) !== 0) throw new Error(`games/${id} could not be formatted: run npm run format`);
  write(root, await goldensOf(root, id));
}

const nextSteps = ({ id, title, prefix }: Names): string => `Wrote games/${id}: ${title}, a small game whose rules begin with ${prefix}.

  ./undercroft play ${id}          play it in the terminal
  npm start                        play it on the page, on the plain board
  npm run vitest -- games/${id}    its tests, and the laws of every game
  npm test                         everything
  docs/add-a-game.md               from here to a game of your own
`;

const [, , id = ''] = process.argv;
const wrong = wrongName(root, id, usedNames);
if (wrong === null) {
  const names = namesOf(root, id);
  await writeGame(names);
  console.log(nextSteps(names));
} else {
  console.log(wrong);
  process.exitCode = 1;
}
