import type { FramePort } from '../src/client/index.js'
import { createPortPair } from '../src/testing/port-pair.js'

/** Messages that the page posted to its frame's window. */
export type SentToFrame = { readonly message: unknown; readonly origin: string; readonly ports: readonly FramePort[] }

/**
 * Gives every iframe of this document a window that records posted messages. jsdom loads no frames and has neither
 * message channels nor messages with ports.
 */
export function installFrameWindows() {
  const sent: SentToFrame[] = []
  let made = 0
  const windows = new WeakMap<Element, object>()

  Object.defineProperty(HTMLIFrameElement.prototype, 'contentWindow', {
    configurable: true,
    get(this: HTMLIFrameElement) {
      if (!this.isConnected) return null
      const known = windows.get(this)
      if (known !== undefined) return known
      const postMessage = (message: unknown, origin: string, ports: readonly FramePort[]) =>
        void sent.push({ message: structuredClone(message), origin, ports })
      const own = { postMessage }
      windows.set(this, own)
      return own
    },
  })
  Object.defineProperty(globalThis, 'MessageChannel', {
    configurable: true,
    value: class {
      readonly port1: FramePort
      readonly port2: FramePort
      constructor() {
        made += 1
        const [port1, port2] = createPortPair()
        this.port1 = port1
        this.port2 = port2
      }
    },
  })

  return {
    sent,
    /** Number of created channels. */
    channels: () => made,
  }
}

/** Dispatches a window message with any sender. */
export function sendToPage(
  data: unknown,
  { source, origin }: { readonly source: unknown; readonly origin: string },
): void {
  const event = new Event('message')
  for (const [name, value] of Object.entries({ data, source, origin, ports: [] }))
    Object.defineProperty(event, name, { value })
  window.dispatchEvent(event)
}
