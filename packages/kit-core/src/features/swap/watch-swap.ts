/**
 * Follows the swap while one of its views is there: begins it, keeps its quote fresh, and begins anew where the account or
 * the network is another one.
 *
 * Out     a function that ends it. Opening is told once, until the views are left
 * Throws  nothing: without an account the visitor is led to Connect, and without swaps on the network to those that have them
 * Source  spec R-SWAP-02, R-SWAP-04 to 06, R-SWAP-10, R-SWAP-15, R-SWAP-48, R-SWAP-136, R-VIEW-05, R-ACCT-178
 */

import { onEnd, perOwner } from '../../base/async/scope.js'
import { whileObserved } from '../../base/async/while-observed.js'
import { retryWhileFailed } from '../../core/state/retry-while-failed.js'
import { selectAccount } from '../../core/state/select-account.js'
import { track } from '../../core/tracking/track.js'
import type { Kit } from '../../kit.js'
import type { KitState } from '../../state.js'
import { selectIsFeeSponsorable } from '../../wallets/account/is-fee-sponsorable.js'
import { watchReceiveAccount } from '../../wallets/account/watch-receive-account.js'
import { leaveSwapViews } from './close-swap-views.js'
import { enterSwapView } from './enter-swap-view.js'
import { initialiseSwap } from './initialise-swap.js'
import { pollSwap } from './poll-swap.js'
import { applyPreselection, awaitTokens } from './preselect.js'
import { requote } from './quote-swap.js'
import { type SwapSession, selectSwapAccount } from './swap-session.js'
import { setSwapTokens } from './update-swap-tokens.js'

type Following = {
  isTold: boolean
  preselected?: unknown
  /** Undefined while there is no account or the network has no swaps. */
  session?: SwapSession | undefined
}

const followings = perOwner((): Following => ({ isTold: false }))

/** Begins to follow; the returned function ends it. */
export function watchSwap(kit: Kit): () => void {
  return observe(kit)
}

const observe = whileObserved((kit: Kit) => {
  const following = followings(kit)
  const start = () => enter(kit, following)
  start()
  const stops = [
    kit.subscribe(selectSwapAccount, () => {
      leaveSwapViews(kit, ['SwapPreview', 'SwapSelectToken'])
      start()
    }),
    kit.subscribe(selectPreselection, start),
    watchReceiveAccount(kit),
    retryStart(kit, following),
  ]
  return () => {
    for (const stop of stops) stop()
    kit.timers.stop('swap/refresh')
    following.isTold = selectIsSwapOpen(kit.store.get())
  }
})

function enter(kit: Kit, following: Following): void {
  const session = enterSwapView(kit)
  following.session = session
  if (!session) return
  tellOpened(kit, following, session)
  const preselection = selectPreselection(kit.store.get())
  if (preselection && preselection !== following.preselected) {
    following.preselected = preselection
    awaitTokens(kit, preselection)
    applyPreselection(kit, session)
    if (session.isReady) requote(kit, session)
  }
  if (kit.store.get().swap.phase === 'done') requote(kit, session)
  pollSwap(kit, session)
  followBalances(kit, session)
  void initialiseSwap(kit, session)
}

/** Starts a swap again whose tokens or gas price could not be fetched. A failed quote refreshes like any other. */
function retryStart(kit: Kit, following: Following): () => void {
  return retryWhileFailed(kit, {
    isFailed: ({ swap }) => swap.phase === 'failed' && following.session?.isReady === false,
    isLoading: ({ swap }) => swap.phase === 'initialising',
    refetch: async () => following.session && initialiseSwap(kit, following.session, { isQuiet: true }),
  })
}

const balances = perOwner(() => ({ areFollowed: false }))

function followBalances(kit: Kit, session: SwapSession): void {
  const own = balances(session)
  if (own.areFollowed) return
  own.areFollowed = true
  const hold = () => setSwapTokens(kit, session)
  onEnd(
    session.signal,
    kit.subscribe((state) => selectAccount(state, session.namespace).tokenBalance, hold),
    kit.subscribe((state) => selectAccount(state, session.namespace).balance, hold),
    kit.subscribe((state) => selectIsFeeSponsorable(state, session.namespace), hold),
  )
}

function tellOpened(kit: Kit, following: Following, { network, isSmartAccount }: SwapSession): void {
  if (following.isTold) return
  following.isTold = true
  track(kit, { type: 'track', event: 'OPEN_SWAP', properties: { network: network.caipNetworkId, isSmartAccount } })
}

function selectIsSwapOpen({ navigation, modal }: KitState): boolean {
  return modal.open && navigation.history.some(({ view }) => view === 'Swap')
}

function selectPreselection({ navigation }: KitState) {
  return navigation.history.find(({ view }) => view === 'Swap')?.data.swap
}
