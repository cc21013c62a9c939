// @ts-check
import { commandLine } from '../commands/command-line.mjs'

/** What `npm run spec` takes. */
export const line = commandLine({
  command: 'npm run spec',
  text: 'Tells which requirements a passing test of the last runs shows.',
  options: { root: { type: 'string', value: 'folder', text: 'another repository than this one' } },
  words: { name: 'area', text: 'each requirement of one area, R-NAV, instead of the count per area' },
})
