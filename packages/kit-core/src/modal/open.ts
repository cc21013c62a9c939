/**
 * Opens the modal.
 *
 * In      view       one of OPENABLE_VIEWS; Account or Connect by state when absent; UnsupportedChain in place of Account while it asks
 *         namespace  wallets of this namespace only, which becomes the active one; one without networks is ignored
 * Out     resolves when the first view has been painted, without waiting for what is fetched
 * Source  spec R-MODAL-03 to 10, R-MODAL-28, R-VIEW-05, R-VIEW-55, R-BTN-02
 */
import { selectActiveAccount } from '../account/select-account.js'
import type { Namespace } from '../caip/namespace.js'
import { prefetch } from '../config/prefetch.js'
import type { Kit } from '../kit.js'
import { reset } from '../navigation/navigate.js'
import type { RouteData } from '../navigation/state.js'
import { isOpenableView, type OpenableView, VIEWS_OF_AN_ACCOUNT, type ViewName } from '../navigation/views.js'
import { selectIsUnsupportedChain, selectNetworks } from '../network/select-network.js'
import { setActiveNamespace } from '../network/set-active-network.js'
import { track } from '../tracking/track.js'
import { painted } from './surface.js'

/** What to open. */
export type OpenParams = { view?: OpenableView | undefined; namespace?: Namespace | undefined }

/** Opens the modal, or navigates the open one. */
export async function open(kit: Kit, { view, namespace }: OpenParams = {}): Promise<void> {
  if (view !== undefined && !isOpenableView(view)) {
    kit.log.warn(`The view "${String(view)}" cannot be opened from outside`)
    return
  }
  const filter = namespace !== undefined && selectNetworks(kit.store.get(), namespace) ? namespace : undefined
  if (filter) setActiveNamespace(kit, filter)
  showView(kit, firstView(kit, view), filter)
  prefetch(kit)
  await painted(kit)
}

/** Opens the modal at a view of the kit's own choosing. */
export function showView(kit: Kit, view: ViewName, namespaceFilter?: Namespace, data?: RouteData): void {
  const { modal } = kit.store.get()
  kit.store.batch(() => {
    reset(kit, { view, data })
    kit.store.set({ modal: { ...modal, open: true, namespaceFilter } })
  })
  if (modal.open) return
  const connected = selectActiveAccount(kit.store.get()) !== undefined
  track(kit, { type: 'track', event: 'MODAL_OPEN', properties: { connected } })
}

function firstView(kit: Kit, view: OpenableView | undefined): ViewName {
  const state = kit.store.get()
  const isConnected = selectActiveAccount(state) !== undefined
  const asksDecision = isConnected && selectIsUnsupportedChain(state) && !kit.config.allowUnsupportedChain
  if (asksDecision && (view === undefined || view === 'Account')) return 'UnsupportedChain'
  if (view === undefined) return isConnected ? 'Account' : 'Connect'
  return !isConnected && VIEWS_OF_AN_ACCOUNT.includes(view) ? 'Connect' : view
}
