// @ts-check
import { commandLine } from '../commands/command-line.mjs'

/** What `npm run pictures` takes. */
export const line = commandLine({
  command: 'npm run pictures',
  text: 'Takes a picture of every view in each of its main states, in both themes, on a desktop and on a phone.',
  options: {
    only: { type: 'string', value: 'text', default: '', text: 'the scenes whose names hold it' },
    readme: { type: 'boolean', text: 'the picture of the README alone' },
  },
})
