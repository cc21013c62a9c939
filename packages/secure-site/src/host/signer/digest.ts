/**
 * The digest of a proposal: what a signature of it will be about.
 *
 * In      the kind and the bytes; see `signer.ts` for what the bytes are
 * Out     `0x` and 64 hexadecimal digits
 * Throws  when the bytes are not of their kind: typed data that is no JSON of EIP-712, an EVM transaction of a type
 *         that is not signed for a page (EIP-4844 and EIP-7702 among them), or nothing where something is needed
 * Source  EIP-191, EIP-712, EIP-2718; design/security.md §7
 */
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, hashMessage, hashTypedData, keccak256 } from 'viem'
import * as z from 'zod/mini'
import type { Proposal } from './signer.js'

const LEGACY_FROM = 0xc0
const SIGNED_TYPES: readonly number[] = [1, 2]

const typedDataSchema = z.strictObject({
  types: z.record(z.string(), z.array(z.strictObject({ name: z.string(), type: z.string() }))),
  primaryType: z.string(),
  domain: z.record(z.string(), z.unknown()),
  message: z.record(z.string(), z.unknown()),
})

/** Computed by the worker alone; nobody hands it one. */
export function digestOf({ kind, bytes }: Proposal): `0x${string}` {
  switch (kind) {
    case 'evm-message':
      return hashMessage({ raw: bytes })
    case 'evm-typed-data':
      return hashTypedData(typedDataSchema.parse(JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))))
    case 'evm-transaction':
      assertTransaction(bytes)
      return keccak256(bytes)
    case 'solana-message':
    case 'solana-transaction':
      return bytesToHex(sha256(bytes))
  }
}

// Else bytes that begin 0x19 would turn a "transaction" into a message or typed data that nobody saw.
function assertTransaction([first]: Uint8Array): void {
  if (first === undefined || (first < LEGACY_FROM && !SIGNED_TYPES.includes(first))) {
    throw new Error('The bytes are no transaction that is signed here')
  }
}
