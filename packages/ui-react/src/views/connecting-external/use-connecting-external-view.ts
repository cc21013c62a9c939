'use client'

import { ConnectorNotFoundError, currentRoute } from '@bowline/kit-core'
import { connect } from '@bowline/kit-core/actions'
import { useState } from 'react'
import { useAction } from '../../kit/use-action.js'
import { useKit } from '../../kit/use-kit.js'
import { useOnEntry } from '../../kit/use-on-entry.js'
import { useConnectorPicture } from '../connect/use-connector-picture.js'
import { canAskAgain, requestStage } from '../request/request-stage.js'

/** Asks the chosen wallet once on entry, and again when told to; gives up when the view goes. */
export function useConnectingExternalView() {
  const kit = useKit()
  const [connector] = useState(() => currentRoute(kit.getState().navigation).data.connector)
  const { run, status, error } = useAction((asked, { signal }: { signal?: AbortSignal }) => {
    if (!connector) throw new ConnectorNotFoundError('')
    return connect(asked, { connectorId: connector.id, namespace: connector.chain, signal })
  })
  useOnEntry(run)

  const stage = requestStage(status, error)
  const canRetry = connector !== undefined && canAskAgain(stage)
  const image = useConnectorPicture(connector)
  return { name: connector?.name ?? '', image, stage, error, retry: canRetry ? run : undefined }
}
