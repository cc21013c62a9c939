/**
 * Reports a failure once: with a toast, unless a view that shows it is on screen.
 *
 * In      views  views that show the failure themselves
 * Source  spec R-TOAST-11
 */
import type { KitError } from '../base/errors/kit-error.js'
import { currentRoute } from '../core/state/navigation-state.js'
import type { ViewName } from '../core/state/views.js'
import type { Kit } from '../kit.js'
import { hideToast, showToast } from './toast.js'

/** Shows an error. Closes a loading toast in both cases. */
export function showFailure(kit: Kit, error: KitError, views: readonly ViewName[]): void {
  const { modal, navigation } = kit.store.get()
  if (modal.open && views.includes(currentRoute(navigation).view)) hideToast(kit)
  else showToast(kit, { message: error, variant: 'error' })
}
