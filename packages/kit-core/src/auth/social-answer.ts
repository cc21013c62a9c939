/**
 * Waits for the window of a social login: for what it says, or for its end.
 *
 * In      opened  the window; only what it says itself counts
 * Out     result     a handle of the secure site's callback page, for the frame alone
 *         untrusted  the window spoke from another site
 *         closed     the visitor closed it
 *         cut-off    it read as closed at once: the page's opener policy took it away
 * Source  spec R-CONN-67, R-CONN-68
 */
import * as z from 'zod/mini'
import type { Kit } from '../kit.js'
import type { SocialWindow } from '../platform/social-window.js'
import { secureSiteOf } from './secure-site.js'

/** How the window ended. */
export type SocialAnswer =
  | { readonly type: 'result'; readonly uri: string }
  | { readonly type: 'untrusted' }
  | { readonly type: 'closed' }
  | { readonly type: 'cut-off' }

const CUT_OFF_MS = 300
const LOOK_MS = 1_000
const TIMER = 'social/window'

const resultSchema = z.object({ resultUri: z.string().check(z.minLength(1), z.maxLength(4_096)) })

/** Waits for the window. */
export function waitForSocial(kit: Kit, opened: SocialWindow, signal: AbortSignal): Promise<SocialAnswer> {
  const site = secureSiteOf(kit)
  return new Promise((resolve) => {
    const end = (answer: SocialAnswer) => {
      release()
      resolve(answer)
    }
    const look = (type: 'closed' | 'cut-off') => {
      if (opened.isClosed()) end({ type })
      else kit.timers.start(TIMER, LOOK_MS, () => look('closed'))
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
