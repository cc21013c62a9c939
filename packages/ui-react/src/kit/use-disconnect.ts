'use client'

import { DisconnectError, type Namespace } from '@bowline/kit-core'
import { disconnect, showToast } from '@bowline/kit-core/actions'
import { useAction } from './use-action.js'
import { useMessages } from './use-messages.js'

/** Disconnects a namespace's wallet; a failure is told by a toast. Source: R-CONN-99. */
export function useDisconnect(namespace: Namespace): { readonly leave: () => void; readonly isLeaving: boolean } {
  const { errorText } = useMessages()
  const { run, status } = useAction(async (kit) => {
    try {
      await disconnect(kit, { namespace })
    } catch (cause) {
      showToast(kit, { message: errorText(new DisconnectError(cause)), variant: 'error' })
    }
  })
  return { leave: () => void run(), isLeaving: status === 'running' }
}
