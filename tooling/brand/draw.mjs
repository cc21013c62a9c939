// @ts-check
/** Writes the word mark for the READMEs, in both themes. */
import { writeFileSync } from 'node:fs'
import { wordmarkSvg } from './images.mjs'
import { MARK_COLORS } from './shapes.mjs'

for (const theme of /** @type {const} */ (['light', 'dark'])) {
  writeFileSync(new URL(`wordmark-${theme}.svg`, import.meta.url), wordmarkSvg(MARK_COLORS[theme]))
}
