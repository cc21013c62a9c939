import { bitcoin } from '@bowline/adapter-bitcoin'
import { evm } from '@bowline/adapter-evm'
import { solana } from '@bowline/adapter-solana'
import { createKit } from '@bowline/kit-core'
import { base, bitcoin as bitcoinMainnet, mainnet, solana as solanaMainnet } from '@bowline/kit-core/networks'

export const kit = createKit({
  projectId: 'YOUR_PROJECT_ID',
  networks: [mainnet, base, solanaMainnet, bitcoinMainnet],
  adapters: [evm(), solana(), bitcoin()],
})
