/**
 * Activity scope: the account and network whose history the state holds, until either changes. A kit has
 * one at a time; starting another clears the history.
 *
 * Throws  TransactionsAddressMissingError
 * Source  spec R-ACCT-02, R-ACCT-38, R-ACCT-40, R-STATE-52
 */

import { openScope } from '../../base/async/open-scope.js'
import { perOwner } from '../../base/async/per-owner.js'
import { isSupportedOn } from '../../base/caip/families.js'
import type { CaipAddress, Namespace } from '../../base/caip/namespace.js'
import type { Network } from '../../base/networks/network.js'
import { selectAccount } from '../../core/state/select-account.js'
import { selectActiveNetwork } from '../../core/state/select-network.js'
import type { Kit } from '../../kit.js'
import { TransactionsAddressMissingError } from './errors.js'
import { selectActivityAccount } from './select-activity.js'
import { INITIAL_ACTIVITY_STATE } from './state.js'

/** The account and network whose history is loaded. */
export type ActivityScope = {
  readonly address: string
  readonly account: CaipAddress
  readonly network: Network
  readonly isSmartAccount: boolean
  /** Aborts when the account or network of the history is no longer active. */
  readonly signal: AbortSignal
  /** Aborts `signal`. */
  readonly end: () => void
}

const scopes = perOwner((): { current?: ActivityScope | undefined } => ({}))

/**
 * Returns the scope of a namespace's account, by default of the active namespace; starts one if the account or network has
 * changed. Undefined when the kit supports no activity there, which the state then says.
 */
export function getActivityScope(kit: Kit, namespace?: Namespace): ActivityScope | undefined {
  const state = kit.store.get()
  const requested = namespace ?? state.network.activeNamespace
  const { address, allAccounts } = selectAccount(state, requested)
  if (address === undefined) throw new TransactionsAddressMissingError()
  const account = selectActivityAccount(state, requested)
  const network = selectActiveNetwork(state, requested)
  const known = scopes(kit).current
  if (known && !known.signal.aborted && known.account === account) return known

  const isSupported = account !== undefined && network !== undefined && isSupportedOn('activity', requested)
  if (!isSupported && !known && state.activity.status === 'unsupported' && state.activity.account === account)
    return undefined
  known?.end()
  scopes(kit).current = undefined
  const { signal, end, onEnd } = openScope(kit.lifetime())
  kit.store.set({
    activity: {
      ...INITIAL_ACTIVITY_STATE,
      account,
      lastNetworkInView: network?.caipNetworkId,
      ...(!isSupported && { status: 'unsupported', empty: true }),
    },
  })
  if (!isSupported) return undefined
  const scope: ActivityScope = {
    address,
    account,
    network,
    isSmartAccount: allAccounts.some((entry) => entry.address === address && entry.type === 'smartAccount'),
    signal,
    end,
  }
  scopes(kit).current = scope
  onEnd(
    kit.subscribe(
      (now) => selectActivityAccount(now, requested),
      () => {
        kit.store.set({ activity: INITIAL_ACTIVITY_STATE })
        end()
      },
    ),
  )
  return scope
}
