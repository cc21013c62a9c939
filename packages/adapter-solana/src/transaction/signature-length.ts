/** Length of an ed25519 signature. */
export const SIGNATURE_LENGTH = 64
