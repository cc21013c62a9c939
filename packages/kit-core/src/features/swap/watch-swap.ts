/**
 * Keeps the swap form up to date while a view or hook uses it: loads it, applies a preselection, refreshes quote, prices and
 * balances, retries failed loading, and starts again when the account or network changes. Shows Connect without an account, and
 * the supported networks when the active one has no swaps.
 *
 * Source  spec R-SWAP-02, R-SWAP-04 to 06, R-SWAP-10, R-SWAP-15, R-SWAP-48, R-SWAP-136, R-VIEW-05, R-ACCT-178
 */

import { onAbort, perOwner } from '../../base/async/per-owner.js'
import { whileObserved } from '../../base/async/while-observed.js'
import { retryWhileFailed } from '../../core/state/retry-while-failed.js'
import { selectAccount } from '../../core/state/select-account.js'
import { selectIsInModal } from '../../core/state/select-view.js'
import { track } from '../../core/tracking/track.js'
import type { Kit } from '../../kit.js'
import type { KitState } from '../../state.js'
import { selectIsFeeSponsorable } from '../../wallets/account/is-fee-sponsorable.js'
import { watchContractAccount } from '../../wallets/account/watch-contract-account.js'
import { closeSwapViews } from './close-swap-views.js'
import { initializeSwap } from './initialize-swap.js'
import { pollSwap } from './poll-swap.js'
import { applyPreselection, awaitTokens } from './preselect.js'
import { requote } from './quote-swap.js'
import { startSwapView } from './start-swap-view.js'
import { type SwapScope, selectSwapAccount } from './swap-scope.js'
import { setSwapTokens } from './update-swap-tokens.js'

type SwapWatch = {
  isTracked: boolean
  preselected?: unknown
  /** Undefined without an account or on a network without swaps. */
  scope?: SwapScope | undefined
}

const watches = perOwner((): SwapWatch => ({ isTracked: false }))

/** Starts watching; the returned function stops it. Tracks the opening once until the views are left. */
export function watchSwap(kit: Kit): () => void {
  return observe(kit)
}

const observe = whileObserved((kit: Kit) => {
  const watch = watches(kit)
  const start = () => enter(kit, watch)
  start()
  const stops = [
    kit.subscribe(selectSwapAccount, () => {
      closeSwapViews(kit, ['SwapPreview', 'SwapSelectToken'])
      start()
    }),
    kit.subscribe(selectPreselection, start),
    watchContractAccount(kit),
    retryStart(kit, watch),
  ]
  return () => {
    for (const stop of stops) stop()
    kit.timers.stop('swap/refresh')
    watch.isTracked = selectIsInModal(kit.store.get(), ['Swap'])
  }
})

function enter(kit: Kit, watch: SwapWatch): void {
  const scope = startSwapView(kit)
  watch.scope = scope
  if (!scope) return
  trackOpened(kit, watch, scope)
  const preselection = selectPreselection(kit.store.get())
  if (preselection && preselection !== watch.preselected) {
    watch.preselected = preselection
    awaitTokens(kit, preselection)
    applyPreselection(kit, scope)
    if (scope.isReady) requote(kit, scope)
  }
  if (kit.store.get().swap.phase === 'done') requote(kit, scope)
  pollSwap(kit, scope)
  watchBalances(kit, scope)
  void initializeSwap(kit, scope)
}

/** Retries a swap whose tokens or gas price failed to load. A failed quote refreshes by polling. */
function retryStart(kit: Kit, watch: SwapWatch): () => void {
  return retryWhileFailed(kit, {
    isFailed: ({ swap }) => swap.phase === 'failed' && watch.scope?.isReady === false,
    isLoading: ({ swap }) => swap.phase === 'initializing',
    refetch: async () => watch.scope && initializeSwap(kit, watch.scope, { isQuiet: true }),
  })
}

const balances = perOwner(() => ({ areWatched: false }))

function watchBalances(kit: Kit, scope: SwapScope): void {
  const own = balances(scope)
  if (own.areWatched) return
  own.areWatched = true
  const update = () => setSwapTokens(kit, scope)
  onAbort(
    scope.signal,
    kit.subscribe((state) => selectAccount(state, scope.namespace).tokenBalance, update),
    kit.subscribe((state) => selectAccount(state, scope.namespace).balance, update),
    kit.subscribe((state) => selectIsFeeSponsorable(state, scope.namespace), update),
  )
}

function trackOpened(kit: Kit, watch: SwapWatch, { network, isSmartAccount }: SwapScope): void {
  if (watch.isTracked) return
  watch.isTracked = true
  track(kit, { type: 'track', event: 'OPEN_SWAP', properties: { network: network.caipNetworkId, isSmartAccount } })
}

function selectPreselection({ navigation }: KitState) {
  return navigation.history.find(({ view }) => view === 'Swap')?.data.swap
}
