/** Types and helpers that the ledger's programs share. */

/** Error of an instruction. */
export type InstructionFailure = string | { readonly Custom: number }

/** Moves lamports. Returns false when the balance is too low. */
export type MoveLamports = (from: string, to: string, lamports: bigint) => boolean

/** Decodes a little-endian integer. */
export function decodeInteger(bytes: Uint8Array): bigint {
  return bytes.reduceRight((value, byte) => value * 256n + BigInt(byte), 0n)
}
