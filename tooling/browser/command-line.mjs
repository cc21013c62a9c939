// @ts-check
import { commandLine, oneOf } from '../commands/command-line.mjs'
import { SHORT_SIZES, SIZES } from './scenes/viewports.mjs'

/** What `npm run pictures` takes. */
export const line = commandLine({
  command: 'npm run pictures',
  text: 'Takes a picture of every view in each of its main states, in both themes, on a desktop and on a phone.',
  options: {
    only: { type: 'string', value: 'text', default: '', text: 'the scenes whose names hold it' },
    size: {
      type: 'string',
      value: 'name',
      text: 'desktop, phone, sideways (a phone on its side) or zoomed (200 %); the first two unless given',
      check: oneOf([...SIZES, ...SHORT_SIZES].map(({ name }) => name)),
    },
    readme: { type: 'boolean', text: 'the picture of the README alone' },
  },
})
