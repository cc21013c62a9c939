#!/usr/bin/env node
// @ts-check
/**
 * Checks the types of the folder it is started in with TypeScript's native compiler, which gives the answers of the other one in a
 * sixth of its time. The other one stays for declarations and for what reads programs; `npx tsc` runs it.
 *
 * In      argv: arguments of `tsc`
 * Exit    the compiler's
 */
import { spawnSync } from 'node:child_process'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

const manifest = createRequire(import.meta.url).resolve('typescript-native/package.json')
const compiler = join(dirname(manifest), 'bin/tsc')
const { status } = spawnSync(process.execPath, [compiler, ...process.argv.slice(2)], { stdio: 'inherit' })
process.exit(status ?? 1)
