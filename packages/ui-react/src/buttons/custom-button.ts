import type { ReactNode } from 'react'
import type { BaseButtonProps, PageButtonState } from './page-button.js'
import type { ConnectionInfo } from './use-connection-state.js'
import type { OpenModalProps } from './use-modal-opener.js'

/** What a host's own button is given: the facts by `status`, props to spread, and words in the visitor's language. */
export type CustomButtonState = ConnectionInfo & { readonly props: OpenModalProps; readonly label: string }

/** A host's own button. */
export type CustomButtonProps = Pick<BaseButtonProps, 'namespace' | 'disabled'> & {
  children: (state: CustomButtonState) => ReactNode
}

/** The facts and the button's state as one. */
export function customState(facts: ConnectionInfo, { props, label }: PageButtonState): CustomButtonState {
  return { ...facts, props, label }
}
