/**
 * Shows that a session was granted, if the embedded wallet granted it in its approval view.
 *
 * Source  spec R-SESS-28, R-SESS-29, R-FLOW-53
 */
import type { KitError } from '../../base/errors/kit-error.js'
import { currentRoute } from '../../core/state/navigation-state.js'
import type { Kit } from '../../kit.js'
import { goBack } from '../../navigation/go-back.js'
import { replace } from '../../navigation/navigate.js'
import { showToast } from '../../navigation/toast.js'

/** Replaces ApproveTransaction with SmartSessionCreated, before the session is active. */
export function showCreated(kit: Kit): void {
  if (currentRoute(kit.store.get().navigation).view !== 'ApproveTransaction') return
  kit.store.batch(() => {
    kit.store.set(({ smartSessions }) => ({ smartSessions: { ...smartSessions, granted: undefined } }))
    replace(kit, { view: 'SmartSessionCreated' })
  })
}

/** Closes SmartSessionCreated when the session could not be activated, with a toast when the modal stays open. */
export function closeCreated(kit: Kit, error: KitError): void {
  if (currentRoute(kit.store.get().navigation).view !== 'SmartSessionCreated') return
  goBack(kit)
  if (kit.store.get().modal.open) showToast(kit, { message: error, variant: 'error' })
}
