import { never, ofType, until } from '@bowline/jest-preset/fixtures'
import { alice, bob, connected, connectorId, offered } from './connect-fixture.js'
import { codeOf, DEVNET, MAINNET } from './setup.js'
import type { TestWallet } from './standard-wallet.js'

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
