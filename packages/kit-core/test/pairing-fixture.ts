import { setImmediate } from 'node:timers'
import { onEvent, start, startPairing } from '../src/actions.js'
import { mainnet, sepolia } from '../src/base/networks/ethereum.js'
import { solana } from '../src/base/networks/solana.js'
import {
  createMemoryStorage,
  createTestKit,
  mockAdapter,
  mockTransport,
  type TestKitParams,
} from '../src/testing/index.js'

/** Waits until everything that needs no timer has run. */
export const settled = () => new Promise(setImmediate)

/** A wallet of the directory, as a pairing names it. */
export const WALLET = { id: 'rainbow', name: 'Rainbow Wallet' }

const stops: (() => void)[] = []

/** A started kit with an EVM and a Solana adapter and a transport in memory. */
export async function setUpPairing({ options = {}, ...params }: TestKitParams = {}) {
  const transport = mockTransport()
  const storage = createMemoryStorage()
  const evm = mockAdapter()
  const sol = mockAdapter({ namespace: 'solana' })
  const { kit, log } = createTestKit({
    adapters: [evm, sol],
    pairingTransport: transport,
    storage,
    options: { networks: [mainnet, sepolia, solana], ...options },
    ...params,
  })
  const events: unknown[] = []
  onEvent(kit, ({ event, properties }) => events.push([event, properties]))
  stops.push(start(kit))
  await settled()
  const connect = () => kit.getState().connect
  const hold = async (wallet?: typeof WALLET) => {
    const release = startPairing(kit, { wallet })
    await settled()
    return release
  }
  return { kit, log, storage, events, connect, hold, pairing: transport.controls, transport, evm: evm.controls }
}

/** Fakes the timers but leaves `setImmediate` real, so that promises can still settle. */
export function freezeTime(): void {
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask', 'nextTick'] })
}

/** Stops every kit that was set up. */
export function stopKits(): void {
  for (const stop of stops.splice(0)) stop()
}

/** Stops every kit that was set up, and restores real timers. */
export function tidyPairing(): void {
  stopKits()
  jest.useRealTimers()
}
