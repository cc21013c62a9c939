'use client'

/**
 * `KitEmbed`: the modal's card inside the page, always open.
 *
 * Source  R-MODAL-27, R-MODAL-28, R-MODAL-35
 */

import { useKitContext } from '../kit/kit-context.js'
import { LoadFailed } from './load-failed.js'
import { loadModal } from './load-modal.js'
import { useModalChunk } from './use-modal-chunk.js'
import { useSurface } from './use-surface.js'

/** Renders the card in place. Of several on a page only the first renders; while it is mounted, no modal opens. */
export function KitEmbed() {
  const { kit } = useKitContext('KitEmbed')
  const isDrawing = useSurface(kit, { isEmbedded: true })
  const { chunk, ...loading } = useModalChunk(isDrawing, loadModal)
  if (!isDrawing) return null
  if (chunk !== undefined) return <chunk.EmbeddedCard />
  return loading.failures > 0 ? <LoadFailed {...loading} /> : null
}
