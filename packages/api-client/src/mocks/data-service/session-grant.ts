/**
 * Verifies a wallet's grant or revocation of a smart session for the mock data service: the account's own key must have
 * signed it. A smart account's delegation is checked by its chain, which the mock does not have: it looks for the account in it alone.
 *
 * Throws  RejectedRequest with the reason
 * Source  spec R-SESS-22, R-SESS-25, R-SESS-32. The format of a context is private to a wallet and its service. The sandbox
 *         wallet writes `{ message, signature }`; the message is text for the user followed by the permissions as JSON
 */

import * as v from 'valibot'
import { hexToString, isHex, recoverMessageAddress } from 'viem'

import type { SessionKey } from '../../sessions/register-smart-session.js'
import { RejectedRequest } from './rejected-request.js'
import type { activationBodySchema, registeredRequestSchema } from './request-bodies.js'

/** The session that an app asked to register, before a wallet granted it. */
export type RegisteredRequest = v.InferOutput<typeof registeredRequestSchema>

/** What a wallet granted, as the kit sends it to activate the session. */
export type GrantedPermissions = v.InferOutput<typeof activationBodySchema>

const GRANT_PREFIX = 'Grant permissions\n'
const contextSchema = v.object({ message: v.string(), signature: v.string() })
const messageSchema = v.object({
  address: v.string(),
  chainId: v.string(),
  expiry: v.pipe(v.number(), v.finite()),
  signer: v.optional(v.unknown()),
  permissions: v.optional(v.unknown()),
})

/** The message that the account signs to grant permissions. */
export function createGrantMessage(terms: object): string {
  return `${GRANT_PREFIX}${JSON.stringify(terms)}`
}

/** The message that an account signs to revoke a session. Takes a plain address too. */
export function createRevocationMessage(caipAddress: string, pci: string): string {
  return `Revoke permissions ${pci} of ${plainAddress(caipAddress).toLowerCase()}`
}

/** Throws unless the account signed the revocation, or it is the hash of the delegation that the account has ended on the chain. */
export async function assertRevoked(
  caipAddress: string,
  { pci, context }: { readonly pci: string; readonly context: string | undefined },
  signature: string,
): Promise<void> {
  if (context !== undefined && isDelegationOf(caipAddress, context) && isHash(signature)) return
  if (!(await isSignedBy(caipAddress, createRevocationMessage(caipAddress, pci), signature))) {
    throw new RejectedRequest(401, 'The signature is not one of the account')
  }
}

/** Throws unless the grant equals the registration with the co-signer's key first, and the account signed it. */
export async function assertGranted(
  caipAddress: string,
  { request, key }: { readonly request: RegisteredRequest; readonly key: SessionKey },
  granted: GrantedPermissions,
): Promise<void> {
  const signer = { ...request.signer, data: { ...request.signer.data, keys: [key, ...request.signer.data.keys] } }
  const expected = { chainId: request.chainId, permissions: request.permissions, signer, expiry: request.expiry }
  const { chainId, permissions, signer: grantedSigner, expiry } = granted
  if (!isSame({ chainId, permissions, signer: grantedSigner, expiry }, expected)) {
    throw new RejectedRequest(422, 'The wallet granted something else than what was registered')
  }
  if (isDelegationOf(caipAddress, granted.context)) return
  const { message, signature } = parseContext(granted.context)
  const granting = parseMessage(message)
  const { address, ...signed } = granting
  const isOwn = address.toLowerCase() === plainAddress(caipAddress).toLowerCase()
  if (!isOwn || !isSame(signed, expected) || !(await isSignedBy(caipAddress, message, signature))) {
    throw new RejectedRequest(401, 'The context is not signed by the account')
  }
}

function parseContext(context: string) {
  const parsed = v.safeParse(contextSchema, parseJson(isHex(context) ? hexToString(context) : ''))
  if (!parsed.success) throw new RejectedRequest(422, 'The context cannot be read')
  return parsed.output
}

function parseMessage(message: string) {
  const parsed = v.safeParse(
    messageSchema,
    parseJson(message.startsWith(GRANT_PREFIX) ? message.slice(GRANT_PREFIX.length) : ''),
  )
  if (!parsed.success) throw new RejectedRequest(422, 'The context cannot be read')
  return parsed.output
}

async function isSignedBy(caipAddress: string, message: string, signature: string): Promise<boolean> {
  if (!isHex(signature)) return false
  try {
    const signer = await recoverMessageAddress({ message, signature })
    return signer.toLowerCase() === plainAddress(caipAddress).toLowerCase()
  } catch {
    return false
  }
}

/** Whether a context is encoded for contracts and names the account. The sandbox wallet's contexts are text, without zero bytes. */
function isDelegationOf(caipAddress: string, context: string): boolean {
  const word = plainAddress(caipAddress).slice(2).toLowerCase().padStart(64, '0')
  return isHex(context) && context.toLowerCase().includes(word)
}

const isHash = (text: string) => /^0x[0-9a-f]{64}$/i.test(text)

function plainAddress(caipAddress: string): string {
  return caipAddress.slice(caipAddress.lastIndexOf(':') + 1)
}

/** Whether two values are equal, ignoring the order of keys. */
function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(sortKeys(one)) === JSON.stringify(sortKeys(other))
}

function sortKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortKeys)
  if (typeof value !== 'object' || value === null) return value
  return Object.entries(value)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, part]) => [key, sortKeys(part)])
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
