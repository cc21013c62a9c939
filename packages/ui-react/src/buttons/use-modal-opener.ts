'use client'

/**
 * Opens the modal on the press of a button in the page, and prefetches its code on hover and keyboard focus.
 *
 * Source  R-HOST-09, R-MODAL-19, R-BTN-02, R-CONN-91, architecture §2
 */

import type { OpenableView, RegisteredNamespace } from '@bowline/kit-core'
import { getPrefetchMode, open, openUnsupportedChain, prefetch } from '@bowline/kit-core/actions'
import { type KeyboardEvent, type MouseEvent, useCallback, useId } from 'react'
import { useKitContext } from '../kit/kit-context.js'
import { useKitState } from '../kit/use-kit-state.js'
import { preloadModal, requestModal } from '../modal/load-modal.js'
import { usePrefetchWhenSeen } from './use-prefetch-when-seen.js'

/** View that a button opens; without one, the kit chooses Connect or Account. */
export type ButtonTarget = OpenableView | 'UnsupportedChain' | undefined

/** Props to spread on a button, of the kit or of the app. */
export type OpenModalProps = {
  readonly type: 'button'
  readonly disabled: boolean
  readonly 'aria-haspopup': 'dialog'
  readonly 'aria-expanded': boolean
  readonly onClick: (event: MouseEvent<HTMLElement>) => void
  readonly onPointerEnter: () => void
  readonly onKeyUp: (event: KeyboardEvent<HTMLElement>) => void
  /** Id by which the kit finds the button in the page. */
  readonly 'data-bl-opener': string
}

/** `namespace` becomes the active one and limits what the modal shows. */
export type OpenerParams = { readonly disabled: boolean; readonly namespace: RegisteredNamespace | undefined }

/** Props of a button that opens the modal. */
export function useModalOpener(target: ButtonTarget, { disabled, namespace }: OpenerParams): OpenModalProps {
  const { kit, locale } = useKitContext('A button of the kit')
  const isOpen = useKitState(({ modal }) => modal.open)
  const id = useId()

  usePrefetchWhenSeen(id, target)

  const prepareModal = useCallback(() => {
    if (getPrefetchMode(kit) === 'none') return
    // In sequence: the code for requests would delay the code of the modal.
    void preloadModal(kit, locale, target).then(() => prefetch(kit))
  }, [kit, locale, target])

  const onClick = useCallback(
    ({ currentTarget }: MouseEvent<HTMLElement>) => {
      requestModal()
      // Safari does not focus a pressed button, but focus must return to the button later.
      currentTarget.focus({ preventScroll: true })
      // The page shows its own alert when the code cannot be loaded.
      const opening =
        target === 'UnsupportedChain'
          ? openUnsupportedChain(kit, { namespace })
          : open(kit, { view: target, namespace })
      opening.catch(() => {})
    },
    [kit, target, namespace],
  )
  return {
    type: 'button',
    disabled,
    'aria-haspopup': 'dialog',
    'aria-expanded': isOpen,
    onClick,
    onPointerEnter: prepareModal,
    // A script can focus the button, for example when the modal closes. Only the Tab key shows intent.
    onKeyUp: ({ key }) => {
      if (key === 'Tab') prepareModal()
    },
    'data-bl-opener': id,
  }
}
