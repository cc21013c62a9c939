/**
 * Starts the swap scope for a view. When there can be no swap and the view is Swap, shows Connect (without an account) or the
 * networks that support swaps instead.
 *
 * Source  spec R-SWAP-02, R-SWAP-05, R-VIEW-05, R-VIEW-54
 */
import { isKitError } from '../../base/errors/kit-error.js'
import { currentRoute } from '../../core/state/navigation-state.js'
import type { Kit } from '../../kit.js'
import { push, reset } from '../../navigation/navigate.js'
import { getSwapScope, type SwapScope } from './swap-scope.js'
import { updateSwap } from './update-swap.js'

/** Undefined when there can be no swap. Never throws. */
export function startSwapView(kit: Kit): SwapScope | undefined {
  const isShown = currentRoute(kit.store.get().navigation).view === 'Swap'
  try {
    const scope = getSwapScope(kit)
    if (!scope) updateSwap(kit, { phase: 'failed' })
    if (!scope && isShown) push(kit, { view: 'UnsupportedChain', data: { swapUnsupportedChain: true } })
    return scope
  } catch (error) {
    kit.log.warn(isKitError(error) ? error.message : 'The swap could not be entered')
    if (isShown) reset(kit, { view: 'Connect' })
    return undefined
  }
}
