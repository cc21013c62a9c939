/**
 * Opens the modal at the swap form, for `open({ view: 'Swap' })`.
 *
 * In      preselection  tokens and amount from the app, unchecked. A value that is not text counts as not found or invalid
 *         connectData   route data for Connect when it is shown instead
 * Out     shows Swap, with the list of supported networks over it when the active one has no swaps; Connect without an account
 * Source  spec R-MODAL-05, R-SWAP-02, R-SWAP-05, R-VIEW-05
 */

import type { Namespace } from '../../base/caip/namespace.js'
import { safeGet } from '../../base/validation/safe-get.js'
import type { RouteData } from '../../core/state/navigation-state.js'
import { selectActiveAccount } from '../../core/state/select-account.js'
import type { SwapPreselection } from '../../core/state/swap-preselection.js'
import type { Kit } from '../../kit.js'
import { showView } from '../../navigation/show-view.js'
import { SwapAddressMissingError } from './errors.js'
import { startSwapView } from './start-swap-view.js'

export function openSwap(
  kit: Kit,
  { arguments: preselection }: { readonly arguments?: unknown },
  namespaceFilter: Namespace | undefined,
  connectData?: RouteData,
): void {
  const state = kit.store.get()
  if (!selectActiveAccount(state)) {
    kit.log.warn(new SwapAddressMissingError().message)
    showView(kit, 'Connect', namespaceFilter, connectData)
    return
  }
  const swap = preselectionOf(preselection)
  kit.store.batch(() => {
    showView(kit, 'Swap', namespaceFilter, swap && { swap })
    startSwapView(kit)
  })
}

function preselectionOf(given: unknown): SwapPreselection | undefined {
  if (typeof given !== 'object' || given === null) return undefined
  const [fromToken, toToken, amount] = ['fromToken', 'toToken', 'amount'].map((key) => textOf(safeGet(given, key)))
  return { fromToken, toToken, amount }
}

/** Undefined when absent; empty for a value that is not text, which cannot be parsed. */
function textOf(value: unknown): string | undefined {
  if (value === undefined || value === null) return undefined
  return typeof value === 'string' ? value : ''
}
