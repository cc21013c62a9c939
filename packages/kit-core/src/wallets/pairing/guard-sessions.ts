/**
 * Keeps inside the client what wallets send of sessions that are over, or that does not fit: the library begins its checks
 * without waiting for them, and ends a session that it has ended already, so that either would reach the page as an error which
 * nobody can catch. Relays deliver twice, and wallets send what they like.
 *
 * Source  spec R-CONN-102, R-ERR-23; @walletconnect/sign-client 2.21.8
 */
import { type ClientShape, method, property } from './provider-shape.js'

const OF_SESSIONS = [
  'onSessionUpdateRequest',
  'onSessionExtendRequest',
  'onSessionPingRequest',
  'onSessionDeleteRequest',
  'onSessionEventRequest',
]
const CHECKS = ['isValidUpdate', 'isValidExtend', 'isValidPing', 'isValidDisconnect', 'isValidEmit']

/** Begins to keep it inside. */
export function guardSessions(client: ClientShape): void {
  const engine = property(client, 'engine')
  if (typeof engine !== 'object' || engine === null) return
  const has = (topic: unknown) => client.session.getAll().some((struct) => property(struct, 'topic') === topic)
  for (const name of OF_SESSIONS) {
    const hear = method(engine, name)
    Reflect.set(engine, name, async (topic: unknown, payload: unknown) => has(topic) && hear?.(topic, payload))
  }
  const end = method(engine, 'deleteSession')
  Reflect.set(engine, 'deleteSession', async (params: unknown) => has(property(params, 'topic')) && end?.(params))
  for (const name of CHECKS) {
    const check = method(engine, name)
    Reflect.set(engine, name, (params: unknown) => {
      const checked = Promise.resolve(check?.(params))
      checked.catch(() => {})
      return checked
    })
  }
}
