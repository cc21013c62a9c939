import type { AdapterContext, AdapterDescriptor } from '@bowline/kit-core'
import { createSolanaAdapter } from './adapter.js'
import type { SolanaAdapter } from './contract.js'

/** The descriptor that `solana()` returns, for `adapters` of `createKit`. */
export interface SolanaDescriptor extends AdapterDescriptor<'solana'> {
  create(context: AdapterContext): SolanaAdapter
}

/**
 * Adds Solana with Wallet Standard wallets. Small: the rest of the code loads when the kit discovers wallets, or calls
 * a wallet or a node.
 */
export function solana(): SolanaDescriptor {
  return {
    namespace: 'solana',
    name: 'solana',
    create: (context) => createSolanaAdapter({ context, events: globalThis.window }),
  }
}
