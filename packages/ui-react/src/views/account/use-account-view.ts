'use client'

import {
  type AccountState,
  DisconnectError,
  selectActiveAccount,
  selectActiveNetwork,
  selectAddressExplorerUrl,
} from '@bowline/kit-core'
import { disconnect, push, refreshBalance, showToast, track } from '@bowline/kit-core/actions'
import { useAction } from '../../kit/use-action.js'
import { useKit, useSlots } from '../../kit/use-kit.js'
import { useKitState } from '../../kit/use-kit-state.js'
import { useMessages } from '../../kit/use-messages.js'
import { useOnEntry } from '../../kit/use-on-entry.js'
import { formatBalance } from './format-balance.js'

/** The balance as it is shown. */
export type ShownBalance =
  | { readonly status: 'loading' }
  | { readonly status: 'unavailable' }
  | { readonly status: 'shown'; readonly amount: string; readonly symbol: string; readonly isStale: boolean }

/** The connected account, its wallet and network, and what can be done with it. */
export function useAccountView() {
  const kit = useKit()
  const { locale, errorText } = useMessages()
  const { Avatar } = useSlots()
  const account = useKitState(selectActiveAccount)
  const network = useKitState(selectActiveNetwork)
  const explorerUrl = useKitState((state) => selectAddressExplorerUrl(state))
  const namespace = useKitState((state) => state.network.activeNamespace)
  const listed = useKitState((state) => state.network.byNamespace)

  const { run: refresh, status: refreshing } = useAction(refreshBalance)
  useOnEntry(() => refresh({ namespace }))

  const { run: leave, status: leaving } = useAction(async (asked) => {
    try {
      await disconnect(asked, { namespace })
    } catch (cause) {
      showToast(asked, { message: errorText(new DisconnectError(cause)), variant: 'error' })
    }
  })
  const chooseNetwork = () => {
    track(kit, { type: 'track', event: 'CLICK_NETWORKS' })
    push(kit, { view: 'Networks' })
  }
  const count = Object.values(listed).reduce((sum, { requested }) => sum + requested.length, 0)
  const canChoose = kit.config.enableNetworkSwitch && !(count === 1 && network !== undefined)

  return {
    Avatar,
    account,
    network,
    explorerUrl,
    balance: account && shownBalance(account, locale),
    retryBalance: () => refresh({ namespace, isForced: true }),
    isRefreshing: refreshing === 'running',
    chooseNetwork: canChoose ? chooseNetwork : undefined,
    disconnect: () => leave(),
    isLeaving: leaving === 'running',
  }
}

function shownBalance(account: AccountState, locale: string): ShownBalance {
  const { balance, balanceSymbol = '', balanceLoading, isBalanceStale } = account
  if (balance === undefined) return { status: balanceLoading ? 'loading' : 'unavailable' }
  return { status: 'shown', amount: formatBalance(locale, balance), symbol: balanceSymbol, isStale: isBalanceStale }
}
