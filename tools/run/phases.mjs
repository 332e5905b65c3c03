// Named phases with their times: all are run, then a summary says which failed and what to do.
import { seconds } from './say.mjs';

/** Runs the phases in order and returns those that failed.
 *  @param {readonly import('./checks.mjs').Phase[]} phases */
export async function runPhases(phases) {
  const results = [];
  for (const phase of phases) {
    process.stdout.write(`\n── ${phase.name} ${'─'.repeat(Math.max(0, 60 - phase.name.length))}\n`);
    const since = performance.now();
    const code = await phase.run();
    results.push({ ...phase, code, took: seconds(since) });
    process.stdout.write(`${code === 0 ? 'ok' : 'FAILED'}: ${phase.name}, ${seconds(since)}\n`);
  }
  process.stdout.write('\n── summary ─────────────────────────────────────────────────────\n');
  for (const { name, code, took, fix } of results) {
    process.stdout.write(`${code === 0 ? 'ok    ' : 'FAILED'}  ${name.padEnd(10)} ${took.padStart(8)}${code === 0 ? '' : `   ${fix}`}\n`);
  }
  return results.filter((result) => result.code !== 0);
}
