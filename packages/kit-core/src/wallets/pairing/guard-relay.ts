/**
 * Contains errors between the WalletConnect client and the relay. The client neither checks what the relay sends nor
 * awaits everything it starts, so malformed traffic or a lost relay would reach the page as uncaught errors.
 *
 * In      relayer  of the client's core
 * Source  security design §9.13, §11: relay closed, never open, malformed
 */

import { isRecord } from '../../base/validation/guard.js'
import { safeGet } from '../../base/validation/safe-get.js'
import { method, type RelayerShape } from './provider-shape.js'
import { watchReachability } from './relay-reachability.js'

/** Requests that reach the wallet. The provider retries them in the background, and does not catch a second failure. */
const DELIVERED_METHODS = ['irn_publish', 'wc_proposeSession', 'wc_approveSession']

/** How often a request is sent when the relay is lost before it confirms. */
const MAX_SENDS = 4

const NEVER = new Promise<never>(() => {})

/**
 * Patches a relayer: filters what the relay sends, allows one connection attempt at a time, and resends requests when
 * the connection is lost.
 */
export function guardRelay(relayer: RelayerShape): void {
  const request = method(relayer, 'request')
  if (request) {
    Reflect.set(relayer, 'request', (params: unknown) => {
      const name = safeGet(params, 'method')
      const isSent = typeof name === 'string' && DELIVERED_METHODS.includes(name)
      return isSent ? send(relayer, () => request(params)) : request(params)
    })
  }
  watchReachability(relayer)
  shareConnecting(relayer)
  ignoreLateErrors(relayer)
  relayer.on('relayer_connect', () => filterSocket(relayer))
}

/**
 * Allows one connection attempt at a time. Without a connection each request of the provider starts an attempt,
 * even from within another one, so that a relay which rejects the app would be called endlessly.
 */
function shareConnecting(relayer: RelayerShape): void {
  const connect = method(relayer, 'connect')
  if (!connect) return
  let pending: Promise<unknown> | undefined
  Reflect.set(relayer, 'connect', (url: unknown) => {
    pending ??= Promise.resolve(connect(url)).finally(() => {
      pending = undefined
    })
    return pending
  })
}

/** Adds an error listener to each connection: a replaced one has none left, and its error would be thrown in the page. */
function ignoreLateErrors(relayer: RelayerShape): void {
  const create = method(relayer, 'createProvider')
  if (!create) return
  Reflect.set(relayer, 'createProvider', async () => {
    await create()
    method(safeGet(relayer, 'provider'), 'on')?.('error', () => {})
  })
}

/**
 * Sends a request, and sends it again after a reconnect if the connection was lost meanwhile. The wallet handles it only once.
 */
async function send(relayer: RelayerShape, request: () => unknown): Promise<unknown> {
  for (let count = 0; count < MAX_SENDS; count += 1) {
    const lost = waitForEvent(relayer, 'relayer_disconnect')
    try {
      const outcome = await Promise.race([Promise.resolve(request()).then((value) => ({ value })), lost.happened])
      if (outcome) return outcome.value
    } catch {
      return NEVER
    } finally {
      lost.release()
    }
    await waitForEvent(relayer, 'relayer_connect').happened
  }
  return NEVER
}

function waitForEvent(relayer: RelayerShape, event: string): { happened: Promise<undefined>; release: () => void } {
  let onMessage = () => {}
  const release = () => {
    relayer.off(event, onMessage)
  }
  const happened = new Promise<undefined>((resolve) => {
    onMessage = () => {
      release()
      resolve(undefined)
    }
  })
  relayer.on(event, onMessage)
  return { happened, release }
}

/** Filters the messages of the current connection's socket. */
function filterSocket(relayer: RelayerShape): void {
  const socket = safeGet(safeGet(safeGet(relayer, 'provider'), 'connection'), 'socket')
  const onMessage = method(socket, 'onmessage')
  if (!onMessage || !isRecord(socket)) return
  Reflect.set(socket, 'onmessage', (event: unknown) => {
    if (isRelayMessage(safeGet(event, 'data'))) onMessage(event)
  })
}

/** Whether text is a response or a delivery of the relay protocol. */
export function isRelayMessage(text: unknown): boolean {
  if (typeof text !== 'string') return false
  try {
    const message: unknown = JSON.parse(text)
    if (!isRecord(message) || message.jsonrpc !== '2.0') return false
    if (typeof message.id !== 'number' && typeof message.id !== 'string') return false
    if (message.method !== undefined) return isDelivery(message.params)
    return 'error' in message ? isRecord(message.error) : 'result' in message
  } catch {
    return false
  }
}

/** The provider uses the id of a delivery as an event name. Only a hash is accepted, which matches none of its event names. */
function isDelivery(params: unknown): boolean {
  const data = safeGet(params, 'data')
  const id = safeGet(params, 'id')
  return (
    typeof id === 'string' &&
    /^[0-9a-f]{16,128}$/i.test(id) &&
    typeof safeGet(data, 'topic') === 'string' &&
    typeof safeGet(data, 'message') === 'string'
  )
}
