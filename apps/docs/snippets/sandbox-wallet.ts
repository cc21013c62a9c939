import { createSandboxWallet, type SandboxRequest } from '@bowline/adapter-evm/testing'
import type { Hex } from 'viem'

/** `ask` shows the request to the person who plays the user, or responds automatically. */
export function announceWallet(privateKey: Hex, ask: (request: SandboxRequest) => Promise<boolean>): () => void {
  const wallet = createSandboxWallet({
    name: 'My Test Wallet',
    privateKeys: [privateKey],
    chains: [{ chainId: 31337, name: 'Local', rpcUrl: 'http://127.0.0.1:8545' }],
    approve: ask,
  })
  return wallet.announce(window)
}
