'use client'

import type { KitState } from '@bowline/kit-core'
import { useKitState } from '../kit/use-kit-state.js'
import { useMessages } from '../kit/use-messages.js'
import { translateError } from '../messages/format-error.js'
import { Icon, isIconName } from '../parts/icon.js'
import { Toast } from '../parts/toast.js'

const selectToast = ({ toast }: KitState) => toast

/** The toast, over the title and never over a button. */
export function ModalToast() {
  const { messages } = useMessages()
  const { open, message, error, variant, svg } = useKitState(selectToast)
  if (!open) return null
  const translated = error && translateError(messages, error)
  const icon = svg && isIconName(svg.icon) ? <Icon name={svg.icon} /> : undefined
  return (
    <div className="bl:pointer-events-none bl:absolute bl:inset-x-14 bl:top-3 bl:z-1 bl:flex bl:justify-center">
      <Toast variant={variant} message={translated ?? message} icon={icon} />
    </div>
  )
}
