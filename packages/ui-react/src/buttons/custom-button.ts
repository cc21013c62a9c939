import type { ReactNode } from 'react'
import type { BaseButtonProps, PageButtonState } from './page-button.js'
import type { ConnectionInfo } from './use-connection-state.js'
import type { OpenModalProps } from './use-modal-opener.js'

/** State for an app's own button: the connection by `status`, props to spread on it, and its label in the user's language. */
export type CustomButtonState = ConnectionInfo & { readonly props: OpenModalProps; readonly label: string }

/** Props of a `Custom` button, for example `ConnectButton.Custom`. Its `children` render the app's own button. */
export type CustomButtonProps = Pick<BaseButtonProps, 'namespace' | 'disabled'> & {
  children: (state: CustomButtonState) => ReactNode
}

/** Builds the state that a `Custom` button passes to its `children`. */
export function toCustomButtonState(connection: ConnectionInfo, { props, label }: PageButtonState): CustomButtonState {
  return { ...connection, props, label }
}
