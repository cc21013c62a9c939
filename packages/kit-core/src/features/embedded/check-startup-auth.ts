/**
 * Loads the embedded wallet at startup, but only if a login redirected back to this page, or the page is an installed app.
 *
 * Source  spec R-CONN-71, R-CONN-76, R-CFG-21, R-FRAME-06, R-FRAME-117
 */

import { detectStartupAuth } from '../../base/browser/login-result.js'
import type { Kit } from '../../kit.js'
import { LEFT_FOR_LOGIN_KEY } from './embedded-storage-keys.js'

/** Called once, when the kit starts. */
export async function checkStartupAuth(kit: Kit): Promise<void> {
  const call = detectStartupAuth() ?? (kit.storage.get(LEFT_FOR_LOGIN_KEY) === undefined ? undefined : 'returned')
  if (!call) return
  const { runStartupAuth } = await (await kit.code()).startupAuth()
  await runStartupAuth(kit, call)
}
