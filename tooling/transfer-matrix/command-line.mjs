// @ts-check
import { commandLine, countFault, oneOf } from '../commands/command-line.mjs'

/** Families with amounts, and with cases. */
export const AMOUNTS = ['evm', 'solana', 'bitcoin']
export const FAMILIES = ['evm', 'swaps', 'solana', 'bitcoin']

/** A number from 0 on. @param {string} value */
const numberFault = (value) => (/^\d{1,9}$/.test(value) ? undefined : 'takes a number from 0 on')

/** Options of `npm run test:transfers`. */
export const line = commandLine({
  command: 'npm run test:transfers',
  text: 'Sends random amounts on every chain, with every outcome of a sent transaction, and compares with the chain.',
  options: {
    family: {
      type: 'string',
      value: 'name',
      text: `one of ${FAMILIES.join(', ')}; all by default`,
      check: oneOf(FAMILIES),
    },
    cases: {
      type: 'string',
      value: 'count',
      default: '10000',
      text: 'amounts and cases of each family',
      check: countFault,
    },
    seed: { type: 'string', value: 'number', text: 'repeats the run that printed it', check: countFault },
    case: { type: 'string', value: 'number', text: 'only this case of a seed', check: numberFault },
  },
})
