/**
 * Tells a failure once: by a toast, unless a view that says it itself is on screen.
 *
 * In      views  those that say it
 * Source  spec R-TOAST-11
 */
import type { KitError } from '../base/errors/kit-error.js'
import { currentRoute } from '../core/state/navigation-state.js'
import type { ViewName } from '../core/state/views.js'
import type { Kit } from '../kit.js'
import { hideToast, showToast } from './toast.js'

/** Tells what went wrong. A toast of what was waited for goes either way. */
export function showFailure(kit: Kit, error: KitError, views: readonly ViewName[]): void {
  const { modal, navigation } = kit.store.get()
  if (modal.open && views.includes(currentRoute(navigation).view)) hideToast(kit)
  else showToast(kit, { message: error, variant: 'error' })
}
