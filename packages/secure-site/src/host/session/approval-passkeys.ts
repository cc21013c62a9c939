import { type ApprovalPasskey, approvalPasskeysSchema } from '../../api/key-schemas.js'
import type { SessionApi } from './session-api.js'

/** The passkeys of a login are fetched again after this time. */
const LIFE_MS = 60_000

/**
 * Returns a function that fetches the passkeys of a login's account. An account without any, or a server that does not respond, has
 * an empty list: requests are then approved in the window.
 */
export function createApprovalPasskeys({
  api,
  now,
}: {
  readonly api: SessionApi
  readonly now: () => number
}): (token: string) => Promise<readonly ApprovalPasskey[]> {
  let last: { readonly token: string; readonly atMs: number; readonly list: readonly ApprovalPasskey[] } | undefined
  return async (token) => {
    if (last?.token === token && now() - last.atMs < LIFE_MS) return last.list
    try {
      const { passkeys } = await api({ path: '/vault/passkeys', schema: approvalPasskeysSchema, token })
      last = { token, atMs: now(), list: passkeys }
      return passkeys
    } catch {
      return []
    }
  }
}
