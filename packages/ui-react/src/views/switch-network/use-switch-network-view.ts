'use client'

import { currentRoute, NetworkUndefinedError, selectNetwork } from '@bowline/kit-core'
import { switchNetwork } from '@bowline/kit-core/actions'
import { useState } from 'react'
import { useAction } from '../../kit/use-action.js'
import { useKit } from '../../kit/use-kit.js'
import { useOnEntry } from '../../kit/use-on-entry.js'
import { canAskAgain, requestStage } from '../request/request-stage.js'
import { leaveNetworks } from './leave-networks.js'

/** Asks the wallet for the network once on entry, and again when told to; gives up when the view goes. */
export function useSwitchNetworkView() {
  const kit = useKit()
  const [network] = useState(() => {
    const { caipNetworkId } = currentRoute(kit.getState().navigation).data
    return caipNetworkId && selectNetwork(kit.getState(), caipNetworkId)
  })
  const { run, status, error } = useAction(async (asked, { signal }: { signal?: AbortSignal }) => {
    if (!network) throw new NetworkUndefinedError()
    await switchNetwork(asked, { caipNetworkId: network.caipNetworkId, signal })
    leaveNetworks(asked)
  })
  useOnEntry(run)

  const stage = requestStage(status, error)
  const canRetry = network !== undefined && canAskAgain(stage)
  return { network, stage, error, retry: canRetry ? run : undefined }
}
