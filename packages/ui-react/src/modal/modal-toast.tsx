'use client'

import type { KitState, ToastState } from '@bowline/kit-core'
import { holdToast } from '@bowline/kit-core/actions'
import { useRef } from 'react'
import { Icon, isIconName } from '../components/icon.js'
import { Toast } from '../components/toast.js'
import { useKit } from '../kit/use-kit.js'
import { useKitState } from '../kit/use-kit-state.js'
import { type MessageFormatters, useMessages } from '../kit/use-messages.js'
import { translateError } from '../messages/format-error.js'
import { useExitAnimation } from './use-exit-animation.js'

const selectToast = ({ toast }: KitState) => toast

/** The kit's current toast, on the card's upper edge, never over a button. It stays while the pointer is over it. */
export function ModalToast() {
  const toast = useKitState(selectToast)
  return toast.open ? <ActiveToast toast={toast} /> : null
}

function ActiveToast({ toast }: { toast: ToastState }) {
  const kit = useKit()
  const messages = useMessages()
  const element = useRef<HTMLDivElement>(null)
  useExitAnimation({ element, hasLeft: (state) => state.modal.open && !state.toast.open })
  const { variant, svg } = toast
  const icon = svg && isIconName(svg.icon) ? <Icon name={svg.icon} /> : undefined
  return (
    <div ref={element} data-part="toast-place">
      <Toast
        variant={variant}
        message={getToastText(messages, toast)}
        icon={icon}
        // Touches pass through the toast, so that they can drag the sheet below it.
        className="bl:pointer-fine:pointer-events-auto"
        onPointerEnter={() => holdToast(kit, { isHeld: true })}
        onPointerLeave={() => holdToast(kit, { isHeld: false })}
      />
    </div>
  )
}

function getToastText({ t, messages }: MessageFormatters, { name, values, error, message }: ToastState): string {
  if (name === 'swapping' || name === 'swapped') return values ? t(`toast.${name}`, values) : message
  if (name !== undefined) return t(`toast.${name}`)
  return (error && translateError(messages, error)) ?? message
}
