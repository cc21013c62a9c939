/**
 * Sends a request to an external login service: an OAuth provider or a Farcaster relay.
 *
 * In      the request; limited to 10 s and 64 KiB
 * Out     status and JSON of the response
 * Throws  ResponseError 502, with a message that reveals nothing about the service
 */

import { ResponseError } from '../errors/response-error.js'
import { readBody } from './read-body.js'

const TIME_LIMIT_MS = 10_000

/** Response of an external service. */
export type ExternalResponse = { readonly status: number; readonly json: unknown }

/** Sends one request, without retries. */
export async function fetchExternal(
  fetch: (request: Request) => Promise<Response>,
  url: string,
  init: RequestInit,
): Promise<ExternalResponse> {
  try {
    const signal = AbortSignal.timeout(TIME_LIMIT_MS)
    const response = await fetch(new Request(url, { redirect: 'error', ...init, signal }))
    return { status: response.status, json: JSON.parse(new TextDecoder().decode(await readBody(response))) }
  } catch {
    throw new ResponseError(502, { message: 'Couldn’t reach the login service' })
  }
}
