/**
 * Detects the namespace of a bare address by its format, for a recipient that is not an address of the active network.
 *
 * Source  BIP-173, base58check versions of Bitcoin, SS58; spec R-SEND-81
 */
import type { CaipNetworkId, Namespace } from '../../base/caip/namespace.js'
import { base58Length } from './base58-length.js'
import { BITCOIN, BITCOIN_TESTNET } from './known-networks.js'
import { normalizeBech32Case } from './normalize-bech32-case.js'

/** Namespace of an address; the network only for Bitcoin addresses. */
export type DetectedAddress = { readonly namespace: Namespace; readonly caipNetworkId?: CaipNetworkId | undefined }

/** Undefined for an unknown format. Checks length and letters, not checksums. */
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

/** Whether a Bitcoin address belongs to the testnet. */
export function isTestnetAddress(address: string): boolean {
  return /^(?:tb1|[mn2])/i.test(address)
}
