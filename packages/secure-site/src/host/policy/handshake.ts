/**
 * The frame's side of the handshake: it says that it is there until the page hands over a port, once in its life.
 *
 * In      windows    how to reach the page's window and hear it; its origin, by the browser
 *         projectId  of the frame's address
 * Out     the port and what the page says of itself
 * Source  security design §4, steps 2 to 5; R-FRAME-09, R-FRAME-19, R-FRAME-20
 */
import {
  FRAME_PREFIX,
  type InitMessage,
  initMessageSchema,
  isWithinLimits,
  type ReadyMessage,
  SECURE_SDK_VERSION,
} from '@bowline/secure-frame/protocol'
import * as z from 'zod/mini'

/** A message of a window, as far as it is looked at. */
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

const AGAIN_MS = 250

/** Waits for the one INIT of this frame's life. */
export function shakeHands<Port>(
  { parent, embedder, post, listen }: HandshakeWindows<Port>,
  projectId: string,
): Promise<{ readonly port: Port; readonly init: InitMessage }> {
  const fid = randomHex()
  const nonce = randomHex()
  const ready = () => post({ type: `${FRAME_PREFIX}READY`, fid, nonce, versions: [SECURE_SDK_VERSION] }, embedder)
  return new Promise((resolve) => {
    const stop = listen(({ source, origin, data, ports }) => {
      if (source !== parent || origin !== embedder || !isWithinLimits(data)) return
      const init = z.safeParse(initMessageSchema, data).data
      const [port] = ports
      if (init === undefined || port === undefined || ports.length !== 1) return
      if (init.fid !== fid || init.nonce !== nonce || init.client.projectId !== projectId) return
      stop()
      clearInterval(timer)
      resolve({ port, init })
    })
    const timer = setInterval(ready, AGAIN_MS)
    ready()
  })
}

function randomHex(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
