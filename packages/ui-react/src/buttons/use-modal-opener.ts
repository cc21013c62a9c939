/**
 * Opens the modal at the press of a page button, and gets it ready at the first sign of one.
 *
 * Source  R-HOST-09, R-MODAL-19, R-BTN-02, R-CONN-91, architecture §2
 */
'use client'

import type { OpenableView, RegisteredNamespace } from '@bowline/kit-core'
import { getPrefetchMode, open, openUnsupportedChain, prefetch } from '@bowline/kit-core/actions'
import { type KeyboardEvent, type MouseEvent, useCallback, useId } from 'react'
import { useKitContext } from '../kit/kit-context.js'
import { useKitState } from '../kit/use-kit-state.js'
import { preloadModal } from '../modal/load-modal.js'
import { usePrefetchWhenSeen } from './use-prefetch-when-seen.js'

/** Where a button leads; the kit decides between Connect and Account when absent. */
export type ButtonTarget = OpenableView | 'UnsupportedChain' | undefined

/** What a button of the kit, or of the host's own, spreads. */
export type OpenModalProps = {
  readonly type: 'button'
  readonly disabled: boolean
  readonly 'aria-haspopup': 'dialog'
  readonly 'aria-expanded': boolean
  readonly onClick: (event: MouseEvent<HTMLElement>) => void
  readonly onPointerEnter: () => void
  readonly onKeyUp: (event: KeyboardEvent<HTMLElement>) => void
  /** By this the kit finds the button in the page. */
  readonly 'data-bl-opener': string
}

/** `namespace` limits what is shown to one; it becomes the active one. */
export type OpenerParams = { readonly disabled: boolean; readonly namespace: RegisteredNamespace | undefined }

/** Props of a button that opens the modal. */
export function useModalOpener(target: ButtonTarget, { disabled, namespace }: OpenerParams): OpenModalProps {
  const { kit, locale } = useKitContext('A button of the kit')
  const isOpen = useKitState(({ modal }) => modal.open)
  const id = useId()

  usePrefetchWhenSeen(id, target)

  const getReady = useCallback(() => {
    if (getPrefetchMode(kit) === 'none') return
    // One after the other: what is asked of the network has code of its own, which would keep the modal's waiting.
    void preloadModal(kit, locale, target).then(() => prefetch(kit))
  }, [kit, locale, target])

  const onClick = useCallback(
    ({ currentTarget }: MouseEvent<HTMLElement>) => {
      // Safari does not focus a pressed button; the focus has to find its way back to it.
      currentTarget.focus({ preventScroll: true })
      // When its code cannot be loaded, the page shows that in its place.
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
    onPointerEnter: getReady,
    // The focus of a script, such as that of a modal that closes, announces nothing; the key that moved it here does.
    onKeyUp: ({ key }) => {
      if (key === 'Tab') getReady()
    },
    'data-bl-opener': id,
  }
}
