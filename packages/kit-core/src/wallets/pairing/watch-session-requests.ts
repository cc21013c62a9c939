/**
 * Tracks the requests sent to a session's wallet, by the kit or by the app that shares the client, and the responses.
 * So sent transactions are followed, and sign-ins stored, even if the page that sent the request is closed.
 *
 * In      early  responses that arrived before the session was opened
 * Source  spec R-CONN-257, R-CONN-258, R-SIWX-69; @walletconnect/core 2.21.8
 */

import { loadOnce } from '../../base/async/load-once.js'
import { safeGet } from '../../base/validation/safe-get.js'
import type { Kit } from '../../kit.js'
import { type NetworkAliases, toCurrentId } from './network-aliases.js'
import { type ClientShape, method } from './provider-shape.js'
import { SIGN_IN_REQUESTS_KEY } from './sign-in-requests-key.js'

/** Methods that a wallet completes whether or not the page is still open for the response. */
const SENDING_METHODS = /send(Transaction|Calls|Transfer)$|signPsbt/i

/** The session to track. */
export type SessionRequestOptions = {
  readonly client: ClientShape
  readonly topic: string
  readonly aliases: () => NetworkAliases
  readonly early: readonly unknown[]
}

/** Starts tracking a session's requests. The returned function stops that. */
export function watchSessionRequests(kit: Kit, { client, topic, aliases, early }: SessionRequestOptions): () => void {
  const { history } = client.core
  const signIns = loadOnce(async () => (await import('./watch-sign-in-requests.js')).watchSignInRequests(kit, topic))
  const hasOpenSignIns = () => kit.storage.get(SIGN_IN_REQUESTS_KEY) !== undefined
  const countWaiting = method(safeGet(safeGet(client, 'engine'), 'events'), 'listenerCount')

  const report = (error: unknown) => kit.log.error('A wallet’s response could not be handled', error)
  const handleRecord = (record: unknown) => {
    const [id, request, response] = [safeGet(record, 'id'), safeGet(record, 'request'), safeGet(record, 'response')]
    const params = safeGet(request, 'params')
    const call = safeGet(params, 'request')
    const name = String(safeGet(call, 'method'))
    if (safeGet(record, 'topic') !== topic) return
    const isAwaited = Boolean(countWaiting?.(`session_request:${String(id)}`))
    const caipNetworkId = toCurrentId(aliases(), String(safeGet(params, 'chainId')))
    const outcome = { id, isAwaited, result: safeGet(response, 'result'), error: safeGet(response, 'error') }
    const sent = { id, method: name, caipNetworkId, params: safeGet(call, 'params') }
    if (kit.store.get().signIn.status === 'signing' || (response && hasOpenSignIns())) {
      signIns()
        .then(({ take, note }) => (response ? take(outcome) : note(sent)))
        .catch(report)
    }
    // Nothing is known here of a request that another page sent.
    if (request !== undefined && !SENDING_METHODS.test(name)) return
    kit
      .notes()
      .then(({ recordSendRequest, handleLateResponse }) =>
        response ? handleLateResponse(kit, outcome) : recordSendRequest(kit, sent),
      )
      .catch(report)
  }

  const sources = [
    [history, 'history_created'],
    [history, 'history_updated'],
    [client, 'session_answer'],
  ] as const
  for (const [source, name] of sources) source?.on(name, handleRecord)
  for (const record of [early, history?.values].flat()) if (safeGet(record, 'response')) handleRecord(record)
  return () => {
    if (hasOpenSignIns()) signIns().then(({ forget }) => forget(), report)
    for (const [source, name] of sources) source?.off(name, handleRecord)
  }
}
