'use client'

import type { Kit } from '@bowline/kit-core'
import { showToast } from '@bowline/kit-core/actions'
import { useAction } from './use-action.js'
import { useMessages } from './use-messages.js'

/** Runs an action. When it fails, shows an error toast with the text of the error that `toError` returns. Source: R-CONN-99. */
export function useActionWithToast(
  action: (kit: Kit) => Promise<unknown>,
  toError: (cause: unknown) => Error,
): { readonly run: () => void; readonly isRunning: boolean } {
  const { errorText } = useMessages()
  const { run, status } = useAction(async (kit) => {
    try {
      await action(kit)
    } catch (cause) {
      showToast(kit, { message: errorText(toError(cause)), variant: 'error' })
    }
  })
  return { run: () => void run(), isRunning: status === 'running' }
}
