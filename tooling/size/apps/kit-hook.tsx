/** Measured page with the code of the README and one hook of the kit. */
import { evm } from '@bowline/adapter-evm'
import { createKit } from '@bowline/kit-core'
import { base, mainnet } from '@bowline/kit-core/networks'
import { KitButton, KitProvider, useKitAccount } from '@bowline/ui-react'
import { serviceOptions, useReadyMark } from './machine'
import '@bowline/ui-react/styles.css'

const kit = createKit({ projectId: 'YOUR_PROJECT_ID', networks: [mainnet, base], adapters: [evm()], ...serviceOptions })

function Account() {
  const { address } = useKitAccount()
  return <p>{address}</p>
}

export function App() {
  useReadyMark()
  return (
    <KitProvider kit={kit}>
      <KitButton />
      <Account />
    </KitProvider>
  )
}
