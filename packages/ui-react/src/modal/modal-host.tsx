/**
 * The modal's place in the page: nothing until it is opened, then the modal, fetched if it is not there yet.
 *
 * Source  R-MODAL-28, R-HOST-01, R-HOST-08
 */
'use client'

import { close } from '@bowline/kit-core/actions'
import { useEffect, useReducer } from 'react'
import { useKitContext } from '../kit/kit-context.js'
import { useKitState } from '../kit/use-kit-state.js'
import { loadedModal, loadModal, preloadModal } from './load-modal.js'
import { takePage } from './surface-claim.js'
import { useSurface } from './use-surface.js'

/** Draws the kit's modal; the provider has one. */
export function ModalHost() {
  const { kit, locale } = useKitContext('ModalHost')
  const isDrawing = useSurface(kit, { isEmbedded: false })
  const isOpen = useKitState(({ modal }) => modal.open && !modal.isEmbedded)
  const [, renderAgain] = useReducer((count: number) => count + 1, 0)
  const chunk = loadedModal()
  const isMissing = isOpen && isDrawing && chunk === undefined

  useEffect(() => {
    if (!isMissing) return
    loadModal(kit, locale).then(renderAgain, (error: unknown) => {
      kit.log.error('The modal could not be loaded', error)
      close(kit)
    })
  }, [kit, locale, isMissing])

  useEffect(() => (isOpen && isDrawing ? takePage(kit) : undefined), [kit, isOpen, isDrawing])

  useEffect(() => {
    if (kit.config.prefetch !== 'idle' || typeof window.requestIdleCallback !== 'function') return
    const handle = window.requestIdleCallback(() => preloadModal(kit, locale))
    return () => window.cancelIdleCallback(handle)
  }, [kit, locale])

  return isDrawing && chunk !== undefined ? <chunk.Modal /> : null
}
