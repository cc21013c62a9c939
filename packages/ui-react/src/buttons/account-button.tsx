'use client'

import { type CustomButtonProps, toCustomButtonState } from './custom-button.js'
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
  const connection = useConnectionState(props.namespace)
  const connect = useConnectButton(connection, props)
  return children(toCustomButtonState(connection, useAccountButton(connection, props) ?? connect))
}

/**
 * Button that shows the account's avatar, name and balance and opens Account (on an unlisted network, UnsupportedChain).
 * Renders nothing without an account.
 * `AccountButton.Custom` passes its state to the app's own button; without an account, the state of the connect button.
 */
export const AccountButton = Object.assign(Account, { Custom: CustomAccount })
