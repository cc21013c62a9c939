/**
 * A nonce for one sign-in.
 *
 * Out     22 letters and digits from a cryptographic source: 130 bits
 * Source  spec R-SIWX-24, EIP-4361
 */
const SYMBOLS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'
const LENGTH = 22

/** The largest multiple of their number that a byte reaches: what lies above would favour some of them. */
const LIMIT = 256 - (256 % SYMBOLS.length)

/** Makes a nonce. */
export function createNonce(): string {
  let nonce = ''
  while (nonce.length < LENGTH) {
    const bytes = crypto.getRandomValues(new Uint8Array(LENGTH))
    for (const byte of bytes) if (byte < LIMIT && nonce.length < LENGTH) nonce += SYMBOLS.charAt(byte % SYMBOLS.length)
  }
  return nonce
}
