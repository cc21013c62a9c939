import type { ReactNode } from 'react'

/** Wraps a component of the app inside the kit: the app's own styles apply in it. Does not affect the layout. */
export function Slot({ children }: { children: ReactNode }) {
  return (
    <span data-part="slot" className="bl:contents">
      {children}
    </span>
  )
}
