'use client'

import { currentRoute, isKitError, selectActiveAccount, selectNetwork } from '@bowline/kit-core'
import { switchNetwork } from '@bowline/kit-core/actions'
import { NetworkUndefinedError } from '@bowline/kit-core/errors'
import { closeSwitchViews } from '@bowline/kit-core/internal'
import { useState } from 'react'
import { useAction } from '../../../kit/use-action.js'
import { useKit } from '../../../kit/use-kit.js'
import { useKitState } from '../../../kit/use-kit-state.js'
import { useMountTask } from '../../../kit/use-mount-task.js'
import { useResponseTimeout } from '../../../kit/use-response-timeout.js'
import { canRetryRequest, getRequestStage } from '../../shared/request/request-stage.js'

/**
 * Asks the wallet to switch to the picked network on mount and on retry. Aborts the request when the view unmounts.
 *
 * Out     stage      progress of the request; after a success, the views of the switch close
 *         isSilent   the wallet has not responded for 10 s
 *         retry      undefined where a retry cannot help
 *
 * Source  R-VIEW-51, R-CONN-209
 */
export function useSwitchNetworkView() {
  const kit = useKit()
  const [network] = useState(() => {
    const { caipNetworkId } = currentRoute(kit.getState().navigation).data
    return caipNetworkId && selectNetwork(kit.getState(), caipNetworkId)
  })
  const { run, status, error } = useAction(async (target, { signal }: { signal?: AbortSignal }) => {
    if (!network) throw new NetworkUndefinedError()
    await switchNetwork(target, { caipNetworkId: network.caipNetworkId, signal })
    closeSwitchViews(target)
  })
  useMountTask(run)

  const stage = getRequestStage(status, error)
  const { isSilent, restart } = useResponseTimeout(stage === 'waiting')
  const walletName = useKitState(selectActiveAccount)?.connectedWalletInfo?.name ?? ''
  const canRetry =
    network !== undefined && (isSilent || canRetryRequest(stage)) && !isKitError(error, 'wallet/switch-unsupported')
  const retry = () => {
    restart()
    void run()
  }
  return { network, stage, isSilent, walletName, error, retry: canRetry ? retry : undefined }
}
