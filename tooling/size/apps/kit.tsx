/** Measured page with the code of the README: an EVM app with the kit's button. */
import { evm } from '@bowline/adapter-evm'
import { createKit } from '@bowline/kit-core'
import { base, mainnet } from '@bowline/kit-core/networks'
import { KitButton, KitProvider } from '@bowline/ui-react'
import { serviceOptions, useReadyMark } from './machine'
import '@bowline/ui-react/styles.css'

const kit = createKit({ projectId: 'YOUR_PROJECT_ID', networks: [mainnet, base], adapters: [evm()], ...serviceOptions })

export function App() {
  useReadyMark()
  return (
    <KitProvider kit={kit}>
      <KitButton />
    </KitProvider>
  )
}
