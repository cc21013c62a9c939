// @ts-check
import { commandLine, countFault, oneOf } from '../commands/command-line.mjs'

export const CHAINS = ['evm', 'solana', 'bitcoin']

/** What `npm run transfers` takes. */
export const line = commandLine({
  command: 'npm run transfers',
  text: 'Moves random amounts on every chain, and compares them with what the chain moved and with what is shown.',
  options: {
    count: { type: 'string', value: 'count', default: '10000', text: 'transfers of each chain', check: countFault },
    seed: { type: 'string', value: 'number', text: 'repeats the transfers of a run that named it', check: countFault },
  },
  words: { name: 'chain', text: `some of ${CHAINS.join(', ')}; all unless given`, check: oneOf(CHAINS) },
})
