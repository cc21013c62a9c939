/**
 * Opens the iframe of the secure site and carries out the page's part of the handshake. Requests may be sent 500 ms after READY.
 *
 * Throws  FrameError frame/load-failed when the browser reports that the iframe cannot load or the signal aborts, with reason
 *         `unverified_domain` when the frame reports that the page is not allowed; other load failures are not detected here
 * Source  security.md §4; R-FRAME-08, 09, 19, 20, 73: a message counts only when it comes from this frame's window and
 *         origin and is valid; the response goes to that origin only. One port per load of the frame
 */

import type * as v from 'valibot'
import { APP_PREFIX, FRAME_READY_DELAY_MS, SECURE_SDK_VERSION } from '../protocol/constants.js'
import { forbiddenMessageSchema, helloMessageSchema, readyMessageSchema } from '../protocol/handshake-messages.js'
import type { InitMessage } from '../protocol/init-message.js'
import { isWithinLimits } from '../protocol/limits.js'
import { tryParse } from '../protocol/schema-helpers.js'
import type { FrameChannel, OpenFrameChannel } from './frame-channel.js'
import { createFrameElement, hideFrame, showFrame } from './frame-element.js'
import { FrameError, type FrameErrorDetails } from './frame-error.js'

/** The default `openChannel` of the client. Resolves when the handshake is complete. */
export const openIframeChannel: OpenFrameChannel = (address, signal) =>
  new Promise((resolve, reject) => {
    const frame = createFrameElement(address)
    const { origin } = new URL(frame.src)
    let opened: { readonly fid: string; readonly port: MessagePort } | undefined
    // Each is passed as the options of listeners, of which `signal` is one.
    const trying = new AbortController()
    const life = new AbortController()

    function end(): void {
      trying.abort()
      life.abort()
      opened?.port.close()
      frame.remove()
    }

    function failWith(details: FrameErrorDetails): void {
      end()
      reject(new FrameError('frame/load-failed', 'Unable to load email login dependency', details))
    }

    const fail = (): void => failWith({})

    function onPolicyViolation({ blockedURI, disposition, effectiveDirective }: SecurityPolicyViolationEvent): void {
      if (disposition === 'enforce' && effectiveDirective === 'frame-src' && blockedURI.startsWith(origin)) fail()
    }

    function onWindowMessage({ source, origin: sender, data }: MessageEvent<unknown>): void {
      const { contentWindow } = frame
      if (contentWindow === null || source !== contentWindow || sender !== origin) return
      if (opened === undefined && parse(forbiddenMessageSchema, data) !== undefined) {
        failWith({ reason: 'unverified_domain' })
        return
      }
      const ready = parse(readyMessageSchema, data)
      if (ready === undefined || ready.fid === opened?.fid) return
      opened?.port.close()
      const { port1, port2 } = new MessageChannel()
      opened = { fid: ready.fid, port: port1 }
      const hostNonce = crypto.randomUUID().replaceAll('-', '')
      waitForHello(port1, hostNonce, performance.now() + FRAME_READY_DELAY_MS)
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

    function waitForHello(port: MessagePort, hostNonce: string, readyAtMs: number): void {
      const onHello = (event: MessageEvent<unknown>): void => {
        const hello = parse(helloMessageSchema, event.data)
        if (hello?.hostNonce !== hostNonce) return
        trying.abort()
        resolve(channelOf(port, readyAtMs - performance.now(), hello.login))
      }
      port.addEventListener('message', onHello, trying)
      port.start()
    }

    const channelOf = (port: MessagePort, readyInMs: number, login: FrameChannel['login']): FrameChannel => ({
      port,
      readyInMs,
      login,
      isConnected: () => frame.isConnected,
      onReturn(check) {
        const onPageShow = ({ persisted }: PageTransitionEvent): void => {
          if (persisted) check()
        }
        const removal = new MutationObserver(() => frame.isConnected || check())
        window.addEventListener('pageshow', onPageShow, life)
        frame.addEventListener('load', check, life)
        removal.observe(document.body, { childList: true, subtree: true })
        life.signal.addEventListener('abort', () => removal.disconnect())
      },
      show: (place) => showFrame(frame, place),
      hide: () => hideFrame(frame),
      focus: () => frame.focus(),
      end,
    })

    window.addEventListener('message', onWindowMessage, trying)
    document.addEventListener('securitypolicyviolation', onPolicyViolation, trying)
    frame.addEventListener('error', fail, trying)
    signal.addEventListener('abort', fail, trying)
    document.body.append(frame)
  })

function parse<Schema extends v.GenericSchema>(schema: Schema, data: unknown): v.InferOutput<Schema> | undefined {
  return isWithinLimits(data) ? tryParse(schema, data) : undefined
}
