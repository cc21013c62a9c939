/**
 * The frame's side of the handshake: it posts READY until the page hands over a port, once per frame.
 *
 * In      windows    how to post to the page's window and listen to it; its origin, as the browser reports it
 *         projectId  from the frame's URL
 * Out     the port, and what the page states about itself
 * Source  security design §4, steps 2 to 5; R-FRAME-09, R-FRAME-19, R-FRAME-20
 */
import {
  FRAME_PREFIX,
  type InitMessage,
  isWithinLimits,
  parseInitMessage,
  type ReadyMessage,
  SECURE_SDK_VERSION,
} from '@bowline/secure-frame/protocol'

/** The parts of a window message that the handshake checks. */
export type WindowMessage<Port> = {
  readonly source: unknown
  readonly origin: string
  readonly data: unknown
  readonly ports: readonly Port[]
}

/** The page's window, seen from the frame. */
export type HandshakeWindows<Port> = {
  readonly parent: unknown
  readonly embedder: string
  readonly post: (message: ReadyMessage, origin: string) => void
  readonly listen: (listener: (event: WindowMessage<Port>) => void) => () => void
}

const READY_INTERVAL_MS = 250

/** Posts READY every 250 ms and waits for the first valid INIT message. Never rejects. */
export function acceptHandshake<Port>(
  { parent, embedder, post, listen }: HandshakeWindows<Port>,
  projectId: string,
): Promise<{ readonly port: Port; readonly init: InitMessage }> {
  const fid = randomHex()
  const nonce = randomHex()
  const ready = () => post({ type: `${FRAME_PREFIX}READY`, fid, nonce, versions: [SECURE_SDK_VERSION] }, embedder)
  return new Promise((resolve) => {
    const stop = listen(({ source, origin, data, ports }) => {
      if (source !== parent || origin !== embedder || !isWithinLimits(data)) return
      const init = parseInitMessage(data)
      const [port] = ports
      if (init === undefined || port === undefined || ports.length !== 1) return
      if (init.fid !== fid || init.nonce !== nonce || init.client.projectId !== projectId) return
      stop()
      clearInterval(timer)
      resolve({ port, init })
    })
    const timer = setInterval(ready, READY_INTERVAL_MS)
    ready()
  })
}

function randomHex(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
