import { settled, setUpAccount } from '../../../test/account-fixture.js'
import { connect, disconnect, ready, refreshTokens, switchNetwork } from '../../actions.js'
import { type Adapter, type AdapterDescriptor, selectNamespaceStatus } from '../../index.js'
import { createMemoryStorage, mockAccounts, mockAdapter } from '../../testing/index.js'

const [{ address }] = mockAccounts('eip155')
const TOKEN = `0x${'ab'.repeat(20)}`
const CAN = { '0x1': { assetDiscovery: { supported: true } } }

const native = (over: object = {}) => ({
  address: 'native',
  balance: '0x14d1120d7b160000',
  type: 'NATIVE',
  metadata: {
    name: 'Ether',
    symbol: 'ETH',
    decimals: 18,
    price: 3000,
    value: 4500,
    iconUrl: 'https://a.example/e.png',
  },
  ...over,
})
const erc20 = (over: object = {}) => ({
  address: TOKEN,
  balance: '0x1',
  type: 'ERC20',
  metadata: { decimals: 6 },
  ...over,
})

const OWN = { '0x1': [native()] }

type Answers = { capabilities?: unknown; assets?: unknown }

/** A wallet that reports its capabilities and assets. */
function walletWith({ capabilities = CAN, assets }: Answers) {
  const asked: unknown[] = []
  const answer = async (value: unknown): Promise<never> => {
    const given: unknown = typeof value === 'function' ? await value() : value
    // @ts-expect-error: a wallet can respond with any value
    return given
  }
  const mock = mockAdapter()
  const adapter: AdapterDescriptor = {
    ...mock,
    create: (context): Adapter => ({
      ...mock.create(context),
      getCapabilities: (params) => {
        asked.push(['getCapabilities', params])
        return answer(capabilities)
      },
      walletGetAssets: (params) => {
        asked.push(['walletGetAssets', params])
        return answer(assets)
      },
    }),
  }
  return { adapters: [adapter], asked, wallet: mock.controls }
}

async function read(answers: Answers) {
  const { adapters, asked } = walletWith(answers)
  const bench = await setUpAccount({ adapters })
  const tokens = await refreshTokens(bench.kit)
  return { ...bench, tokens, ofWallet: asked }
}

test('R-ACCT-11 R-ACCT-12 R-API-62 asks a capable wallet about the chain by its hex id, and uses the wallet’s list', async () => {
  const { tokens, ofWallet, account } = await read({ assets: { '0x1': [native()] } })
  const connectorId = 'test.wallet.eip155'
  expect(ofWallet).toEqual([
    ['getCapabilities', { connectorId, address }],
    ['walletGetAssets', { connectorId, address, chainFilter: ['0x1'] }],
  ])
  expect(tokens).toHaveLength(1)
  expect(account().tokenStatus).toBe('ready')
})

test('R-ACCT-13 R-STATE-38 R-ADPT-08 converts an asset to a token, to the last unit, with defaults for missing fields', async () => {
  const exact = native({ balance: '0x14d1120d7b160001' })
  const { tokens } = await read({ assets: { '0x1': [exact, erc20(), erc20({ address: `0x${'cd'.repeat(20)}` })] } })
  expect(tokens).toEqual([
    {
      name: 'Ether',
      symbol: 'ETH',
      chainId: 'eip155:1',
      price: 3000,
      value: 4500,
      quantity: { decimals: '18', numeric: '1.500000000000000001' },
      iconUrl: 'https://a.example/e.png',
    },
    ...['ab', 'cd'].map((pair) => ({
      name: '',
      symbol: '',
      chainId: 'eip155:1',
      address: `eip155:1:0x${pair.repeat(20)}`,
      price: 0,
      value: 0,
      quantity: { decimals: '6', numeric: '0.000001' },
      iconUrl: '',
    })),
  ])
})

test('R-ACCT-13 R-STATE-38 accepts the lower-case types of ERC-7811', async () => {
  const { tokens } = await read({ assets: { '0x1': [native({ type: 'native' }), erc20({ type: 'erc20' })] } })
  expect(tokens.map(({ address: of }) => of)).toEqual([undefined, `eip155:1:${TOKEN}`])
})

test('R-ACCT-13 R-ACCT-16 R-ACCT-17 drops assets without decimals or with 0 of them', async () => {
  const assets = [native(), erc20({ metadata: undefined }), erc20({ metadata: { decimals: 0, symbol: 'NFT' } })]
  const { tokens } = await read({ assets: { '0x1': assets } })
  expect(tokens.map(({ symbol }) => symbol)).toEqual(['ETH'])
})

