import { evm } from '@bowline/adapter-evm'
import { coinbaseWallet } from '@bowline/adapter-evm/coinbase'
import { createKit } from '@bowline/kit-core'
import { base, mainnet } from '@bowline/kit-core/networks'

export const kit = createKit({
  projectId: 'YOUR_PROJECT_ID',
  networks: [mainnet, base],
  adapters: [evm({ wallets: [coinbaseWallet()] })],
  coinbasePreference: 'all',
})
