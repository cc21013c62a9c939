'use client'

import { KitButton } from '@bowline/ui-react'

/** The button, and an element that shows that the page is interactive. */
export function KitPage() {
  return (
    <main>
      <KitButton />
    </main>
  )
}
