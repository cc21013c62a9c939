/**
 * Creates the nonce of one sign-in message, in the page or on a server.
 *
 * Out     22 letters and digits from a cryptographic source: 130 bits
 * Source  spec R-SIWX-24, EIP-4361
 */
const SYMBOLS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'
const LENGTH = 22

/**
 * Largest multiple of the alphabet's size within a byte. Higher bytes are skipped because they would favor some
 * symbols.
 */
const LIMIT = 256 - (256 % SYMBOLS.length)

/** Returns a random nonce for a sign-in message. */
export function createNonce(): string {
  let nonce = ''
  while (nonce.length < LENGTH) {
    const bytes = crypto.getRandomValues(new Uint8Array(LENGTH))
    for (const byte of bytes) if (byte < LIMIT && nonce.length < LENGTH) nonce += SYMBOLS.charAt(byte % SYMBOLS.length)
  }
  return nonce
}
