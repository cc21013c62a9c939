/** Measured page of a Solana-only app: the kit's button. */
import { solana as adapter } from '@bowline/adapter-solana'
import { createKit } from '@bowline/kit-core'
import { solana } from '@bowline/kit-core/networks'
import { KitButton, KitProvider } from '@bowline/ui-react'
import { serviceOptions, useReadyMark } from './machine'
import '@bowline/ui-react/styles.css'

const kit = createKit({ projectId: 'YOUR_PROJECT_ID', networks: [solana], adapters: [adapter()], ...serviceOptions })

export function App() {
  useReadyMark()
  return (
    <KitProvider kit={kit}>
      <KitButton />
    </KitProvider>
  )
}
