/** The same page in a dApp of Bitcoin alone. */
import { bitcoin as adapter } from '@bowline/adapter-bitcoin'
import { createKit } from '@bowline/kit-core'
import { bitcoin } from '@bowline/kit-core/networks'
import { ConnectButton, KitProvider } from '@bowline/ui-react'
import { createRoot } from 'react-dom/client'

const kit = createKit({ projectId: 'size', networks: [bitcoin], adapters: [adapter()] })

createRoot(document.body).render(
  <KitProvider kit={kit}>
    <ConnectButton />
  </KitProvider>,
)
