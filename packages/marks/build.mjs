// @ts-check
/** Builds the package: every module stays a file of its own, so that a page loads no mark that it does not show. */
import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { createRequire } from 'node:module'

const TSC = createRequire(import.meta.url).resolve('typescript/bin/tsc')

rmSync('dist', { recursive: true, force: true })
const options = ['-p', 'tsconfig.build.json', '--declarationMap', 'false', '--sourceMap', 'false']
process.exitCode = spawnSync(process.execPath, [TSC, ...options], { stdio: 'inherit' }).status ?? 1
