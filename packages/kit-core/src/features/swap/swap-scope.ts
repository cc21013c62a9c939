/**
 * Swap scope: the account and network that the swap form belongs to, with caches, until either changes. A new scope resets
 * the form; closing the views does not end it.
 *
 * Throws  SwapAddressMissingError; WalletUnavailableError while the wallet is reconnecting
 * Source  spec R-SWAP-01, R-SWAP-05, R-SWAP-13, R-SWAP-48, R-STATE-52, R-CONN-149
 */

import type { SwapTokenListing } from '@bowline/api-client'
import { openScope } from '../../base/async/open-scope.js'
import { perOwner } from '../../base/async/per-owner.js'
import { createRun } from '../../base/async/run.js'
import type { CaipAddress, Namespace } from '../../base/caip/namespace.js'
import type { Network } from '../../base/networks/network.js'
import { selectActiveAccount } from '../../core/state/select-account.js'
import { selectActiveNetwork } from '../../core/state/select-network.js'
import type { Kit } from '../../kit.js'
import type { KitState } from '../../state.js'
import { assertReconnected } from '../../wallets/connect/wait-for-reconnect.js'
import { SwapAddressMissingError } from './errors.js'
import { INITIAL_SWAP_STATE } from './state.js'
import { isSwapNetwork } from './swap-networks.js'

/** The account and network of the swap form, with its caches. */
export type SwapScope = {
  readonly namespace: Namespace
  readonly address: string
  readonly caipAddress: CaipAddress
  readonly network: Network
  readonly isSmartAccount: boolean
  /** Aborts when the account or its network changes. */
  readonly signal: AbortSignal
  /** Ends the scope and resets the form. */
  readonly end: () => void
  /** Token prices by lower-case address; 0 for tokens the service has no price for. */
  readonly prices: Map<string, number>
  /** Time of the last price request per token. */
  readonly pricedAtMs: Map<string, number>
  /** Tokens as the service lists them; undefined until loaded. */
  tokens: readonly SwapTokenListing[] | undefined
  /** Tokens, balances and gas price are loaded. */
  isReady: boolean
  /** Time of the current quote. */
  quotedAtMs: number
  /** Received amount the user has agreed to, in base units; undefined before a review. */
  agreedAmount: bigint | undefined
  /** Contract and minimum, in base units, of the swap the user has agreed to; undefined before one was built in this review. */
  agreedSwap: { readonly contract: string; readonly minimum: bigint | undefined } | undefined
  /** True once the wallet did not carry out an approval and the swap as one. */
  hasNoBatches: boolean
  /** Refreshes a stale review; undefined before the first review, whose code sets it. */
  refreshStaleReview: (() => void) | undefined
}

/** Approvals and swaps that the wallet is prompted for, and their confirmation: one at a time per scope. */
export const walletRequests = createRun<unknown>()

const scopes = perOwner((): { current?: SwapScope | undefined } => ({}))

/** CAIP-10 id of the active account on its network; undefined without one. */
export function selectSwapAccount(state: KitState): CaipAddress | undefined {
  return selectActiveNetwork(state) && selectActiveAccount(state)?.caipAddress
}

/** Returns the active account's scope; starts one if there is none. Undefined on a network without swaps. */
export function getSwapScope(kit: Kit): SwapScope | undefined {
  const state = kit.store.get()
  const account = selectActiveAccount(state)
  const known = scopes(kit).current
  const { address, caipAddress } = account ?? {}
  if (known && !known.signal.aborted && known.caipAddress === selectSwapAccount(state)) return known
  known?.end()
  assertReconnected(state)
  if (!account || address === undefined || caipAddress === undefined) throw new SwapAddressMissingError()
  const network = selectActiveNetwork(state)
  if (!network || !isSwapNetwork(network.caipNetworkId)) return undefined
  return startScope(kit, {
    namespace: state.network.activeNamespace,
    address,
    caipAddress,
    network,
    isSmartAccount: account.allAccounts.some((entry) => entry.address === address && entry.type === 'smartAccount'),
  })
}

type SwapAccount = Pick<SwapScope, 'namespace' | 'address' | 'caipAddress' | 'network' | 'isSmartAccount'>

function startScope(kit: Kit, account: SwapAccount): SwapScope {
  const { signal, end, onEnd } = openScope(kit.lifetime())
  const scope: SwapScope = {
    ...account,
    signal,
    end,
    prices: new Map(),
    pricedAtMs: new Map(),
    tokens: undefined,
    isReady: false,
    quotedAtMs: 0,
    agreedAmount: undefined,
    agreedSwap: undefined,
    hasNoBatches: false,
    refreshStaleReview: undefined,
  }
  onEnd(kit.subscribe(selectSwapAccount, end), () => {
    for (const timer of ['swap/quote', 'swap/refresh']) kit.timers.stop(timer)
    kit.store.set({ swap: INITIAL_SWAP_STATE })
  })
  scopes(kit).current = scope
  kit.store.set({ swap: INITIAL_SWAP_STATE })
  return scope
}
