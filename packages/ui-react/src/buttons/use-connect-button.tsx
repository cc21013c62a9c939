'use client'

import { useKitContext } from '../kit/kit-context.js'
import { buttonText } from '../kit/page-messages.js'
import type { ConnectionFacts } from './connection-facts.js'
import type { PageButtonProps, PageButtonState } from './page-button.js'
import { SteadyLabel } from './steady-label.js'
import { useModalOpener } from './use-modal-opener.js'

/** How the connect button stands. Source: R-BTN-01. */
export function useConnectButton(
  { status }: ConnectionFacts,
  { namespace, label, disabled = false }: PageButtonProps,
): PageButtonState {
  const { pageMessages } = useKitContext('ConnectButton')
  const rest = label ?? buttonText(pageMessages, 'button.connect')
  const connecting = buttonText(pageMessages, 'button.connecting')
  const reconnecting = buttonText(pageMessages, 'button.reconnecting')
  const shown = status === 'connecting' ? connecting : status === 'reconnecting' ? reconnecting : rest
  return {
    status,
    props: useModalOpener(undefined, { disabled, namespace }),
    label: shown,
    variant: 'primary',
    content: <SteadyLabel label={shown} all={[rest, connecting, reconnecting]} />,
  }
}
