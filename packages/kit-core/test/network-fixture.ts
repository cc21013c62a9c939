/** A started kit with two chain families and a connected EVM wallet, with tools for tests. */
import { attachSurface, connect, onEvent, ready, start } from '../src/actions.js'
import { mainnet, sepolia } from '../src/base/networks/ethereum.js'
import { solana, solanaDevnet } from '../src/base/networks/solana.js'
import type { KitOptions } from '../src/index.js'
import { createMemoryStorage, createTestKit, mockAdapter } from '../src/testing/index.js'

export async function setUp({
  options = {},
  isConnected = true,
  ...params
}: { options?: Partial<KitOptions>; isConnected?: boolean } & Parameters<typeof mockAdapter<'eip155'>>[0] = {}) {
  const evm = mockAdapter(params)
  const sol = mockAdapter({ namespace: 'solana' })
  const storage = createMemoryStorage()
  const { kit, log } = createTestKit({
    adapters: [evm, sol],
    options: { networks: [mainnet, sepolia, solana, solanaDevnet], ...options },
    storage,
  })
  const events: string[] = []
  onEvent(kit, ({ event, properties }) => events.push(`${event} ${JSON.stringify(properties ?? {})}`))
  attachSurface(kit)
  start(kit)
  await ready(kit)
  if (isConnected) await connect(kit, { connectorId: 'test.wallet.eip155' })
  const views = () => kit.getState().navigation.history.map(({ view }) => view)
  return { kit, log, storage, events, wallet: evm.controls, views }
}
