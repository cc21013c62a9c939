'use client'

import type { KitState } from '@bowline/kit-core'
import { closeAlert } from '@bowline/kit-core/actions'
import { AlertBar } from '../components/alert-bar.js'
import { useKit } from '../kit/use-kit.js'
import { useKitState } from '../kit/use-kit-state.js'
import { useMessages } from '../kit/use-messages.js'

const selectAlert = ({ alert }: KitState) => alert

/** Alert to the app's developer, above the view; renders nothing while none is open. */
export function ModalAlert() {
  const kit = useKit()
  const { t } = useMessages()
  const { open, shortMessage, variant } = useKitState(selectAlert)
  if (!open) return null
  return (
    <div className="bl:px-5 bl:pb-3">
      <AlertBar
        variant={variant}
        message={shortMessage}
        closeLabel={t('alert.close')}
        onClose={() => closeAlert(kit)}
      />
    </div>
  )
}
