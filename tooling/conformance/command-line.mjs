// @ts-check
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { commandLine } from '../commands/command-line.mjs'
import { root } from '../commands/repository.mjs'

/** Options of `npm run coverage:spec`. */
export const line = commandLine({
  command: 'npm run coverage:spec',
  text: 'Lists which requirements the passing tests of the last runs cover.',
  options: {
    root: {
      ...{ type: 'string', value: 'folder', text: 'another repository' },
      check: (folder) => (existsSync(resolve(root, folder, 'spec')) ? undefined : 'takes a folder with a folder spec'),
    },
  },
  words: { name: 'area', text: 'each requirement of one area, R-NAV, instead of the count per area' },
})
