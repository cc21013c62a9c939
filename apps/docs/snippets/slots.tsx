'use client'

import '@bowline/ui-react/styles.css'
import type { Kit } from '@bowline/kit-core'
import { type AvatarSlotProps, KitButton, KitProvider, type Slots } from '@bowline/ui-react'

const slots: Slots = {
  Avatar: ({ address, className }: AvatarSlotProps) => <span className={className}>{address.slice(2, 4)}</span>,
  Logo: () => <strong>Example Exchange</strong>,
}

export function App({ kit }: { kit: Kit }) {
  return (
    <KitProvider kit={kit} slots={slots}>
      <KitButton />
    </KitProvider>
  )
}
