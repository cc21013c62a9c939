'use client'

import {
  type AccountState,
  type KitState,
  selectActiveAccount,
  selectActiveNetwork,
  selectAddressExplorerUrl,
} from '@bowline/kit-core'
import { push, refreshBalance } from '@bowline/kit-core/actions'
import { useAction } from '../../kit/use-action.js'
import { useKit, useSlots } from '../../kit/use-kit.js'
import { useKitState } from '../../kit/use-kit-state.js'
import { useLeave } from '../../kit/use-leave.js'
import { useMessages } from '../../kit/use-messages.js'
import { useOnEntry } from '../../kit/use-on-entry.js'
import { chooseNetwork, selectIsOnlyNetwork } from '../networks/choose-network.js'
import { formatBalance } from './format-balance.js'

/** The balance as it is shown. */
export type ShownBalance =
  | { readonly status: 'loading' }
  | { readonly status: 'unavailable' }
  | { readonly status: 'shown'; readonly amount: string; readonly symbol: string; readonly isStale: boolean }

/** The connected account, its wallet and network, and what can be done with it. */
export function useAccountView() {
  const kit = useKit()
  const { locale } = useMessages()
  const { Avatar } = useSlots()
  const account = useKitState(selectActiveAccount)
  const network = useKitState(selectActiveNetwork)
  const explorerUrl = useKitState((state) => selectAddressExplorerUrl(state))
  const namespace = useKitState((state) => state.network.activeNamespace)
  const isOnlyNetwork = useKitState(selectIsOnlyNetwork)
  const isReceiveOn = useKitState(({ config }) => config.appFeatures.receive)
  const walletCount = useKitState(countWallets)

  const { run: refresh, status: refreshing } = useAction(refreshBalance)
  useOnEntry(() => refresh({ namespace }))

  const { leave, isLeaving } = useLeave(namespace)
  const canChoose = kit.config.enableNetworkSwitch && !isOnlyNetwork

  return {
    Avatar,
    account,
    network,
    explorerUrl,
    balance: account && shownBalance(account, locale),
    retryBalance: () => refresh({ namespace, isForced: true }),
    isRefreshing: refreshing === 'running',
    chooseNetwork: canChoose ? () => chooseNetwork(kit) : undefined,
    receive: isReceiveOn ? () => push(kit, { view: 'WalletReceive' }) : undefined,
    walletCount,
    openWallets: () => push(kit, { view: 'ProfileWallets' }),
    disconnect: leave,
    isLeaving,
  }
}

/** A wallet that serves several namespaces counts once for each. */
function countWallets({ connect }: KitState): number {
  return Object.values(connect.connections).reduce((sum, connections) => sum + connections.length, 0)
}

function shownBalance(account: AccountState, locale: string): ShownBalance {
  const { balance, balanceSymbol = '', balanceLoading, isBalanceStale } = account
  if (balance === undefined) return { status: balanceLoading ? 'loading' : 'unavailable' }
  return { status: 'shown', amount: formatBalance(locale, balance), symbol: balanceSymbol, isStale: isBalanceStale }
}
