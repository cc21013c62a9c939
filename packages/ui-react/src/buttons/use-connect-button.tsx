'use client'

import { useKitContext } from '../kit/kit-context.js'
import { pageText } from '../kit/page-messages.js'
import type { BaseButtonProps, PageButtonState } from './page-button.js'
import { SteadyLabel } from './steady-label.js'
import type { ButtonStatus, ConnectionInfo } from './use-connection-state.js'
import { useModalOpener } from './use-modal-opener.js'

/** How the connect button stands. Source: R-BTN-01. */
export function useConnectButton(
  { status }: ConnectionInfo,
  { namespace, label, disabled = false }: BaseButtonProps,
): PageButtonState {
  const { pageMessages } = useKitContext('ConnectButton')
  const rest = label ?? pageText(pageMessages, 'button.connect')
  const words: Partial<Record<ButtonStatus, string>> = {
    connecting: pageText(pageMessages, 'button.connecting'),
    reconnecting: pageText(pageMessages, 'button.reconnecting'),
    'sign-in-required': label ?? pageText(pageMessages, 'button.sign-in'),
  }
  const shown = words[status] ?? rest
  return {
    status,
    props: useModalOpener(undefined, { disabled, namespace }),
    label: shown,
    variant: 'primary',
    content: <SteadyLabel label={shown} all={[rest, ...Object.values(words)]} />,
  }
}
