/**
 * Detects whether a page has to load the embedded wallet at startup: only if a login redirects back to the page, or the page
 * is an installed app.
 *
 * Source  spec R-CONN-71, R-CONN-76, R-CFG-21, R-FRAME-06
 */

import { detectStartupAuth } from '../../base/browser/login-result.js'
import type { Kit } from '../../kit.js'

/** Checks once, when the kit starts, and runs the startup login code if needed. */
export async function checkStartupAuth(kit: Kit): Promise<void> {
  const call = detectStartupAuth()
  if (!call) return
  const { runStartupAuth } = await (await kit.code()).startupAuth()
  await runStartupAuth(kit, call)
}
