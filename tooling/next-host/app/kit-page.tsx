'use client'

import { KitButton } from '@bowline/ui-react'

/** The button, and a place to see that the page is alive. */
export function KitPage() {
  return (
    <main>
      <KitButton />
    </main>
  )
}
