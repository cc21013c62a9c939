import type { ReactNode } from 'react'

/** What an app draws in a place of the kit: the app's own styles hold in it. It takes no part in the layout. */
export function Slot({ children }: { children: ReactNode }) {
  return (
    <span data-part="slot" className="bl:contents">
      {children}
    </span>
  )
}
