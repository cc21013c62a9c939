#!/usr/bin/env node
// @ts-check
/**
 * Checks the types of the current folder.
 *
 * In      argv: arguments of `tsc`
 * Exit    the compiler's
 */
import { spawnSync } from 'node:child_process'
import { compiler } from './compiler.mjs'

const { status } = spawnSync(process.execPath, [compiler, ...process.argv.slice(2)], { stdio: 'inherit' })
process.exit(status ?? 1)
