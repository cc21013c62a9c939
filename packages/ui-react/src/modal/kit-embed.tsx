/**
 * The modal's card inside the page, always open.
 *
 * Source  R-MODAL-27, R-MODAL-28
 */
'use client'

import { useEffect, useReducer } from 'react'
import { useKitContext } from '../kit/kit-context.js'
import { loadedModal, loadModal } from './load-modal.js'
import { useSurface } from './use-surface.js'

/** Draws the card where it stands. Of several on one page only the first draws; while it is there, no modal opens. */
export function KitEmbed() {
  const { kit, locale } = useKitContext('KitEmbed')
  const isDrawing = useSurface(kit, { isEmbedded: true })
  const [, renderAgain] = useReducer((count: number) => count + 1, 0)

  useEffect(() => {
    if (!isDrawing || loadedModal()) return
    loadModal(kit, locale).then(renderAgain, (error: unknown) => kit.log.error('The card could not be loaded', error))
  }, [kit, locale, isDrawing])

  const chunk = loadedModal()
  return isDrawing && chunk !== undefined ? <chunk.EmbeddedCard /> : null
}
