'use client'

import { AccountButton } from './account-button.js'
import { type BaseButtonProps, PageButton } from './page-button.js'
import { useAccountButton } from './use-account-button.js'
import { useConnectButton } from './use-connect-button.js'
import { useConnectionState } from './use-connection-state.js'

function Combined({ label, ...props }: BaseButtonProps) {
  const facts = useConnectionState(props.namespace)
  const connect = useConnectButton(facts, { ...props, label })
  const account = useAccountButton(facts, props)
  return <PageButton state={account ?? connect} size={props.size} className={props.className} />
}

/** Connect, or the account: one and the same button element, so that the focus stays. Source: R-BTN-04. */
export const KitButton = Object.assign(Combined, { Custom: AccountButton.Custom })
