import type { Namespace } from '../../base/caip/namespace.js'

/** State of the modal. */
export type ModalState = {
  readonly open: boolean
  readonly loading: boolean
  /** Connect shows only the wallets of this namespace. */
  readonly namespaceFilter: Namespace | undefined
  /** The active namespace before the modal opened for another one. */
  readonly namespaceBefore: Namespace | undefined
  /** True for 500 ms after a close was rejected. */
  readonly isShaking: boolean
  /** True when the modal is rendered in the host's own element. */
  readonly isEmbedded: boolean
  /** True while a UI that renders the modal is mounted. */
  readonly hasSurface: boolean
  /** True when the first view since opening has been painted. */
  readonly isPainted: boolean
}

export const INITIAL_MODAL_STATE: ModalState = {
  open: false,
  loading: false,
  namespaceFilter: undefined,
  namespaceBefore: undefined,
  isShaking: false,
  isEmbedded: false,
  hasSurface: false,
  isPainted: false,
}
