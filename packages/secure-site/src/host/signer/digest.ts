/**
 * Computes the digest of a proposal, which identifies what is signed.
 *
 * In      the kind and the bytes; `signer.ts` describes the bytes of each kind
 * Out     `0x` and 64 hex digits
 * Throws  when the bytes do not match their kind: typed data that is not EIP-712 JSON, an authorization in another form
 *         than the frame's own, an EVM transaction of a type that is never signed for a page (such as EIP-4844 and EIP-7702), or no bytes
 * Source  EIP-191, EIP-712, EIP-2718, EIP-7702; design/security.md §7
 */

import { plainObject } from '@bowline/secure-frame/protocol'
import { sha256 } from '@noble/hashes/sha2.js'
import * as v from 'valibot'
import { bytesToHex, hashMessage, hashTypedData, keccak256 } from 'viem'
import { hashBytesOfAuthorization } from './authorization.js'
import type { Proposal } from './signer.js'
import { SignerError } from './signer-error.js'

const LEGACY_FROM = 0xc0
const SIGNED_TYPES: readonly number[] = [1, 2]

const typedDataSchema = v.strictObject({
  types: plainObject(v.record(v.string(), v.array(v.strictObject({ name: v.string(), type: v.string() })))),
  primaryType: v.string(),
  domain: plainObject(v.record(v.string(), v.unknown())),
  message: plainObject(v.record(v.string(), v.unknown())),
})

/** Computes the digest, in the signer worker only. The worker never accepts a digest of bytes that it has not hashed itself. */
export function computeDigest({ kind, bytes }: Proposal): `0x${string}` {
  switch (kind) {
    case 'evm-message':
      return hashMessage({ raw: bytes })
    case 'evm-typed-data':
      return hashTypedData(
        v.parse(typedDataSchema, JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))),
      )
    case 'evm-authorization':
      return hashBytesOfAuthorization(bytes)
    case 'evm-transaction':
      assertTransaction(bytes)
      return keccak256(bytes)
    case 'solana-message':
    case 'solana-transaction':
      return bytesToHex(sha256(bytes))
  }
}

// Otherwise bytes starting with 0x19 could pass off a message or typed data as a transaction.
function assertTransaction([first]: Uint8Array): void {
  if (first === undefined || (first < LEGACY_FROM && !SIGNED_TYPES.includes(first))) {
    throw new SignerError('The bytes are not a supported transaction')
  }
}
