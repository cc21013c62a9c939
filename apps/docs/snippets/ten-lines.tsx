import { evm } from '@bowline/adapter-evm'
import { createKit } from '@bowline/kit-core'
import { base, mainnet } from '@bowline/kit-core/networks'
import { KitButton, KitProvider } from '@bowline/ui-react'
import '@bowline/ui-react/styles.css'

const kit = createKit({ projectId: 'YOUR_PROJECT_ID', networks: [mainnet, base], adapters: [evm()] })

export default function App() {
  return <KitProvider kit={kit}><KitButton /></KitProvider>
}
