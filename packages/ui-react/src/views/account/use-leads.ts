/**
 * Where the account leads besides its actions.
 *
 * Out     each absent where it leads nowhere
 * Source  R-VIEW-41, R-ACCT-51, R-HEAD-03, R-FLOW-21, R-FLOW-24
 */
'use client'

import type { KitState } from '@bowline/kit-core'
import { push } from '@bowline/kit-core/actions'
import { useKit } from '../../kit/use-kit.js'
import { useKitState } from '../../kit/use-kit-state.js'
import { chooseNetwork, selectIsOnlyNetwork } from '../networks/choose-network.js'

/** Where the account leads. */
export function useLeads() {
  const kit = useKit()
  const isOnlyNetwork = useKitState(selectIsOnlyNetwork)
  const walletCount = useKitState(countWallets)
  const canChoose = kit.config.enableNetworkSwitch && !isOnlyNetwork
  return {
    openSettings: () => push(kit, { view: 'AccountSettings' }),
    walletCount,
    openWallets: () => push(kit, { view: 'ProfileWallets' }),
    openNetworks: canChoose ? () => chooseNetwork(kit) : undefined,
  }
}

/** A wallet that serves several namespaces counts once for each. */
function countWallets({ connect }: KitState): number {
  return Object.values(connect.connections).reduce((sum, connections) => sum + connections.length, 0)
}
