/**
 * Sends direct casts, the messages of Farcaster's own client, for the option `farcaster.sendMessage`.
 *
 * In      the API key of the account that sends; the number of the account that gets the message, and its text
 * Throws  Error with the status, for a message that was not accepted. An account can refuse messages of accounts that it does not follow
 * Source  Farcaster client API, "direct casts"
 */
import { randomId } from '../../bytes/random-id.js'
import type { FarcasterOptions } from './farcaster-options.js'

const TIME_LIMIT_MS = 10_000

/** Options of `createDirectCasts`. `url`: the call that sends; `fetch`: defaults to the global one. */
export type DirectCastOptions = {
  readonly apiKey: string
  readonly url?: string
  readonly fetch?: (request: Request) => Promise<Response>
}

/** Creates the sender. */
export function createDirectCasts({
  apiKey,
  url = 'https://api.farcaster.xyz/v2/ext-send-direct-cast',
  fetch = (request) => globalThis.fetch(request),
}: DirectCastOptions): NonNullable<FarcasterOptions['sendMessage']> {
  return async ({ fid, text }) => {
    const request = new Request(url, {
      method: 'PUT',
      redirect: 'error',
      headers: { authorization: `Bearer ${apiKey}`, 'content-type': 'application/json' },
      body: JSON.stringify({ recipientFid: fid, message: text, idempotencyKey: randomId() }),
      signal: AbortSignal.timeout(TIME_LIMIT_MS),
    })
    const { ok, status } = await fetch(request)
    if (!ok) throw new Error(`The direct cast was refused with ${status}`)
  }
}
