/** A page as a dApp team writes it, with no wagmi of its own. */
import { evm } from '@bowline/adapter-evm'
import { createKit } from '@bowline/kit-core'
import { mainnet } from '@bowline/kit-core/networks'
import { ConnectButton, KitProvider } from '@bowline/ui-react'
import { createRoot } from 'react-dom/client'

const kit = createKit({ projectId: 'size', networks: [mainnet], adapters: [evm()] })

createRoot(document.body).render(
  <KitProvider kit={kit}>
    <ConnectButton />
  </KitProvider>,
)
