'use client'

import '@bowline/ui-react/styles.css'
import { evm } from '@bowline/adapter-evm'
import { createKit, type InitialState } from '@bowline/kit-core'
import { base, mainnet } from '@bowline/kit-core/networks'
import { KitProvider } from '@bowline/ui-react'
import type { ReactNode } from 'react'

const kit = createKit({
  projectId: 'YOUR_PROJECT_ID',
  networks: [mainnet, base],
  adapters: [evm()],
  storage: 'cookie',
})

export function Providers({ initialState, children }: { initialState: InitialState; children: ReactNode }) {
  return (
    <KitProvider kit={kit} initialState={initialState}>
      {children}
    </KitProvider>
  )
}
