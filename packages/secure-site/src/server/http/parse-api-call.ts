/**
 * Parses an API call and verifies its proof.
 *
 * In      the request; its proof covers method, URL, time, a one-time id, the body, the project and the page
 * Out     the call
 * Throws  ResponseError: 400 malformed, 401 `clock` with the server's time, 401 `session_expired` for an invalid or reused
 *         proof, 403 `unverified_domain`, 413, 429 after too many calls
 * Source  design/security.md §6; R-CFG-59
 */
import { PROOF_HEADER, verifyProof } from '../../api/proof.js'
import { sha256 } from '../../bytes/sha256.js'
import { isAllowedOrigin } from '../../origin/allowed-origin.js'
import { malformed, ResponseError, sessionExpired } from '../errors/response-error.js'
import { assertCallAllowed } from '../limits/call-limits.js'
import type { ServerDependencies } from '../server-dependencies.js'
import type { Call } from './call.js'
import { readBody } from './read-body.js'

const MAX_CLOCK_OFFSET_MS = 120_000

/**
 * Parses a call. `path` is the request's path; the proof's URL is compared with the server's own origin plus this path.
 */
export async function parseCall(
  request: Request,
  { path, network, parts }: { path: string; network: string | undefined; parts: ServerDependencies },
): Promise<Call> {
  const body = await readBody(request)
  const proof = await verifyProof(request.headers.get(PROOF_HEADER) ?? '')
  if (!proof) throw sessionExpired()
  const { claims, keyId } = proof
  const isOfThisCall =
    claims.method === request.method && claims.url === `${parts.origin}${path}` && claims.body === (await sha256(body))
  if (!isOfThisCall) throw sessionExpired()

  const nowMs = parts.now()
  if (Math.abs(claims.timeMs - nowMs) > MAX_CLOCK_OFFSET_MS) {
    throw new ResponseError(401, { message: 'This device’s clock is wrong', reason: 'clock', nowMs })
  }
  await assertCallAllowed(parts, { keyId, token: claims.token, network })
  const isFirst = await parts.store.add(`proof:${keyId}:${claims.id}`, true, nowMs + 2 * MAX_CLOCK_OFFSET_MS)
  if (!isFirst) throw sessionExpired()

  const { projectId, embedder, token } = claims
  if (!isAllowedOrigin(parts.getOriginRules(projectId), embedder)) {
    throw new ResponseError(403, {
      message: 'This site is not allowed to use this wallet',
      reason: 'unverified_domain',
    })
  }
  const scope = await sha256(JSON.stringify([keyId, projectId, embedder]))
  return { keyId, projectId, embedder, token, network, scope, body: parseJson(body) }
}

function parseJson(body: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body))
  } catch {
    throw malformed()
  }
}
