// @ts-check
/**
 * Checks which way the rooms of kit-core import each other, and where they keep memory.
 *
 * Out     one line per wrong import, and per file with memory of its own
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
