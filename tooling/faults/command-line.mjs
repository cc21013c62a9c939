// @ts-check
import { commandLine } from '../commands/command-line.mjs'

/** Options of `npm run faults`. */
export const line = commandLine({
  command: 'npm run faults',
  text: 'Shows every view under every fault of its services and nodes, sends under every fault on the way, and prints tables.',
  options: { resume: { type: 'boolean', text: 'goes on with the sends of a run that was stopped' } },
  words: {
    name: 'word',
    text: 'views, endpoints or faults, as in the names of the tests: Account balances; or `sending` for the sends alone',
  },
})
