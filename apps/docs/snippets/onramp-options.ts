import { createKit } from '@bowline/kit-core'
import { mainnet, solana } from '@bowline/kit-core/networks'

export const kit = createKit({
  projectId: 'YOUR_PROJECT_ID',
  networks: [mainnet, solana],
  features: { onramp: ['meld', 'coinbase'] },
  meldPublicKey: 'YOUR_MELD_PUBLIC_KEY',
})
