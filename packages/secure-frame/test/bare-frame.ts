import * as v from 'valibot'
import type { FrameChannel, OpenFrameChannel } from '../src/client/index.js'
import { createPortPair } from '../src/testing/port-pair.js'

const messageSchema = v.looseObject({
  seq: v.pipe(v.number(), v.finite()),
  type: v.string(),
  id: v.optional(v.string()),
  payload: v.optional(v.unknown()),
})

/** A frame that does nothing on its own. The test reads what arrived and sends messages. */
export function createBareFrame() {
  const heard: v.InferOutput<typeof messageSchema>[] = []
  let say: (message: unknown) => void = () => undefined
  let seq = 0

  const openChannel: OpenFrameChannel = async () => {
    const [own, port] = createPortPair()
    own.addEventListener('message', ({ data }) => void heard.push(v.parse(messageSchema, data)))
    own.start()
    say = (message) => own.postMessage(message)
    const channel: FrameChannel = {
      port,
      readyInMs: 0,
      login: 'page',
      isConnected: () => true,
      onReturn() {},
      show() {},
      hide() {},
      focus() {},
      end: () => port.close(),
    }
    return channel
  }

  return {
    openChannel,
    heard,
    /** Sends a value unchanged. */
    sendRaw: (message: unknown) => say(message),
    /** Sends a message with the next sequence number. */
    send(message: Readonly<Record<string, unknown>>) {
      seq += 1
      say({ seq, ...message })
    },
    /** The newest message that arrived. */
    last() {
      const last = heard.at(-1)
      if (last === undefined) throw new Error('Nothing came')
      return last
    },
  }
}
