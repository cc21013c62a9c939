'use client'

import { useConnectionFacts } from './connection-facts.js'
import { type CustomButtonProps, customState } from './custom-button.js'
import { PageButton, type PageButtonProps } from './page-button.js'
import { useAccountButton } from './use-account-button.js'
import { useConnectButton } from './use-connect-button.js'

function Account(props: PageButtonProps) {
  const state = useAccountButton(useConnectionFacts(props.namespace), props)
  if (state === undefined) return null
  return <PageButton state={state} size={props.size} className={props.className} />
}

function CustomAccount({ children, ...props }: CustomButtonProps) {
  const facts = useConnectionFacts(props.namespace)
  const connect = useConnectButton(facts, props)
  return children(customState(facts, useAccountButton(facts, props) ?? connect))
}

/** The account, once one is known; nothing before. `AccountButton.Custom` hands its state to a button of the host's own. */
export const AccountButton = Object.assign(Account, { Custom: CustomAccount })
