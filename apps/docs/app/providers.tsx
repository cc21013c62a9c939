'use client'

import { RootProvider } from 'fumadocs-ui/provider/next'
import { lazy, type ReactNode } from 'react'

const SearchDialog = lazy(async () => ({ default: (await import('../search/search-dialog')).SearchDialog }))

/** What the components of every page need. The search is loaded when it opens. */
export function Providers({ children }: { children: ReactNode }) {
  return <RootProvider search={{ preload: false, SearchDialog }}>{children}</RootProvider>
}
