'use client'

import { useKitContext } from '../kit/kit-context.js'
import { pageText } from '../kit/page-messages.js'
import type { BaseButtonProps, PageButtonState } from './page-button.js'
import { SteadyLabel } from './steady-label.js'
import type { ButtonStatus, ConnectionInfo } from './use-connection-state.js'
import { useModalOpener } from './use-modal-opener.js'

/** State of the connect button. Source: R-BTN-01. */
export function useConnectButton(
  { status }: ConnectionInfo,
  { namespace, label, disabled = false }: BaseButtonProps,
): PageButtonState {
  const { pageMessages } = useKitContext('ConnectButton')
  const idleText = label ?? pageText(pageMessages, 'button.connect')
  const labels: Partial<Record<ButtonStatus, string>> = {
    connecting: pageText(pageMessages, 'button.connecting'),
    reconnecting: pageText(pageMessages, 'button.reconnecting'),
    'sign-in-required': label ?? pageText(pageMessages, 'button.sign-in'),
  }
  const text = labels[status] ?? idleText
  return {
    status,
    props: useModalOpener(undefined, { disabled, namespace }),
    label: text,
    variant: 'primary',
    content: <SteadyLabel label={text} all={[idleText, ...Object.values(labels)]} />,
  }
}
