/**
 * Keeps the sign-in state up to date: checks for a session when the connected account or its network changes, and revokes the
 * sessions of disconnected accounts. Loaded with the first connection.
 *
 * Source  spec R-SIWX-06 to 08, R-SIWX-19, R-SIWX-21, R-SIWX-60, R-CONN-96, R-CONN-118, R-MODAL-16
 */

import { oncePerLifetime } from '../../base/async/per-owner.js'
import { onWindowReturn } from '../../base/browser/page-return.js'
import { type ActiveSigner, selectActiveSigner } from '../../core/state/active-signer.js'
import type { Kit } from '../../kit.js'
import type { KitState } from '../../state.js'
import { checkAgain, checkSignIn, getKnownFailure } from './check-sign-in.js'
import { getSignInConfig, isSignInRequired } from './get-sign-in-config.js'
import { revokeSessions } from './revoke-sessions.js'
import { getSignInRuntime, signInAttempts } from './sign-in-runtime.js'
import { updateSignIn } from './update-sign-in.js'

/** Watches until the kit stops. `since`: the state when the code began to load, to notice what has changed meanwhile. */
export const watchSignIn = oncePerLifetime((kit: Kit, since: KitState) => {
  getSignInRuntime(kit).target = undefined
  let before = since
  const update = () => {
    revokeSessions(kit, before)
    const { attempt } = before.connect
    before = kit.store.get()
    handleChange(kit, attempt?.connectorId)
  }
  const stops = [
    kit.store.subscribe(update),
    getSignInConfig(kit).onChange?.(() => checkAgain(kit)),
    onWindowReturn(() => {
      if (kit.timers.isRunning('sign-in/check')) checkAgain(kit)
    }),
  ]
  update()
  return stops
})

/** Handles a change of account or network. `connecting` is the connector the user was connecting before the change. */
function handleChange(kit: Kit, connecting: string | undefined): void {
  const run = getSignInRuntime(kit)
  const target = selectActiveSigner(kit.store.get())
  const before = run.target
  const known = run.wallets
  run.wallets = Object.values(kit.store.get().connect.connections).flat()
  if (before?.caipAddress === target?.caipAddress) {
    run.target = target
    if (target) updateRequired(kit, target)
    return
  }
  run.target = target
  run.isSwitch =
    before !== undefined &&
    known.some(
      ({ connectorId, accounts }) =>
        connectorId === target?.connectorId && accounts.some(({ address }) => address === target.address),
    )
  if (target) void checkSignIn(kit, target, { isFresh: target.connectorId === connecting })
  else {
    signInAttempts.abort(kit)
    updateSignIn(kit, { status: 'idle', address: undefined })
  }
}

/**
 * Updates whether sign-in is required and possible. The app's setting and the wallet's abilities can change without an event,
 * so this runs on every state change.
 */
function updateRequired(kit: Kit, target: ActiveSigner): void {
  const { status } = kit.store.get().signIn
  if (status !== 'needed' && status !== 'signing') return
  if (status === 'needed') updateSignIn(kit, { failure: getKnownFailure(kit, target) })
  try {
    updateSignIn(kit, { isRequired: isSignInRequired(kit) })
  } catch (error) {
    kit.log.error('The sign-in requirement could not be checked', error)
  }
}
