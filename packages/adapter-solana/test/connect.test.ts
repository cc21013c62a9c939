import { never, ofType, skipTime, until } from '@bowline/jest-preset/fixtures'
import { createMemoryStorage } from '@bowline/kit-core/testing'
import { createSandboxWallet } from '../src/testing/index.js'
import { codeOf, DEVNET, MAINNET, TEST_WALLET, type WorldOptions, world } from './setup.js'
import { type Key, key, register, type TestWallet, type TestWalletOptions, testWallet } from './standard-wallet.js'

let alice: Key
let bob: Key
beforeAll(async () => {
  alice = await key(1)
  bob = await key(2)
})

const connectorId = TEST_WALLET

async function offered(over: Partial<TestWalletOptions> = {}, options: WorldOptions = {}) {
  const hand = testWallet({ keys: [alice, bob], ...over })
  const made = world(options)
  register(made.page, hand.wallet)
  await until(() => made.adapter.connectors().length === 1)
  return { ...made, hand }
}

async function connected(over: Partial<TestWalletOptions> = {}, options: WorldOptions = {}) {
  const made = await offered(over, options)
  return { ...made, connection: await made.adapter.connect({ connectorId, signal: never }) }
}

test('R-ADPT-12 R-STATE-15 returns a connection with accounts, their type, the network and the networks of the wallet', async () => {
  const { connection } = await connected({ chains: ['solana:mainnet', 'solana:devnet'] })
  expect(connection).toEqual({
    connectorId,
    accounts: [
      { address: alice.address, type: 'eoa' },
      { address: bob.address, type: 'eoa' },
    ],
    caipNetworkId: MAINNET.caipNetworkId,
    name: 'Test Wallet',
    icon: 'data:image/svg+xml;base64,PHN2Zy8+',
    approvedCaipNetworkIds: [MAINNET.caipNetworkId, DEVNET.caipNetworkId],
  })
})

test('R-ADPT-02 connects on the requested network when the wallet supports it', async () => {
  const ask = async (chains: readonly string[]) => {
    const { adapter } = await offered({ chains })
    return adapter.connect({ connectorId, caipNetworkId: DEVNET.caipNetworkId, signal: never })
  }
  expect((await ask(['solana:mainnet', 'solana:devnet'])).caipNetworkId).toBe(DEVNET.caipNetworkId)
  expect((await ask(['solana:mainnet'])).caipNetworkId).toBe(MAINNET.caipNetworkId)
  expect((await ask(['solana:testnet'])).caipNetworkId).toBe('solana:4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z')
})

test('R-ADPT-02 switches among the chains of the wallet, emits the switch and sends the wallet no request', async () => {
  const { adapter, hand, events } = await connected({ chains: ['solana:mainnet', 'solana:devnet'] })
  const before = hand.asked.length
  await adapter.switchNetwork?.({ connectorId, network: DEVNET, signal: never })
  await adapter.switchNetwork?.({ connectorId, network: DEVNET, signal: never })
  expect(ofType(events, 'switchNetwork')).toEqual([
    { type: 'switchNetwork', connectorId, caipNetworkId: DEVNET.caipNetworkId },
  ])
  expect(hand.asked).toHaveLength(before)
  const testnet = { ...DEVNET, caipNetworkId: 'solana:4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z' } as const
  const refused = adapter.switchNetwork?.({ connectorId, network: testnet, signal: never }) ?? Promise.resolve()
  expect(await codeOf(refused)).toBe('wallet/chain-not-supported')
})

test('R-STATE-26 uses `solana:localnet` of the wallet for a network that is not a public cluster', async () => {
  const local = { ...MAINNET, id: 'abc', caipNetworkId: 'solana:abc' } as const
  const { connection, adapter, hand } = await connected({ chains: ['solana:localnet'] }, { networks: [local] })
  expect(connection.caipNetworkId).toBe('solana:abc')
  await adapter.signMessage?.({ connectorId, address: alice.address, message: 'hello' })
  expect(hand.asked).toHaveLength(2)
})

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

test('R-ADPT-01 emits added, removed and repeated accounts once each, in the order of the wallet', async () => {
  const { hand, events, adapter } = await connected()
  const emitted = () => ofType(events, 'accountChanged').map(({ accounts }) => accounts.map(({ address }) => address))
  hand.pick(bob.address)
  hand.pick(bob.address)
  expect(emitted()).toEqual([[bob.address]])
  expect(await adapter.getAccounts({ connectorId })).toEqual([{ address: bob.address, type: 'eoa' }])
  hand.pick(alice.address)
  expect(emitted()).toEqual([[bob.address], [alice.address]])
})

test('R-ADPT-20 switches to a supported network when the wallet drops the active one', async () => {
  const { hand, events } = await connected({ chains: ['solana:mainnet', 'solana:devnet'] })
  hand.setChains(['solana:devnet'])
  expect(ofType(events, 'switchNetwork').at(-1)?.caipNetworkId).toBe(DEVNET.caipNetworkId)
  expect(ofType(events, 'connections').at(-1)?.connections[0]?.approvedCaipNetworkIds).toEqual([DEVNET.caipNetworkId])
})

