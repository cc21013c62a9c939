'use client'

import { type CustomButtonProps, toCustomButtonState } from './custom-button.js'
import { type BaseButtonProps, PageButton } from './page-button.js'
import { useConnectionState } from './use-connection-state.js'
import { useNetworkButton } from './use-network-button.js'

function NetworkChoice(props: BaseButtonProps) {
  const state = useNetworkButton(useConnectionState(props.namespace), props)
  return <PageButton state={state} size={props.size} className={props.className} />
}

function CustomNetworkChoice({ children, ...props }: CustomButtonProps) {
  const connection = useConnectionState(props.namespace)
  return children(toCustomButtonState(connection, useNetworkButton(connection, props)))
}

/** Button that shows the active network and opens Networks. `NetworkButton.Custom` passes its state to the app's own button. */
export const NetworkButton = Object.assign(NetworkChoice, { Custom: CustomNetworkChoice })
