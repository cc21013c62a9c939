/**
 * The forms of addresses in the families that the kit describes itself, and the rules that apply to a namespace. Checksums are
 * with the features that need them: `payment-rules.ts`, `sign-in-rules.ts`.
 *
 * Source  BIP-173 and the base58check versions of Bitcoin; SS58; spec R-SEND-81
 */
import { base58Length } from './base58-length.js'
import type { AddressRules } from './chain-family.js'
import { getFamilyPart } from './families.js'
import type { CaipNetworkId, Namespace } from './namespace.js'
import { normalizeBech32Case } from './normalize-bech32-case.js'

/** CAIP-2 ids of Bitcoin mainnet and testnet. */
const BITCOIN: CaipNetworkId = 'bip122:000000000019d6689c085ae165831e93'
const BITCOIN_TESTNET: CaipNetworkId = 'bip122:000000000933ea01ad0ee984209779ba'

/** Network of a Bitcoin address. */
export function getBitcoinNetwork(address: string): CaipNetworkId {
  return /^(?:tb1|[mn2])/i.test(address) ? BITCOIN_TESTNET : BITCOIN
}

const KNOWN: Readonly<Partial<Record<Namespace, AddressRules>>> = {
  eip155: { hasForm: (text) => /^0x[0-9a-f]{40}$/i.test(text) },
  solana: { hasForm: (text) => base58Length(text) === 32 },
  polkadot: { hasForm: (text) => /^1/.test(text) && base58Length(text) === 35 },
  bip122: {
    hasForm: (text) =>
      /^(?:bc|tb)1[02-9ac-hj-np-z]{11,87}$/.test(normalizeBech32Case(text)) ||
      (/^[123mn]/.test(text) && base58Length(text) === 25),
    networkOf: getBitcoinNetwork,
  },
  cosmos: { hasForm: (text) => /^cosmos1[0-9a-z]{38}$/.test(text) },
}

/** How addresses of a namespace are written. Undefined when its adapter does not say. */
export function getAddressRules(namespace: Namespace): AddressRules | undefined {
  return getFamilyPart(namespace, 'addresses', KNOWN)
}
