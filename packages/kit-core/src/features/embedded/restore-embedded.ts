/**
 * Restores the embedded wallet's connection when a page loads. Sends no frame request without a stored login, or if the app has
 * no login enabled.
 *
 * Out     undefined if there is nothing to restore; if the frame says the user is logged out, the stored login is cleared
 * Throws  FrameLoadError, EmbeddedWalletError  the frame did not respond; the stored login is kept
 * Source  spec R-CFG-21, R-FRAME-06, R-FRAME-47, R-FRAME-48, R-CONN-106, R-CONN-110
 */

import { createDedupe } from '../../base/async/dedupe.js'
import type { Connection } from '../../core/adapter/connection.js'
import type { PairedSession } from '../../core/adapter/transport.js'
import { AUTH_CONNECTOR_ID, getLiveSession } from '../../core/state/live-pairing.js'
import type { Kit } from '../../kit.js'
import type { RestorePairedParams } from '../../wallets/pairing/restored-paired.js'
import { watchSession } from '../../wallets/pairing/watch-session.js'
import { LoginLostError } from './auth-errors.js'
import { createEmbeddedSession } from './embedded-session.js'
import { fetchEmbeddedUsers } from './fetch-embedded-users.js'
import { forgetLogin, isLoginUsed } from './login-data.js'
import { requestFrame } from './request-frame.js'
import { syncEmbeddedFrame } from './sync-embedded-frame.js'

const restoreOnce = createDedupe<PairedSession | undefined>({ keep: false })

/** Restores the connection of one namespace. Concurrent calls share one restored session. */
export async function restoreEmbedded(
  kit: Kit,
  { namespace, stored, signal }: RestorePairedParams,
): Promise<Connection | undefined> {
  const adapter = kit.adapters.get(namespace)
  if (!adapter?.connectPaired) return undefined
  const session = await restoreOnce(kit, () => restoreSession(kit, signal))
  if (!session || signal.aborted || !session.namespaces()[namespace]) return undefined
  return adapter.connectPaired({ session, caipNetworkId: stored.caipNetworkId, signal })
}

async function restoreSession(kit: Kit, signal: AbortSignal): Promise<PairedSession | undefined> {
  const live = getLiveSession(kit, AUTH_CONNECTOR_ID)
  if (live) return live
  const { email, socials } = kit.store.get().config.remoteFeatures
  if (!email && !socials) return undefined
  if (!(await isConnected(kit, signal))) return undefined
  const session = createEmbeddedSession(kit, await fetchEmbeddedUsers(kit, signal))
  watchSession(kit, session)
  syncEmbeddedFrame(kit, session)
  return session
}

/** Whether the frame reports a logged-in user. Throws if the frame fails, which does not log the user out. */
async function isConnected(kit: Kit, signal: AbortSignal): Promise<boolean> {
  if (!isLoginUsed(kit)) return false
  try {
    const { isConnected } = await requestFrame(kit, 'IS_CONNECTED', undefined, signal)
    if (isConnected) return true
  } catch (error) {
    if (!(error instanceof LoginLostError)) throw error
  }
  forgetLogin(kit)
  return false
}
