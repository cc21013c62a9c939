import { FIRST_ADDRESS } from './chains.js'

/** What the demo has signed as typed data. */
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
