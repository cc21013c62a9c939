'use client'

import { currentRoute, isKitError, type Kit } from '@bowline/kit-core'
import { connect, goBackToIndex, reset } from '@bowline/kit-core/actions'
import { ConnectorNotFoundError } from '@bowline/kit-core/errors'
import { useRef, useState } from 'react'
import { useAction } from '../../../kit/use-action.js'
import { useKit } from '../../../kit/use-kit.js'
import { useMountTask } from '../../../kit/use-mount-task.js'
import { useResponseTimeout } from '../../../kit/use-response-timeout.js'
import { canRetryRequest, getRequestStage } from '../../shared/request/request-stage.js'
import { useConnectorImage } from './use-connector-image.js'

/**
 * Requests a connection from the chosen wallet's connector on mount, unless the press has already done so, and on retry. Aborts
 * the request when the view unmounts.
 *
 * Source  R-VIEW-27, R-CONN-285, R-CONN-209, R-CONN-276
 */
export function useConnectingExternalView() {
  const kit = useKit()
  const [{ connector, response }] = useState(() => currentRoute(kit.getState().navigation).data)
  const pressed = useRef(response)
  const { run, status, error } = useAction((target, { signal }: { signal?: AbortSignal }) => {
    if (!connector) throw new ConnectorNotFoundError('')
    const first = pressed.current
    pressed.current = undefined
    return first?.() ?? connect(target, { connectorId: connector.id, namespace: connector.chain, signal })
  })
  useMountTask(run)

  const stage = getRequestStage(status, error)
  const { isSilent, restart } = useResponseTimeout(stage === 'waiting')
  const canRetry = connector !== undefined && (isSilent || canRetryRequest(stage))
  const retry = () => {
    restart()
    void run()
  }
  const mustReload = isKitError(error, 'wallet/reload-needed')
  const image = useConnectorImage(connector)
  return {
    name: connector?.name ?? '',
    image,
    stage,
    isSilent,
    error,
    mustReload,
    retry: mustReload ? () => location.reload() : canRetry ? retry : undefined,
    showOthers: isSilent ? () => showWallets(kit) : undefined,
  }
}

/** Goes back to the list of wallets, skipping views that belong to this wallet. */
function showWallets(kit: Kit): void {
  const at = kit.getState().navigation.history.findLastIndex(({ view }) => view === 'Connect')
  if (at === -1) reset(kit, { view: 'Connect' })
  else goBackToIndex(kit, at)
}