test('R-ACCT-153 uses the network’s native token for an asset without metadata', async () => {
  const { tokens } = await read({ assets: { '0x1': [native({ metadata: undefined })] } })
  expect(tokens).toMatchObject([{ symbol: 'ETH', quantity: { decimals: '18', numeric: '1.5' } }])
})

test('R-ACCT-12 accepts an empty list of the wallet', async () => {
  const { tokens, account } = await read({ assets: { '0x1': [] } })
  expect([tokens, account().tokenBalance]).toEqual([[], []])
})

test.each<[string, Answers]>([
  ['does not support assets', { capabilities: {}, assets: OWN }],
  ['supports them on another chain', { capabilities: { '0x2': CAN['0x1'] }, assets: OWN }],
  ['reports no support', { capabilities: { '0x1': { assetDiscovery: { supported: false } } }, assets: OWN }],
  ['reports support as text', { capabilities: { '0x1': { assetDiscovery: { supported: 'true' } } }, assets: OWN }],
  ['returns nothing', { assets: null }],
  ['returns a list', { assets: [native()] }],
  ['returns another chain', { assets: { '0x2': [native()] } }],
  ['returns no list', { assets: { '0x1': {} } }],
  ['returns invalid entries', { assets: { '0x1': [null, 7, 'x', {}, []] } }],
  ['has a balance in decimals', { assets: { '0x1': [native({ balance: '1500' })] } }],
  ['has a balance as a number', { assets: { '0x1': [native({ balance: 1500 })] } }],
  ['has a balance past 256 bits', { assets: { '0x1': [native({ balance: `0x1${'0'.repeat(64)}` })] } }],
  ['has a token with an invalid address', { assets: { '0x1': [erc20({ address: 'native' })] } }],
  ['has another kind of asset', { assets: { '0x1': [erc20({ type: 'ERC721' })] } }],
  ['refuses', { assets: () => Promise.reject(new Error('denied')) }],
  ['throws when it is read', { assets: Object.defineProperty({}, '0x1', { get: () => void fail() }) }],
])('R-ACCT-14 R-ACCT-15 ignores a wallet that %s, and asks the service', async (_, answers) => {
  const { tokens, asked, errors } = await read(answers)
  expect(tokens.length).toBeGreaterThan(3)
  expect([asked(), errors()]).toEqual([['balances'], []])
})

const fail = () => {
  throw new Error('trap')
}

test('R-ACCT-14 keeps the other entries when one is invalid', async () => {
  const { tokens } = await read({ assets: { '0x1': [null, { address: '0x' }, native()] } })
  expect(tokens.map(({ symbol }) => symbol)).toEqual(['ETH'])
})

test('security §8 security §12 sanitizes the names of the wallet’s assets, and drops an invalid price', async () => {
  const metadata = {
    name: '\u202eada\u200b',
    symbol: 7,
    decimals: 18,
    price: Number.POSITIVE_INFINITY,
    value: '1',
    iconUrl: 'javascript:alert(1)',
  }
  const { tokens } = await read({ assets: { '0x1': [native({ metadata })] } })
  expect(tokens).toEqual([
    { name: 'ada', symbol: '', chainId: 'eip155:1', quantity: { decimals: '18', numeric: '1.5' }, iconUrl: '' },
  ])
})

test('R-ACCT-70 security §11 does not wait for a wallet that never responds, and does not ask it again', async () => {
  const { adapters, asked } = walletWith({ capabilities: () => new Promise(() => {}) })
  const bench = await setUpAccount({ adapters })
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask', 'nextTick'] })
  const tokens = await refreshTokens(bench.kit)
  expect(tokens.length).toBeGreaterThan(3)
  expect(bench.account()).toMatchObject({ tokenStatus: 'ready', tokenBalance: tokens })
  await jest.advanceTimersByTimeAsync(5_000)
  expect(await refreshTokens(bench.kit, { isForced: true })).toEqual(tokens)
  expect(asked).toHaveLength(1)
})

/** A wallet whose list arrives on demand. */
async function readSlowly() {
  let sendAssets = (_: unknown) => {}
  const assets = () =>
    new Promise((resolve) => {
      sendAssets = resolve
    })
  const { adapters } = walletWith({ assets })
  const bench = await setUpAccount({ adapters })
  return { ...bench, sendAssets: (list: unknown) => sendAssets({ '0x1': list }) }
}

