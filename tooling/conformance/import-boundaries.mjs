// @ts-check
/**
 * Checks the direction of imports in the source of all packages and apps.
 *
 * In      --root   the repository, unless it is this one
 * Out     one line per wrong import, re-export or global name: file, line, problem
 * Exit    1 when there is one
 */
import { parseArgs } from 'node:util'
import { root } from '@bowline/commands/repository'
import { checkArrows } from './check-imports.mjs'

const { values } = parseArgs({ options: { root: { type: 'string', default: root } } })
const mistakes = checkArrows(values.root)
if (mistakes.length > 0) {
  console.error(mistakes.join('\n'))
  console.error(`\n${mistakes.length} wrong ${mistakes.length === 1 ? 'arrow' : 'arrows'}`)
  process.exitCode = 1
}
