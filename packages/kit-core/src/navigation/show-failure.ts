import type { KitError } from '../base/errors/kit-error.js'
import { currentRoute } from '../core/state/navigation-state.js'
import type { ViewName } from '../core/state/views.js'
import type { Kit } from '../kit.js'
import { hideToast, showToast } from './toast.js'

/**
 * Reports a failure with a toast, unless one of `views`, which show it themselves, is on screen. Closes an open toast
 * in both cases. Source: spec R-TOAST-11.
 */
export function showFailure(kit: Kit, error: KitError, views: readonly ViewName[]): void {
  const { modal, navigation } = kit.store.get()
  if (modal.open && views.includes(currentRoute(navigation).view)) hideToast(kit)
  else showToast(kit, { message: error, variant: 'error' })
}
