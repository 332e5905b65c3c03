// Owns chance that a test writes down beforehand.

import { bug, type ChanceSource, type Scalar } from '@undercroft/kernel';

/** Outcomes written down beforehand: a die's face, or the name of what is drawn. Running out, or a wrong one, is a bug in the test. */
export function scripted(script: readonly Scalar[]): ChanceSource & { left(): readonly Scalar[] } {
  let at = 0;
  return {
    pick(n, stream, of) {
      const wanted = script[at++];
      if (wanted === undefined) return bug(`the script ran out at a ${stream} outcome (${of ? of.join(', ') : `1 to ${n}`})`);
      const got = of === undefined ? Number(wanted) - 1 : of.indexOf(wanted);
      if (!Number.isInteger(got) || got < 0 || got >= n)
        bug(`script item ${at}: ${wanted} cannot come up for ${stream} (${of ? of.join(', ') : `1 to ${n}`})`);
      return got;
    },
    left: () => script.slice(at),
  };
}
