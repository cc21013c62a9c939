'use client'

import { currentRoute, isKitError, NetworkUndefinedError, selectNetwork } from '@bowline/kit-core'
import { switchNetwork } from '@bowline/kit-core/actions'
import { useState } from 'react'
import { type ActionStatus, useAction } from '../../kit/use-action.js'
import { useKit } from '../../kit/use-kit.js'
import { useOnEntry } from '../../kit/use-on-entry.js'
import { leaveNetworks } from './leave-networks.js'

/** How the question in the wallet stands. `pending`: the wallet already has one open and shows no second. */
export type SwitchingStage = 'waiting' | 'pending' | 'declined' | 'failed' | 'done'

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

  const stage = stageOf(status, error)
  const canRetry = network !== undefined && (stage === 'pending' || stage === 'declined' || stage === 'failed')
  return { network, stage, error, retry: canRetry ? run : undefined }
}

function stageOf(status: ActionStatus, error: unknown): SwitchingStage {
  if (status === 'done') return 'done'
  if (status !== 'failed') return 'waiting'
  if (isKitError(error, 'wallet/user-rejected')) return 'declined'
  return isKitError(error, 'wallet/request-pending') ? 'pending' : 'failed'
}
