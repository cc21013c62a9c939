/**
 * Who draws a kit's modal: one surface at a time, an embedded one before the modal.
 *
 * In      kit, isEmbedded, tell   `tell` hears whether this surface is the one that draws
 * Out     a function that gives the claim up; with the last one the modal closes
 * Source  R-MODAL-27, R-MODAL-28
 */
import type { Kit } from '@bowline/kit-core'
import { attachSurface, close } from '@bowline/kit-core/actions'

type Claim = { readonly isEmbedded: boolean; readonly tell: (isDrawing: boolean) => void }
type Surfaces = { claims: readonly Claim[]; drawing: { claim: Claim; detach: () => void } | undefined }

const surfacesOf = new WeakMap<Kit, Surfaces>()

/** Asks to draw a kit's modal. */
export function claimModalSurface(kit: Kit, claim: Claim): () => void {
  const surfaces = surfacesOf.get(kit) ?? { claims: [], drawing: undefined }
  surfacesOf.set(kit, surfaces)
  const own = { ...claim }
  surfaces.claims = [...surfaces.claims, own]
  settle(kit, surfaces)
  return () => {
    surfaces.claims = surfaces.claims.filter((other) => other !== own)
    settle(kit, surfaces)
    queueMicrotask(() => {
      if (surfaces.claims.length === 0) close(kit)
    })
  }
}

function settle(kit: Kit, surfaces: Surfaces): void {
  const next = surfaces.claims.find(({ isEmbedded }) => isEmbedded) ?? surfaces.claims[0]
  const { drawing } = surfaces
  if (drawing?.claim === next) return
  drawing?.detach()
  drawing?.claim.tell(false)
  surfaces.drawing = next && { claim: next, detach: attachSurface(kit, { isEmbedded: next.isEmbedded }) }
  next?.tell(true)
}
