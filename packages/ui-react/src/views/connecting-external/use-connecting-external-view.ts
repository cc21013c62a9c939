'use client'

import { ConnectorNotFoundError, currentRoute, isKitError } from '@bowline/kit-core'
import { connect } from '@bowline/kit-core/actions'
import { useState } from 'react'
import { type ActionStatus, useAction } from '../../kit/use-action.js'
import { useKit } from '../../kit/use-kit.js'
import { useOnEntry } from '../../kit/use-on-entry.js'

/** How the question in the wallet stands. `pending`: the wallet already has one open and shows no second. */
export type ConnectingStage = 'waiting' | 'pending' | 'declined' | 'failed' | 'connected'

/** Asks the chosen wallet once on entry, and again when told to; gives up when the view goes. */
export function useConnectingExternalView() {
  const kit = useKit()
  const [connector] = useState(() => currentRoute(kit.getState().navigation).data.connector)
  const { run, status, error } = useAction((asked, { signal }: { signal?: AbortSignal }) => {
    if (!connector) throw new ConnectorNotFoundError('')
    return connect(asked, { connectorId: connector.id, namespace: connector.chain, signal })
  })
  useOnEntry(run)

  const stage = stageOf(status, error)
  const canRetry = connector !== undefined && (stage === 'pending' || stage === 'declined' || stage === 'failed')
  const ownImage = connector && kit.config.connectorImages[connector.id]
  const image = { src: ownImage ?? connector?.imageUrl, dataOnly: connector?.type === 'ANNOUNCED' && !ownImage }
  return { name: connector?.name ?? '', image, stage, error, retry: canRetry ? run : undefined }
}

function stageOf(status: ActionStatus, error: unknown): ConnectingStage {
  if (status === 'done') return 'connected'
  if (status !== 'failed') return 'waiting'
  if (isKitError(error, 'wallet/user-rejected')) return 'declined'
  return isKitError(error, 'wallet/request-pending') ? 'pending' : 'failed'
}
