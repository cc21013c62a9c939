/**
 * Loads the view that the modal shows or would open with in parallel with the modal's code. Only Account and
 * Networks are loaded here: Connect is part of the modal's own file, and the modal loads every other view.
 *
 * Source  R-MODAL-10, R-HOST-08
 */
import { currentRoute, type Kit, selectActiveAccount, type ViewName } from '@bowline/kit-core'

const COMMON_VIEWS: Readonly<Partial<Record<ViewName, () => Promise<unknown>>>> = {
  Account: () => import('../views/account/account/account-view.js'),
  Networks: () => import('../views/networks/networks/networks-view.js'),
}

/** View to load: the view on screen, else `wanted`, else Account with an account and Connect without one. */
export function getFirstView(kit: Kit, wanted?: ViewName): ViewName {
  const state = kit.getState()
  if (state.modal.open) return currentRoute(state.navigation).view
  return wanted ?? (selectActiveAccount(state) ? 'Account' : 'Connect')
}

/** Loads the code of Account or Networks; does nothing for another view. Ignores a failure: the modal loads the view again. */
export async function startFirstView(view: ViewName): Promise<void> {
  await COMMON_VIEWS[view]?.().catch(() => undefined)
}
