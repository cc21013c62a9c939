import { base58 } from '@scure/base'
import { SIGNATURE_LENGTH } from '../transaction/signature-length.js'

const KEY_LENGTH = 32

/** Whether a text is a Solana address: 32 to 44 base58 characters that decode to 32 bytes. Source: spec R-SEND-09. */
export function isSolanaAddress(text: string): boolean {
  return /^[1-9A-HJ-NP-Za-km-z]{32,44}$/.test(text) && base58.decode(text).length === KEY_LENGTH
}

/** Whether a text is a transaction signature, the id of a transaction: base58 that decodes to 64 bytes. */
export function isTransactionSignature(text: string): boolean {
  return /^[1-9A-HJ-NP-Za-km-z]{64,88}$/.test(text) && base58.decode(text).length === SIGNATURE_LENGTH
}