test('R-CONN-101 disconnects the wallet once, emits nothing twice and stops listening', async () => {
  const { adapter, hand, events } = await connected()
  await adapter.disconnect({ connectorId })
  expect(hand.wallet.accounts).toEqual([])
  expect(ofType(events, 'disconnect')).toEqual([])
  expect(hand.listeners()).toBe(1) // discovery's own
})

test('R-CONN-101 disconnects the user when the wallet never responds to the disconnect', async () => {
  const { adapter, hand } = await connected()
  Object.assign(hand.wallet.features['standard:disconnect'] ?? {}, {
    disconnect: () => {
      throw new Error('no')
    },
  })
  await adapter.disconnect({ connectorId })
  expect(await codeOf(adapter.getAccounts({ connectorId }))).toBe('adapter/provider-not-found')
})

test('R-ADPT-25 skips accounts that are invalid or do not match their public key, and rejects a connection without any', async () => {
  const { adapter, hand } = await offered()
  const answer = (accounts: unknown) =>
    Object.assign(hand.wallet.features['standard:connect'] ?? {}, { connect: async () => ({ accounts }) })
  const forged = { address: alice.address, publicKey: new Uint8Array(32).fill(7), chains: ['solana:mainnet'] }
  const { proxy: revoked, revoke } = Proxy.revocable<object[]>([], {})
  revoke()
  const thrower = {
    get address() {
      throw new Error('no')
    },
  }
  for (const accounts of [[], [null], [forged], revoked, [revoked], [thrower], 7, [{ address: '0x00' }], undefined]) {
    answer(accounts)
    expect(await codeOf(adapter.connect({ connectorId, signal: never }))).toBe('wallet/request-failed')
  }
})

test('R-ADPT-25 converts errors of wallets to kit errors with the original as the cause', async () => {
  const { adapter, hand } = await offered()
  const cases: readonly (readonly [unknown, string])[] = [
    [{ code: 4001, message: 'no' }, 'wallet/user-rejected'],
    [new Error('User rejected the request.'), 'wallet/user-rejected'],
    ['Approval Denied by user', 'wallet/user-rejected'],
    [{ error: { message: 'Transaction cancelled' } }, 'wallet/user-rejected'],
    [{ code: -32002 }, 'wallet/request-pending'],
    [{ code: -32002, message: 'Transaction simulation failed: insufficient lamports' }, 'wallet/request-failed'],
    [new Error('Blockhash not found'), 'solana/transaction-expired'],
    [new Error('Boom'), 'wallet/request-failed'],
    [undefined, 'wallet/request-failed'],
  ]
  for (const [thrown, code] of cases) {
    const fail = async () => {
      throw thrown
    }
    Object.assign(hand.wallet.features['standard:connect'] ?? {}, { connect: fail })
    const error = await adapter.connect({ connectorId, signal: never }).catch((reason: unknown) => reason)
    expect(error).toMatchObject({ code, ...(thrown !== undefined && { cause: thrown }) })
  }
})

test('R-ADPT-02 sends the wallet one request when connect is called twice at once', async () => {
  const { adapter, hand } = await offered()
  const ask = () => adapter.connect({ connectorId, signal: never })
  const [one, other] = await Promise.all([ask(), ask()])
  expect(one).toEqual(other)
  expect(hand.asked).toHaveLength(1)
  expect(await ask()).toEqual(one)
  expect(hand.asked).toHaveLength(1)
})

test('R-ADPT-03 disconnects the wallet when it approves after the user left', async () => {
  const { adapter, hand } = await offered()
  const answers: ((isApproved: boolean) => void)[] = []
  hand.next(() => new Promise((resolve) => answers.push(resolve)))
  const controller = new AbortController()
  const asked = codeOf(adapter.connect({ connectorId, signal: controller.signal }))
  await until(() => answers.length === 1)
  controller.abort()
  expect(await asked).toBe('request/aborted')
  const goodbye = jest.fn(async () => undefined)
  Object.assign(hand.wallet.features['standard:disconnect'] ?? {}, { disconnect: goodbye })
  answers[0]?.(true)
  await until(() => goodbye.mock.calls.length === 1)
})

test('R-ADPT-03 keeps a newer connection when the wallet approves an abandoned attempt late', async () => {
  const { adapter, hand } = await offered()
  const answers: ((isApproved: boolean) => void)[] = []
  const hold = (wallet: TestWallet) => wallet.next(() => new Promise((resolve) => answers.push(resolve)))
  const controller = new AbortController()
  hold(hand)
  const first = codeOf(adapter.connect({ connectorId, signal: controller.signal }))
  await until(() => answers.length === 1)
  controller.abort()
  expect(await first).toBe('request/aborted')
  hold(hand)
  const second = adapter.connect({ connectorId, signal: never })
  await until(() => answers.length === 2)
  for (const answer of answers) answer(true)
  expect((await second).accounts).toHaveLength(2)
  expect(hand.wallet.accounts).toHaveLength(2)
})

test('R-ADPT-22 emits nothing when a wallet changes after the kit stopped', async () => {
  const { hand, events, stop } = await connected()
  const before = events.length
  stop()
  hand.pick(bob.address)
  hand.disconnect()
  expect(events).toHaveLength(before)
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
