/**
 * WebSockets in memory, between pages, wallets and a relay of `startRelay`: messages arrive in order, on the test's
 * own clock.
 *
 * In      carry   gets each message of a relay; calls `deliver` to pass it on
 * Out     the `listen` function for `startRelay`. Also replaces the global `WebSocket` at once, because the pairing library
 *         keeps the class that it finds when it is loaded
 */
import type { WebSocketEnd, WebSocketsParams } from '@bowline/kit-core/testing/relay'

/** A message between a client and the relay. */
export type SocketMessage = {
  readonly text: string
  readonly direction: 'to relay' | 'to client'
  /** The URL that the client opened. */
  readonly url: string
  /** Delivers the given text instead, if any. */
  readonly deliver: (text?: string) => void
  /** Cuts the client's socket. */
  readonly cut: () => void
}

const OPEN = 1
const CLOSED = 3
const PING_MS = 20_000

type Carry = (message: SocketMessage) => void

const servers = new Map<string, { readonly params: WebSocketsParams; readonly carry: Carry }>()
let nextPort = 10_000

/** More than 1 ms, because the pairing library draws its message ids from only a thousand per millisecond. */
const LATENCY_MS = 2

const soon = (act: () => void) => void setTimeout(act, LATENCY_MS)

/** Opens a relay's end of the sockets. */
export function listenInMemory(carry: Carry) {
  Reflect.set(globalThis, 'WebSocket', MemorySocket)
  return async (params: WebSocketsParams) => {
    const port = nextPort++
    servers.set(String(port), { params, carry })
    return { port, stop: async () => void servers.delete(String(port)) }
  }
}

/** A client's end, as far as the pairing library needs it. */
class MemorySocket {
  onopen = () => {}
  onclose = (_: { readonly code: number }) => {}
  onerror = (_: { readonly error: Error }) => {}
  onmessage = (_: { readonly data: string }) => {}
  readonly #server: ReturnType<typeof servers.get>
  readonly #listeners = new Set<(text: string) => void>()
  readonly #endListeners = new Set<() => void>()
  #isOpen = false

  constructor(readonly url: string) {
    this.#server = servers.get(new URL(url).port)
    soon(() => this.#open())
  }

  send(text: string): void {
    if (!this.#isOpen) throw new Error('The socket is closed')
    this.#carry('to relay', text, (carried) => {
      for (const hear of [...this.#listeners]) hear(carried)
    })
  }

  close(): void {
    this.#end(1000)
  }

  terminate(): void {
    this.#end(1006)
  }

  get readyState(): number {
    return this.#isOpen ? OPEN : CLOSED
  }

  /** The library closes a socket without traffic, or without pings. */
  on(_: 'ping', listener: () => void): void {
    const pings = setInterval(listener, PING_MS)
    this.#endListeners.add(() => clearInterval(pings))
  }

  #open(): void {
    const { params } = this.#server ?? {}
    if (!params?.isWelcome()) {
      this.onerror({ error: new Error('The relay is not available') })
      return
    }
    this.#isOpen = true
    const end: WebSocketEnd = {
      send: (text) => this.#carry('to client', text, (data) => this.onmessage({ data })),
      close: (code) => this.#end(code),
      cut: () => this.terminate(),
      onText: (listener) => {
        this.#listeners.add(listener)
        return () => void this.#listeners.delete(listener)
      },
      onEnd: (listener) => void this.#endListeners.add(listener),
    }
    const { pathname, search } = new URL(this.url)
    params.onOpen(end, pathname + search)
    this.onopen()
  }

  #carry(direction: SocketMessage['direction'], text: string, take: (text: string) => void): void {
    const deliver = (carried = text) => soon(() => this.#isOpen && take(carried))
    this.#server?.carry({ text, direction, url: this.url, deliver, cut: () => this.terminate() })
  }

  #end(code: number): void {
    if (!this.#isOpen) return
    this.#isOpen = false
    for (const listener of this.#endListeners) listener()
    soon(() => this.onclose({ code }))
  }
}
