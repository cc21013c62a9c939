import type { AdapterContext, AdapterDescriptor } from '@bowline/kit-core'
import { createSolanaAdapter, type SolanaAdapter } from './adapter.js'

/** What `solana()` returns: goes into `adapters` of `createKit`. */
export interface SolanaDescriptor extends AdapterDescriptor<'solana'> {
  create(context: AdapterContext): SolanaAdapter
}

/** Solana over Wallet Standard. Light: its code is loaded when wallets are looked for, or a wallet or a chain is first asked. */
export function solana(): SolanaDescriptor {
  return {
    namespace: 'solana',
    name: 'solana',
    create: (context) => createSolanaAdapter({ context, events: globalThis.window }),
  }
}
