/**
 * Waits for the result of a social login window, or until the window closes.
 *
 * In      opened  the window; messages from other windows are ignored
 * Out     result     a handle from the secure site's callback page, usable only by the frame
 *         untrusted  the window sent a message from another origin
 *         closed     the user closed the window
 *         cut-off    reported as closed right after it was sent to the provider: the opener policy cut it off
 * Source  spec R-CONN-67, R-CONN-68
 */
import * as v from 'valibot'
import type { SocialWindow } from '../../base/browser/social-window.js'
import type { Kit } from '../../kit.js'
import { getSecureSiteOrigin } from './secure-site.js'

/** Result of a social login window. */
export type SocialWindowResult =
  | { readonly type: 'result'; readonly uri: string }
  | { readonly type: 'untrusted' }
  | { readonly type: 'closed' }
  | { readonly type: 'cut-off' }

const CUT_OFF_MS = 300
const POLL_INTERVAL_MS = 1_000
const TIMER = 'social/window'

const resultSchema = v.object({ resultUri: v.pipe(v.string(), v.minLength(1), v.maxLength(4_096)) })

/**
 * Waits for `awaited` while the window is open: for the provider's URL, or for a login in the window. Resolves to undefined if the user
 * closes the window, `graceMs` after that.
 */
export function waitWhileOpen<Value>(
  kit: Kit,
  {
    opened,
    signal,
    graceMs = 0,
  }: { readonly opened: SocialWindow; readonly signal: AbortSignal; readonly graceMs?: number },
  awaited: Promise<Value>,
): Promise<Value | undefined> {
  return new Promise((resolve, reject) => {
    const end = (settle: () => void) => {
      release()
      settle()
    }
    const poll = () => {
      if (!opened.isClosed()) kit.timers.start(TIMER, POLL_INTERVAL_MS, poll)
      else if (graceMs > 0) kit.timers.start(TIMER, graceMs, () => end(() => resolve(undefined)))
      else end(() => resolve(undefined))
    }
    const isLate = () => opened.isClosed() && graceMs === 0
    const release = () => {
      // A later login uses the same timer name; an aborted login has already stopped its timer.
      if (!signal.aborted) kit.timers.stop(TIMER)
      signal.removeEventListener('abort', stop)
    }
    const stop = () => kit.timers.stop(TIMER)
    signal.addEventListener('abort', stop)
    awaited.then(
      (value) => end(() => resolve(isLate() ? undefined : value)),
      (error: unknown) => end(() => (isLate() && !signal.aborted ? resolve(undefined) : reject(error))),
    )
    if (!signal.aborted) poll()
  })
}

/** Waits for the message of the window once it shows the provider. Never settles after an abort. */
export function waitForSocialWindow(kit: Kit, opened: SocialWindow, signal: AbortSignal): Promise<SocialWindowResult> {
  const site = getSecureSiteOrigin(kit)
  return new Promise((resolve) => {
    const end = (result: SocialWindowResult) => {
      release()
      resolve(result)
    }
    const poll = (type: 'closed' | 'cut-off') => {
      if (opened.isClosed()) end({ type })
      else kit.timers.start(TIMER, POLL_INTERVAL_MS, () => poll('closed'))
    }
    const stopListening = opened.onMessage(({ origin, data }) => {
      const parsed = v.safeParse(resultSchema, data)
      if (origin !== site) end({ type: 'untrusted' })
      else if (parsed.success) end({ type: 'result', uri: parsed.output.resultUri })
    })
    const release = () => {
      stopListening()
      kit.timers.stop(TIMER)
      signal.removeEventListener('abort', release)
    }
    signal.addEventListener('abort', release)
    kit.timers.start(TIMER, CUT_OFF_MS, () => poll('cut-off'))
  })
}
