/**
 * Sends a request to the frame, the embedded wallet's iframe, which opens with the first request. Updates the frame's status in
 * the state, and ends the frame with the kit.
 *
 * In      name, payload  a message of the frame's protocol
 *         given          aborts the request; has no effect once the user approved it
 * Out     the response
 * Throws  FrameLoadError, LoginLostError, EmbeddedWalletError, RequestAbortedError
 * Source  spec R-FRAME-08 to 17, R-FRAME-25, R-FRAME-67, R-FRAME-69, R-ALERT-06, R-ALERT-09
 */

import type { FrameClient, FrameRequestName, FrameRequestPayload, FrameResponse } from '@bowline/secure-frame/client'
import { anySignal } from '../../base/async/link-signals.js'
import { oncePerLifetime } from '../../base/async/per-owner.js'
import { RequestAbortedError } from '../../base/errors/request-aborted-error.js'
import { raiseLazyAlert } from '../../core/alert/raise-lazy-alert.js'
import type { Kit } from '../../kit.js'
import { EmbeddedWalletError, FrameLoadError, LoginLostError } from './auth-errors.js'
import { frameReloads } from './frame-reload.js'
import { handleLostLogin } from './handle-lost-login.js'
import { isFrameError } from './is-frame-error.js'
import type { AuthState } from './state.js'
import { updateAuth } from './update-auth.js'

/** Waits for a pending reload of the frame first. A response that says the user is logged out disconnects the wallet. */
export async function requestFrame<Name extends FrameRequestName>(
  kit: Kit,
  name: Name,
  payload: FrameRequestPayload<Name>,
  given?: AbortSignal | undefined,
): Promise<FrameResponse<Name>> {
  const { signal, release } = anySignal([given, kit.lifetime()])
  try {
    if (name !== 'RELOAD') await frameReloads(kit).running
    const client = await readyClient(kit)
    const response = await client.request(name, payload, { signal })
    setFrameStatus(kit, 'ready')
    return response
  } catch (error) {
    // A signal that fires after the approval aborts nothing: the response of the frame counts.
    const isAbort = !isFrameError(error) || error.code === 'frame/aborted'
    if (signal.aborted && isAbort) throw new RequestAbortedError(error)
    throw getFrameError(kit, error)
  } finally {
    release()
  }
}

async function readyClient(kit: Kit): Promise<FrameClient> {
  if (kit.store.get().auth.frame !== 'ready') setFrameStatus(kit, 'loading')
  const client = await kit.frame()
  endWithKit(kit, client)
  return client
}

const endWithKit = oncePerLifetime((kit: Kit, client: FrameClient) => [
  () => {
    client.end()
    setFrameStatus(kit, 'none')
  },
])

function getFrameError(kit: Kit, error: unknown): unknown {
  if (!isFrameError(error)) {
    setFrameStatus(kit, 'failed')
    return error
  }
  if (error.code === 'frame/error-response') {
    if (error.reason === 'unverified_domain') raiseLazyAlert(kit, 'alert/unverified-domain')
    if (error.reason === 'session_expired') raiseLazyAlert(kit, 'alert/session-expired')
    setFrameStatus(kit, 'ready')
    if (error.reason === 'logged_out') return handleLostLogin(kit, new LoginLostError(error))
    return new EmbeddedWalletError(error.message, error.reason, error)
  }
  if (error.code !== 'frame/load-failed' && error.code !== 'frame/unavailable') {
    return new EmbeddedWalletError(error.message, error.reason, error)
  }
  setFrameStatus(kit, 'failed')
  return new FrameLoadError(error)
}

function setFrameStatus(kit: Kit, frame: AuthState['frame']): void {
  if (kit.store.get().auth.frame !== frame) updateAuth(kit, { frame })
}
