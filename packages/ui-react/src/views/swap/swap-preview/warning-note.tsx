'use client'

import type { ReactNode } from 'react'
import { Icon } from '../../../components/icon.js'

/** A warning in the review of a swap. `part` names it in the DOM. */
export function WarningNote({ part, children }: { part: string; children: ReactNode }) {
  return (
    <p
      data-part={part}
      className="bl:flex bl:items-start bl:gap-2 bl:rounded-row bl:bg-warning-tint bl:px-4 bl:py-3 bl:text-14"
    >
      <Icon name="warning" className="bl:mt-0.5 bl:size-4 bl:text-warning" />
      <span className="bl:flex-1 bl:wrap-anywhere">{children}</span>
    </p>
  )
}
