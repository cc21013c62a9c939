'use client'

import { showToast, switchAccount } from '@bowline/kit-core/actions'
import { useState } from 'react'
import { useAction } from '../../../kit/use-action.js'
import { useMessages } from '../../../kit/use-messages.js'

/**
 * `switchTo` makes another account of the wallet active, shows a toast with the result and, if it succeeded, calls `onDone`.
 * `switching` is the address while the switch is pending.
 */
export function useSwitchAccount(onDone?: () => void): {
  readonly switchTo: (address: string) => void
  readonly switching: string | undefined
} {
  const { t, errorText } = useMessages()
  const [requested, setRequested] = useState<string>()
  const { run, status } = useAction(async (kit, { address }: { address: string }) => {
    try {
      await switchAccount(kit, { address })
    } catch (error) {
      showToast(kit, { message: errorText(error), variant: 'error' })
      return
    }
    showToast(kit, { message: t('accounts.switched'), variant: 'success' })
    onDone?.()
  })
  return {
    switchTo(address) {
      setRequested(address)
      void run({ address })
    },
    switching: status === 'running' ? requested : undefined,
  }
}
