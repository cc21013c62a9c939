/**
 * Loads what the swap form needs before the user can choose: the token list, then balances and gas price. The native token's
 * price loads in parallel and blocks nothing.
 *
 * Out     updates the state; a failure is shown in the form, or as a toast elsewhere
 * Throws  nothing
 * Source  spec R-SWAP-06, R-SWAP-07, R-SWAP-09 to 14, R-SWAP-24, R-SWAP-50
 */

import { createRun } from '../../base/async/run.js'
import type { Kit } from '../../kit.js'
import { showFailure } from '../../navigation/show-failure.js'
import { showToast } from '../../navigation/toast.js'
import { refreshTokens } from '../../wallets/account/refresh-tokens.js'
import { closeSwapViews } from './close-swap-views.js'
import { SwapInitializeError, SwapNetworkPriceError } from './errors.js'
import { loadSwapService } from './load-service.js'
import { isNativeToken } from './native-token.js'
import { applyPreselection } from './preselect.js'
import { requote } from './quote-swap.js'
import { resetSwapForm } from './reset-swap-form.js'
import type { SwapScope } from './swap-scope.js'
import { fetchAndStorePrice } from './token-price.js'
import { updateSwap } from './update-swap.js'
import { setSwapTokens } from './update-swap-tokens.js'

const starts = createRun<void>()

/** Does nothing once the scope is ready; joins a pending call. Resets the form. `isQuiet`: a failure shows no toast. */
export async function initializeSwap(kit: Kit, scope: SwapScope, { isQuiet = false } = {}): Promise<void> {
  if (!scope.isReady) await starts.join(scope, () => initialize(kit, scope, isQuiet))
}

async function initialize(kit: Kit, scope: SwapScope, isQuiet: boolean): Promise<void> {
  const { namespace, signal } = scope
  updateSwap(kit, { phase: 'initializing', error: undefined })
  try {
    const service = await loadSwapService()
    scope.tokens = await service.fetchSwapTokens(kit, scope)
    if (signal.aborted) return
    setSwapTokens(kit, scope)
    resetSwapForm(kit)
    applyPreselection(kit, scope)
    void readNetworkPrice(kit, scope)
    const [gasPrice] = await Promise.all([service.fetchGasPrice(kit, scope), refreshTokens(kit, { namespace, signal })])
    if (signal.aborted) return
    scope.isReady = true
    updateSwap(kit, { gasPrice })
    setSwapTokens(kit, scope)
    requote(kit, scope)
  } catch (error) {
    if (signal.aborted) return
    kit.log.debug('A swap could not be started', error)
    const failure = new SwapInitializeError(error)
    updateSwap(kit, { phase: 'failed', error: failure.message })
    closeSwapViews(kit, ['SwapPreview', 'SwapSelectToken'])
    if (!isQuiet) showFailure(kit, failure, ['Swap'])
  }
}

async function readNetworkPrice(kit: Kit, scope: SwapScope): Promise<void> {
  const token = kit.store.get().swap.tokens.find(isNativeToken)
  if (!token) return
  try {
    const networkPrice = await fetchAndStorePrice(kit, scope, token)
    if (!scope.signal.aborted) updateSwap(kit, { networkPrice })
  } catch (error) {
    if (!scope.signal.aborted) showToast(kit, { message: new SwapNetworkPriceError(error), variant: 'error' })
  }
}
