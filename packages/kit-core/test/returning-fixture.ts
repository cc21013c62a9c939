/** A returning user. */
import { connect, start } from '../src/actions.js'
import { mainnet, sepolia } from '../src/base/networks/ethereum.js'
import { solana } from '../src/base/networks/solana.js'
import type { KitOptions } from '../src/index.js'
import { createMemoryStorage, createTestKit, type MemoryStorage, mockAdapter } from '../src/testing/index.js'

/** The EVM wallet of a returning user. */
export const WALLET = 'test.wallet.eip155'

/** Everything that outlasts a page. */
export type Page = {
  storage: MemoryStorage
  evm: ReturnType<typeof mockAdapter<'eip155'>>
  sol: ReturnType<typeof mockAdapter<'solana'>>
}

/** A kit of another page. */
export function page({ storage, evm, sol }: Page, options: Partial<KitOptions> = {}) {
  const { kit, log, requests } = createTestKit({
    adapters: [evm, sol],
    options: { networks: [mainnet, sepolia, solana], ...options },
    storage,
  })
  return { kit, log, requests }
}

/** A user whose two wallets were connected on an earlier page. Their balance has changed meanwhile. */
export async function connectedBefore(): Promise<Page> {
  const parts = { storage: createMemoryStorage(), evm: mockAdapter(), sol: mockAdapter({ namespace: 'solana' }) }
  const { kit } = page(parts)
  const stop = start(kit)
  await connect(kit, { connectorId: 'test.wallet.solana' })
  await connect(kit, { connectorId: WALLET })
  stop()
  parts.evm.controls.setBalance(1n)
  return parts
}
