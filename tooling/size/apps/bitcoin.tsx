/** Measured page of a Bitcoin-only app: the kit's button. */
import { bitcoin as adapter } from '@bowline/adapter-bitcoin'
import { createKit } from '@bowline/kit-core'
import { bitcoin } from '@bowline/kit-core/networks'
import { KitButton, KitProvider } from '@bowline/ui-react'
import { serviceOptions, useReadyMark } from './machine'
import '@bowline/ui-react/styles.css'

const kit = createKit({ projectId: 'YOUR_PROJECT_ID', networks: [bitcoin], adapters: [adapter()], ...serviceOptions })

export function App() {
  useReadyMark()
  return (
    <KitProvider kit={kit}>
      <KitButton />
    </KitProvider>
  )
}
