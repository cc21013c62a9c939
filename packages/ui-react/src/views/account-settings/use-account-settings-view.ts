'use client'

import { selectActiveAccount, selectActiveNetwork } from '@bowline/kit-core'
import { push, setHideBalances } from '@bowline/kit-core/actions'
import { useKit } from '../../kit/use-kit.js'
import { useKitState } from '../../kit/use-kit-state.js'
import { useLeave } from '../../kit/use-leave.js'
import { accountsByType } from '../accounts/account-types.js'
import { useSwitchAccount } from '../accounts/use-switch-account.js'
import { chooseNetwork, selectIsOnlyNetwork } from '../networks/choose-network.js'

/** The settings of the account in use, and where they lead. */
export function useAccountSettingsView() {
  const kit = useKit()
  const account = useKitState(selectActiveAccount)
  const network = useKitState(selectActiveNetwork)
  const namespace = useKitState((state) => state.network.activeNamespace)
  const isOnlyNetwork = useKitState(selectIsOnlyNetwork)
  const areBalancesHidden = useKitState(({ preferences }) => preferences.areBalancesHidden)
  const { leave, isLeaving } = useLeave(namespace)
  const { switchTo, switching } = useSwitchAccount()
  const all = account?.allAccounts ?? []
  const types = accountsByType(all)
  const inUse = all.find(({ address }) => address === account?.address)
  return {
    account,
    network,
    count: all.length,
    chooseNetwork: kit.config.enableNetworkSwitch && !isOnlyNetwork ? () => chooseNetwork(kit) : undefined,
    openAccounts: all.length > 1 ? () => push(kit, { view: 'SwitchAddress' }) : undefined,
    types,
    type: inUse?.type,
    pickType(type: string) {
      const picked = types.find((candidate) => candidate.type === type)
      if (picked && type !== inUse?.type) switchTo(picked.account.address)
    },
    isSwitching: switching !== undefined,
    areBalancesHidden,
    toggleBalances: () => setHideBalances(kit, !areBalancesHidden),
    leave,
    isLeaving,
  }
}
