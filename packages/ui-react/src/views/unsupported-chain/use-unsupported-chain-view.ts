'use client'

import { DisconnectError } from '@bowline/kit-core'
import { disconnect, requestNetworkSwitch, showToast } from '@bowline/kit-core/actions'
import { useAction } from '../../kit/use-action.js'
import { useKitState } from '../../kit/use-kit-state.js'
import { useMessages } from '../../kit/use-messages.js'
import { listNetworkRows, type NetworkRow } from '../networks/network-rows.js'

/** The ways out of a network that the app does not list: another network, or no wallet. */
export function useUnsupportedChainView() {
  const { errorText } = useMessages()
  const state = useKitState((whole) => whole)
  const namespace = state.network.activeNamespace

  const { run: pick, error } = useAction(requestNetworkSwitch)
  const { run: leave, status: leaving } = useAction(async (asked) => {
    try {
      await disconnect(asked, { namespace })
    } catch (cause) {
      showToast(asked, { message: errorText(new DisconnectError(cause)), variant: 'error' })
    }
  })

  return {
    rows: listNetworkRows(state, namespace),
    pick: ({ network: { caipNetworkId } }: NetworkRow) => pick({ caipNetworkId }),
    error,
    disconnect: () => leave(),
    isLeaving: leaving === 'running',
  }
}
