'use client'

import type { Kit } from '@bowline/kit-core'
import { useEffect, useState } from 'react'
import { claimModalSurface } from './claim-modal-surface.js'

/** Claims the kit's modal for the mounted component. Returns whether this component, and no other, must render the modal. */
export function useSurface(kit: Kit, { isEmbedded }: { isEmbedded: boolean }): boolean {
  const [isDrawing, setIsDrawing] = useState(false)
  useEffect(() => claimModalSurface(kit, { isEmbedded, onChange: setIsDrawing }), [kit, isEmbedded])
  return isDrawing
}
