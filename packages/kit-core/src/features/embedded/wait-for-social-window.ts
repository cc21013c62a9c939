/**
 * Waits for the window of a social login: for its message, or for its end.
 *
 * In      opened  the window; only its own messages count
 * Out     result     a handle of the secure site's callback page, for the frame alone
 *         untrusted  the window spoke from another site
 *         closed     the user closed it
 *         cut-off    open when it was led to the provider, closed right after: the opener policy cut it off
 * Source  spec R-CONN-67, R-CONN-68
 */
import * as z from 'zod/mini'
import type { SocialWindow } from '../../base/browser/social-window.js'
import type { Kit } from '../../kit.js'
import { getSecureSiteOrigin } from './secure-site.js'

/** How the window ended. */
export type SocialWindowResult =
  | { readonly type: 'result'; readonly uri: string }
  | { readonly type: 'untrusted' }
  | { readonly type: 'closed' }
  | { readonly type: 'cut-off' }

const CUT_OFF_MS = 300
const POLL_INTERVAL_MS = 1_000
const TIMER = 'social/window'

const resultSchema = z.object({ resultUri: z.string().check(z.minLength(1), z.maxLength(4_096)) })

/** Waits for a value while the window, still empty, is open. Undefined once the user has closed it. */
export function whileOpen<Value>(
  kit: Kit,
  { opened, signal }: { readonly opened: SocialWindow; readonly signal: AbortSignal },
  awaited: Promise<Value>,
): Promise<Value | undefined> {
  return new Promise((resolve, reject) => {
    const end = (settle: () => void) => {
      release()
      settle()
    }
    const look = () => {
      if (opened.isClosed()) end(() => resolve(undefined))
      else kit.timers.start(TIMER, POLL_INTERVAL_MS, look)
    }
    const release = () => {
      // A later login has a timer of the same name; an aborted one has stopped its own already.
      if (!signal.aborted) kit.timers.stop(TIMER)
      signal.removeEventListener('abort', stop)
    }
    const stop = () => kit.timers.stop(TIMER)
    signal.addEventListener('abort', stop)
    awaited.then(
      (value) => end(() => resolve(opened.isClosed() ? undefined : value)),
      (error: unknown) => end(() => (opened.isClosed() && !signal.aborted ? resolve(undefined) : reject(error))),
    )
    if (!signal.aborted) look()
  })
}

/** Leads the window, which is open, to the provider, and waits for its message or its end. */
export function waitForSocialWindow(kit: Kit, opened: SocialWindow, signal: AbortSignal): Promise<SocialWindowResult> {
  const site = getSecureSiteOrigin(kit)
  return new Promise((resolve) => {
    const end = (answer: SocialWindowResult) => {
      release()
      resolve(answer)
    }
    const look = (type: 'closed' | 'cut-off') => {
      if (opened.isClosed()) end({ type })
      else kit.timers.start(TIMER, POLL_INTERVAL_MS, () => look('closed'))
    }
    const stopHearing = opened.onMessage(({ origin, data }) => {
      const result = z.safeParse(resultSchema, data)
      if (origin !== site) end({ type: 'untrusted' })
      else if (result.success) end({ type: 'result', uri: result.data.resultUri })
    })
    const release = () => {
      stopHearing()
      kit.timers.stop(TIMER)
      signal.removeEventListener('abort', release)
    }
    signal.addEventListener('abort', release)
    kit.timers.start(TIMER, CUT_OFF_MS, () => look('cut-off'))
  })
}
