// @ts-check
import { commandLine, oneOf } from '../commands/command-line.mjs'
import { SHORT_SIZES, SIZES } from './scenes/viewports.mjs'

/** What `npm run screenshots` takes. */
export const line = commandLine({
  command: 'npm run screenshots',
  text: 'Takes a picture of every view in each of its main states, in both themes, on a desktop and on a phone.',
  options: {
    only: { type: 'string', value: 'text', default: '', text: 'only scenes whose name contains it' },
    size: {
      type: 'string',
      value: 'name',
      text: 'desktop, phone, sideways (a phone in landscape) or zoomed (200 %); the first two by default',
      check: oneOf([...SIZES, ...SHORT_SIZES].map(({ name }) => name)),
    },
    readme: { type: 'boolean', text: 'only the picture of the README' },
    docs: { type: 'boolean', text: 'only the pictures of the documentation' },
  },
})
