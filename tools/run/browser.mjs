// The browser for the tests of the page: found where systems keep it, or installed from Debian's packages where that is allowed.
import { existsSync } from 'node:fs';
import { say, seconds, Stop } from './say.mjs';
import { run } from './spawn.mjs';

const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

const HOW =
  'Install Chromium (Debian and Ubuntu: sudo apt-get install chromium), or set UNDERCROFT_CHROMIUM to the path of a Chromium or Chrome.';

function found() {
  const named = process.env['UNDERCROFT_CHROMIUM'];
  if (named) {
    if (existsSync(named)) return named;
    throw new Stop(`UNDERCROFT_CHROMIUM names ${named}, which does not exist.`);
  }
  return PLACES.find((place) => existsSync(place));
}

const mayInstall = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/** The path of a Chromium, installed first if there is none and this user may.
 *  @returns {Promise<string>} */
export async function ensureBrowser() {
  const there = found();
  if (there) return there;
  if (!mayInstall()) throw new Stop(`the tests of the page need Chromium, and it was not found. ${HOW}`);
  const since = performance.now();
  say('installing Chromium with apt-get ...');
  const options = { output: /** @type {const} */ ('stderr'), env: { DEBIAN_FRONTEND: 'noninteractive' } };
  const code =
    (await run('apt-get', ['update', '-q'], options)) ||
    (await run('apt-get', ['install', '-y', '-q', '--no-install-recommends', 'chromium'], options));
  const installed = found();
  if (code !== 0 || !installed) throw new Stop(`Chromium could not be installed (apt-get says why above). ${HOW}`);
  say(`Chromium installed in ${seconds(since)}.`);
  return installed;
}
