import { evm } from '@bowline/adapter-evm'
import { createKit } from '@bowline/kit-core'
import { mainnet } from '@bowline/kit-core/networks'
import { UniversalProvider } from '@walletconnect/universal-provider'

const projectId = 'YOUR_PROJECT_ID'

export const makeKit = () =>
  createKit({
    projectId,
    networks: [mainnet],
    adapters: [evm()],
    universalProvider: UniversalProvider.init({ projectId, relayUrl: 'wss://relay.example.org' }),
  })
