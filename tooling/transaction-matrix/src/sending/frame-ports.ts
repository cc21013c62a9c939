/**
 * The two ends of the channel between a page and the embedded wallet's frame, in memory. A message is numbered when it arrives, so
 * that a late one does not count as outdated.
 *
 * In      line      carries the messages of a send request
 *         isThere   whether the frame is alive; otherwise it receives and sends nothing
 *         cut       ends it
 * Out     the page's end, and the frame's
 */
import type { FramePort } from '@bowline/secure-frame/protocol'
import type { Line, LineStep } from './broken-line.js'

type Frame = { readonly isThere: () => boolean; readonly cut: () => void }
type Listener = (event: { readonly data: unknown }) => void
type End = { readonly listeners: Set<Listener>; seq: number }

const SENDING = /send(Transaction|AllTransactions)|signAndSend|signTransaction/i

/** Creates the page's end and the frame's end. */
export function createFramePorts(line: Line, { isThere, cut }: Frame): readonly [FramePort, FramePort] {
  /** Ids of send requests. */
  const sending = new Set<unknown>()
  const [page, frame] = [createEnd(), createEnd()]

  function stepOf(message: object): LineStep | undefined {
    const { type, id, payload } = Object(message)
    if (type === '@bowline-app/RPC_REQUEST') {
      if (SENDING.test(String(payload?.method))) sending.add(id)
      return sending.has(id) ? 'request' : undefined
    }
    if (type === '@bowline-app/RPC_PROCEED') return 'proceed'
    if (type === '@bowline-frame/APPROVED') return 'approved'
    return String(type).startsWith('@bowline-frame/RPC_REQUEST_') && sending.has(id) ? 'response' : undefined
  }

  function portOf(own: End, other: End): FramePort {
    return {
      postMessage(given) {
        const message: object = structuredClone(Object(given))
        let seq: number | undefined
        const arrive = (carried: object) => {
          if (!isThere()) return
          seq ??= ++other.seq
          const data = { ...carried, seq }
          void Promise.resolve().then(() => {
            for (const hear of [...other.listeners]) hear({ data })
          })
        }
        const deliver = () => arrive(message)
        const step = stepOf(message)
        if (step) line.carry(step, { deliver, deliverAs: (form) => arrive(spoiled(message, form)), cut })
        else deliver()
      },
      addEventListener: (_, listener) => void own.listeners.add(listener),
      removeEventListener: (_, listener) => void own.listeners.delete(listener),
      start() {},
      close() {},
    }
  }

  return [portOf(page, frame), portOf(frame, page)]
}

const createEnd = (): End => ({ listeners: new Set(), seq: 0 })

function spoiled(message: object, form: 'malformed' | 'wrong id'): object {
  const { id, payload, ...others } = Object(message)
  if (form === 'malformed') return { ...others, ...(id !== undefined && { id }), payload: { none: [] } }
  const other = crypto.randomUUID()
  return id === undefined ? { ...others, payload: { ...payload, id: other } } : { ...others, id: other, payload }
}
