/**
 * Decides which component renders a kit's modal: one at a time, an embedded card before the modal.
 *
 * In      kit, isEmbedded, onChange   `onChange` receives whether this component must render
 * Out     a function that releases the claim; releasing the last one closes the modal
 * Source  R-MODAL-27, R-MODAL-28
 */
import type { Kit } from '@bowline/kit-core'
import { attachSurface, close } from '@bowline/kit-core/actions'
import { perOwner } from '@bowline/kit-core/internal'

type Claim = { readonly isEmbedded: boolean; readonly onChange: (isDrawing: boolean) => void }
type Surfaces = { claims: readonly Claim[]; drawing: { claim: Claim; detach: () => void } | undefined }

const getSurfaces = perOwner((): Surfaces => ({ claims: [], drawing: undefined }))

/** Claims the right to render a kit's modal. */
export function claimModalSurface(kit: Kit, claim: Claim): () => void {
  const surfaces = getSurfaces(kit)
  const entry = { ...claim }
  surfaces.claims = [...surfaces.claims, entry]
  settle(kit, surfaces)
  return () => {
    surfaces.claims = surfaces.claims.filter((other) => other !== entry)
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
  drawing?.claim.onChange(false)
  surfaces.drawing = next && { claim: next, detach: attachSurface(kit, { isEmbedded: next.isEmbedded }) }
  next?.onChange(true)
}
