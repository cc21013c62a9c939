// @ts-check
/**
 * Checks the direction of imports between the rooms of kit-core, and which of their files have module state.
 *
 * Out     one line per wrong import, and per file with module state
 * Exit    1 when there is one
 */
import { root } from '@bowline/commands/repository'
import { checkLayers } from './check-layers.mjs'
import { checkMemory } from './check-memory.mjs'

const mistakes = [...(await checkLayers(root)), ...checkMemory(root)]
if (mistakes.length > 0) {
  console.error(mistakes.join('\n'))
  process.exitCode = 1
}
