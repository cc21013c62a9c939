/**
 * The authorization by which the key's own account gets the code of a contract (EIP-7702).
 *
 * The contract is fixed here, and no part of the bytes: nothing that a page or a node sends can choose another.
 *
 * In      the network and the account's next transaction nonce
 * Out     encodeAuthorization, decodeAuthorization   as the bytes that are signed: UTF-8 JSON
 *         hashBytesOfAuthorization                   the EIP-7702 digest of them
 * Throws  when bytes are no authorization in the one form that `encodeAuthorization` has, or for all networks at once
 * Source  EIP-7702; EIP7702StatelessDeleGator of the MetaMask Delegation Framework 1.3.0
 */
import * as v from 'valibot'
import { hashAuthorization } from 'viem/utils'

/** The contract whose code the account gets. Its code is pinned in `smart-account/contracts.ts`. */
export const UPGRADE_CONTRACT = '0x63c0c19a282a1B52b07dD5a65b58948A07DAE32B'

const schema = v.strictObject({
  chainId: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  nonce: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
})

/** Network and nonce. It is valid for one transaction nonce on one network. */
export type Authorization = v.InferOutput<typeof schema>

/** Encodes an authorization. */
export function encodeAuthorization({ chainId, nonce }: Authorization): Uint8Array {
  return new TextEncoder().encode(JSON.stringify({ chainId, nonce }))
}

/** Decodes an authorization. */
export function decodeAuthorization(bytes: Uint8Array): Authorization {
  const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  const authorization = v.parse(schema, JSON.parse(text))
  if (JSON.stringify(authorization) !== text) throw new TypeError('Not an authorization')
  return authorization
}

/** Computes the digest of an authorization's bytes. */
export function hashBytesOfAuthorization(bytes: Uint8Array): `0x${string}` {
  return hashAuthorization({ ...decodeAuthorization(bytes), address: UPGRADE_CONTRACT })
}
