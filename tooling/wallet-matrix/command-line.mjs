// @ts-check
import { commandLine, countFault } from '../commands/command-line.mjs'

/** Options of `npm run test:wallets`. */
export const line = commandLine({
  command: 'npm run test:wallets',
  text: 'Puts every kind of wallet through every fault at every moment, and reloads pages; checks what the kit promises.',
  options: {
    seed: { type: 'string', value: 'number', default: '1', text: 'seed of the random choices', check: countFault },
    share: {
      type: 'string',
      value: 'count',
      default: '1',
      text: 'one out of this many cells; all by default',
      check: countFault,
    },
    reloads: {
      type: 'string',
      value: 'count',
      default: '1000',
      text: 'reloads with wagmi, and as many with wallet-adapter, half with two wallets and half with three',
      check: countFault,
    },
  },
})
