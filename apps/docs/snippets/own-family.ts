import type { ChainFamily } from '@bowline/kit-core'

/** Adds the namespace to the types. */
declare module '@bowline/kit-core' {
  interface ChainFamilies {
    meadow: true
  }
}

/** The `family` of the descriptor. */
export const meadowFamily: ChainFamily = {
  label: 'Meadow chains',
  nativeCurrency: { name: 'Clover', symbol: 'CLV', decimals: 4 },
  supports: ['balances', 'send'],
  addresses: { hasForm: (text) => /^mdw\d{12}$/.test(text) },
}
