import type { ErrorDetails } from '../base/errors/error-details.js'

/** The kind of a toast. */
export type ToastVariant = 'success' | 'loading' | 'error'

/**
 * The kit's own toasts whose text is not that of an error. Source: R-CONN-59, R-CONN-63, R-SIWX-33, R-SEND-28, R-SWAP-36,
 * R-SWAP-37, R-RAMP-58, R-NAME-34, R-ERR-22.
 */
export type ToastName =
  | 'authenticating'
  | 'email-code-resent'
  | 'email-updated'
  | 'name-registered'
  | 'name-failed'
  | 'name-unknown'
  | 'transaction-started'
  | 'transaction-confirmed'
  | 'purchased'
  | 'approve-limit'
  | 'confirm-transaction'
  | 'swapping'
  | 'swapped'

/** Values for toasts about a swap: token symbols, and the received amount. */
export type ToastValues = { readonly source: string; readonly amount: string; readonly target: string }

/** An icon by name, and the color token it is drawn in. */
export type ToastIcon = { readonly icon: string; readonly iconColor: string }

/** State of the toast, shown or hidden. */
export type ToastState = {
  readonly message: string
  readonly error: ErrorDetails | undefined
  readonly name: ToastName | undefined
  readonly values: ToastValues | undefined
  readonly variant: ToastVariant
  readonly svg: ToastIcon | undefined
  readonly open: boolean
  readonly autoClose: boolean
}

export const INITIAL_TOAST_STATE: ToastState = {
  message: '',
  error: undefined,
  name: undefined,
  values: undefined,
  variant: 'success',
  svg: undefined,
  open: false,
  autoClose: true,
}
