import { bitcoin } from '@bowline/adapter-bitcoin'
import { createKit } from '@bowline/kit-core'
import { bitcoin as bitcoinMainnet } from '@bowline/kit-core/networks'

export const kit = createKit({
  projectId: 'YOUR_PROJECT_ID',
  networks: [bitcoinMainnet],
  adapters: [bitcoin()],
})
