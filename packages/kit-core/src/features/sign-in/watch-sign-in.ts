/**
 * Watches who is connected where, and sees to it that the sign-in of each is known. Loaded with the first connection.
 *
 * Source  spec R-SIWX-06 to 08, R-SIWX-19, R-SIWX-21, R-SIWX-60, R-CONN-96, R-CONN-118, R-MODAL-16
 */

import { oncePerLifetime } from '../../base/async/scope.js'
import { onWindowReturn } from '../../base/browser/page-return.js'
import { type SignInTarget, selectSignInTarget } from '../../core/state/sign-in-context.js'
import type { Kit } from '../../kit.js'
import type { KitState } from '../../state.js'
import { checkAgain, checkSignIn, knownFailure } from './check-sign-in.js'
import { getSignInConfig, isSignInRequired } from './get-sign-in-config.js'
import { revokeSessions } from './revoke-sessions.js'
import { getSignInRuntime, signInAttempts } from './sign-in-runtime.js'
import { updateSignIn } from './update-sign-in.js'

/** Begins to watch, until the kit stops. `since` is the state that the watch was called for. */
export const watchSignIn = oncePerLifetime((kit: Kit, since: KitState) => {
  getSignInRuntime(kit).place = undefined
  let before = since
  const follow = () => {
    revokeSessions(kit, before)
    const { attempt } = before.connect
    before = kit.store.get()
    look(kit, attempt?.connectorId)
  }
  const stops = [
    kit.store.subscribe(follow),
    getSignInConfig(kit).onChange?.(() => checkAgain(kit)),
    onWindowReturn(() => {
      if (kit.timers.isRunning('sign-in/check')) checkAgain(kit)
    }),
  ]
  follow()
  return stops
})

/** The account or its network changed. `connecting` is the connector that the user was connecting before the change. */
function look(kit: Kit, connecting: string | undefined): void {
  const run = getSignInRuntime(kit)
  const place = selectSignInTarget(kit.store.get())
  const before = run.place
  const known = run.wallets
  run.wallets = Object.values(kit.store.get().connect.connections).flat()
  if (before?.caipAddress === place?.caipAddress) {
    run.place = place
    if (place) readRequired(kit, place)
    return
  }
  run.place = place
  run.isSwitch =
    before !== undefined &&
    known.some(
      ({ connectorId, accounts }) =>
        connectorId === place?.connectorId && accounts.some(({ address }) => address === place.address),
    )
  if (place) void checkSignIn(kit, place, { isFresh: place.connectorId === connecting })
  else {
    signInAttempts.abort(kit)
    updateSignIn(kit, { status: 'idle', address: undefined })
  }
}

/** The app may change its mind at any time, and a wallet what its account can do; both are looked at with any other change. */
function readRequired(kit: Kit, place: SignInTarget): void {
  const { status } = kit.store.get().signIn
  if (status !== 'needed' && status !== 'signing') return
  if (status === 'needed') updateSignIn(kit, { failure: knownFailure(kit, place) })
  try {
    updateSignIn(kit, { isRequired: isSignInRequired(kit) })
  } catch (error) {
    kit.log.error('Whether sign-in is required could not be found out', error)
  }
}
