'use client'

import type { KitState, ToastState } from '@bowline/kit-core'
import { useKitState } from '../kit/use-kit-state.js'
import { type UsedMessages, useMessages } from '../kit/use-messages.js'
import { translateError } from '../messages/format-error.js'
import { Icon, isIconName } from '../parts/icon.js'
import { Toast } from '../parts/toast.js'

const selectToast = ({ toast }: KitState) => toast

/** The toast, over the title and never over a button. */
export function ModalToast() {
  const words = useMessages()
  const toast = useKitState(selectToast)
  const { open, variant, svg } = toast
  if (!open) return null
  const icon = svg && isIconName(svg.icon) ? <Icon name={svg.icon} /> : undefined
  return (
    <div className="bl:pointer-events-none bl:absolute bl:inset-x-14 bl:top-3 bl:z-1 bl:flex bl:justify-center">
      <Toast variant={variant} message={textOf(words, toast)} icon={icon} />
    </div>
  )
}

function textOf({ t, messages }: UsedMessages, { name, values, error, message }: ToastState): string {
  if (name === 'swapping' || name === 'swapped') return values ? t(`toast.${name}`, values) : message
  if (name !== undefined) return t(`toast.${name}`)
  return (error && translateError(messages, error)) ?? message
}
