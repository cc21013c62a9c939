'use client'

import { KitButton } from '@bowline/ui-react'

/** A page with nothing but the kit's button. */
export function KitPage() {
  return (
    <main>
      <KitButton />
    </main>
  )
}
