/**
 * Farcaster login: stores its URL for the QR code and opens it on a phone; waits until the frame returns the user name; then
 * connects the wallet. `startFarcaster` loads this code.
 *
 * In      signal  aborts the login when ConnectingFarcaster closes
 * Out     resolves when the wallet is connected, the login is aborted, or the state holds the failure; to `window` when users log in in
 *         the secure site's window, which the kit learns from the frame
 * Source  spec R-CONN-72, R-CONN-73, R-NAV-13, R-NAV-14, R-FRAME-58, R-FRAME-67, R-FRAME-83, R-CONN-70
 */

import { anySignal, timeoutSignal } from '../../base/async/link-signals.js'
import { pause } from '../../base/async/pause.js'
import { perOwner } from '../../base/async/per-owner.js'
import { getDevice } from '../../base/browser/device.js'
import { openUrl } from '../../base/browser/open-url.js'
import { isKitError } from '../../base/errors/kit-error.js'
import { selectActiveAccount } from '../../core/state/select-account.js'
import { selectShownView } from '../../core/state/select-view.js'
import { updateAccount } from '../../core/state/update-account.js'
import { track } from '../../core/tracking/track.js'
import type { Kit } from '../../kit.js'
import { FarcasterError, isWindowLogin } from './auth-errors.js'
import { connectEmbedded } from './connect-embedded.js'
import { frameReloads } from './frame-reload.js'
import { isTrustedUrl } from './is-trusted-url.js'
import type { WaitParams } from './login-params.js'
import { requestFrame } from './request-frame.js'
import type { FarcasterState } from './state.js'
import { switchToSupportedNamespace } from './switch-to-supported-namespace.js'
import { syncAppData } from './sync-frame.js'
import { trackSocialError } from './track-social-error.js'
import { updateAuth } from './update-auth.js'

const LEAVING_MS = 100
const RELOAD_LIMIT_MS = 3_000
const provider = 'farcaster'
const views = perOwner(() => ({ isWatched: false }))

/** Runs a Farcaster login. Never rejects. */
export async function runFarcasterLogin(kit: Kit, { signal: given }: WaitParams): Promise<'window' | undefined> {
  const { signal, release } = anySignal([given, kit.lifetime()])
  watchLeaving(kit)
  show(kit, { stage: 'loading' })
  track(kit, { type: 'track', event: 'SOCIAL_LOGIN_STARTED', properties: { provider } })
  try {
    switchToSupportedNamespace(kit)
    const { url } = await requestFrame(kit, 'GET_FARCASTER_URI', undefined, signal)
    if (!isTrustedUrl(kit, url)) throw new FarcasterError()
    setUrl(kit, url)
    show(kit, { stage: 'shown' })
    if (getDevice().isMobile) openUrl(url, '_blank')
    const { userName } = await requestFrame(kit, 'CONNECT_FARCASTER', undefined, signal)
    show(kit, { stage: 'retrieving' })
    track(kit, { type: 'track', event: 'SOCIAL_LOGIN_REQUEST_USER_DATA', properties: { provider } })
    await connectEmbedded(kit, { social: provider, userName }, signal)
    setUrl(kit, undefined)
    track(kit, { type: 'track', event: 'SOCIAL_LOGIN_SUCCESS', properties: { provider } })
  } catch (error) {
    if (isWindowLogin(error) && !signal.aborted) return 'window'
    if (signal.aborted || isKitError(error, 'request/aborted')) return undefined
    show(kit, { stage: 'failed', error: error instanceof Error ? error.message : '' })
    trackSocialError(kit, provider, error)
  } finally {
    release()
  }
  return undefined
}

function show(kit: Kit, farcaster: FarcasterState): void {
  if (kit.store.get().auth.farcaster?.stage !== farcaster.stage) updateAuth(kit, { farcaster })
}

function setUrl(kit: Kit, farcasterUrl: string | undefined): void {
  updateAccount(kit, kit.store.get().network.activeNamespace, { farcasterUrl })
}

/** Reloads the frame when the user leaves the view without an account, so that the login does not continue there. */
function watchLeaving(kit: Kit): void {
  const isThere = () => selectShownView(kit.store.get()) === 'ConnectingFarcaster'
  const own = views(kit)
  if (own.isWatched || !isThere()) return
  own.isWatched = true
  const stop = kit.store.subscribe(() => {
    if (isThere()) return
    stop()
    own.isWatched = false
    const state = kit.store.get()
    // The frame of a login in the window waits for no approval.
    if (!selectActiveAccount(state) && state.auth.login !== 'window') void restartFrame(kit)
    else updateAuth(kit, { farcaster: undefined })
  })
}

async function restartFrame(kit: Kit): Promise<void> {
  const reloaded = reload(kit)
  frameReloads(kit).running = reloaded
  if (await reloaded) await syncAppData(kit)
}

/** Resolves to false if the frame needs no reload: the kit stopped, or an account is connected. */
async function reload(kit: Kit): Promise<boolean> {
  const signal = kit.lifetime()
  await pause(LEAVING_MS, signal)
  if (signal.aborted || selectActiveAccount(kit.store.get())) return false
  setUrl(kit, undefined)
  updateAuth(kit, { farcaster: undefined })
  const limited = timeoutSignal(signal, RELOAD_LIMIT_MS)
  try {
    await requestFrame(kit, 'RELOAD', undefined, limited.signal)
  } catch (error) {
    kit.log.debug('The embedded wallet could not be reloaded', error)
  } finally {
    limited.release()
  }
  return true
}
