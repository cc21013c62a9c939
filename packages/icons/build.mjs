// @ts-check
/** Builds the package: every module stays a separate file, so that a page loads only the icons that it shows. */
import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { compiler } from '@bowline/tsconfig/compiler.mjs'

rmSync('dist', { recursive: true, force: true })
const options = ['-p', 'tsconfig.build.json', '--declarationMap', 'false', '--sourceMap', 'false']
process.exitCode = spawnSync(process.execPath, [compiler, ...options], { stdio: 'inherit' }).status ?? 1
