// @ts-check
import { commandLine } from '../commands/command-line.mjs'

/** Options of `npm run size`. */
export const line = commandLine({
  command: 'npm run size',
  text: 'Measures what each moment of a visit loads, as four bundlers ship it, against its budget.',
  options: {
    update: { type: 'boolean', text: 'stores the sizes measured now, except those over their budgets' },
    quick: { type: 'boolean', text: 'only Vite and webpack, as `npm test` does' },
  },
})
