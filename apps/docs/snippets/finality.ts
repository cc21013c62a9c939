import { evm } from '@bowline/adapter-evm'
import { createKit } from '@bowline/kit-core'
import { mainnet, polygon } from '@bowline/kit-core/networks'

export const kit = createKit({
  projectId: 'YOUR_PROJECT_ID',
  networks: [
    { ...mainnet, finality: 'finalized' },
    { ...polygon, finality: 128 },
  ],
  adapters: [evm()],
})
