import { evm } from '@bowline/adapter-evm'
import { createKit } from '@bowline/kit-core'
import { mainnet } from '@bowline/kit-core/networks'

export const kit = createKit({
  projectId: 'YOUR_PROJECT_ID',
  networks: [mainnet],
  adapters: [evm()],
  endpoints: {
    data: 'https://data.example.org',
    explorer: 'https://explorer.example.org',
    rpc: 'https://rpc.example.org',
    pay: 'https://pay.example.org',
    secureSite: 'https://wallet.example.org',
    relay: 'wss://relay.example.org',
  },
  customRpcUrls: { 'eip155:1': [{ url: 'https://mainnet.example.org' }] },
})
