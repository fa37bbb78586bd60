#!/usr/bin/env node
/** The program `order-contract`, for example as `npx order-contract`. run.ts does the work. */
import { run } from './run.js';
process.exitCode = await run(process.argv.slice(2));
