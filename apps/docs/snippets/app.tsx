'use client'

import '@bowline/ui-react/styles.css'
import { ConnectButton, KitProvider } from '@bowline/ui-react'
import type { ReactNode } from 'react'
import { kit } from './kit'

export function App({ children }: { children: ReactNode }) {
  return (
    <KitProvider kit={kit}>
      <ConnectButton />
      {children}
    </KitProvider>
  )
}
