/**
 * Hears what the wallet of a session is asked to send, by the kit or by the app that shares the client, and what it answers, so
 * that what it sends is followed whoever waits for it; and the same of sign-ins.
 *
 * In      early  answers that came before the session was taken up
 * Out     ends it
 * Source  spec R-CONN-257, R-CONN-258, R-SIWX-69; @walletconnect/core 2.21.8
 */

import { loadOnce } from '../../base/async/load-once.js'
import type { Kit } from '../../kit.js'
import { type NetworkAliases, presentId } from './network-aliases.js'
import { type ClientShape, method, property } from './provider-shape.js'
import { ASKED_SIGN_INS_KEY } from './sign-in-requests-key.js'

/** What a wallet carries out whether or not the page is still there for the answer. */
const SENDING = /send(Transaction|Calls|Transfer)$|signPsbt/i

/** What is heard. */
export type RequestParts = {
  readonly client: ClientShape
  readonly topic: string
  readonly aliases: () => NetworkAliases
  readonly early: readonly unknown[]
}

/** Begins to hear. */
export function watchSessionRequests(kit: Kit, { client, topic, aliases, early }: RequestParts): () => void {
  const { history } = client.core
  const signIns = loadOnce(async () => (await import('./watch-sign-in-requests.js')).watchSignInRequests(kit, topic))
  const isSignInAsked = () => kit.storage.get(ASKED_SIGN_INS_KEY) !== undefined
  const countWaiting = method(property(property(client, 'engine'), 'events'), 'listenerCount')

  const report = (error: unknown) => kit.log.error('What the wallet answered could not be followed', error)
  const hear = (record: unknown) => {
    const [id, request, response] = [property(record, 'id'), property(record, 'request'), property(record, 'response')]
    const params = property(request, 'params')
    const asked = property(params, 'request')
    const name = String(property(asked, 'method'))
    if (property(record, 'topic') !== topic) return
    const isAwaited = Boolean(countWaiting?.(`session_request:${String(id)}`))
    const caipNetworkId = presentId(aliases(), String(property(params, 'chainId')))
    const answer = { id, isAwaited, result: property(response, 'result'), error: property(response, 'error') }
    const sent = { id, method: name, caipNetworkId, params: property(asked, 'params') }
    if (kit.store.get().signIn.status === 'signing' || (response && isSignInAsked())) {
      signIns()
        .then(({ take, note }) => (response ? take(answer) : note(sent)))
        .catch(report)
    }
    // Of a request that another page made nothing is known here.
    if (request !== undefined && !SENDING.test(name)) return
    kit
      .notes()
      .then(({ recordSendRequest, handleLateResponse }) =>
        response ? handleLateResponse(kit, answer) : recordSendRequest(kit, sent),
      )
      .catch(report)
  }

  const heard = [
    [history, 'history_created'],
    [history, 'history_updated'],
    [client, 'session_answer'],
  ] as const
  for (const [source, name] of heard) source?.on(name, hear)
  for (const record of [early, history?.values].flat()) if (property(record, 'response')) hear(record)
  return () => {
    if (isSignInAsked()) signIns().then(({ forget }) => forget(), report)
    for (const [source, name] of heard) source?.off(name, hear)
  }
}
