/**
 * Whether a Solana account signed a text.
 *
 * In      address, signature  base58
 * Out     false for anything that is no signature; keys of small order, for which one signature fits many texts, are refused
 * Source  RFC 8032; spec R-SIWX-27
 */
import { ed25519 } from '@noble/curves/ed25519.js'
import { base58 } from '@scure/base'

/** What is asked of a text. */
export type SolanaMessageParams = { readonly address: string; readonly message: string; readonly signature: string }

/** Whether the account signed the text. */
export function verifySolanaMessage({ address, message, signature }: SolanaMessageParams): boolean {
  try {
    const key = base58.decode(address)
    if (ed25519.Point.fromBytes(key).isSmallOrder()) return false
    return ed25519.verify(base58.decode(signature), new TextEncoder().encode(message), key, { zip215: false })
  } catch {
    return false
  }
}
