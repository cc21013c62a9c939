'use client'

import { RootProvider } from 'fumadocs-ui/provider/next'
import { lazy, type ReactNode, useEffect } from 'react'

const SearchDialog = lazy(async () => ({ default: (await import('../search/search-dialog')).SearchDialog }))

declare global {
  interface Window {
    /** `first-presses.js`: keeps what is pressed before the scripts of the page have started. */
    bowlineFirst?: { readonly release: () => void }
  }
}

/** What the components of every page need. The search is loaded when it opens. */
export function Providers({ children }: { children: ReactNode }) {
  useEffect(() => window.bowlineFirst?.release(), [])
  return <RootProvider search={{ preload: false, SearchDialog }}>{children}</RootProvider>
}
