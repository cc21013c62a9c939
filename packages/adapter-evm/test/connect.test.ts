import { never, ofType, skipTime } from '@bowline/jest-preset/fixtures'
import { isWalletProvider } from '../src/discovery/provider.js'
import { scene } from './connect-fixture.js'
import { ALICE, BOB, SANDBOX, wallet } from './setup.js'

test('R-ADPT-22 sends no wallet request when it is created and listens', async () => {
  const { adapter, wallet } = scene()
  await adapter.disconnect({ connectorId: 'unknown' })
  expect(wallet.requests()).toEqual([])
})

test('R-CONN-03 connects an announced wallet with its accounts and network', async () => {
  const { connect, events, person } = scene()
  const connection = await connect()
  expect(connection).toMatchObject({ connectorId: SANDBOX, caipNetworkId: 'eip155:1', name: 'Sandbox Wallet' })
  expect(connection.icon).toMatch(/^data:image/)
  expect(connection.accounts).toEqual([
    { address: ALICE.address, type: 'eoa' },
    { address: BOB.address, type: 'eoa' },
  ])
  expect(person.prompts.map(({ kind }) => kind)).toEqual(['connect'])
  expect(ofType(events, 'connections')).toEqual([])
})

test('R-ERR-20 throws a rejection with the wallet’s error as cause when the user declines, and can retry', async () => {
  const { connect, person } = scene()
  person.say = false
  await expect(connect()).rejects.toMatchObject({ code: 'wallet/user-rejected', cause: { code: 4001 } })
  person.say = true
  expect((await connect()).accounts).toHaveLength(2)
})

test('R-ADPT-25 throws a pending error when the wallet already has an open request', async () => {
  const { connect, wallet } = scene()
  wallet.provider.request = () => Promise.reject({ code: -32002, message: 'Already processing' })
  await expect(connect()).rejects.toMatchObject({ code: 'wallet/request-pending' })
})

test('R-ADPT-03 throws for an unknown connector', async () => {
  const { adapter } = scene()
  await expect(adapter.connect({ connectorId: 'unknown', signal: never })).rejects.toMatchObject({
    code: 'adapter/connector-not-found',
  })
})

test('R-ADPT-05 R-ACCT-133 returns the same provider for a connection each time, and throws without a connection', async () => {
  const { adapter, connect, wallet } = scene()
  await connect()
  const provider = await adapter.getProvider({ connectorId: SANDBOX })
  if (!isWalletProvider(provider)) throw new Error('No provider')
  expect(await provider.request({ method: 'eth_accounts' })).toEqual(
    await wallet.provider.request({ method: 'eth_accounts' }),
  )
  expect(await adapter.getProvider({ connectorId: SANDBOX })).toBe(provider)
  await adapter.disconnect({ connectorId: SANDBOX })
  await expect(adapter.getProvider({ connectorId: SANDBOX })).rejects.toMatchObject({
    code: 'adapter/provider-not-found',
    message: 'Provider not found',
  })
})

test.each([
  ['nothing at all', null],
  ['a number', 7],
  ['text', 'yes'],
  ['a malformed address', ['0x12']],
  ['hostile text', ['<img src=x onerror=alert(1)>', '__proto__']],
])('R-ADPT-25 throws with a message when the wallet shares %s', async (_, answer) => {
  const { connect, adapter, wallet } = scene()
  wallet.provider.request = async ({ method }) => (method === 'eth_chainId' ? '0x1' : answer)
  await expect(connect()).rejects.toMatchObject({ code: 'wallet/request-failed', message: 'An error occurred' })
  await expect(adapter.getProvider({ connectorId: SANDBOX })).rejects.toMatchObject({
    code: 'adapter/provider-not-found',
  })
})

test.each([
  ['an empty list', []],
  ['a list of nothing', [null]],
])('R-CONN-283 says that no account was chosen when the wallet shares %s', async (_, answer) => {
  const { connect, wallet } = scene()
  wallet.provider.request = async ({ method }) => (method === 'eth_chainId' ? '0x1' : answer)
  await expect(connect()).rejects.toMatchObject({
    code: 'wallet/no-account',
    message: 'No account was chosen. Choose at least one in your wallet.',
  })
})

test.each([[null], ['0xzz'], [-1], [{}], ['']])('R-ADPT-25 throws for a chain id of %p', async (answer) => {
  const { connect, wallet } = scene()
  wallet.provider.request = async ({ method }) => (method === 'eth_chainId' ? answer : [ALICE.address])
  await skipTime(() => expect(connect()).rejects.toMatchObject({ code: 'wallet/request-failed' }))
})

test.each(['0X1', `0x${'1'.padStart(64, '0')}`, '0x01', '1', 1])(
  'R-ADPT-44 connects on the chain when the wallet writes its chain id as %p',
  async (answer) => {
    const { connect, wallet } = scene()
    wallet.provider.request = async ({ method }) => (method === 'eth_chainId' ? answer : [ALICE.address])
    expect((await connect()).caipNetworkId).toBe('eip155:1')
  },
)

test.each([`0x${'f'.repeat(64)}`, '0x', '1e3', '0x1.5', Number.NaN])(
  'R-ADPT-44 rejects a chain id of %p',
  async (answer) => {
    const { connect, wallet } = scene()
    wallet.provider.request = async ({ method }) => (method === 'eth_chainId' ? answer : [ALICE.address])
    await skipTime(() => expect(connect()).rejects.toMatchObject({ code: 'wallet/request-failed' }))
  },
)

test('R-CONN-116 keeps two wallets connected, and switches back to the first without a prompt', async () => {
  const { adapter, connect, page, person, events } = scene()
  const other = wallet({ rdns: 'com.example.other', name: 'Other', privateKeys: [BOB.privateKey] })
  other.wallet.announce(page.events)
  await connect()
  await adapter.connect({ connectorId: 'com.example.other', signal: never })
  person.prompts.length = 0
  const again = await connect()
  expect(again.accounts[0]?.address).toBe(ALICE.address)
  expect(person.prompts).toEqual([])
  expect((await adapter.getAccounts({ connectorId: 'com.example.other' }))[0]?.address).toBe(BOB.address)
  expect(ofType(events, 'connections')).toEqual([])
})

test('R-ADPT-02 shows one window and resolves both calls when connect is called twice', async () => {
  const { connect, person } = scene()
  const [first, second] = await Promise.all([connect(), connect()])
  expect(person.prompts).toHaveLength(1)
  expect(second).toEqual(first)
})
