/**
 * Whose swap it is: one account on one network, until it is another one.
 *
 * Out     enterSwap  the session, begun anew when account or network are others than before; undefined on a network without
 *                    swaps. What was put together before goes with the session before
 * Throws  SwapAddressMissingError; WalletUnavailableError while the wallet is waited for
 * Source  spec R-SWAP-01, R-SWAP-05, R-SWAP-13, R-SWAP-48, R-STATE-52, R-CONN-149
 */

import type { SwapToken } from '@bowline/api-client'
import { openScope } from '../../base/async/open-scope.js'
import { createRun } from '../../base/async/run.js'
import { perOwner } from '../../base/async/scope.js'
import type { CaipAddress, Namespace } from '../../base/caip/namespace.js'
import type { Network } from '../../base/networks/network.js'
import { selectActiveAccount } from '../../core/state/select-account.js'
import { selectActiveNetwork } from '../../core/state/select-network.js'
import type { Kit } from '../../kit.js'
import type { KitState } from '../../state.js'
import { assertReconnected } from '../../wallets/connect/wait-for-reconnect.js'
import { SwapAddressMissingError } from './errors.js'
import { FIRST_SWAP_STATE } from './state.js'
import { isSwapNetwork } from './swap-networks.js'

/** A swap being put together. */
export type SwapSession = {
  readonly namespace: Namespace
  readonly address: string
  readonly caipAddress: CaipAddress
  readonly network: Network
  readonly isSmartAccount: boolean
  /** Fires when the account or its network is another one. */
  readonly signal: AbortSignal
  readonly end: () => void
  /** What tokens are worth, by their address in small letters; those the service knows no price of are 0. */
  readonly prices: Map<string, number>
  /** When they were asked for last. */
  readonly pricedAtMs: Map<string, number>
  /** As the service lists them; undefined until it did. */
  tokens: readonly SwapToken[] | undefined
  isReady: boolean
  /** When the present quote came. */
  quotedAtMs: number
  /** What is received by the quote that the visitor has gone by, in base units; undefined before a review. */
  agreedAmount: bigint | undefined
  /** Renews the review once it is old; undefined before there is one, whose code comes with it. */
  keepReviewFresh: (() => void) | undefined
}

/** Approvals and swaps that the wallet is being asked for: one at a time in a session. */
export const walletRequests = createRun<unknown>()

const sessions = perOwner((): { current?: SwapSession | undefined } => ({}))

/** The account on its network; undefined while there is none. */
export function selectSwapAccount(state: KitState): CaipAddress | undefined {
  return selectActiveNetwork(state) && selectActiveAccount(state)?.caipAddress
}

/** The session of the account in use. */
export function enterSwap(kit: Kit): SwapSession | undefined {
  const state = kit.store.get()
  const account = selectActiveAccount(state)
  const known = sessions(kit).current
  const { address, caipAddress } = account ?? {}
  if (known && !known.signal.aborted && known.caipAddress === selectSwapAccount(state)) return known
  known?.end()
  assertReconnected(state)
  if (!account || address === undefined || caipAddress === undefined) throw new SwapAddressMissingError()
  const network = selectActiveNetwork(state)
  if (!network || !isSwapNetwork(network.caipNetworkId)) return undefined
  return begin(kit, {
    namespace: state.network.activeNamespace,
    address,
    caipAddress,
    network,
    isSmartAccount: account.allAccounts.some((entry) => entry.address === address && entry.type === 'smartAccount'),
  })
}

type Place = Pick<SwapSession, 'namespace' | 'address' | 'caipAddress' | 'network' | 'isSmartAccount'>

function begin(kit: Kit, place: Place): SwapSession {
  const { signal, end, onEnd } = openScope(kit.lifetime())
  const session: SwapSession = {
    ...place,
    signal,
    end() {
      const own = sessions(kit)
      if (own.current === session) own.current = undefined
      end()
    },
    prices: new Map(),
    pricedAtMs: new Map(),
    tokens: undefined,
    isReady: false,
    quotedAtMs: 0,
    agreedAmount: undefined,
    keepReviewFresh: undefined,
  }
  onEnd(kit.subscribe(selectSwapAccount, session.end), () => {
    for (const timer of ['swap/quote', 'swap/refresh']) kit.timers.stop(timer)
    kit.store.set({ swap: FIRST_SWAP_STATE })
  })
  sessions(kit).current = session
  kit.store.set({ swap: FIRST_SWAP_STATE })
  return session
}
