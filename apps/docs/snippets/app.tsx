'use client'

import '@bowline/ui-react/styles.css'
import { KitButton, KitProvider } from '@bowline/ui-react'
import type { ReactNode } from 'react'
import { kit } from './kit'

export function App({ children }: { children: ReactNode }) {
  return (
    <KitProvider kit={kit}>
      <KitButton />
      {children}
    </KitProvider>
  )
}
