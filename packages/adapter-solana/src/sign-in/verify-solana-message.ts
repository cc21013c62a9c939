/**
 * Verifies that a Solana account signed a message.
 *
 * In      address, signature  base58
 * Out     false for anything that is not a valid signature, and for keys of small order, whose signatures fit many messages
 * Source  RFC 8032; spec R-SIWX-27
 */
import { ed25519 } from '@noble/curves/ed25519.js'
import { base58 } from '@scure/base'

/** The message, its signature, and the account that should have signed. */
export type SolanaMessageParams = { readonly address: string; readonly message: string; readonly signature: string }

/** Whether the account signed the message. Never throws. */
export function verifySolanaMessage({ address, message, signature }: SolanaMessageParams): boolean {
  try {
    const key = base58.decode(address)
    if (ed25519.Point.fromBytes(key).isSmallOrder()) return false
    return ed25519.verify(base58.decode(signature), new TextEncoder().encode(message), key, { zip215: false })
  } catch {
    return false
  }
}
