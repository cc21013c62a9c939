'use client'

import { showToast, switchAccount } from '@bowline/kit-core/actions'
import { useState } from 'react'
import { useAction } from '../../kit/use-action.js'
import { useMessages } from '../../kit/use-messages.js'

/** Makes another account the one in use; how it went is told by a toast. `switching` is the address meanwhile. */
export function useSwitchAccount(onDone?: () => void): {
  readonly switchTo: (address: string) => void
  readonly switching: string | undefined
} {
  const { t, errorText } = useMessages()
  const [asked, setAsked] = useState<string>()
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
      setAsked(address)
      void run({ address })
    },
    switching: status === 'running' ? asked : undefined,
  }
}
