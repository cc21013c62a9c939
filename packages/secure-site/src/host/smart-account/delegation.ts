/**
 * A delegation: it lets another address act for a smart account, inside limits that the chain enforces.
 *
 * In      delegate, account, limits
 * Out     encodeDelegation, decodeDelegation   as the bytes that the signer hashes: UTF-8 JSON of EIP-712 data in canonical form
 *         encodeContext, decodeContext         as the bytes that the delegate redeems (ERC-7710)
 *         getDelegationHash                    its id at the delegation manager
 *         encodeRevocation, decodeRevocation   as a call of the account that ends it
 *         assertManagerCall                    nothing; returning means that a page may ask for the call
 * Throws  RequestRejectedError  bytes or a context that are no delegation of this account; more than 64 KiB
 * Source  DelegationManager of the MetaMask Delegation Framework 1.3.0; EIP-712
 */

import { tryParse } from '@bowline/secure-frame/protocol'
import * as v from 'valibot'
import { concat, decodeAbiParameters, encodeAbiParameters, hashStruct, isAddressEqual, isHex, slice } from 'viem'
import { hex as hexOf } from '../../schema/hex.js'
import { parseTypedData } from '../approval/typed-data/parse-typed-data.js'
import { invalidParams } from '../policy/rejections.js'
import type { AccountCall } from './call-batch.js'
import { type Caveat, decodeCaveats, type Limits } from './caveats.js'
import { DELEGATION_MANAGER } from './contracts.js'

/** A delegation of an account. The signature is not part of its id. */
export type Delegation = {
  readonly delegate: `0x${string}`
  readonly delegator: `0x${string}`
  readonly authority: `0x${string}`
  readonly caveats: readonly Caveat[]
  readonly salt: bigint
  readonly signature: `0x${string}`
}

/** Not from another delegation. */
export const NO_AUTHORITY = `0x${'ff'.repeat(32)}` as const
/** disableDelegation(Delegation) */
const DISABLE = '0x49934047'
/** enableDelegation(Delegation): ends the end of one. */
const ENABLE = '0x3ed01015'
/** redeemDelegations(bytes[] contexts, bytes32[] modes, bytes[] executions) */
const REDEEM = '0xcef6d209'
const REDEMPTION = [{ type: 'bytes[]' }, { type: 'bytes32[]' }, { type: 'bytes[]' }] as const

const TYPES = {
  Delegation: [
    { name: 'delegate', type: 'address' },
    { name: 'delegator', type: 'address' },
    { name: 'authority', type: 'bytes32' },
    { name: 'caveats', type: 'Caveat[]' },
    { name: 'salt', type: 'uint256' },
  ],
  Caveat: [
    { name: 'enforcer', type: 'address' },
    { name: 'terms', type: 'bytes' },
  ],
} as const
const CAVEAT = [
  { name: 'enforcer', type: 'address' },
  { name: 'terms', type: 'bytes' },
  { name: 'args', type: 'bytes' },
] as const
const STRUCT = [
  { name: 'delegate', type: 'address' },
  { name: 'delegator', type: 'address' },
  { name: 'authority', type: 'bytes32' },
  { name: 'caveats', type: 'tuple[]', components: CAVEAT },
  { name: 'salt', type: 'uint256' },
  { name: 'signature', type: 'bytes' },
] as const
const ONE = [{ type: 'tuple', components: STRUCT }] as const
const CHAIN = [{ type: 'tuple[]', components: STRUCT }] as const

const hex = hexOf(/^0x[0-9a-fA-F]*$/)
const messageSchema = v.object({
  delegate: hex,
  delegator: hex,
  authority: v.literal(NO_AUTHORITY),
  caveats: v.array(v.object({ enforcer: hex, terms: hex })),
  salt: v.string(),
})

const toMessage = ({ delegate, delegator, authority, caveats, salt }: Omit<Delegation, 'signature'>) => ({
  ...{ delegate, delegator, authority, salt },
  caveats: caveats.map(({ enforcer, terms }) => ({ enforcer, terms })),
})

/** Encodes a delegation for the signer. */
export function encodeDelegation(delegation: Omit<Delegation, 'signature'>, chainId: number): Uint8Array {
  const { salt, ...message } = toMessage(delegation)
  const domain = { name: 'DelegationManager', version: '1', chainId, verifyingContract: DELEGATION_MANAGER.address }
  const data = { types: TYPES, primaryType: 'Delegation', domain, message: { ...message, salt: String(salt) } }
  return new TextEncoder().encode(parseTypedData(data, chainId).json)
}

/** Reads who may do what from the bytes that are hashed. */
export function decodeDelegation(
  bytes: Uint8Array,
  account: `0x${string}`,
  chainId: number,
): { readonly delegate: `0x${string}`; readonly limits: Limits } {
  const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  const data = parseTypedData(text, chainId)
  const message = tryParse(messageSchema, data.message)
  const limits = message && decodeCaveats(message.caveats)
  if (data.json !== text || !limits || !isAddressEqual(message.delegator, account))
    throw invalidParams('The permission is malformed')
  return { delegate: message.delegate, limits }
}

/** Encodes a delegation for its delegate. */
export function encodeContext(delegation: Delegation): `0x${string}` {
  return encodeAbiParameters(CHAIN, [[delegation]])
}

/** Decodes a context of an account's own delegation. */
export function decodeContext(context: unknown, account: `0x${string}`): Delegation {
  const [delegation, ...others] = isHex(context) ? tryDecode(context) : []
  if (delegation === undefined || others.length > 0 || !isAddressEqual(delegation.delegator, account))
    throw invalidParams('The context is none of a permission of this account')
  return delegation
}

function tryDecode(context: `0x${string}`): readonly Delegation[] {
  try {
    return decodeAbiParameters(CHAIN, context)[0]
  } catch {
    return []
  }
}

/** Hash by which the delegation manager knows a delegation. */
export function getDelegationHash(delegation: Delegation): `0x${string}` {
  return hashStruct({ data: toMessage(delegation), primaryType: 'Delegation', types: TYPES })
}

/** The call that ends a delegation. */
export function encodeRevocation(delegation: Delegation): AccountCall {
  return { to: DELEGATION_MANAGER.address, value: 0n, data: concat([DISABLE, encodeAbiParameters(ONE, [delegation])]) }
}

/** Reads a call that ends a delegation. Undefined for any other call. */
export function decodeRevocation({ to, value, data }: AccountCall): Delegation | undefined {
  if (!isAddressEqual(to, DELEGATION_MANAGER.address) || value > 0n || !data.startsWith(DISABLE)) return undefined
  try {
    const [delegation] = decodeAbiParameters(ONE, slice(data, 4))
    return encodeRevocation(delegation).data === data.toLowerCase() ? delegation : undefined
  } catch {
    return undefined
  }
}

/** Refuses calls of the delegation manager that no page may ask for: they revive a permission, or command the account without one. */
export function assertManagerCall({ to, data }: Pick<AccountCall, 'to' | 'data'>): void {
  if (!isAddressEqual(to, DELEGATION_MANAGER.address)) return
  const selector = data.slice(0, 10).toLowerCase()
  if (selector === ENABLE) throw invalidParams('The request would revive a permission that was ended')
  if (selector === REDEEM && !namesDelegations(data)) throw invalidParams('The request calls the account itself')
}

/** A redemption without a delegation has the manager carry out calls of the caller itself. */
function namesDelegations(data: `0x${string}`): boolean {
  try {
    const [contexts] = decodeAbiParameters(REDEMPTION, slice(data, 4))
    return contexts.every((context) => tryDecode(context).length > 0)
  } catch {
    return false
  }
}
