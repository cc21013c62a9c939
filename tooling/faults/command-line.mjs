// @ts-check
import { commandLine } from '../commands/command-line.mjs'

/** What `npm run faults` takes. */
export const line = commandLine({
  command: 'npm run faults',
  text: 'Shows every view under every fault of its services and nodes, and prints a table.',
  options: {},
  words: { name: 'word', text: 'views, endpoints or faults, as in the names of the tests: Account balances' },
})
