import { base58 } from '@scure/base'

const KEY_LENGTH = 32
const SIGNATURE_LENGTH = 64

/** Whether a text is a Solana address: 32 to 44 letters of base58 that stand for 32 bytes. Source: spec R-SEND-09. */
export function isSolanaAddress(text: string): boolean {
  return /^[1-9A-HJ-NP-Za-km-z]{32,44}$/.test(text) && base58.decode(text).length === KEY_LENGTH
}

/** Whether a text is a transaction's signature. */
export function isTransactionSignature(text: string): boolean {
  return /^[1-9A-HJ-NP-Za-km-z]{64,88}$/.test(text) && base58.decode(text).length === SIGNATURE_LENGTH
}
