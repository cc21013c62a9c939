import type { ReactNode } from 'react'
import type { ConnectionFacts } from './connection-facts.js'
import type { PageButtonProps, PageButtonState } from './page-button.js'
import type { OpenerProps } from './use-modal-opener.js'

/** What a host's own button is given: the facts by `status`, props to spread, and words in the visitor's language. */
export type CustomButtonState = ConnectionFacts & { readonly props: OpenerProps; readonly label: string }

/** A host's own button. */
export type CustomButtonProps = Pick<PageButtonProps, 'namespace' | 'disabled'> & {
  children: (state: CustomButtonState) => ReactNode
}

/** The facts and the button's state as one. */
export function customState(facts: ConnectionFacts, { props, label }: PageButtonState): CustomButtonState {
  return { ...facts, props, label }
}
