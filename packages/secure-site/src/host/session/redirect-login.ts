/**
 * Login by redirect, the frame's part: a ticket before the page is left, and its session once the page is back.
 *
 * In      the frame's storage, which keeps ticket and key meanwhile
 * Out     the ticket with the key for the secure site; later the login, once. Null when the user has not logged in, undefined when no
 *         login is pending
 * Throws  FrameSessionError when the frame has no storage, and when the ticket has ended
 * Source  R-FRAME-117
 */
import { tryParse } from '@bowline/secure-frame/protocol'
import * as v from 'valibot'
import { collectedResponseSchema, opaqueIdSchema, ticketResponseSchema } from '../../api/response-schemas.js'
import { toBase64Url } from '../../bytes/base64url.js'
import { importHandoverKey } from '../vault/vault-key.js'
import type { SessionApi } from './session-api.js'
import type { SessionDependencies } from './session-dependencies.js'
import { FrameSessionError } from './session-error.js'
import type { WindowLogin } from './window-login.js'

const PENDING = 'redirect-login'
const LIFE_MS = 30 * 60_000
const KEY_BYTES = 32

const pendingSchema = v.object({
  ticket: opaqueIdSchema,
  key: v.instance(CryptoKey),
  startedAtMs: v.pipe(v.number(), v.safeInteger()),
})

/** The logins by redirect of a frame. A later one replaces an earlier one. */
export type RedirectLogins = {
  /** `key`: 32 bytes, base64url, for the link to the secure site alone. */
  begin(signal: AbortSignal): Promise<{ ticket: string; key: string }>
  collect(signal: AbortSignal): Promise<WindowLogin | null | undefined>
}

/** Creates the frame's part of logins by redirect. */
export function createRedirectLogins(
  api: SessionApi,
  { storage, now }: Pick<SessionDependencies, 'storage' | 'now'>,
): RedirectLogins {
  return {
    async begin(signal) {
      if (!storage.isLasting)
        throw new FrameSessionError('This browser keeps no data for the wallet. Open this page in another browser.')
      const { ticket } = await api({ path: '/auth/window', schema: ticketResponseSchema, signal })
      const bytes = crypto.getRandomValues(new Uint8Array(KEY_BYTES))
      const pending = { ticket, key: await importHandoverKey(bytes), startedAtMs: now() }
      await storage.set(PENDING, pending)
      const key = toBase64Url(bytes)
      bytes.fill(0)
      return { ticket, key }
    },
    async collect(signal) {
      const pending = tryParse(pendingSchema, await storage.get(PENDING))
      if (pending === undefined || now() - pending.startedAtMs > LIFE_MS) return undefined
      const { ticket, key } = pending
      const call = { path: '/auth/window/collect', body: { ticket }, schema: collectedResponseSchema, signal }
      try {
        const { login, handover } = await api(call)
        if (login === null) return null
        await storage.remove(PENDING)
        return { ticket, login, handover: { key, sealed: handover } }
      } catch (error) {
        // The server cannot be reached for now: the ticket may still have its session.
        if (error instanceof FrameSessionError && error.cause === undefined) await storage.remove(PENDING)
        throw error
      }
    },
  }
}
