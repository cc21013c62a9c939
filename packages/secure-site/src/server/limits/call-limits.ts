/**
 * Limits of API calls, so that a flood neither fills the store nor takes the server from others.
 *
 * In      a call with a valid proof; the network of its client, when it is known
 * Throws  ResponseError 429 with the seconds left. Only the caller's own device key and network are counted, so a stranger
 *         elsewhere cannot use up anyone's calls
 */
import { sha256 } from '../../bytes/sha256.js'
import { LOGIN_SECTION } from '../account/login-store.js'
import { ACCOUNT_WINDOW_SECTION } from '../account-window/account-windows.js'
import { ResponseError } from '../errors/response-error.js'
import type { ServerDependencies } from '../server-dependencies.js'
import type { FrameStoreOperations } from '../store/frame-store.js'
import { createLimiter, type Limit } from './limiter.js'

const PER_MS = 60_000
const OF_NETWORK: Limit = { name: 'calls-network', max: 1200, perMs: PER_MS }
const WITHOUT_LOGIN: Limit = { name: 'calls-without-login', max: 120, perMs: PER_MS }
const OF_KEY: Limit = { name: 'calls-key', max: 300, perMs: PER_MS }

type LimitedCall = {
  readonly keyId: string
  readonly token: string | undefined
  readonly network: string | undefined
}

/** Counts a call. Throws when there were too many. */
export async function assertCallAllowed(
  { store, now }: Pick<ServerDependencies, 'store' | 'now'>,
  { keyId, token, network }: LimitedCall,
): Promise<void> {
  const limiter = createLimiter({ store, now })
  const counts: readonly (readonly [Limit, string | undefined])[] = (await isKnown(store, token))
    ? [
        [OF_NETWORK, network],
        [OF_KEY, keyId],
      ]
    : [[WITHOUT_LOGIN, network]]
  for (const [limit, who] of counts) {
    const leftMs = who === undefined ? 0 : await limiter.count(limit, who)
    if (leftMs > 0)
      throw new ResponseError(429, { message: `Please try again after ${Math.ceil(leftMs / 1000)} seconds` })
  }
}

/** Whether a token is one of the server's. Any text in its place would raise the caller's limit. */
async function isKnown(store: FrameStoreOperations, token: string | undefined): Promise<boolean> {
  if (token === undefined) return false
  const key = await sha256(token)
  for (const section of [LOGIN_SECTION, ACCOUNT_WINDOW_SECTION])
    if ((await store.get(`${section}:${key}`)) !== undefined) return true
  return false
}
