'use client'

import { type CustomButtonProps, customState } from './custom-button.js'
import { type BaseButtonProps, PageButton } from './page-button.js'
import { useConnectButton } from './use-connect-button.js'
import { useConnectionState } from './use-connection-state.js'

function Connect(props: BaseButtonProps) {
  const state = useConnectButton(useConnectionState(props.namespace), props)
  return <PageButton state={state} size={props.size} className={props.className} />
}

function CustomConnect({ children, ...props }: CustomButtonProps) {
  const facts = useConnectionState(props.namespace)
  return children(customState(facts, useConnectButton(facts, props)))
}

/** Opens the modal to connect. `ConnectButton.Custom` hands its state to a button of the host's own. */
export const ConnectButton = Object.assign(Connect, { Custom: CustomConnect })
