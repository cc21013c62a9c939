/**
 * Asks a service that is not ours.
 *
 * In      the request; at most 10 s and 64 KiB
 * Out     status and JSON of the answer
 * Throws  RefusalError 502, in words that say nothing of the service
 */
import { readBody } from './read-body.js'
import { RefusalError } from './refusal-error.js'

const TIME_LIMIT_MS = 10_000

/** What a service answered. */
export type ExternalResponse = { readonly status: number; readonly json: unknown }

/** Asks once. */
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
    throw new RefusalError(502, { message: 'Couldn’t reach the login service' })
  }
}
