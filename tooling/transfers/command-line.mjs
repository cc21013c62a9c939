// @ts-check
import { commandLine, countFault, oneOf } from '../commands/command-line.mjs'

/** Families with amounts, and with cases. */
export const AMOUNTS = ['evm', 'solana', 'bitcoin']
export const FAMILIES = ['evm', 'swaps', 'solana', 'bitcoin']

/** A number from 0 on. @param {string} value */
const numberFault = (value) => (/^\d{1,9}$/.test(value) ? undefined : 'takes a number from 0 on')

/** Options of `npm run transfers`. */
export const line = commandLine({
  command: 'npm run transfers',
  text: 'Sends on every chain, random amounts and under all that can happen to what was sent, and compares with the chain.',
  options: {
    family: {
      type: 'string',
      value: 'name',
      text: `one of ${FAMILIES.join(', ')}; all unless given`,
      check: oneOf(FAMILIES),
    },
    cases: {
      type: 'string',
      value: 'count',
      default: '10000',
      text: 'amounts and cases of each family',
      check: countFault,
    },
    seed: { type: 'string', value: 'number', text: 'repeats what a run made that named it', check: countFault },
    case: { type: 'string', value: 'number', text: 'of a seed this case alone', check: numberFault },
  },
})
