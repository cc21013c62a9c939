/**
 * Detects the namespace of a bare address by its format. Used for texts that are not addresses of the active network.
 *
 * Source  BIP-173, base58check versions of Bitcoin, SS58; spec R-SEND-81
 */
import type { CaipNetworkId, Namespace } from '../../base/caip/namespace.js'
import { base58Length } from './base58-length.js'
import { BITCOIN, BITCOIN_TESTNET } from './known-networks.js'
import { normalizeBech32Case } from './normalize-bech32-case.js'

/** Namespace, and network if known, that an address may belong to. */
export type DetectedAddress = { readonly namespace: Namespace; readonly caipNetworkId?: CaipNetworkId | undefined }

/** Detects the namespace of an address; undefined for an unknown format. */
export function detectAddressNamespace(text: string): DetectedAddress | undefined {
  if (/^0x[0-9a-f]{40}$/i.test(text)) return { namespace: 'eip155' }
  if (/^cosmos1[0-9a-z]{38}$/.test(text)) return { namespace: 'cosmos' }
  const isBech32 = /^(?:bc|tb)1[02-9ac-hj-np-z]{11,87}$/.test(normalizeBech32Case(text))
  const isBitcoin = isBech32 || (/^[123mn]/.test(text) && base58Length(text) === 25)
  if (isBitcoin) {
    return { namespace: 'bip122', caipNetworkId: isTestnetAddress(text) ? BITCOIN_TESTNET : BITCOIN }
  }
  if (base58Length(text) === 32) return { namespace: 'solana' }
  return /^1/.test(text) && base58Length(text) === 35 ? { namespace: 'polkadot' } : undefined
}

/** Whether a Bitcoin address belongs to a testnet. */
export function isTestnetAddress(address: string): boolean {
  return /^(?:tb1|[mn2])/i.test(address)
}
