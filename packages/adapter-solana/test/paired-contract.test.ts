import { describePairedAdapter } from '@bowline/kit-core/testing'
import { createSolanaAdapter } from '../src/adapter.js'
import { DEVNET, MAINNET } from './setup.js'

describePairedAdapter({
  name: 'solana',
  networks: [MAINNET, DEVNET],
  addresses: ['AKnL4NNf3DGWZJS6cPknBuEGnVsV4A4m5tgebLHaRSZ9', '9hSR6S7WPtxmTojgo6GG3k4yDPecgJY292j7xrsUGWBu'],
  create: () => ({
    namespace: 'solana',
    name: 'solana',
    create: (context) => createSolanaAdapter({ context, events: undefined }),
  }),
  respond: () => ({ signature: '2'.repeat(88) }),
})
