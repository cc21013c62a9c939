/**
 * What the server reports of logins and wallets, for the operator's audit log (server option `onAudit`). It holds no email, code, token,
 * share or name.
 */
import * as z from 'zod/mini'
import type { Call } from '../http/call.js'

/** One event: what was asked, by whom, and how it ended. */
export type AuditEvent = {
  readonly event: AuditEventName
  readonly timeMs: number
  /** Status of the response; 200 when it was done. */
  readonly status: number
  /** The request, as `x-request-id` names it in the response. */
  readonly requestId: string | undefined
  readonly accountId: string | undefined
  /** Id of the device key that signed the call. Undefined for a press on a mail's link, which none signs. */
  readonly keyId: string | undefined
  readonly projectId: string | undefined
  /** Origin of the page that the call names; of a device that a link refused, the page of its first login. */
  readonly site: string
  /** Id of the device key that a link refused. */
  readonly refusedKeyId?: string
  /** Network of the client's address. */
  readonly network: string | undefined
}

/** The audited calls by path. */
const EVENTS = {
  '/api/auth/email': 'code-requested',
  '/api/auth/otp': 'login',
  '/api/social/finish': 'login',
  '/api/farcaster/poll': 'login',
  '/api/window/code': 'recovery-code-saved',
  '/api/window/escrow-off': 'escrow-switched-off',
  '/api/window/passkey/created': 'passkey-added',
  '/api/window/passkey/remove': 'passkey-removed',
  '/api/window/passkey/got': 'passkey-used',
  '/api/auth/update-email': 'email-change-requested',
  '/api/auth/update-email/primary': 'email-change-allowed',
  '/api/auth/update-email/secondary': 'email-changed',
  '/api/auth/share': 'auth-share-read',
  '/api/vault/share': 'vault-share-read',
  '/api/vault/create': 'wallet-created',
  '/api/vault/device': 'device-added',
  '/api/auth/sign-out': 'sign-out',
  '/api/auth/window/collect': 'login',
  '/api/window/email': 'code-requested',
  '/api/window/link': 'link-opened',
  '/api/window/opened': 'identity-proved',
  '/api/window/otp': 'identity-proved',
  '/api/window/social/finish': 'identity-proved',
  '/api/window/farcaster/poll': 'identity-proved',
  '/api/auth/account': 'account-window-opened',
  '/api/account/end-session': 'session-ended',
  '/api/account/end-others': 'sessions-ended',
  '/api/account/refuse-device': 'device-refused',
  '/api/account/keys': 'keys-managed',
  '/api/account/export': 'keys-exported',
  '/api/account/delete': 'account-deleted',
} as const

/** Names of the events. */
export type AuditEventName = (typeof EVENTS)[keyof typeof EVENTS] | 'device-refused-by-link'

const names: ReadonlyMap<string, AuditEventName> = new Map(Object.entries(EVENTS))
/** The page of a link shows it before it uses it up. */
const shownLinkSchema = z.object({ isPressed: z.literal(false) })
const loginSchema = z.object({ accountId: z.string() })
const pendingSchema = z.union([z.object({ login: z.null() }), z.object({ isVerified: z.literal(false) })])
/** An approval in Farcaster that needs the link of a message. */
const linkedSchema = z.object({ link: z.string() })
const finishedSchema = z.object({ login: loginSchema })

type Audited = {
  readonly path: string
  readonly call: Call
  readonly status: number
  readonly requestId: string | undefined
  /** The account of the call's token, and what the call returned. */
  readonly accountId: string | undefined
  readonly result: unknown
  readonly timeMs: number
}

/** Whether calls of a path are audited. */
export const isAudited = (path: string): boolean => names.has(path)

/** Returns the event of a call; undefined for one that is not audited, such as a poll before the user has approved. */
export function toAuditEvent({ path, call, result, ...facts }: Audited): AuditEvent | undefined {
  const event = linkedSchema.safeParse(result).success ? 'code-requested' : names.get(path)
  if (event === undefined) return undefined
  if (event !== 'code-requested' && pendingSchema.safeParse(result).success) return undefined
  if (event === 'link-opened' && facts.status === 200 && shownLinkSchema.safeParse(call.body).success) return undefined
  const login = loginSchema.safeParse(result).data ?? finishedSchema.safeParse(result).data?.login
  const { keyId, projectId, embedder, network } = call
  return { event, ...facts, accountId: login?.accountId ?? facts.accountId, keyId, projectId, site: embedder, network }
}

/** A device that the link of a notice has refused, by the key of its windows, and the page of its first login. */
export type RefusedDevice = { readonly accountId: string; readonly keyId: string; readonly site: string }

type LinkFacts = Pick<AuditEvent, 'requestId' | 'network' | 'timeMs'>

/** Returns the event of a device that the link of its notice has refused. */
export const toRefusalEvent = ({ accountId, keyId, site }: RefusedDevice, facts: LinkFacts): AuditEvent => ({
  event: 'device-refused-by-link',
  status: 200,
  accountId,
  keyId: undefined,
  projectId: undefined,
  site,
  refusedKeyId: keyId,
  ...facts,
})
