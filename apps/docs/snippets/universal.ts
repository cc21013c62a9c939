import { createKit, type NetworkInput } from '@bowline/kit-core'
import { mainnet } from '@bowline/kit-core/networks'

const polkadot: NetworkInput = {
  id: '91b171bb158e2d3848fa23a9f1c25182',
  name: 'Polkadot',
  chainNamespace: 'polkadot',
  nativeCurrency: { name: 'Polkadot', symbol: 'DOT', decimals: 10 },
  rpcUrls: { default: { http: ['https://polkadot.example.org'] } },
}

const cosmosHub: NetworkInput = {
  id: 'cosmoshub-4',
  name: 'Cosmos Hub',
  chainNamespace: 'cosmos',
  nativeCurrency: { name: 'Atom', symbol: 'ATOM', decimals: 6 },
  rpcUrls: { default: { http: ['https://cosmos.example.org'] } },
}

export const kit = createKit({
  projectId: 'YOUR_PROJECT_ID',
  networks: [mainnet, polkadot, cosmosHub],
})
