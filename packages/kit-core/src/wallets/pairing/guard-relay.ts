/**
 * Keeps what goes wrong between the provider and the relay inside: the provider neither checks what the relay sends nor
 * waits for all that it begins, so that malformed traffic or a lost relay would reach the page as uncaught errors.
 *
 * In      relayer  of the provider's core
 * Source  security design §9.13, §11: relay closed, never open, malformed
 */
import { isRecord } from '../../base/validation/guard.js'
import { method, property, type RelayerShape } from './provider-shape.js'
import { watchReachability } from './relay-reachability.js'

/** What is sent to the wallet. The provider tries it again in the background, where nobody hears of a second failure. */
const SENT = ['irn_publish', 'wc_proposeSession', 'wc_approveSession']

/** How often something is sent again when the relay is lost before it said that it has it. */
const SEND_MAX = 4

const NEVER = new Promise<never>(() => {})

/** Begins to keep faults inside. */
export function guardRelay(relayer: RelayerShape): void {
  const request = method(relayer, 'request')
  if (request) {
    Reflect.set(relayer, 'request', (asked: unknown) => {
      const name = property(asked, 'method')
      const isSent = typeof name === 'string' && SENT.includes(name)
      return isSent ? send(relayer, () => request(asked)) : request(asked)
    })
  }
  watchReachability(relayer)
  shareConnecting(relayer)
  hearErrors(relayer)
  relayer.on('relayer_connect', () => filterSocket(relayer))
}

/**
 * One try to reach the relay at a time. Each request of the provider begins a try of its own while there is no connection,
 * also from within a try, so that a relay which turns the app away would be called without end.
 */
function shareConnecting(relayer: RelayerShape): void {
  const connect = method(relayer, 'connect')
  if (!connect) return
  let running: Promise<unknown> | undefined
  Reflect.set(relayer, 'connect', (url: unknown) => {
    running ??= Promise.resolve(connect(url)).finally(() => {
      running = undefined
    })
    return running
  })
}

/** A connection that was replaced and ends badly has no listener of the library's left, and would throw in the page. */
function hearErrors(relayer: RelayerShape): void {
  const create = method(relayer, 'createProvider')
  if (!create) return
  Reflect.set(relayer, 'createProvider', async () => {
    await create()
    method(property(relayer, 'provider'), 'on')?.('error', () => {})
  })
}

/** Sends, and sends again on the next connection what was under way when one was lost; the wallet takes it once. */
async function send(relayer: RelayerShape, request: () => unknown): Promise<unknown> {
  for (let count = 0; count < SEND_MAX; count += 1) {
    const lost = next(relayer, 'relayer_disconnect')
    try {
      const outcome = await Promise.race([Promise.resolve(request()).then((value) => ({ value })), lost.happened])
      if (outcome) return outcome.value
    } catch {
      return NEVER
    } finally {
      lost.release()
    }
    await next(relayer, 'relayer_connect').happened
  }
  return NEVER
}

function next(relayer: RelayerShape, event: string): { happened: Promise<undefined>; release: () => void } {
  let hear = () => {}
  const release = () => {
    relayer.off(event, hear)
  }
  const happened = new Promise<undefined>((resolve) => {
    hear = () => {
      release()
      resolve(undefined)
    }
  })
  relayer.on(event, hear)
  return { happened, release }
}

/** Puts a sieve before the socket of the present connection. */
function filterSocket(relayer: RelayerShape): void {
  const socket = property(property(property(relayer, 'provider'), 'connection'), 'socket')
  const hear = method(socket, 'onmessage')
  if (!hear || !isObject(socket)) return
  Reflect.set(socket, 'onmessage', (event: unknown) => {
    if (isRelayMessage(isObject(event) ? Reflect.get(event, 'data') : undefined)) hear(event)
  })
}

/** Whether a text is an answer or a delivery as the relay protocol has them. */
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

/** The id of a delivery becomes the name of an event inside the provider; a hash is no event that means something there. */
function isDelivery(params: unknown): boolean {
  const data = property(params, 'data')
  const id = property(params, 'id')
  return (
    typeof id === 'string' &&
    /^[0-9a-f]{16,128}$/i.test(id) &&
    typeof property(data, 'topic') === 'string' &&
    typeof property(data, 'message') === 'string'
  )
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}
