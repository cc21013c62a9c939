import { evm } from '@bowline/adapter-evm'
import { createKit } from '@bowline/kit-core'
import { mainnet } from '@bowline/kit-core/networks'

export const kit = createKit({
  projectId: 'YOUR_PROJECT_ID',
  networks: [mainnet],
  adapters: [evm()],
  features: { swaps: false, onramp: false, send: false, receive: false, activity: false },
})
