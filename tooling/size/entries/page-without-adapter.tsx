/** The same page with no chain at all: what core and UI cost by themselves. */
import { createKit } from '@bowline/kit-core'
import { mainnet } from '@bowline/kit-core/networks'
import { ConnectButton, KitProvider } from '@bowline/ui-react'
import { createRoot } from 'react-dom/client'

const kit = createKit({ projectId: 'size', networks: [mainnet], adapters: [] })

createRoot(document.body).render(
  <KitProvider kit={kit}>
    <ConnectButton />
  </KitProvider>,
)
