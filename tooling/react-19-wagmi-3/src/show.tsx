import type { ReactNode } from 'react'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'

/** Renders the page. */
export function show(page: ReactNode): void {
  const root = document.getElementById('root')
  if (root !== null) createRoot(root).render(<StrictMode>{page}</StrictMode>)
}
