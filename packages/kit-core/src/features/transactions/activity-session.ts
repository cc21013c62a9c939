/**
 * Whose history is read: one account on one network, until it is another one.
 *
 * Out     enterActivity  the session of the namespace's account, begun anew when account or network are others than before;
 *                        undefined where there is no activity
 * Throws  TransactionsAddressMissingError
 * Source  spec R-ACCT-02, R-ACCT-38, R-ACCT-40, R-STATE-52
 */

import { openScope } from '../../base/async/open-scope.js'
import { perOwner } from '../../base/async/scope.js'
import type { CaipAddress, Namespace } from '../../base/caip/namespace.js'
import type { Network } from '../../base/networks/network.js'
import { isSupportedOn } from '../../core/config/namespace-support.js'
import { selectAccount } from '../../core/state/select-account.js'
import { selectActiveNetwork } from '../../core/state/select-network.js'
import type { Kit } from '../../kit.js'
import { TransactionsAddressMissingError } from './errors.js'
import { selectActivityAccount } from './select-activity.js'
import { FIRST_ACTIVITY_STATE } from './state.js'

/** A history being read. */
export type ActivitySession = {
  readonly address: string
  readonly account: CaipAddress
  readonly network: Network
  readonly isSmartAccount: boolean
  /** Fires when the history is no longer that of the account and network in use. */
  readonly signal: AbortSignal
  readonly end: () => void
}

const sessions = perOwner((): { current?: ActivitySession | undefined } => ({}))

/** The session of a namespace's account; of the active one when none is named. */
export function enterActivity(kit: Kit, namespace?: Namespace): ActivitySession | undefined {
  const state = kit.store.get()
  const asked = namespace ?? state.network.activeNamespace
  const { address, allAccounts } = selectAccount(state, asked)
  if (address === undefined) throw new TransactionsAddressMissingError()
  const account = selectActivityAccount(state, asked)
  const network = selectActiveNetwork(state, asked)
  const known = sessions(kit).current
  if (known && !known.signal.aborted && known.account === account) return known

  const isSupported = account !== undefined && network !== undefined && isSupportedOn('activity', asked)
  if (!isSupported && !known && state.activity.status === 'unsupported' && state.activity.account === account)
    return undefined
  known?.end()
  sessions(kit).current = undefined
  const { signal, end, onEnd } = openScope(kit.lifetime())
  kit.store.set({
    activity: {
      ...FIRST_ACTIVITY_STATE,
      account,
      lastNetworkInView: network?.caipNetworkId,
      ...(!isSupported && { status: 'unsupported', empty: true }),
    },
  })
  if (!isSupported) return undefined
  const session: ActivitySession = {
    address,
    account,
    network,
    isSmartAccount: allAccounts.some((entry) => entry.address === address && entry.type === 'smartAccount'),
    signal,
    end,
  }
  sessions(kit).current = session
  onEnd(
    kit.subscribe(
      (now) => selectActivityAccount(now, asked),
      () => {
        kit.store.set({ activity: FIRST_ACTIVITY_STATE })
        end()
      },
    ),
  )
  return session
}
