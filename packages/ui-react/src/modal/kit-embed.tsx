/**
 * The modal's card inside the page, always open.
 *
 * Source  R-MODAL-27, R-MODAL-28
 */
'use client'

import { useKitContext } from '../kit/kit-context.js'
import { useModalChunk } from './use-modal-chunk.js'
import { useSurface } from './use-surface.js'

/** Draws the card where it stands. Of several on one page only the first draws; while it is there, no modal opens. */
export function KitEmbed() {
  const { kit } = useKitContext('KitEmbed')
  const isDrawing = useSurface(kit, { isEmbedded: true })
  const chunk = useModalChunk(isDrawing, (error) => kit.log.error('The card could not be loaded', error))
  return isDrawing && chunk !== undefined ? <chunk.EmbeddedCard /> : null
}
