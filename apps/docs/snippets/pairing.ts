import { evm } from '@bowline/adapter-evm'
import { createKit } from '@bowline/kit-core'
import { base, mainnet } from '@bowline/kit-core/networks'

export const kit = createKit({
  projectId: 'YOUR_PROJECT_ID',
  networks: [mainnet, base],
  adapters: [evm()],
  metadata: { name: 'Example Exchange', url: 'https://app.example.org' },
  endpoints: { relay: 'wss://relay.example.org' },
  preferUniversalLinks: true,
  customDeepLinks: [
    {
      wallet: 'House Wallet',
      namespaces: ['eip155'],
      href: 'https://wallet.example.org/browse/{url}?from={origin}',
    },
  ],
  universalProviderConfigOverride: {
    methods: { eip155: ['personal_sign', 'eth_sendTransaction'] },
    defaultChain: 'eip155:8453',
  },
})
