/** Source: spec R-CONN-166, R-CONN-257, R-CONN-277, R-STORE-18; @walletconnect/sign-client 2.21.8 */

import { DuplicateRequestIdError } from './duplicate-request-id-error.js'
import { type ClientShape, method, property } from './provider-shape.js'

const OF_WALLETS = ['onSessionRequest', 'onSessionProposeRequest', 'onSessionAuthenticateRequest']

/**
 * Keeps out what other pages of the site send: requests, which only a wallet is to see, and answers not asked for here, which
 * the client tells as `session_answer`: the page that asked may be gone. A request whose number another one has is not sent.
 */
export function guardRequests(client: ClientShape): void {
  const engine = property(client, 'engine')
  if (typeof engine !== 'object' || engine === null) return
  for (const name of OF_WALLETS) Reflect.set(engine, name, async () => {})
  const hear = method(engine, 'onRelayEventResponse')
  const tell = method(property(client, 'events'), 'emit')
  const { history } = client.core
  const isAsked = (id: unknown) => {
    const asked = property(history, 'keys')
    return Array.isArray(asked) && asked.includes(id)
  }
  Reflect.set(engine, 'onRelayEventResponse', async (event: unknown) => {
    const answer = property(event, 'payload')
    const id = property(answer, 'id')
    if (isAsked(id)) await hear?.(event)
    else tell?.('session_answer', { topic: property(event, 'topic'), id, response: answer })
  })
  const note = method(history, 'set')
  if (!history || !note) return
  Reflect.set(history, 'set', (topic: unknown, request: unknown, ...more: unknown[]) => {
    if (property(request, 'method') === 'wc_sessionRequest' && isAsked(property(request, 'id')))
      throw new DuplicateRequestIdError()
    return note(topic, request, ...more)
  })
}
