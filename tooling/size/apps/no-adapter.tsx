/** Measured page without an adapter: the cost of core and UI. */
import { createKit } from '@bowline/kit-core'
import { mainnet } from '@bowline/kit-core/networks'
import { KitButton, KitProvider } from '@bowline/ui-react'
import { serviceOptions, useReadyMark } from './machine'
import '@bowline/ui-react/styles.css'

const kit = createKit({ projectId: 'YOUR_PROJECT_ID', networks: [mainnet], adapters: [], ...serviceOptions })

export function App() {
  useReadyMark()
  return (
    <KitProvider kit={kit}>
      <KitButton />
    </KitProvider>
  )
}
