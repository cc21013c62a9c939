import { FIRST_ADDRESS } from './chains.js'

/** The typed data that the demo asks to sign. */
export const GREETING = {
  domain: { name: 'Bowline playground', version: '1', chainId: 1 },
  types: {
    Greeting: [
      { name: 'from', type: 'address' },
      { name: 'words', type: 'string' },
    ],
  },
  primaryType: 'Greeting',
  message: { from: FIRST_ADDRESS, words: 'Hello from the playground' },
} as const
