import { safeGet } from '../../base/validation/safe-get.js'
import { DuplicateRequestIdError } from './duplicate-request-id-error.js'
import { type ClientShape, method } from './provider-shape.js'

const WALLET_HANDLERS = ['onSessionRequest', 'onSessionProposeRequest', 'onSessionAuthenticateRequest']

/**
 * Patches the kit's WalletConnect client, because the site's tabs share its relay traffic. It ignores requests to
 * wallets. It emits responses to other tabs' requests as `session_answer`, so that this tab can record them when the
 * other one is closed. It throws DuplicateRequestIdError for an id that is already used.
 *
 * Source  spec R-CONN-166, R-CONN-257, R-CONN-277, R-STORE-18; @walletconnect/sign-client 2.21.8
 */
export function guardRequests(client: ClientShape): void {
  const engine = safeGet(client, 'engine')
  if (typeof engine !== 'object' || engine === null) return
  for (const name of WALLET_HANDLERS) Reflect.set(engine, name, async () => {})
  const handleResponse = method(engine, 'onRelayEventResponse')
  const emit = method(safeGet(client, 'events'), 'emit')
  const { history } = client.core
  const isKnownId = (id: unknown) => {
    const ids = safeGet(history, 'keys')
    return Array.isArray(ids) && ids.includes(id)
  }
  Reflect.set(engine, 'onRelayEventResponse', async (event: unknown) => {
    const response = safeGet(event, 'payload')
    const id = safeGet(response, 'id')
    if (isKnownId(id)) await handleResponse?.(event)
    else emit?.('session_answer', { topic: safeGet(event, 'topic'), id, response })
  })
  const record = method(history, 'set')
  if (!history || !record) return
  Reflect.set(history, 'set', (topic: unknown, request: unknown, ...more: unknown[]) => {
    if (safeGet(request, 'method') === 'wc_sessionRequest' && isKnownId(safeGet(request, 'id')))
      throw new DuplicateRequestIdError()
    return record(topic, request, ...more)
  })
}
