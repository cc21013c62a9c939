/**
 * What of the embedded wallet a page carries: nothing is loaded unless a login comes back to the page, or the page is an
 * installed app.
 *
 * Source  spec R-CONN-71, R-CONN-76, R-CFG-21, R-FRAME-06
 */

import { callForLogin } from '../../base/browser/login-return.js'
import type { Kit } from '../../kit.js'

/** Looks once, when the kit has started. */
export async function followAuth(kit: Kit): Promise<void> {
  const call = callForLogin()
  if (!call) return
  const { answerCall } = await import('./answer-call.js')
  await answerCall(kit, call)
}
