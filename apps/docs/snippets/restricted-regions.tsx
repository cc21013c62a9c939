'use client'

import { isRestrictedRegion } from '@bowline/kit-core'
import type { ReactNode } from 'react'

export function BuyPage({ children }: { children: ReactNode }) {
  return isRestrictedRegion() ? <p>This is not available where you are.</p> : children
}
