'use client'

import { type CustomButtonProps, toCustomButtonState } from './custom-button.js'
import { type BaseButtonProps, PageButton } from './page-button.js'
import { useConnectButton } from './use-connect-button.js'
import { useConnectionState } from './use-connection-state.js'

function Connect(props: BaseButtonProps) {
  const state = useConnectButton(useConnectionState(props.namespace), props)
  return <PageButton state={state} size={props.size} className={props.className} />
}

function CustomConnect({ children, ...props }: CustomButtonProps) {
  const connection = useConnectionState(props.namespace)
  return children(toCustomButtonState(connection, useConnectButton(connection, props)))
}

/**
 * Button that opens the modal: Connect, or Account with a connected account. `ConnectButton.Custom` passes its state to the
 * app's own button.
 */
export const ConnectButton = Object.assign(Connect, { Custom: CustomConnect })
