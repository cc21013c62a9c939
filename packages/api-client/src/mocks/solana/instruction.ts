/** What the programs of this ledger have in common. */

/** An error of an instruction. */
export type InstructionFault = string | { readonly Custom: number }

/** Moves lamports; false when there are too few. */
export type MoveLamports = (from: string, to: string, lamports: bigint) => boolean

/** A whole number, its lowest byte first. */
export function readNumber(bytes: Uint8Array): bigint {
  return bytes.reduceRight((value, byte) => value * 256n + BigInt(byte), 0n)
}
