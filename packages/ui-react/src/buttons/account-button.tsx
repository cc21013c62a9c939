'use client'

import { type CustomButtonProps, customState } from './custom-button.js'
import { type BaseButtonProps, PageButton } from './page-button.js'
import { useAccountButton } from './use-account-button.js'
import { useConnectButton } from './use-connect-button.js'
import { useConnectionState } from './use-connection-state.js'

function Account(props: BaseButtonProps) {
  const state = useAccountButton(useConnectionState(props.namespace), props)
  if (state === undefined) return null
  return <PageButton state={state} size={props.size} className={props.className} />
}

function CustomAccount({ children, ...props }: CustomButtonProps) {
  const facts = useConnectionState(props.namespace)
  const connect = useConnectButton(facts, props)
  return children(customState(facts, useAccountButton(facts, props) ?? connect))
}

/** The account, once one is known; nothing before. `AccountButton.Custom` hands its state to a button of the host's own. */
export const AccountButton = Object.assign(Account, { Custom: CustomAccount })
