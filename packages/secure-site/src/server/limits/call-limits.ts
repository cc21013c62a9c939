/**
 * Limits of API calls, so that a flood neither fills the store nor takes the server from others.
 *
 * In      a call with a valid proof; the network of its client, when it is known
 * Throws  ResponseError 429 with the seconds left. Only the caller's own device key and network are counted, so a stranger
 *         elsewhere cannot use up anyone's calls
 */
import { ResponseError } from '../errors/response-error.js'
import type { Limit, Limiter } from './limiter.js'

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
export async function assertCallAllowed(limiter: Limiter, { keyId, token, network }: LimitedCall): Promise<void> {
  const counts: readonly (readonly [Limit, string | undefined])[] =
    token === undefined
      ? [[WITHOUT_LOGIN, network]]
      : [
          [OF_NETWORK, network],
          [OF_KEY, keyId],
        ]
  for (const [limit, who] of counts) {
    const leftMs = who === undefined ? 0 : await limiter.count(limit, who)
    if (leftMs > 0)
      throw new ResponseError(429, { message: `Please try again after ${Math.ceil(leftMs / 1000)} seconds` })
  }
}
