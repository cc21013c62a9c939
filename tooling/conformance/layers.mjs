// @ts-check
/**
 * Checks the direction of imports inside the packages, and which files of kit-core have module state.
 *
 * Out     one line per wrong import or circle, and per file with module state
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
