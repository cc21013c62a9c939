/**
 * The channel between a page of the demo and its phone, which is a frame next to it or another tab: the phone's camera
 * and the chains of the page's ledger.
 *
 * All pages of this origin receive the messages, which are validated.
 */
const NAME = 'bowline-demo-phone'

/** A message on the channel. */
export type LineMessage =
  /** The phone requests the code of a page. */
  | { readonly type: 'scan' }
  /** A page shows this code. */
  | { readonly type: 'code'; readonly uri: string }
  /** The phone sends a request to a chain of the page. */
  | {
      readonly type: 'ask'
      readonly id: string
      readonly chainId: number
      readonly method: string
      readonly params: readonly unknown[]
    }
  | { readonly type: 'answer'; readonly id: string; readonly result: unknown }
  | { readonly type: 'refusal'; readonly id: string; readonly code: number; readonly message: string }
  /** The phone requests to be closed. */
  | { readonly type: 'put-away' }

/** One end of the channel. */
export type Line = { readonly say: (message: LineMessage) => void; readonly close: () => void }

/** Opens an end. */
export function openLine(onMessage: (message: LineMessage) => void): Line {
  const channel = new BroadcastChannel(NAME)
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (isLineMessage(data)) onMessage(data)
  })
  return { say: (message) => channel.postMessage(message), close: () => channel.close() }
}

function isLineMessage(value: unknown): value is LineMessage {
  if (typeof value !== 'object' || value === null || !('type' in value)) return false
  const has = (key: string, type: 'string' | 'number') => typeof Reflect.get(value, key) === type
  switch (value.type) {
    case 'scan':
    case 'put-away':
      return true
    case 'code':
      return has('uri', 'string')
    case 'ask':
      return (
        has('id', 'string') &&
        has('method', 'string') &&
        has('chainId', 'number') &&
        Array.isArray(Reflect.get(value, 'params'))
      )
    case 'answer':
      return has('id', 'string')
    case 'refusal':
      return has('id', 'string') && has('code', 'number') && has('message', 'string')
    default:
      return false
  }
}
