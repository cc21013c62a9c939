'use client'

import { selectActiveAccount, selectActiveNetwork, selectEmailUser } from '@bowline/kit-core'
import {
  disconnect,
  openAccountWindow,
  push,
  setHideBalances,
  setPreferredAccountType,
} from '@bowline/kit-core/actions'
import { DisconnectError, WindowBlockedError } from '@bowline/kit-core/errors'
import {
  isServedByDataService,
  selectIsAccountTypeOffered,
  selectIsEmailEnabled,
  selectIsNameOffered,
} from '@bowline/kit-core/internal'
import { useAction } from '../../../kit/use-action.js'
import { useActionWithToast } from '../../../kit/use-action-with-toast.js'
import { useKit } from '../../../kit/use-kit.js'
import { useKitState } from '../../../kit/use-kit-state.js'
import { useMessages } from '../../../kit/use-messages.js'
import { chooseNetwork, selectIsOnlyNetwork } from '../../networks/networks/choose-network.js'
import { listAccountsByType } from '../accounts/account-types.js'
import { useSwitchAccount } from '../accounts/use-switch-account.js'

/** State and actions of AccountSettings. Actions and `email` are undefined where the account does not offer them. */
export function useAccountSettingsView() {
  const kit = useKit()
  const { errorText } = useMessages()
  const account = useKitState(selectActiveAccount)
  const user = useKitState(selectEmailUser)
  const network = useKitState(selectActiveNetwork)
  const namespace = useKitState((state) => state.network.activeNamespace)
  const isOnlyNetwork = useKitState(selectIsOnlyNetwork)
  const areBalancesHidden = useKitState(({ preferences }) => preferences.areBalancesHidden)
  const { run: leave, isRunning: isLeaving } = useActionWithToast(
    (target) => disconnect(target, { namespace }),
    (cause) => new DisconnectError(cause),
  )
  const { switchTo, switching } = useSwitchAccount()
  // `setPreferredAccountType` shows a toast with the result.
  const { run: prefer, status: preferring } = useAction(setPreferredAccountType)
  // The promise settles at once with a blocked window, which has its own text; other errors are shown as they are.
  const { run: openWindow, error: windowError } = useAction(openAccountWindow)
  const isEmbedded = account?.connectedWalletInfo?.type === 'AUTH'
  // The email address of a social login can only be changed with the provider.
  const isEmailOn = useKitState(selectIsEmailEnabled)
  const email =
    isEmailOn && isEmbedded && account?.socialProvider === undefined ? (user?.email ?? undefined) : undefined
  const all = account?.allAccounts ?? []
  const isTypeOffered = useKitState(selectIsAccountTypeOffered)
  const isNameOffered = useKitState((state) => selectIsNameOffered(state, kit.config))
  const isServed = network !== undefined && isServedByDataService(kit, network.caipNetworkId) !== false
  const types = isEmbedded && !isTypeOffered ? [] : listAccountsByType(all)
  const active = all.find(({ address }) => address === account?.address)
  return {
    account,
    network,
    count: all.length,
    chooseNetwork: kit.config.enableNetworkSwitch && !isOnlyNetwork ? () => chooseNetwork(kit) : undefined,
    openAccounts: all.length > 1 ? () => push(kit, { view: 'SwitchAddress' }) : undefined,
    email,
    editEmail: () => push(kit, { view: 'UpdateEmailWallet' }),
    upgrade: isEmbedded ? () => push(kit, { view: 'UpgradeEmailWallet' }) : undefined,
    openSecurity: isEmbedded ? () => void openWindow() : undefined,
    isWindowBlocked: windowError instanceof WindowBlockedError,
    windowError: windowError === undefined ? undefined : errorText(windowError),
    chooseName: isNameOffered && isServed ? () => push(kit, { view: 'ChooseAccountName' }) : undefined,
    types,
    type: active?.type,
    pickType(type: string) {
      const picked = types.find((candidate) => candidate.type === type)
      if (!picked || type === active?.type) return
      if (isEmbedded && (picked.type === 'eoa' || picked.type === 'smartAccount')) {
        void prefer({ type: picked.type, namespace })
      } else switchTo(picked.account.address)
    },
    isSwitching: switching !== undefined || preferring === 'running',
    areBalancesHidden,
    toggleBalances: () => setHideBalances(kit, !areBalancesHidden),
    leave,
    isLeaving,
  }
}
