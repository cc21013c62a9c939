'use client'

import { useConnectionFacts } from './connection-facts.js'
import { type CustomButtonProps, customState } from './custom-button.js'
import { PageButton, type PageButtonProps } from './page-button.js'
import { useConnectButton } from './use-connect-button.js'

function Connect(props: PageButtonProps) {
  const state = useConnectButton(useConnectionFacts(props.namespace), props)
  return <PageButton state={state} size={props.size} className={props.className} />
}

function CustomConnect({ children, ...props }: CustomButtonProps) {
  const facts = useConnectionFacts(props.namespace)
  return children(customState(facts, useConnectButton(facts, props)))
}

/** Opens the modal to connect. `ConnectButton.Custom` hands its state to a button of the host's own. */
export const ConnectButton = Object.assign(Connect, { Custom: CustomConnect })
