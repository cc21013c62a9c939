'use client'

import { useKitContext } from '../kit/kit-context.js'
import { getPageText } from '../kit/page-messages.js'
import type { BaseButtonProps, PageButtonState } from './page-button.js'
import { StableLabel } from './stable-label.js'
import type { ButtonStatus, ConnectionInfo } from './use-connection-state.js'
import { useModalOpener } from './use-modal-opener.js'

/** State of the connect button: "connect", "connecting", "reconnecting" or "sign in". Source: R-BTN-01. */
export function useConnectButton(
  { status }: ConnectionInfo,
  { namespace, label, disabled = false }: BaseButtonProps,
): PageButtonState {
  const { pageMessages } = useKitContext('ConnectButton')
  const idleText = label ?? getPageText(pageMessages, 'button.connect')
  const labels: Partial<Record<ButtonStatus, string>> = {
    connecting: getPageText(pageMessages, 'button.connecting'),
    reconnecting: getPageText(pageMessages, 'button.reconnecting'),
    'sign-in-required': label ?? getPageText(pageMessages, 'button.sign-in'),
  }
  const text = labels[status] ?? idleText
  return {
    status,
    props: useModalOpener(undefined, { disabled, namespace }),
    label: text,
    variant: 'primary',
    content: <StableLabel label={text} all={[idleText, ...Object.values(labels)]} />,
  }
}
