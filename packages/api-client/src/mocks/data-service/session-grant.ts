/**
 * Checks what a wallet granted or revoked, as the service behind a co-signer does: the account's own key has signed it.
 *
 * In      the CAIP-10 address of an account; what was registered; what the wallet answered
 * Out     nothing; returning means that it may stand
 * Throws  RejectedRequest with the reason
 * Source  spec R-SESS-22, R-SESS-25, R-SESS-32. What stands in a context is between a wallet and its service; the sandbox
 *         wallet writes `{ message, signature }`, the message being the words for people and the permissions as JSON
 */
import { hexToString, isHex, recoverMessageAddress } from 'viem'
import * as z from 'zod/mini'

import type { SessionKey } from '../../sessions/register-smart-session.js'
import { RejectedRequest } from './rejected-request.js'
import type { activationBodySchema, registeredRequestSchema } from './request-bodies.js'

/** What an app registered. */
export type RegisteredRequest = z.infer<typeof registeredRequestSchema>

/** What a wallet answered. */
export type GrantedPermissions = z.infer<typeof activationBodySchema>

const GRANT_WORDS = 'Grant permissions\n'
const contextSchema = z.object({ message: z.string(), signature: z.string() })
const messageSchema = z.object({
  address: z.string(),
  chainId: z.string(),
  expiry: z.number(),
  signer: z.unknown(),
  permissions: z.unknown(),
})

/** What is signed when permissions are granted. */
export function grantMessage(terms: object): string {
  return `${GRANT_WORDS}${JSON.stringify(terms)}`
}

/** What is signed when permissions are revoked. */
export function revocationMessage(caipAddress: string, pci: string): string {
  return `Revoke permissions ${pci} of ${plainAddress(caipAddress).toLowerCase()}`
}

/** Refuses a revocation that the account has not signed. */
export async function assertRevoked(caipAddress: string, pci: string, signature: string): Promise<void> {
  if (!(await isSignedBy(caipAddress, revocationMessage(caipAddress, pci), signature))) {
    throw new RejectedRequest(401, 'The signature is not one of the account')
  }
}

/** Refuses a grant that is not the one registered, with the co-signer's key first, or that the account has not signed. */
export async function assertGranted(
  caipAddress: string,
  { request, key }: { readonly request: RegisteredRequest; readonly key: SessionKey },
  granted: GrantedPermissions,
): Promise<void> {
  const signer = { ...request.signer, data: { ...request.signer.data, keys: [key, ...request.signer.data.keys] } }
  const asked = { chainId: request.chainId, permissions: request.permissions, signer, expiry: request.expiry }
  const { chainId, permissions, signer: answered, expiry } = granted
  if (!isSame({ chainId, permissions, signer: answered, expiry }, asked)) {
    throw new RejectedRequest(422, 'The wallet granted something else than what was registered')
  }
  const { message, signature } = contextOf(granted.context)
  const said = messageOf(message)
  const { address, ...signed } = said
  const isOwn = address.toLowerCase() === plainAddress(caipAddress).toLowerCase()
  if (!isOwn || !isSame(signed, asked) || !(await isSignedBy(caipAddress, message, signature))) {
    throw new RejectedRequest(401, 'The context is not signed by the account')
  }
}

function contextOf(context: string) {
  const parsed = contextSchema.safeParse(jsonOf(isHex(context) ? hexToString(context) : ''))
  if (!parsed.success) throw new RejectedRequest(422, 'The context cannot be read')
  return parsed.data
}

function messageOf(message: string) {
  const parsed = messageSchema.safeParse(
    jsonOf(message.startsWith(GRANT_WORDS) ? message.slice(GRANT_WORDS.length) : ''),
  )
  if (!parsed.success) throw new RejectedRequest(422, 'The context cannot be read')
  return parsed.data
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

function plainAddress(caipAddress: string): string {
  return caipAddress.slice(caipAddress.lastIndexOf(':') + 1)
}

/** Whether two values say the same; the order of their keys does not matter. */
function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(sorted(one)) === JSON.stringify(sorted(other))
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  return Object.entries(value)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, part]) => [key, sorted(part)])
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
