/**
 * The page's part of the handshake, and the frame that it is made with.
 *
 * In      the frame's address; a signal that ends the try
 * Out     the channel, ready for requests 500 ms after READY
 * Throws  FrameError frame/load-failed when the browser says that the frame cannot load, and with the reason unverified_domain
 *         when the frame says that the page is not allowed; a load failure that the browser does not report is not noticed here
 * Source  security.md §4; R-FRAME-08, 09, 19, 20, 73: a message counts when it comes from the window of this frame, from its
 *         origin, and fits; the answer goes to that origin alone. One port per life of the frame
 */
import * as z from 'zod/mini'
import { APP_PREFIX, FRAME_READY_DELAY_MS, SECURE_SDK_VERSION } from '../protocol/constants.js'
import {
  forbiddenMessageSchema,
  helloMessageSchema,
  type InitMessage,
  readyMessageSchema,
} from '../protocol/handshake-messages.js'
import { isWithinLimits } from '../protocol/limits.js'
import type { FrameChannel, OpenFrameChannel } from './frame-channel.js'
import { createFrameElement, hideFrame, showFrame } from './frame-element.js'
import { FrameError, type FrameErrorDetails } from './frame-error.js'

/** Puts the frame into the page and resolves when it is ready. */
export const openIframeChannel: OpenFrameChannel = (address, signal) =>
  new Promise((resolve, reject) => {
    const frame = createFrameElement(address)
    const { origin } = new URL(frame.src)
    let opened: { readonly fid: string; readonly port: MessagePort } | undefined
    let stopHearingReturn: (() => void) | undefined

    function stopTrying(): void {
      window.removeEventListener('message', hearWindow)
      document.removeEventListener('securitypolicyviolation', hearPolicy)
      frame.removeEventListener('error', fail)
      signal.removeEventListener('abort', fail)
    }

    function end(): void {
      stopTrying()
      stopHearingReturn?.()
      opened?.port.close()
      frame.remove()
    }

    function failWith(facts: FrameErrorDetails): void {
      end()
      reject(new FrameError('frame/load-failed', 'Unable to load email login dependency', facts))
    }

    const fail = (): void => failWith({})

    function hearPolicy({ blockedURI, disposition, effectiveDirective }: SecurityPolicyViolationEvent): void {
      if (disposition === 'enforce' && effectiveDirective === 'frame-src' && blockedURI.startsWith(origin)) fail()
    }

    function hearWindow({ source, origin: sender, data }: MessageEvent<unknown>): void {
      const { contentWindow } = frame
      if (contentWindow === null || source !== contentWindow || sender !== origin) return
      if (opened === undefined && read(forbiddenMessageSchema, data) !== undefined) {
        failWith({ reason: 'unverified_domain' })
        return
      }
      const ready = read(readyMessageSchema, data)
      if (ready === undefined || ready.fid === opened?.fid) return
      opened?.port.close()
      const { port1, port2 } = new MessageChannel()
      opened = { fid: ready.fid, port: port1 }
      const hostNonce = crypto.randomUUID().replaceAll('-', '')
      awaitHello(port1, hostNonce, performance.now() + FRAME_READY_DELAY_MS)
      const { projectId, chainId, sdkVersion, sdkType } = address
      const init: InitMessage = {
        type: `${APP_PREFIX}INIT`,
        fid: ready.fid,
        nonce: ready.nonce,
        hostNonce,
        version: SECURE_SDK_VERSION,
        client: { projectId, chainId, sdkVersion, sdkType },
      }
      contentWindow.postMessage(init, origin, [port2])
    }

    function awaitHello(port: MessagePort, hostNonce: string, readyAtMs: number): void {
      const hearHello = (event: MessageEvent<unknown>): void => {
        if (read(helloMessageSchema, event.data)?.hostNonce !== hostNonce) return
        port.removeEventListener('message', hearHello)
        stopTrying()
        resolve(channelOf(port, readyAtMs - performance.now()))
      }
      port.addEventListener('message', hearHello)
      port.start()
    }

    const channelOf = (port: MessagePort, readyInMs: number): FrameChannel => ({
      port,
      readyInMs,
      isThere: () => frame.isConnected,
      onReturn(check) {
        const hearShown = ({ persisted }: PageTransitionEvent): void => {
          if (persisted) check()
        }
        const removal = new MutationObserver(() => frame.isConnected || check())
        window.addEventListener('pageshow', hearShown)
        frame.addEventListener('load', check)
        removal.observe(document.body, { childList: true, subtree: true })
        stopHearingReturn = () => {
          removal.disconnect()
          window.removeEventListener('pageshow', hearShown)
          frame.removeEventListener('load', check)
        }
      },
      show: (place) => showFrame(frame, place),
      hide: () => hideFrame(frame),
      focus: () => frame.focus(),
      end,
    })

    window.addEventListener('message', hearWindow)
    document.addEventListener('securitypolicyviolation', hearPolicy)
    frame.addEventListener('error', fail)
    signal.addEventListener('abort', fail)
    document.body.append(frame)
  })

function read<Schema extends z.ZodMiniType>(schema: Schema, data: unknown): z.output<Schema> | undefined {
  return isWithinLimits(data) ? z.safeParse(schema, data).data : undefined
}
