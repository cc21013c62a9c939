'use client'

/**
 * Renders the kit's modal once its code is loaded, which the modal's opening starts at the latest, or an error when the code
 * cannot be loaded. Renders nothing while a `KitEmbed` is mounted.
 *
 * Source  R-MODAL-28, R-MODAL-35, R-HOST-01, R-HOST-08, R-HOST-82
 */

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

/** Renders the kit's modal. Part of `ModalProvider`. */
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
