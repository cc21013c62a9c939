/**
 * The line between a page of the demo and its phone, which is a frame beside it or another tab: what the phone's camera
 * sees, and the chains of the page's ledger.
 *
 * Everybody of this origin hears it, nobody else. What comes is read, not believed.
 */
const NAME = 'bowline-demo-phone'

/** What is said on the line. */
export type LineMessage =
  /** The phone looks for a code on a page. */
  | { readonly type: 'scan' }
  /** A page shows this code. */
  | { readonly type: 'code'; readonly uri: string }
  /** The phone asks a chain of the page. */
  | {
      readonly type: 'ask'
      readonly id: string
      readonly chainId: number
      readonly method: string
      readonly params: readonly unknown[]
    }
  | { readonly type: 'answer'; readonly id: string; readonly result: unknown }
  | { readonly type: 'refusal'; readonly id: string; readonly code: number; readonly message: string }
  /** The phone wants to be put away. */
  | { readonly type: 'put-away' }

/** One end of the line. */
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
