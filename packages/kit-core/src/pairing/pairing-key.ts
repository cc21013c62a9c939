/**
 * A pairing's key and address, made before the client that serves it is loaded.
 *
 * In      methods  that the address names besides a session, as the client names them
 * Out     createPairingKey  the key; undefined where the page has no WebCrypto, which needs HTTPS
 *         withPairingKey    what `begin` comes to; the pairing that the client makes for it meanwhile is that of the key
 * Source  spec R-CONN-142; WalletConnect pairing API 2, EIP-1328: the topic is the SHA-256 of the symmetric key
 */
import { isRecord } from '../guard/guard.js'
import { encodeHex } from './encodings.js'
import { type ClientShape, method, property } from './provider-shape.js'

/** A pairing that nobody serves yet. Hexadecimal of 32 bytes each; its end in epoch seconds. */
export type PairingKey = {
  readonly symKey: string
  readonly topic: string
  readonly uri: string
  readonly expirySec: number
}

/** By what makes pairings: until the last key given to it is taken. */
const taken = new WeakMap<object, Promise<void>>()

const LIFETIME_SEC = 300
const RELAY_PROTOCOL = 'irn'

/** Makes one. */
export async function createPairingKey(methods: readonly string[] = []): Promise<PairingKey | undefined> {
  if (!globalThis.crypto?.subtle) return undefined
  const bytes = crypto.getRandomValues(new Uint8Array(32))
  const symKey = encodeHex(bytes)
  const topic = encodeHex(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)))
  const expirySec = Math.floor(Date.now() / 1_000) + LIFETIME_SEC
  const query = new URLSearchParams({ 'relay-protocol': RELAY_PROTOCOL, symKey, expiryTimestamp: String(expirySec) })
  if (methods.length > 0) query.set('methods', methods.join(','))
  return { symKey, topic, expirySec, uri: `wc:${topic}@2?${query}` }
}

/** Has the client serve the pairing of a key, one after the other. One that cannot makes a pairing of its own. */
export async function withPairingKey<T>(
  { core }: ClientShape,
  key: PairingKey | undefined,
  begin: () => Promise<T>,
): Promise<T> {
  const pairing = property(core, 'pairing')
  if (!key || !isRecord(pairing) || !method(pairing, 'create')) return begin()
  const before = taken.get(pairing)
  let free: () => void = () => {}
  const taking = new Promise<void>((resolve) => {
    free = resolve
  })
  taken.set(pairing, taking)
  await before
  const create = property(pairing, 'create')
  const release = () => {
    if (Reflect.get(pairing, 'create') === serve) Reflect.set(pairing, 'create', create)
    free()
  }
  const serve = async (params: unknown): Promise<unknown> => {
    release()
    const { symKey, topic, uri, expirySec: expiry } = key
    const relay = { protocol: RELAY_PROTOCOL }
    await method(property(core, 'crypto'), 'setSymKey')?.(symKey, topic)
    method(core.expirer, 'set')?.(topic, expiry)
    const made = { topic, expiry, relay, active: false, methods: property(params, 'methods') }
    await method(property(pairing, 'pairings'), 'set')?.(topic, made)
    const how = { transportType: property(params, 'transportType'), internal: property(params, 'internal') }
    await method(core.relayer, 'subscribe')?.(topic, how)
    return { topic, uri }
  }
  Reflect.set(pairing, 'create', serve)
  try {
    return await begin()
  } finally {
    release()
  }
}
