// @ts-check
import { commandLine } from '../commands/command-line.mjs'

/** Options of `npm run size`. */
export const line = commandLine({
  command: 'npm run size',
  text: 'Weighs what each moment of a visit loads, as four bundlers ship it, beside its budget.',
  options: { update: { type: 'boolean', text: 'agrees on the sizes measured now, as far as they keep their budgets' } },
})
