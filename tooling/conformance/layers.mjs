// @ts-check
/**
 * Checks the direction of imports inside the packages, which files of kit-core have module state, and which files name a chain
 * family.
 *
 * Out     one line per wrong import or circle, per file with module state, and per line that names a family
 * Exit    1 when there is one
 */
import { root } from '@bowline/commands/repository'
import { checkFamilies } from './check-families.mjs'
import { checkLayers } from './check-layers.mjs'
import { checkMemory } from './check-memory.mjs'

const mistakes = [...(await checkLayers(root)), ...checkMemory(root), ...checkFamilies(root)]
if (mistakes.length > 0) {
  console.error(mistakes.join('\n'))
  process.exitCode = 1
}
