'use client'

import { requestNetworkSwitch } from '@bowline/kit-core/actions'
import { useAction } from '../../kit/use-action.js'
import { useKitState } from '../../kit/use-kit-state.js'
import { useLeave } from '../../kit/use-leave.js'
import { listNetworkRows, type NetworkRow } from '../networks/network-rows.js'

/** The ways out of a network that the app does not list: another network, or no wallet. */
export function useUnsupportedChainView() {
  const state = useKitState((whole) => whole)
  const namespace = state.network.activeNamespace

  const { run: pick, error } = useAction(requestNetworkSwitch)
  const { leave, isLeaving } = useLeave(namespace)

  return {
    rows: listNetworkRows(state, namespace),
    pick: ({ network: { caipNetworkId } }: NetworkRow) => pick({ caipNetworkId }),
    error,
    disconnect: leave,
    isLeaving,
  }
}
