import { never, ofType, skipTime, until } from '@bowline/jest-preset/fixtures'
import { createMemoryStorage } from '@bowline/kit-core/testing'
import { createSandboxWallet } from '../src/testing/index.js'
import { alice, bob, connected, connectorId, offered } from './connect-fixture.js'
import { codeOf, DEVNET, TEST_WALLET, world } from './setup.js'
import { register } from './standard-wallet.js'

test('R-CONN-108 R-STATE-30 restores a connection silently after a reload, on the network used last', async () => {
  const storage = createMemoryStorage().text
  const { adapter, hand, page } = await connected({}, { context: { storage } })
  await adapter.switchNetwork?.({ connectorId, network: DEVNET, signal: never })
  const next = world({ page, context: { storage } })
  const restored = await next.adapter.reconnect({ connectorId, signal: never })
  expect(restored?.caipNetworkId).toBe(DEVNET.caipNetworkId)
  expect(restored?.accounts).toHaveLength(2)
  expect(hand.asked.map(({ feature }) => feature)).toEqual(['standard:connect'])
})

test('R-CONN-108 restores a wallet that registers shortly after the restore started', async () => {
  const { hand } = await connected()
  const next = world()
  const restored = await skipTime(() => {
    setTimeout(() => register(next.page, hand.wallet), 50)
    return next.adapter.reconnect({ connectorId, signal: never })
  })
  expect(restored?.accounts[0]?.address).toBe(alice.address)
})

test('R-CONN-106 R-CONN-146 reports a missing wallet as not found, and aborts a restore when the wallet never responds', async () => {
  const lonely = world()
  expect(await codeOf(lonely.adapter.reconnect({ connectorId, signal: never }))).toBe('adapter/connector-not-found')
  const { adapter, hand } = await offered()
  Object.assign(hand.wallet.features['standard:connect'] ?? {}, { connect: () => new Promise(() => {}) })
  const controller = new AbortController()
  const restoring = adapter.reconnect({ connectorId, signal: controller.signal })
  controller.abort()
  expect(await codeOf(restoring)).toBe('request/aborted')
})

test('R-CONN-146 marks a locked wallet as unavailable, emits when it shares accounts and restores it without a window', async () => {
  const { adapter, events, hand } = await connected()
  hand.lock()
  expect(ofType(events, 'unavailable')).toEqual([{ type: 'unavailable', connectorId }])
  expect(await codeOf(adapter.reconnect({ connectorId, signal: never }))).toBe('wallet/unavailable')
  expect(ofType(events, 'available')).toEqual([])
  hand.unlock()
  expect(ofType(events, 'available')).toEqual([{ type: 'available', connectorId }])
  const restored = await adapter.reconnect({ connectorId, signal: never })
  expect(restored?.accounts.map(({ address }) => address)).toEqual([alice.address, bob.address])
  expect(hand.asked.map(({ feature }) => feature)).toEqual(['standard:connect'])
})

test('R-CONN-148 R-CONN-108 updates the accounts of a connected wallet without a window when it is reconnected', async () => {
  const { adapter, events, hand } = await connected()
  hand.sleepThrough(bob.address)
  const now = await adapter.reconnect({ connectorId, signal: never })
  expect(now?.accounts.map(({ address }) => address)).toEqual([bob.address])
  expect(
    ofType(events, 'accountChanged')
      .at(-1)
      ?.accounts.map(({ address }) => address),
  ).toEqual([bob.address])
  expect(hand.asked.map(({ feature }) => feature)).toEqual(['standard:connect'])
})

test('R-CONN-146 does not disconnect the wallet when a restore is aborted', async () => {
  const { adapter, hand, stop } = await connected()
  stop()
  const { connect } = Object(hand.wallet.features['standard:connect'])
  const { disconnect } = Object(hand.wallet.features['standard:disconnect'])
  let answer: (() => void) | undefined
  let replied: Promise<unknown> | undefined
  const left: string[] = []
  Object.assign(hand.wallet.features['standard:connect'] ?? {}, {
    connect: async (input: object) => {
      await new Promise<void>((resolve) => (answer = resolve))
      replied = Reflect.apply(connect, undefined, [input])
      return replied
    },
  })
  Object.assign(hand.wallet.features['standard:disconnect'] ?? {}, {
    disconnect: async () => {
      left.push('disconnect')
      return Reflect.apply(disconnect, undefined, [])
    },
  })
  const later = world()
  register(later.page, hand.wallet)
  const controller = new AbortController()
  const restoring = codeOf(later.adapter.reconnect({ connectorId, signal: controller.signal }))
  await until(() => answer !== undefined)
  controller.abort()
  expect(await restoring).toBe('request/aborted')
  answer?.()
  await until(() => replied !== undefined)
  await replied
  await new Promise((resolve) => setImmediate(resolve))
  expect([left, adapter.connectors().length]).toEqual([[], 1])
})

test('R-CONN-195 R-CONN-146 restores a wallet on unlock when a check found that it had locked without an event', async () => {
  const { adapter, events, page } = world()
  const made = await createSandboxWallet({
    name: 'Test Wallet',
    privateKeys: [new Uint8Array(32).fill(1)],
    chains: [{ chain: 'solana:mainnet' }],
    approve: async () => true,
  })
  made.register(page)
  await adapter.connect({ connectorId: TEST_WALLET, signal: never })
  made.faults.setEvent('change', { kind: 'lost' })
  made.lock()
  expect(await codeOf(adapter.reconnect({ connectorId: TEST_WALLET, signal: never }))).toBe('wallet/unavailable')
  made.faults.clear()
  made.unlock()
  expect(events.at(-1)).toEqual({ type: 'available', connectorId: TEST_WALLET })
  expect((await adapter.reconnect({ connectorId: TEST_WALLET, signal: never }))?.accounts).toHaveLength(1)
})

test('R-CONN-236 R-CONN-146 keeps the connection when the wallet reports or returns unreadable accounts', async () => {
  const { adapter, events, hand } = await connected()
  hand.setAccounts([{ address: 7, chains: ['solana:mainnet'] }, {}])
  expect(ofType(events, 'unavailable')).toEqual([])
  expect(await codeOf(adapter.reconnect({ connectorId, signal: never }))).toBe('wallet/request-failed')
  expect(ofType(events, 'unavailable')).toEqual([])
  hand.setAccounts([{ address: 'bc1q', chains: ['bitcoin:mainnet'] }])
  expect(ofType(events, 'unavailable')).toEqual([{ type: 'unavailable', connectorId }])
})
