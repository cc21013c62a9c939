// @ts-check
/**
 * Checks the words of code, comments, test names and prose.
 *
 * Out     one line per unknown or unwanted word; a new proper word goes to `words.txt`
 * Exit    1 when there is one
 */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { root } from '@bowline/commands/repository'
import { findWords } from './check-words.mjs'

const here = fileURLToPath(new URL('.', import.meta.url))
const cspell = fileURLToPath(import.meta.resolve('cspell/bin.mjs'))
const spelling = [
  'lint',
  '--config',
  join(here, 'cspell.json'),
  '--no-progress',
  '--no-summary',
  '--cache',
  '--cache-strategy',
  'content',
  '--cache-location',
  join(root, 'node_modules/.cache/cspell'),
]
const { status } = spawnSync(process.execPath, [cspell, ...spelling, '**'], { cwd: root, stdio: 'inherit' })

const found = findWords(root)
if (found.length > 0) console.error(found.join('\n'))
if (status !== 0 || found.length > 0) process.exitCode = 1
