import type { FramePort } from '../protocol/port.js'

type Listener = (event: { readonly data: unknown }) => void

/** Creates two connected ports for tests, without `MessageChannel`. Messages are cloned, ordered and delivered asynchronously. */
export function createPortPair(): readonly [FramePort, FramePort] {
  const first = createEnd()
  const second = createEnd()
  return [portOf(first, second), portOf(second, first)]
}

type End = { readonly listeners: Set<Listener>; readonly waiting: unknown[]; isStarted: boolean; isClosed: boolean }

const createEnd = (): End => ({ listeners: new Set(), waiting: [], isStarted: false, isClosed: false })

const portOf = (own: End, other: End): FramePort => ({
  postMessage(message) {
    const data: unknown = structuredClone(message)
    if (own.isClosed || other.isClosed) return
    other.waiting.push(data)
    if (other.isStarted) void Promise.resolve().then(() => deliver(other))
  },
  addEventListener: (_, listener) => void own.listeners.add(listener),
  removeEventListener: (_, listener) => void own.listeners.delete(listener),
  start() {
    own.isStarted = true
    void Promise.resolve().then(() => deliver(own))
  },
  close() {
    own.isClosed = true
  },
})

function deliver({ waiting, listeners, isClosed }: End): void {
  const messages = waiting.splice(0)
  if (isClosed) return
  for (const data of messages) for (const listener of [...listeners]) listener({ data })
}
