'use client'

import { useConnectionFacts } from './connection-facts.js'
import { type CustomButtonProps, customState } from './custom-button.js'
import { PageButton, type PageButtonProps } from './page-button.js'
import { useNetworkButton } from './use-network-button.js'

function NetworkChoice(props: PageButtonProps) {
  const state = useNetworkButton(useConnectionFacts(props.namespace), props)
  return <PageButton state={state} size={props.size} className={props.className} />
}

function CustomNetworkChoice({ children, ...props }: CustomButtonProps) {
  const facts = useConnectionFacts(props.namespace)
  return children(customState(facts, useNetworkButton(facts, props)))
}

/** The network in use. `NetworkButton.Custom` hands its state to a button of the host's own. */
export const NetworkButton = Object.assign(NetworkChoice, { Custom: CustomNetworkChoice })
