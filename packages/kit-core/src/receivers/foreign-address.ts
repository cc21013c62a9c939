/**
 * The family of a bare address, as far as its form tells; asked of texts that are none of the network in use.
 *
 * Source  BIP-173, base58check versions of Bitcoin, SS58; spec R-SEND-81
 */
import type { CaipNetworkId, Namespace } from '../caip/namespace.js'
import { BITCOIN, BITCOIN_TESTNET } from './places.js'

/** Where an address may be from. */
export type ForeignAddress = { readonly namespace: Namespace; readonly caipNetworkId?: CaipNetworkId | undefined }

const BASE_58 = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'

/** Finds the family. */
export function foreignAddress(text: string): ForeignAddress | undefined {
  if (/^0x[0-9a-f]{40}$/i.test(text)) return { namespace: 'eip155' }
  if (/^cosmos1[0-9a-z]{38}$/.test(text)) return { namespace: 'cosmos' }
  const isBitcoin = /^(?:bc|tb)1[0-9a-z]{11,87}$/i.test(text) || (/^[123mn]/.test(text) && lengthOf(text) === 25)
  if (isBitcoin) {
    return { namespace: 'bip122', caipNetworkId: isTestnetAddress(text) ? BITCOIN_TESTNET : BITCOIN }
  }
  if (lengthOf(text) === 32) return { namespace: 'solana' }
  return /^1/.test(text) && lengthOf(text) === 35 ? { namespace: 'polkadot' } : undefined
}

/** Whether a Bitcoin address is one of a network for trying. */
export function isTestnetAddress(address: string): boolean {
  return /^(?:tb1|[mn2])/i.test(address)
}

const LONGEST = 50

/** Bytes that a base58 text stands for; 0 for another text. */
function lengthOf(text: string): number {
  if (text.length > LONGEST || !/^[1-9A-HJ-NP-Za-km-z]+$/.test(text)) return 0
  const zeros = /^1*/.exec(text)?.[0].length ?? 0
  const value = [...text].reduce((sum, letter) => sum * 58n + BigInt(BASE_58.indexOf(letter)), 0n)
  return zeros + (value === 0n ? 0 : Math.ceil(value.toString(16).length / 2))
}
