'use client'

import { type KitState, selectActiveAccount } from '@bowline/kit-core'
import { useEffect, useState } from 'react'
import { useKitState } from '../kit/use-kit-state.js'
import { selectViewKey } from './current-view.js'
import { whenPainted } from './when-painted.js'

const selectIsOpen = ({ modal }: KitState) => modal.open && !modal.isEmbedded

/** Changes when the content of the prerendered Connect view changes. Undefined with an account, which opens another view. */
const selectContent = (state: KitState) => (selectActiveAccount(state) ? undefined : state.directory)

/** Closing resets the history to Connect. The modal stays for a frame only if that leaves its view as it is. */
const selectIsFirst = (state: KitState) => !state.modal.open || selectViewKey(state) === '1/Connect'

/**
 * Whether the modal is on screen, or only prerendered.
 *
 * Out     isOpen    still true for two frames when a wallet was connected, so that the address is painted first: unmounting
 *                   the modal takes longer
 *         opening   counts how often the modal closed, so that each opening has its own card
 *         content   key of what is prerendered, constant while the modal is open; undefined when nothing is
 * Source  R-MODAL-28, R-MODAL-30
 */
export function usePresence() {
  const isOpen = useKitState(selectIsOpen)
  const content = useKitState(selectContent)
  const isFirst = useKitState(selectIsFirst)
  const [shown, setShown] = useState({ isOpen, content, isFirst, opening: 0 })
  const isLeaving = !isOpen && shown.isOpen && !content && shown.content !== undefined && shown.isFirst
  const next = {
    isOpen,
    content: isOpen ? shown.content : content,
    isFirst,
    opening: shown.opening + (shown.isOpen && !isOpen ? 1 : 0),
  }
  const isSame = shown.isOpen === isOpen && shown.content === next.content && shown.isFirst === isFirst
  if (!isLeaving && !isSame) setShown(next)
  // biome-ignore lint/correctness/useExhaustiveDependencies: `next` is what the modal leaves for
  useEffect(() => {
    if (!isLeaving) return
    // A task right after the frame would delay its presentation, so the modal leaves after the next one.
    let cancel = whenPainted(() => {
      cancel = whenPainted(() => setShown(next))
    })
    return () => cancel()
  }, [isLeaving])
  return isLeaving ? shown : next
}
