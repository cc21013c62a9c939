'use client'

/**
 * Options to leave an unsupported network: another network, or disconnecting.
 *
 * Out     isForSwap   the app lists the network, but it has no swaps; `rows` are networks with swaps, of every namespace
 *         rows        networks to switch to
 * Source  R-VIEW-54, R-VIEW-55, R-SWAP-02
 */

import { currentRoute } from '@bowline/kit-core'
import { disconnect, requestNetworkSwitch } from '@bowline/kit-core/actions'
import { DisconnectError } from '@bowline/kit-core/errors'
import { isSwapNetwork } from '@bowline/kit-core/internal'
import { useAction } from '../../../kit/use-action.js'
import { useActionWithToast } from '../../../kit/use-action-with-toast.js'
import { useKitState } from '../../../kit/use-kit-state.js'
import { listNetworkRows, type NetworkRow } from '../networks/network-rows.js'

/** Networks to switch to, and functions to switch and to disconnect. */
export function useUnsupportedChainView() {
  const state = useKitState((current) => current)
  const namespace = state.network.activeNamespace
  const isForSwap = currentRoute(state.navigation).data.swapUnsupportedChain === true

  const { run: pick, error } = useAction(requestNetworkSwitch)
  const { run: leave, isRunning: isLeaving } = useActionWithToast(
    (kit) => disconnect(kit, { namespace }),
    (cause) => new DisconnectError(cause),
  )

  return {
    isForSwap,
    rows: isForSwap
      ? listNetworkRows(state).filter(({ network }) => isSwapNetwork(network.caipNetworkId))
      : listNetworkRows(state, namespace),
    pick: ({ network: { caipNetworkId } }: NetworkRow) => pick({ caipNetworkId }),
    error,
    disconnect: leave,
    isLeaving,
  }
}
