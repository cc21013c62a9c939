/**
 * Renders the modal once it is opened: nothing before that, and an error when its code cannot be loaded.
 *
 * Source  R-MODAL-28, R-MODAL-35, R-HOST-01, R-HOST-08, R-HOST-82
 */
'use client'

import { close } from '@bowline/kit-core/actions'
import { useEffect } from 'react'
import { useKitContext } from '../kit/kit-context.js'
import { useKitState } from '../kit/use-kit-state.js'
import { claimPage } from './claim-page.js'
import { hasHistoryMarks } from './history-mark.js'
import { LoadFailed } from './load-failed.js'
import { loadModal, preloadModal } from './load-modal.js'
import { useModalChunk } from './use-modal-chunk.js'
import { useSurface } from './use-surface.js'
import { whenIdle } from './when-idle.js'

/** Renders the kit's modal. `ModalProvider` contains one. */
export function ModalHost({ load = loadModal }: { load?: typeof loadModal }) {
  const { kit, locale } = useKitContext('ModalHost')
  const isDrawing = useSurface(kit, { isEmbedded: false })
  const isOpen = useKitState(({ modal }) => modal.open && !modal.isEmbedded)
  const { chunk, ...loading } = useModalChunk(isOpen && isDrawing, load)

  useEffect(() => (isOpen && isDrawing ? claimPage(kit) : undefined), [kit, isOpen, isDrawing])

  useEffect(() => {
    if (kit.config.prefetch === 'idle') return whenIdle(() => void preloadModal(kit, locale))
    return undefined
  }, [kit, locale])

  useEffect(() => {
    if (!kit.config.closeOnBrowserBack || !hasHistoryMarks()) return
    import('./close-on-back.js').then(
      ({ closeOnBack }) => closeOnBack(kit),
      (error: unknown) => kit.log.warn('A part of the modal could not be loaded', error),
    )
  }, [kit])

  if (!isDrawing) return null
  if (chunk !== undefined) return <chunk.Modal />
  return loading.failures > 0 ? <LoadFailed {...loading} onClose={() => close(kit)} /> : null
}
