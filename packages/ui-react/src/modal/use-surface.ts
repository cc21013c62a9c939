'use client'

import type { Kit } from '@bowline/kit-core'
import { useEffect, useState } from 'react'
import { claimModalSurface } from './claim-modal-surface.js'

/** Whether this component renders the kit's modal. */
export function useSurface(kit: Kit, { isEmbedded }: { isEmbedded: boolean }): boolean {
  const [isDrawing, setIsDrawing] = useState(false)
  useEffect(() => claimModalSurface(kit, { isEmbedded, onChange: setIsDrawing }), [kit, isEmbedded])
  return isDrawing
}
