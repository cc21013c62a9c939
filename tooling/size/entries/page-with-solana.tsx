/** The same page in a dApp of Solana alone. */
import { solana as adapter } from '@bowline/adapter-solana'
import { createKit } from '@bowline/kit-core'
import { solana } from '@bowline/kit-core/networks'
import { ConnectButton, KitProvider } from '@bowline/ui-react'
import { createRoot } from 'react-dom/client'

const kit = createKit({ projectId: 'size', networks: [solana], adapters: [adapter()] })

createRoot(document.body).render(
  <KitProvider kit={kit}>
    <ConnectButton />
  </KitProvider>,
)
