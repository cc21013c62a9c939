/**
 * Messages between this page and the Safe app around it.
 *
 * In      events   where messages arrive
 *         safe     the window around the page; nobody else is heard
 *         origin   of the Safe app; nothing is sent to another one, or heard from it
 * Out     ask      the Safe's answer to one message, unknown as yet
 * Throws  Error    in the Safe's own words; a time limit's error where one is given
 * Source  Safe Apps messages; security design §9 (1, 2)
 */
import { safeGet } from '@bowline/kit-core/adapter'
import * as z from 'zod/mini'
import type { MessageTarget } from '../page/page.js'

const SDK_VERSION = '9.1.0'

const answerSchema = z.object({
  id: z.string(),
  success: z.boolean(),
  data: z.optional(z.unknown()),
  error: z.optional(z.string()),
})

/** The Safe app around the page. */
export type SafeFrame = { readonly events: EventTarget; readonly safe: MessageTarget; readonly origin: string }

/** Asks the Safe. */
export type SafeMessages = { readonly ask: (method: string, params: unknown, limitMs?: number) => Promise<unknown> }

/** Makes the exchange; the page is listened to only while a message waits for its answer. */
export function createSafeMessages({ events, safe, origin }: SafeFrame): SafeMessages {
  return {
    ask: (method, params, limitMs) =>
      new Promise((resolve, reject) => {
        const id = crypto.randomUUID()
        const hear = (event: Event) => {
          if (safeGet(event, 'origin') !== origin || safeGet(event, 'source') !== safe) return
          const answer = z.safeParse(answerSchema, safeGet(event, 'data'))
          if (!answer.success || answer.data.id !== id) return
          end()
          if (answer.data.success) resolve(answer.data.data)
          else reject(new Error(answer.data.error ?? ''))
        }
        const end = () => {
          clearTimeout(timer)
          events.removeEventListener('message', hear)
        }
        const giveUp = () => {
          end()
          reject(new Error(`The Safe did not answer ${method}`))
        }
        const timer = limitMs === undefined ? undefined : setTimeout(giveUp, limitMs)
        events.addEventListener('message', hear)
        safe.postMessage({ id, method, params, env: { sdkVersion: SDK_VERSION } }, origin)
      }),
  }
}
