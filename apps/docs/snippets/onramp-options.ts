import { createKit } from '@bowline/kit-core'
import { mainnet, solana } from '@bowline/kit-core/networks'

export const kit = createKit({
  projectId: 'YOUR_PROJECT_ID',
  endpoints: { data: 'https://data.example.org' },
  networks: [mainnet, solana],
  features: { onramp: ['meld', 'coinbase'] },
  meldPublicKey: 'YOUR_MELD_PUBLIC_KEY',
})
