'use client'

import type { KitState } from '@bowline/kit-core'
import { type ComponentType, useEffect, useState } from 'react'
import { useKit } from '../kit/use-kit.js'
import { useKitState } from '../kit/use-kit-state.js'

const selectHasAlert = ({ alert }: KitState) => alert.open

/** Slot for the alert to the app's developer. Loads its code with the first alert, because users see none. */
export function AlertSlot() {
  const kit = useKit()
  const hasAlert = useKitState(selectHasAlert)
  const [Alert, setAlert] = useState<ComponentType>()
  useEffect(() => {
    if (!hasAlert) return
    import('./modal-alert.js').then(
      ({ ModalAlert }) => setAlert(() => ModalAlert),
      (error: unknown) => kit.log.warn('The alert could not be loaded', error),
    )
  }, [kit, hasAlert])
  return Alert === undefined ? null : <Alert />
}
