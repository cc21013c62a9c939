/**
 * Takes a session into the client that another page of the site has made since the client began. What this page waits for
 * goes on.
 *
 * In      topic  of the session; nothing happens where the storage holds none of it
 * Source  spec R-CONN-112, R-CONN-165; @walletconnect/sign-client 2.21.8
 */
import { type ClientShape, method, property } from './provider-shape.js'

/** Takes it in. */
export async function importSession({ core, session }: ClientShape, topic: string): Promise<void> {
  const keychain = property(property(core, 'crypto'), 'keychain')
  // Read beside what the client itself reads: what it has read counts as known to it, and would be overwritten by what it has.
  const entries = await method(property(core, 'storage'), 'getEntries')?.()
  const stored = (store: unknown): unknown => {
    const isOf = (entry: unknown) => Array.isArray(entry) && entry[0] === property(store, 'storageKey')
    const found: unknown = Array.isArray(entries) ? entries.find(isOf) : undefined
    return Array.isArray(found) ? found[1] : undefined
  }
  const structs = stored(session)
  const struct: unknown = Array.isArray(structs) && structs.find((each) => property(each, 'topic') === topic)
  const [key, expirySec] = [property(stored(keychain), topic), property(struct, 'expiry')]
  if (typeof key !== 'string' || typeof expirySec !== 'number') return
  await method(keychain, 'set')?.(topic, key)
  await method(session, 'set')?.(topic, struct)
  core.expirer.set(topic, expirySec)
  // What cannot be subscribed to now is subscribed to with the next connection.
  Promise.resolve(method(core.relayer, 'subscribe')?.(topic)).catch(() => {})
}
