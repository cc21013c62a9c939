/**
 * Waits again for the response to a proposal of an earlier page.
 *
 * The client persists proposals, keys and topics, but not its requests. Without a request it drops the response, so it is
 * added again.
 *
 * In      ResumeParams; functions of the transport that handle a response
 * Out     ResumedPairing
 * Throws  PairingExpiredError  also when the client does not know the proposal; UserRejectedError, WalletRequestError,
 *         RequestAbortedError
 * Source  spec R-CONN-160, R-CONN-164; @walletconnect/sign-client 2.21.8
 */

import { withAbort } from '../../base/async/with-abort.js'
import { safeGet } from '../../base/validation/safe-get.js'
import type { PairedSession, ResumedPairing, ResumeParams } from '../../core/adapter/transport.js'
import { getSignatures } from './authenticate.js'
import { PairingExpiredError } from './errors.js'
import { type ClientShape, method } from './provider-shape.js'
import { toPairingError } from './publish-proposal.js'
import { settleAuthenticatedSession } from './settle-authenticated-session.js'

/** Error code of a wallet that cannot sign while it pairs; it responds to the plain proposal instead. */
const UNSUPPORTED = 10_001

/** Functions of the transport: `endLate` disconnects a session approved too late, `takeApproved` opens an approved one. */
export type ResponseHandlers = {
  readonly endLate: (client: ClientShape, response: Promise<unknown>) => void
  readonly takeApproved: (client: ClientShape, struct: unknown, signal: AbortSignal) => Promise<PairedSession>
}

/** Waits for the response, and opens its session. Implements `resume` of the WalletConnect transport. */
export async function resumeProposal(
  client: ClientShape,
  { topic, expiresAtMs, signal }: ResumeParams,
  { endLate, takeApproved }: ResponseHandlers,
): Promise<ResumedPairing> {
  const requests = method(safeGet(safeGet(client, 'auth'), 'requests'), 'getAll')?.()
  const request: unknown = Array.isArray(requests) ? requests.find(isOf(topic)) : undefined
  const pending = waitForResponse(client, topic, request, expiresAtMs)
  const response = await withAbort(pending, signal, (late) => endLate(client, Promise.resolve(late)))
  const session = await takeApproved(client, safeGet(response, 'session'), signal)
  return { session, signed: getSignatures(client, response), requested: requestedFields(request) }
}

const isOf = (topic: string) => (struct: unknown) => safeGet(struct, 'pairingTopic') === topic

async function waitForResponse(
  client: ClientShape,
  topic: string,
  request: unknown,
  expiresAtMs: number,
): Promise<unknown> {
  const session = client.session.getAll().find(isOf(topic))
  if (session) return { session }
  const proposal = client.proposal.getAll().find(isOf(topic))
  if (!proposal) throw new PairingExpiredError()

  const events = safeGet(safeGet(client, 'engine'), 'events')
  const stops: (() => void)[] = []
  const listen = (name: string, listener: (event: unknown) => void) => {
    method(events, 'on')?.(name, listener)
    stops.push(() => method(events, 'off')?.(name, listener))
  }
  const response = new Promise<unknown>((resolve, reject) => {
    listen(`session_connect:${String(safeGet(proposal, 'id'))}`, (event) => {
      const error = safeGet(event, 'error')
      if (error) reject(error)
      else resolve({ session: safeGet(event, 'session') })
    })
    if (request) {
      listen(`session_request:${String(safeGet(request, 'id'))}`, (event) => {
        const error = safeGet(event, 'error')
        if (!error) resolve(settleAuthenticatedSession(client, request, safeGet(event, 'result')))
        else if (safeGet(error, 'code') !== UNSUPPORTED) reject(error)
      })
    }
    const limit = setTimeout(() => reject(new PairingExpiredError()), Math.max(0, expiresAtMs - Date.now()))
    stops.push(() => clearTimeout(limit))
  })
  remember(client, topic, 'wc_sessionPropose', proposal)
  if (request) remember(client, topic, 'wc_sessionAuthenticate', request)
  void replay(client, topic, safeGet(proposal, 'id'))
  try {
    return await response
  } catch (error) {
    throw toPairingError(error)
  } finally {
    for (const stop of stops) stop()
  }
}

/** The fields that a signed message must repeat from the request. */
function requestedFields(request: unknown): ResumedPairing['requested'] {
  const payload = safeGet(request, 'authPayload')
  const [domain, uri, nonce] = ['domain', 'aud', 'nonce'].map((name) => safeGet(payload, name))
  const isComplete = typeof domain === 'string' && typeof uri === 'string' && typeof nonce === 'string'
  return isComplete ? { domain, uri, nonce } : undefined
}

/** Adds a request to the client's history; the client matches a response by id alone. */
function remember({ core }: ClientShape, topic: string, name: string, struct: unknown): void {
  const request = { id: safeGet(struct, 'id'), jsonrpc: '2.0', method: name, params: {} }
  method(safeGet(core, 'history'), 'set')?.(topic, request)
}

/** Replays a response that arrived just before the page closed; the relay does not send it again. */
async function replay({ core }: ClientShape, topic: string, id: unknown): Promise<void> {
  const { relayer } = core
  const kept = method(safeGet(relayer, 'messages'), 'get')?.(topic)
  for (const message of Object.values(kept ?? {})) {
    const payload = await method(safeGet(core, 'crypto'), 'decode')?.(topic, message)
    if (safeGet(payload, 'id') !== id || safeGet(payload, 'method') !== undefined) continue
    method(safeGet(relayer, 'events'), 'emit')?.('relayer_message', { topic, message, publishedAt: Date.now() })
  }
}
