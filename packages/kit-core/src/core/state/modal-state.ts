import type { Namespace } from '../../base/caip/namespace.js'

/** The modal itself. */
export type ModalState = {
  readonly open: boolean
  readonly loading: boolean
  /** Connect shows the wallets of this namespace only. */
  readonly namespaceFilter: Namespace | undefined
  /** The namespace that was active before the modal was opened for another one. */
  readonly namespaceBefore: Namespace | undefined
  /** True for 500 ms after a close was refused. */
  readonly isShaking: boolean
  /** The card stands in the host's own element. */
  readonly isEmbedded: boolean
  /** Something on the page draws the modal. */
  readonly hasSurface: boolean
  /** The first view since opening is on screen. */
  readonly isPainted: boolean
}

/** First value of the slice. */
export const FIRST_MODAL_STATE: ModalState = {
  open: false,
  loading: false,
  namespaceFilter: undefined,
  namespaceBefore: undefined,
  isShaking: false,
  isEmbedded: false,
  hasSurface: false,
  isPainted: false,
}
