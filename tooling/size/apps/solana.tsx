/** The same page in a Solana-only app. */
import { solana as adapter } from '@bowline/adapter-solana'
import { createKit } from '@bowline/kit-core'
import { solana } from '@bowline/kit-core/networks'
import { KitButton, KitProvider } from '@bowline/ui-react'
import { ofMachine, useReadyMark } from './machine'
import '@bowline/ui-react/styles.css'

const kit = createKit({ projectId: 'YOUR_PROJECT_ID', networks: [solana], adapters: [adapter()], ...ofMachine })

export function App() {
  useReadyMark()
  return (
    <KitProvider kit={kit}>
      <KitButton />
    </KitProvider>
  )
}
