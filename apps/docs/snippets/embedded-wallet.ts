import { evm } from '@bowline/adapter-evm'
import { solana } from '@bowline/adapter-solana'
import { createKit } from '@bowline/kit-core'
import { mainnet, solana as solanaMainnet } from '@bowline/kit-core/networks'

export const kit = createKit({
  projectId: 'YOUR_PROJECT_ID',
  networks: [mainnet, solanaMainnet],
  adapters: [evm(), solana()],
  features: { email: true, socials: ['google', 'x', 'farcaster'] },
  endpoints: { secureSite: 'https://wallet.example.org' },
})
