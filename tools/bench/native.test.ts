// Claims about the ticks that V8 writes down: told apart by whose code they fell into, from a given time on.

import { expect, test } from 'vitest';
import { ticksIn } from './native.ts';

const LOG = [
  'shared-library,/usr/bin/node,0x1000,0x2000,0',
  'code-creation,Builtin,2,10,0x1800,16,ArrayMap',
  'code-creation,JS,10,11,0x9000,16,play file.ts:1:1',
  'tick,0x1808,50,0,0x0,0',
  'tick,0x1808,100,0,0x0,0',
  'tick,0x180f,110,0,0x0,0',
  'tick,0x1810,120,0,0x0,0',
  'tick,0x9004,130,0,0x0,0',
  'tick,0x1100,140,0,0x0,1',
  'tick,0x1100,150,0,0x0,4',
  '',
].join('\n');

test('a tick is of a built-in, of the runtime, of compiled code, of the collector or of the compiler', () => {
  const { total, kinds, builtIns } = ticksIn(LOG, 100);
  expect(total).toBe(6);
  expect(Object.fromEntries(kinds)).toEqual({
    'built-ins of V8': 2,
    'C++ of the runtime': 1,
    'compiled code of ours': 1,
    'collecting garbage': 1,
    compiling: 1,
  });
  expect(Object.fromEntries(builtIns)).toEqual({ ArrayMap: 2 });
});

test('ticks before the time that counts are left out', () => {
  expect(ticksIn(LOG, 0).total).toBe(7);
  expect(ticksIn(LOG, 151).total).toBe(0);
});
