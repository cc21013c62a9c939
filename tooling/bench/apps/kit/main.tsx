/** The README's ten lines. */
import { evm } from '@bowline/adapter-evm'
import { createKit } from '@bowline/kit-core'
import { base, mainnet } from '@bowline/kit-core/networks'
import { KitButton, KitProvider } from '@bowline/ui-react'
import '@bowline/ui-react/styles.css'
import { createRoot } from 'react-dom/client'
import { PROJECT_ID, useReadyMark } from '../page'
import { tried } from './kit'

const kit = createKit({ projectId: PROJECT_ID, networks: [mainnet, base], adapters: [evm()], ...tried })

function App() {
  useReadyMark()
  return (
    <KitProvider kit={kit}>
      <KitButton />
    </KitProvider>
  )
}

createRoot(document.getElementById('root') ?? document.body).render(<App />)
