/** Source: spec R-CONN-166, R-CONN-257, R-STORE-18; @walletconnect/sign-client 2.21.8 */
import { type ClientShape, method, property } from './provider-shape.js'

const OF_WALLETS = ['onSessionRequest', 'onSessionProposeRequest', 'onSessionAuthenticateRequest']

/**
 * Keeps out what other pages of the site send: requests, which only a wallet is to see, and answers not asked for here. Answers that
 * nobody on this page waits for, which may be to a page that is gone, the client tells as `session_answer`.
 */
export function guardRequests(client: ClientShape): void {
  const engine = property(client, 'engine')
  if (typeof engine !== 'object' || engine === null) return
  for (const name of OF_WALLETS) Reflect.set(engine, name, async () => {})
  const hear = method(engine, 'onRelayEventResponse')
  const countWaiting = method(property(engine, 'events'), 'listenerCount')
  const tell = method(property(client, 'events'), 'emit')
  Reflect.set(engine, 'onRelayEventResponse', async (event: unknown) => {
    const asked = property(property(client.core, 'history'), 'keys')
    const id = property(property(event, 'payload'), 'id')
    if (!countWaiting?.(`session_request:${String(id)}`)) tell?.('session_answer', event)
    if (Array.isArray(asked) && asked.includes(id)) await hear?.(event)
  })
}
