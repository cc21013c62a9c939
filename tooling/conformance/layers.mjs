// @ts-check
/**
 * Checks which way the rooms of kit-core import each other.
 *
 * Out     one line per wrong import
 * Exit    1 when there is one
 */
import { root } from '@bowline/commands/repository'
import { checkLayers } from './check-layers.mjs'

const mistakes = await checkLayers(root)
if (mistakes.length > 0) {
  console.error(mistakes.join('\n'))
  process.exitCode = 1
}
