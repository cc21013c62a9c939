'use client'

import '@bowline/ui-react/styles.css'
import { solana } from '@bowline/adapter-solana'
import { createKit } from '@bowline/kit-core'
import { solana as mainnet } from '@bowline/kit-core/networks'
import { KitButton, KitProvider } from '@bowline/ui-react'

const kit = createKit({ projectId: 'YOUR_PROJECT_ID', networks: [mainnet], adapters: [solana()] })

export default function App() {
  return (
    <KitProvider kit={kit}>
      <KitButton />
    </KitProvider>
  )
}
