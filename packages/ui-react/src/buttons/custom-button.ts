import type { ReactNode } from 'react'
import type { BaseButtonProps, PageButtonState } from './page-button.js'
import type { ConnectionInfo } from './use-connection-state.js'
import type { OpenModalProps } from './use-modal-opener.js'

/** State for an app's own button: connection by `status`, props to spread, and a label in the user's language. */
export type CustomButtonState = ConnectionInfo & { readonly props: OpenModalProps; readonly label: string }

/** Props of a `Custom` button, whose `children` render the app's own button. */
export type CustomButtonProps = Pick<BaseButtonProps, 'namespace' | 'disabled'> & {
  children: (state: CustomButtonState) => ReactNode
}

/** Merges the connection with the props and label of the button. */
export function toCustomButtonState(connection: ConnectionInfo, { props, label }: PageButtonState): CustomButtonState {
  return { ...connection, props, label }
}
