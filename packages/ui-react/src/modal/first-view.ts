/**
 * The view the modal shows, or would open with, loaded together with the modal's own code and not after it. The page knows the
 * few that open the modal most often; the table of all is in the modal's code, and Connect is in its file.
 *
 * Source  R-MODAL-10, R-HOST-08
 */
import { currentRoute, type Kit, selectActiveAccount, type ViewName } from '@bowline/kit-core'

const OFTEN: Readonly<Partial<Record<ViewName, () => Promise<unknown>>>> = {
  Account: () => import('../views/account/account-view.js'),
  Networks: () => import('../views/networks/networks-view.js'),
}

/** The view to fetch: the one on screen, else `wanted`, else what the modal opens with. */
export function firstView(kit: Kit, wanted?: ViewName): ViewName {
  const state = kit.getState()
  if (state.modal.open) return currentRoute(state.navigation).view
  return wanted ?? (selectActiveAccount(state) ? 'Account' : 'Connect')
}

/** Begins to fetch it. A failure is left to the modal, which fetches it again. */
export async function beginFirstView(view: ViewName): Promise<void> {
  await OFTEN[view]?.().catch(() => undefined)
}
