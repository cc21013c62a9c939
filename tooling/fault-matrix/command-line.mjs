// @ts-check
import { commandLine } from '../commands/command-line.mjs'

/** Options of `npm run test:faults`. */
export const line = commandLine({
  command: 'npm run test:faults',
  text: 'Shows every view under every fault of its services and nodes, sends with a failure at each step, and prints tables.',
  options: { resume: { type: 'boolean', text: 'continues the sends of a stopped run' } },
  words: {
    name: 'word',
    text: 'views, endpoints or faults, as in the names of the tests: Account balances; or `sending` for the sends alone',
  },
})
