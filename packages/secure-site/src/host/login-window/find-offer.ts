/**
 * Asks the frames of the page that opened this window which login it is for.
 *
 * In      the window; its opener's frames. Only those of this window's origin get the message, by the browser's own check
 * Out     the offer; undefined when there is no page, or no frame of it offers a login in time
 * Source  R-FRAME-83
 */
import * as v from 'valibot'
import { LOGIN_WINDOW_LOADED, type LoginOffer, loginOfferSchema } from './login-offer.js'

const REPEAT_MS = 250
const LIMIT_MS = 20_000

/** Asks for the login. */
export const findOffer = (view: Window): Promise<LoginOffer | undefined> =>
  requestFromFrames(view, LOGIN_WINDOW_LOADED, loginOfferSchema)

/** Sends a message every 250 ms, because the frame may still be loading. Resolves to the first response that matches the schema. */
export function requestFromFrames<Offer>(
  view: Window,
  message: string,
  schema: v.GenericSchema<unknown, Offer>,
): Promise<Offer | undefined> {
  return new Promise((resolve) => {
    const ports = new Set<MessagePort>()
    const end = (offer?: Offer) => {
      view.clearInterval(timer)
      view.clearTimeout(limit)
      for (const port of ports) port.close()
      resolve(offer)
    }
    const ask = () => {
      for (const frame of getOwnFrames(view)) {
        const { port1, port2 } = new MessageChannel()
        ports.add(port1)
        port1.onmessage = ({ data }: MessageEvent<unknown>) => {
          const offer = v.safeParse(schema, data)
          if (offer.success) end(offer.output)
        }
        frame.postMessage(message, view.location.origin, [port2])
      }
    }
    const timer = view.setInterval(ask, REPEAT_MS)
    const limit = view.setTimeout(() => end(), view.opener === null ? 0 : LIMIT_MS)
    ask()
  })
}

/** The frames of this window's origin that are directly in the page that opened it. */
function getOwnFrames(view: Window): readonly Window[] {
  const opener: Window | null = view.opener
  const frames = Array.from({ length: opener?.length ?? 0 }, (_, index) => opener?.[index])
  return frames.filter((frame) => frame !== undefined).filter((frame) => isOfOrigin(frame, view.location.origin))
}

function isOfOrigin(frame: Window, origin: string): boolean {
  try {
    return frame.location.origin === origin
  } catch {
    return false
  }
}