test('R-ACCT-70 R-ACCT-11 replaces the service’s list when the wallet’s list arrives later', async () => {
  const { kit, account, sendAssets } = await readSlowly()
  expect((await refreshTokens(kit)).length).toBeGreaterThan(3)
  sendAssets([native()])
  await settled()
  expect(account().tokenBalance.map(({ symbol }) => symbol)).toEqual(['ETH'])
  expect(await refreshTokens(kit)).toEqual(account().tokenBalance)
})

test('R-ACCT-70 keeps the wallet’s list while it is refreshed, instead of the service’s', async () => {
  const { kit, account, sendAssets, asked } = await readSlowly()
  const first = refreshTokens(kit)
  await settled()
  sendAssets([native()])
  await first
  await settled()
  const before = { tokens: account().tokenBalance, requests: asked().length }
  const again = refreshTokens(kit, { isForced: true })
  await settled()
  expect([account().tokenBalance, asked()]).toEqual([before.tokens, asked().slice(0, before.requests)])
  sendAssets([native(), erc20()])
  expect(await again).toHaveLength(2)
})

test('R-ACCT-70 does not show a wallet’s list of another network', async () => {
  const { kit, account, sendAssets } = await readSlowly()
  await refreshTokens(kit)
  await switchNetwork(kit, { caipNetworkId: 'eip155:137' })
  sendAssets([native()])
  await settled()
  expect(account().tokenBalance.filter(({ chainId }) => chainId === 'eip155:1')).toEqual([])
})

test('R-ACCT-70 waits for the wallet’s list when the service fails', async () => {
  const { kit, api, account, sendAssets, toast } = await readSlowly()
  api.setScenario('500')
  const answer = refreshTokens(kit)
  await settled()
  expect(account().tokenStatus).toBe('loading')
  sendAssets([native()])
  expect(await answer).toHaveLength(1)
  expect([account().tokenStatus, toast().open]).toEqual(['ready', false])
})

test('R-ACCT-71 shows tokens before the connection is restored, and asks the wallet once it is', async () => {
  const storage = createMemoryStorage()
  const { adapters, asked, wallet } = walletWith({ assets: OWN })
  const before = await setUpAccount({ adapters, storage })
  before.stop()
  wallet.holdNext({ method: 'reconnect' })
  const { kit, account } = await setUpAccount({ adapters, storage, isAwaited: false })
  expect(selectNamespaceStatus(kit.getState())).toBe('reconnecting')
  const tokens = await refreshTokens(kit)
  expect(tokens.length).toBeGreaterThan(3)
  expect([account().tokenBalance, asked]).toEqual([tokens, []])
  wallet.approve()
  await ready(kit)
  await settled()
  expect(account().tokenBalance.map(({ symbol }) => symbol)).toEqual(['ETH'])
})

const capabilityRequests = (asked: readonly unknown[]) =>
  asked.filter((request) => Array.isArray(request) && request[0] === 'getCapabilities').length

test.each<[string, unknown]>([
  ['lists its capabilities', CAN],
  ['has none', {}],
  ['responds late', () => new Promise((resolve) => setImmediate(() => resolve(CAN)))],
  ['does not know the request', () => Promise.reject(Object.assign(new Error('x'), { code: -32601 }))],
  [
    'rejects the request with a message only',
    () => Promise.reject(new Error('wallet_getCapabilities is not supported')),
  ],
])(
  'R-ADPT-137 requests the capabilities once per connection and account when the wallet %s',
  async (_, capabilities) => {
    const { adapters, asked } = walletWith({ capabilities, assets: OWN })
    const { kit } = await setUpAccount({ adapters })
    await Promise.all([refreshTokens(kit), refreshTokens(kit, { isForced: true })])
    await settled()
    await switchNetwork(kit, { caipNetworkId: 'eip155:137' })
    await refreshTokens(kit, { isForced: true })
    await settled()
    expect(capabilityRequests(asked)).toBe(1)
    await disconnect(kit)
    await connect(kit, { connectorId: 'test.wallet.eip155' })
    await refreshTokens(kit, { isForced: true })
    await settled()
    expect(capabilityRequests(asked)).toBe(2)
  },
)

test('R-ADPT-137 requests the capabilities again when the request failed', async () => {
  const { adapters, asked } = walletWith({ capabilities: () => Promise.reject(new Error('Boom')), assets: OWN })
  const { kit } = await setUpAccount({ adapters })
  await refreshTokens(kit)
  await settled()
  await refreshTokens(kit, { isForced: true })
  await settled()
  expect(capabilityRequests(asked)).toBe(2)
})
