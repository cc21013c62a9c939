/**
 * Patches the kit's WalletConnect client so that it ignores wallet messages for ended sessions, and contains errors of
 * invalid ones. The library starts its checks without awaiting them, and deletes a session twice, so either would reach
 * the page as an uncatchable error. Relays can deliver a message twice, and wallets can send anything.
 *
 * Source  spec R-CONN-102, R-ERR-23; @walletconnect/sign-client 2.21.8
 */
import { safeGet } from '../../base/validation/safe-get.js'
import { type ClientShape, method } from './provider-shape.js'

const SESSION_HANDLERS = [
  'onSessionUpdateRequest',
  'onSessionExtendRequest',
  'onSessionPingRequest',
  'onSessionDeleteRequest',
  'onSessionEventRequest',
]
const CHECKS = ['isValidUpdate', 'isValidExtend', 'isValidPing', 'isValidDisconnect', 'isValidEmit']

export function guardSessions(client: ClientShape): void {
  const engine = safeGet(client, 'engine')
  if (typeof engine !== 'object' || engine === null) return
  const has = (topic: unknown) => client.session.getAll().some((struct) => safeGet(struct, 'topic') === topic)
  for (const name of SESSION_HANDLERS) {
    const handle = method(engine, name)
    Reflect.set(engine, name, async (topic: unknown, payload: unknown) => has(topic) && handle?.(topic, payload))
  }
  const end = method(engine, 'deleteSession')
  Reflect.set(engine, 'deleteSession', async (params: unknown) => has(safeGet(params, 'topic')) && end?.(params))
  for (const name of CHECKS) {
    const check = method(engine, name)
    Reflect.set(engine, name, (params: unknown) => {
      const result = Promise.resolve(check?.(params))
      result.catch(() => {})
      return result
    })
  }
}
