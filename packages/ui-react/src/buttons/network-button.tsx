'use client'

import { type CustomButtonProps, customState } from './custom-button.js'
import { type BaseButtonProps, PageButton } from './page-button.js'
import { useConnectionState } from './use-connection-state.js'
import { useNetworkButton } from './use-network-button.js'

function NetworkChoice(props: BaseButtonProps) {
  const state = useNetworkButton(useConnectionState(props.namespace), props)
  return <PageButton state={state} size={props.size} className={props.className} />
}

function CustomNetworkChoice({ children, ...props }: CustomButtonProps) {
  const facts = useConnectionState(props.namespace)
  return children(customState(facts, useNetworkButton(facts, props)))
}

/** The network in use. `NetworkButton.Custom` hands its state to a button of the host's own. */
export const NetworkButton = Object.assign(NetworkChoice, { Custom: CustomNetworkChoice })
