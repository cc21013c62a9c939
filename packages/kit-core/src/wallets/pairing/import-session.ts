/**
 * Imports into this page's client a session that another page of the site created after this client started. Pending
 * pairings of this page continue.
 *
 * In      topic  of the session; nothing happens when storage does not contain it
 * Source  spec R-CONN-112, R-CONN-165; @walletconnect/sign-client 2.21.8
 */
import { safeGet } from '../../base/validation/safe-get.js'
import { type ClientShape, method } from './provider-shape.js'

export async function importSession({ core, session }: ClientShape, topic: string): Promise<void> {
  const keychain = safeGet(safeGet(core, 'crypto'), 'keychain')
  // `getEntries` bypasses the client's own reads: values read with `getItem` count as known, and would be overwritten by
  // the client's.
  const entries = await method(safeGet(core, 'storage'), 'getEntries')?.()
  const stored = (store: unknown): unknown => {
    const isOf = (entry: unknown) => Array.isArray(entry) && entry[0] === safeGet(store, 'storageKey')
    const found: unknown = Array.isArray(entries) ? entries.find(isOf) : undefined
    return Array.isArray(found) ? found[1] : undefined
  }
  const structs = stored(session)
  const struct: unknown = Array.isArray(structs) && structs.find((each) => safeGet(each, 'topic') === topic)
  const [key, expirySec] = [safeGet(stored(keychain), topic), safeGet(struct, 'expiry')]
  if (typeof key !== 'string' || typeof expirySec !== 'number') return
  await method(keychain, 'set')?.(topic, key)
  await method(session, 'set')?.(topic, struct)
  core.expirer.set(topic, expirySec)
  // If the subscription fails now, it happens with the next connection.
  Promise.resolve(method(core.relayer, 'subscribe')?.(topic)).catch(() => {})
}
