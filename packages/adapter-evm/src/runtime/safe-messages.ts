/**
 * Messages between this page and the Safe app that frames it.
 *
 * In      events   receives messages
 *         safe     the window that frames the page; messages from other windows are ignored
 *         origin   of the Safe app; messages go only to it and are accepted only from it
 * Out     request  the Safe's response to one message, unchecked
 * Throws  Error    with the Safe's own message; also after `limitMs`, if given, without a response
 * Source  Safe Apps messages; security design §9 (1, 2)
 */
import { safeGet } from '@bowline/kit-core/adapter'
import * as v from 'valibot'
import type { MessageTarget } from '../page/page.js'

const SDK_VERSION = '9.1.0'

const responseSchema = v.object({
  id: v.string(),
  success: v.boolean(),
  data: v.optional(v.unknown()),
  error: v.optional(v.string()),
})

/** The Safe app that frames the page. */
export type SafeFrame = { readonly events: EventTarget; readonly safe: MessageTarget; readonly origin: string }

/** Sends messages to the Safe. */
export type SafeMessages = { readonly request: (method: string, params: unknown, limitMs?: number) => Promise<unknown> }

/** Creates the message channel. It listens only while a message waits for its response. */
export function createSafeMessages({ events, safe, origin }: SafeFrame): SafeMessages {
  return {
    request: (method, params, limitMs) =>
      new Promise((resolve, reject) => {
        const id = crypto.randomUUID()
        const handleMessage = (event: Event) => {
          if (safeGet(event, 'origin') !== origin || safeGet(event, 'source') !== safe) return
          const response = v.safeParse(responseSchema, safeGet(event, 'data'))
          if (!response.success || response.output.id !== id) return
          stop()
          if (response.output.success) resolve(response.output.data)
          else reject(new Error(response.output.error ?? ''))
        }
        const stop = () => {
          clearTimeout(timer)
          events.removeEventListener('message', handleMessage)
        }
        const fail = () => {
          stop()
          reject(new Error(`The Safe did not respond to ${method}`))
        }
        const timer = limitMs === undefined ? undefined : setTimeout(fail, limitMs)
        events.addEventListener('message', handleMessage)
        safe.postMessage({ id, method, params, env: { sdkVersion: SDK_VERSION } }, origin)
      }),
  }
}
