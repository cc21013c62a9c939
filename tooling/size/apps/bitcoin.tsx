/** The same page in a Bitcoin-only app. */
import { bitcoin as adapter } from '@bowline/adapter-bitcoin'
import { createKit } from '@bowline/kit-core'
import { bitcoin } from '@bowline/kit-core/networks'
import { KitButton, KitProvider } from '@bowline/ui-react'
import { ofMachine, useReadyMark } from './machine'
import '@bowline/ui-react/styles.css'

const kit = createKit({ projectId: 'YOUR_PROJECT_ID', networks: [bitcoin], adapters: [adapter()], ...ofMachine })

export function App() {
  useReadyMark()
  return (
    <KitProvider kit={kit}>
      <KitButton />
    </KitProvider>
  )
}
