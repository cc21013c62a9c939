/**
 * Meadow, a made-up chain family. Everything about it is in this folder: its namespace, its description and its adapter.
 *
 * An address is `mdw`, eleven digits, and a last digit that makes the sum of all digits a multiple of ten.
 */
import type { ChainFamily, NetworkInput } from '../../src/index.js'
import { mockAdapter } from '../../src/testing/index.js'

declare module '../../src/base/caip/namespace.js' {
  interface ChainFamilies {
    meadow: true
  }
}

export const ALICE = 'mdw000000000019'
export const BOB = 'mdw000000000028'
export const NOWHERE = 'mdw000000000000'
/** Has the form of an address and a wrong last digit. */
export const MISTYPED = 'mdw000000000027'

const FORM = /^mdw(\d{12})$/

function isAddress(text: string): boolean {
  const digits = FORM.exec(text)?.[1]
  return digits !== undefined && [...digits].reduce((sum, digit) => sum + Number(digit), 0) % 10 === 0
}

/** Everything the kit knows about Meadow. */
const MEADOW: ChainFamily = {
  label: 'Meadow chains',
  nativeCurrency: { name: 'Clover', symbol: 'CLV', decimals: 4 },
  supports: ['balances', 'send', 'pay'],
  addresses: { hasForm: (text) => FORM.test(text), isAddress, isUnowned: (address) => address === NOWHERE },
  uri: {
    scheme: 'meadow',
    parse(text) {
      const [, recipient = '', amount] = /^(\w+)(?:\?amount=([\d.]+))?$/.exec(text) ?? []
      return isAddress(recipient) ? { recipient, namespace: 'meadow', ...(amount && { amount }) } : undefined
    },
  },
  signIn: { accountName: 'Meadow' },
  pairing: { methods: ['meadow_sign', 'meadow_send'], events: ['meadow_moved'] },
  payments: { maxUnits: 2n ** 32n - 1n, nativeAsset: 'slip44:7777', tokenAsset: 'seed', canPayWithWallet: true },
  finality: 3,
}

/** A Meadow network. Names no native token, so the family's is used. */
export const MEADOW_NETWORK = {
  id: 'green',
  name: 'Green Meadow',
  chainNamespace: 'meadow',
  caipNetworkId: 'meadow:green',
  rpcUrls: { default: { http: ['https://node.meadow.example'] } },
} as const satisfies NetworkInput

/** The adapter, with a wallet in memory that has 12.5 CLV. */
export function meadow() {
  return mockAdapter({
    namespace: 'meadow',
    name: 'meadow',
    family: MEADOW,
    accounts: [{ address: ALICE }],
    balance: 125_000n,
    transferFee: 10n,
    tokens: [{ value: 125_000n, decimals: 4 }],
  })
}
