'use client'

import { AccountButton } from './account-button.js'
import { type BaseButtonProps, PageButton } from './page-button.js'
import { useAccountButton } from './use-account-button.js'
import { useConnectButton } from './use-connect-button.js'
import { useConnectionState } from './use-connection-state.js'

function Combined({ label, ...props }: BaseButtonProps) {
  const connection = useConnectionState(props.namespace)
  const connect = useConnectButton(connection, { ...props, label })
  const account = useAccountButton(connection, props)
  return <PageButton state={account ?? connect} size={props.size} className={props.className} />
}

/**
 * Account button with an account, connect button without one. Both are the same `button` element, so that it keeps focus.
 *
 * Source  R-BTN-04
 */
export const KitButton = Object.assign(Combined, { Custom: AccountButton.Custom })
