/** Types and helpers that the programs of the Solana ledger share. */

/** Error of an instruction, in the form in which nodes return it. */
export type InstructionFailure = string | { readonly Custom: number }

/** Moves lamports between addresses. Returns false, without a change, when the balance is too low. */
export type MoveLamports = (from: string, to: string, lamports: bigint) => boolean

/** Decodes a little-endian integer. */
export function decodeInteger(bytes: Uint8Array): bigint {
  return bytes.reduceRight((value, byte) => value * 256n + BigInt(byte), 0n)
}
