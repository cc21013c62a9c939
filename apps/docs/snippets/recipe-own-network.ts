import { evm } from '@bowline/adapter-evm'
import { createKit } from '@bowline/kit-core'
import { defineChain } from 'viem'

const local = defineChain({
  id: 31337,
  name: 'Local',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['http://127.0.0.1:8545'] } },
})

export const kit = createKit({ projectId: 'YOUR_PROJECT_ID', networks: [local], adapters: [evm()] })
