/**
 * Opens the modal.
 *
 * In      view       one of OPENABLE_VIEWS. When absent: UnsupportedChain or SIWXSignMessage if a decision is pending, else
 *                    Account or Connect. UnsupportedChain comes before each view of the account. When a connected user opens Connect over another view, back returns to that view
 *         wallet     the wallet to connect, as if chosen in Connect; see `OpenParams`
 *         uri        pairing URI the app created, shown as it is; an invalid URI is not shown
 *         arguments  initial values of Swap
 *         namespace  shows only wallets of this namespace and makes it active; ignored when it has no networks
 * Out     resolves when the first view has been painted, without waiting for data. While a stored connection is being restored,
 *         Connect replaces a view that needs an account; that view opens once the connection is restored
 * Throws  ModalLoadError  when the modal's code fails to load; the mounted surface reports that to the user
 * Source  spec R-MODAL-03 to 10, R-MODAL-35, R-CONN-34, R-MODAL-28, R-VIEW-05, R-VIEW-55, R-BTN-02, R-SWAP-02, R-SWAP-05,
 *         R-CONN-145, R-MODAL-63, R-MODAL-64, R-VIEW-97
 */

import type { Namespace } from '../base/caip/namespace.js'
import { currentRoute } from '../core/state/navigation-state.js'
import { selectActiveAccount } from '../core/state/select-account.js'
import { selectIsUnsupportedChain, selectNetworks } from '../core/state/select-network.js'
import { selectIsSignInMissing } from '../core/state/select-sign-in.js'
import { setActiveNamespace } from '../core/state/set-active-network.js'
import { isOpenableView, OPENABLE_VIEWS, type OpenableView, type ViewName, type ViewRow } from '../core/state/views.js'
import type { Kit, KitCode } from '../kit.js'
import type { KitState } from '../state.js'
import { ModalLoadError } from './errors.js'
import { appendView, startHistory } from './history.js'
import type { OpenParams } from './open-params.js'
import { prefetch } from './prefetch.js'
import { showModal } from './show-modal.js'
import { waitForPaint } from './surface.js'

/** Opens the modal, or navigates the open one. */
export async function open(kit: Kit, params: OpenParams = {}): Promise<void> {
  const { namespace, uri, wallet } = params
  const view = wallet === undefined ? params.view : 'Connect'
  if (view !== undefined && !isOpenableView(view)) {
    kit.log.warn(`The view "${String(view)}" cannot be opened from outside`)
    return
  }
  if (view !== undefined && !isSurelyOn(kit.store.get(), view) && !(await mayShow(kit, view))) return
  const filter = namespace !== undefined && selectNetworks(kit.store.get(), namespace) ? namespace : undefined
  if (filter !== namespace) kit.log.warn(`No network for the namespace "${String(namespace)}"`)
  if (uri !== undefined) {
    const { offerAppPairing } = await part(kit, ({ ownPairing }) => ownPairing())
    if (!offerAppPairing(kit, uri)) return
  }
  const isAdding = view === 'Connect' && uri === undefined && selectCanGoBack(kit.store.get())
  for (const adapter of kit.adapters.values()) adapter.refreshConnectors?.()
  if (filter) activateNamespace(kit, filter)
  const again = () => open(kit, params).catch((error: unknown) => kit.log.error('A view could not be opened', error))
  const isRestoring = view && !selectActiveAccount(kit.store.get()) && kit.store.get().connect.restoring[0]
  const data = isRestoring ? { showRequested: again } : undefined
  const first = uri === undefined ? firstView(kit, view) : 'ConnectingWalletConnectBasic'
  if ((view === 'Swap' || view === 'OnRampProviders') && first !== 'UnsupportedChain')
    (await part(kit, ({ openFeature }) => openFeature())).openFeature(kit, params, filter, data)
  else if (isAdding) addConnect(kit, filter)
  else showModal(kit, first, filter, data)
  if (wallet !== undefined) await (await part(kit, ({ openWallet }) => openWallet())).openWallet(kit, wallet)
  prefetch(kit)
  if (uri === undefined) {
    kit
      .code()
      .then(({ preparePairing }) => preparePairing(kit))
      .catch((error: unknown) => kit.log.debug('A pairing could not be prepared', error))
  }
  await waitForPaint(kit)
}

/**
 * Opens the modal at UnsupportedChain, where the user chooses another network, even if the app sets
 * `allowUnsupportedChain`.
 */
export async function openUnsupportedChain(kit: Kit, { namespace }: Pick<OpenParams, 'namespace'>): Promise<void> {
  const opening = open(kit, { namespace })
  startHistory(kit, 'UnsupportedChain')
  await opening
}

/**
 * Whether a view is known to be on without loading more code. The code that checks other views loads on demand, also for
 * features with providers, whose value is a list: a region may turn them off.
 */
function isSurelyOn({ config }: KitState, view: OpenableView): boolean {
  const [, offBy]: ViewRow = OPENABLE_VIEWS[view]
  const features: Readonly<Record<string, unknown>> = { ...config.appFeatures, ...config.remoteFeatures }
  return !offBy || features[offBy] === true
}

/** When the checking code fails to load, so does the code of the modal, and the page reports that. */
function mayShow(kit: Kit, view: OpenableView): Promise<boolean> {
  return kit.code().then(
    ({ isViewEnabled }) => isViewEnabled(kit, view),
    () => true,
  )
}

/** Runs a module that opens the modal, loaded through the first intent's code. */
function part<Part>(kit: Kit, load: (code: KitCode) => Promise<Part>): Promise<Part> {
  return kit
    .code()
    .then(load)
    .catch((cause: unknown) => {
      throw new ModalLoadError(cause)
    })
}

/** Remembers the active namespace, to restore it when the modal closes without a connection. */
function activateNamespace(kit: Kit, namespace: Namespace): void {
  kit.store.set(({ modal, network }) => ({
    modal: { ...modal, namespaceBefore: modal.namespaceBefore ?? network.activeNamespace },
  }))
  setActiveNamespace(kit, namespace)
}

function selectCanGoBack(state: KitState): boolean {
  return (
    state.modal.open && selectActiveAccount(state) !== undefined && currentRoute(state.navigation).view !== 'Connect'
  )
}

function addConnect(kit: Kit, namespaceFilter: Namespace | undefined): void {
  kit.store.batch(() => {
    kit.store.set(({ modal }) => ({ modal: { ...modal, namespaceFilter } }))
    appendView(kit, 'Connect')
  })
}

function firstView(kit: Kit, view: OpenableView | undefined): ViewName {
  const state = kit.store.get()
  const isConnected = selectActiveAccount(state) !== undefined
  const isOfAccount = view === undefined || OPENABLE_VIEWS[view][0] === 'account'
  if (isConnected && isOfAccount && selectIsUnsupportedChain(state) && !kit.config.allowUnsupportedChain)
    return 'UnsupportedChain'
  if (isConnected && (view === undefined || view === 'Account') && selectIsSignInMissing(state))
    return 'SIWXSignMessage'
  if (view === undefined) return isConnected ? 'Account' : 'Connect'
  return isConnected || OPENABLE_VIEWS[view][0] !== 'account' ? view : 'Connect'
}
