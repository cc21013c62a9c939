import { settled, setUpAccount, stopClock } from '../../../test/account-fixture.js'
import { connect, refreshTokens, switchNetwork } from '../../actions.js'
import { mainnet } from '../../base/networks/ethereum.js'
import { solana } from '../../base/networks/solana.js'
import { createMemoryStorage, mockAccounts, mockAdapter } from '../../testing/index.js'

const [{ address }] = mockAccounts('eip155')
const CAIP_10 = `eip155:1:${address}`
const UNAVAILABLE = { open: true, variant: 'error', message: 'Token Balance Unavailable' }
const PORTFOLIO = '@bowline/portfolio_cache'

test('R-ACCT-10 R-ACCT-21 R-API-30 R-API-42 requests tokens for the account on its network, in dollars, and caches them for 30 s', async () => {
  const pass = stopClock()
  const { kit, account, asked, queries } = await setUpAccount()
  expect(account().tokenStatus).toBe('idle')
  const tokens = await refreshTokens(kit)
  expect(tokens.length).toBeGreaterThan(3)
  expect(account()).toMatchObject({ tokenBalance: tokens, tokenStatus: 'ready', lastRetry: undefined })
  expect(queries('balances')).toMatchObject([{ currency: 'usd', chainId: 'eip155:1' }])
  pass(30_000)
  expect(await refreshTokens(kit)).toEqual(tokens)
  expect(asked()).toEqual(['balances'])
  pass(1)
  await refreshTokens(kit)
  expect(asked()).toEqual(['balances', 'balances'])
})

test('R-ACCT-22 R-API-31 names its tokens in a forced update, and bypasses the cache', async () => {
  const { kit, queries } = await setUpAccount()
  await refreshTokens(kit)
  await refreshTokens(kit, { forceUpdate: [`eip155:1:0x${'1'.repeat(40)}`, CAIP_10] })
  await refreshTokens(kit, { isForced: true })
  expect(queries('balances').map(({ forceUpdate }) => forceUpdate)).toEqual([
    undefined,
    `eip155:1:0x${'1'.repeat(40)},${CAIP_10}`,
    undefined,
  ])
})

test('R-ACCT-18 R-ACCT-19 R-CONST-02 R-ERR-01 requests nothing for 30 s after a failure, until a success', async () => {
  const pass = stopClock()
  const { api, kit, account, asked, toast } = await setUpAccount({ scenario: '500' })
  api.setScenario('healthy', { only: ['supported-chains'] })
  expect(await refreshTokens(kit)).toEqual([])
  expect(account()).toMatchObject({ tokenStatus: 'failed', lastRetry: Date.now(), tokenBalance: [] })
  expect(toast()).toMatchObject(UNAVAILABLE)
  api.setScenario('healthy')
  pass(29_999)
  expect(await refreshTokens(kit)).toEqual([])
  expect(await refreshTokens(kit, { isForced: true })).toEqual([])
  expect(asked()).toEqual(['balances'])
  expect(account().tokenStatus).toBe('failed')
  pass(1)
  expect(await refreshTokens(kit)).not.toEqual([])
  expect(asked()).toEqual(['balances', 'balances'])
  expect(account()).toMatchObject({ tokenStatus: 'ready', lastRetry: undefined })
})

test('R-ACCT-18 keeps the 30 s of a failure when the network is left and active again', async () => {
  const pass = stopClock()
  const { api, kit, account, queries } = await setUpAccount()
  api.setScenario('offline', { only: ['balances'] })
  await refreshTokens(kit)
  const failedAtMs = Date.now()
  api.setScenario('healthy')
  pass(10_000)
  await switchNetwork(kit, { caipNetworkId: 'eip155:137' })
  await settled()
  expect(account()).toMatchObject({ tokenStatus: 'ready', lastRetry: undefined })
  await switchNetwork(kit, { caipNetworkId: 'eip155:1' })
  await settled()
  expect(account()).toMatchObject({ tokenStatus: 'failed', lastRetry: failedAtMs, tokenBalance: [] })
  expect(await refreshTokens(kit, { isForced: true })).toEqual([])
  expect(queries('balances').map(({ chainId }) => chainId)).toEqual(['eip155:1', 'eip155:137'])
  pass(20_000)
  expect(await refreshTokens(kit)).not.toEqual([])
  expect(account()).toMatchObject({ tokenStatus: 'ready', lastRetry: undefined })
})

test('R-ACCT-18 ignores a failure time in the future after a change of the clock', async () => {
  const pass = stopClock()
  const { api, kit } = await setUpAccount()
  api.setScenario('offline', { only: ['balances'] })
  await refreshTokens(kit)
  pass(-31_536_000_000)
  api.setScenario('healthy')
  expect(await refreshTokens(kit)).not.toEqual([])
})

test('R-ACCT-19 keeps known tokens after a failure', async () => {
  const { api, kit, account } = await setUpAccount()
  const tokens = await refreshTokens(kit)
  api.setScenario('503')
  expect(await refreshTokens(kit, { isForced: true })).toEqual([])
  expect(account()).toMatchObject({ tokenBalance: tokens, tokenStatus: 'failed' })
})

test('R-ACCT-10 requests nothing without an account', async () => {
  const { api, kit, account } = await setUpAccount({ namespaces: [] })
  expect(await refreshTokens(kit)).toEqual([])
  expect([api.requests, account().tokenStatus]).toEqual([[], 'idle'])
})

test('R-ACCT-21 sends one request for concurrent reads, and a separate one for a forced read', async () => {
  const { kit, asked } = await setUpAccount()
  const [one, other] = await Promise.all([refreshTokens(kit), refreshTokens(kit)])
  expect(one).toBe(other)
  expect(asked()).toEqual(['balances'])
  await Promise.all([refreshTokens(kit, { isForced: true }), refreshTokens(kit, { isForced: true })])
  expect(asked()).toEqual(['balances', 'balances'])
})

test('R-ACCT-27 keeps known tokens on screen without loading while they are refreshed', async () => {
  const { kit, hold, account } = await setUpAccount()
  const tokens = await refreshTokens(kit)
  const { release } = hold('/balance')
  const answer = refreshTokens(kit, { isForced: true })
  await settled()
  expect(account()).toMatchObject({ tokenStatus: 'ready', tokenBalance: tokens })
  release()
  await answer
})

test('R-STORE-08 R-ACCT-21 finds the tokens another tab has read, and requests nothing', async () => {
  const [storage, adapters] = [createMemoryStorage(), [mockAdapter()]]
  const { kit } = await setUpAccount({ storage, adapters })
  const tokens = await refreshTokens(kit)
  const other = await setUpAccount({ storage: storage.tab(), adapters, namespaces: [] })
  expect(await refreshTokens(other.kit)).toEqual(tokens)
  expect(other.asked()).toEqual([])
})

test('R-FLOW-29 stores a used-up quota', async () => {
  const { kit, respondAt, account } = await setUpAccount()
  respondAt('/balance', () => Response.json({}, { status: 402 }))
  await refreshTokens(kit)
  expect(account().tokenStatus).toBe('failed')
  expect(kit.getState().directory.isQuotaExceeded).toBe(true)
})

test.each([
  ...(['500', '503', '403', '404', '429', 'html', 'blank', 'null', 'list'] as const),
  ...(['truncated', 'deep', 'huge', 'offline'] as const),
])('R-ACCT-19 security §11 stores a failure (%s) in state with a toast, and retries successfully', async (scenario) => {
  const pass = stopClock()
  const { api, kit, account, toast, errors } = await setUpAccount()
  api.setScenario(scenario, { only: ['balances'] })
  expect(await refreshTokens(kit)).toEqual([])
  expect(account().tokenStatus).toBe('failed')
  expect(toast()).toMatchObject(UNAVAILABLE)
  expect(errors()).toEqual([])
  api.setScenario('healthy')
  pass(30_000)
  expect(await refreshTokens(kit)).not.toEqual([])
})

test('R-API-13 requests chains that could not be read again at the next need', async () => {
  const { api, kit, account } = await setUpAccount()
  api.setScenario('500', { only: ['supported-chains'] })
  await refreshTokens(kit)
  expect(account().tokenStatus).toBe('unsupported')
  api.setScenario('healthy')
  await refreshTokens(kit)
  expect(account().tokenStatus).toBe('ready')
})

test('R-STATE-37 security §8 security §12 keeps only harmless parts of a hostile response', async () => {
  const { api, kit, account, errors } = await setUpAccount()
  api.setScenario('hostile', { only: ['balances'] })
  const tokens = await refreshTokens(kit)
  expect(account().tokenStatus).toBe('ready')
  expect(errors().map(({ level }) => level)).toEqual(['warn'])
  expect(tokens).toContainEqual(expect.objectContaining({ symbol: 'HNST', value: 2 }))
  expect(new Set(tokens.map(({ address }) => address)).size).toBe(tokens.length)
  for (const { chainId, quantity, iconUrl, name } of tokens) {
    expect(chainId).toBe('eip155:1')
    expect(quantity.numeric).toMatch(/^\d{1,78}(\.\d+)?$/)
    expect(Number(quantity.decimals)).toBeGreaterThan(0)
    expect(iconUrl).toMatch(/^(https:\/\/.*|data:image\/.*|)$/)
    expect(name).not.toMatch(/[\u202e\u200b\u3164]/)
  }
  expect('polluted' in {}).toBe(false)
})

test.each([
  ['no list', { timestampMs: 0, value: {} }],
  ['a token with invalid decimals', [{ quantity: { decimals: '77', numeric: '1' } }]],
  ['a token in exponents', [{ quantity: { decimals: '18', numeric: '1e9' } }]],
  ['a token below zero', [{ value: -1 }]],
  ['an invalid price', [{ price: '3000' }]],
  ['an invalid name', [{ name: 7 }]],
])('R-STORE-14 security §8 ignores stored tokens with %s, and asks the service', async (_, changes) => {
  stopClock()
  const storage = createMemoryStorage()
  const bench = await setUpAccount({ storage })
  const [token] = await refreshTokens(bench.kit)
  const value = Array.isArray(changes) ? changes.map((change) => ({ ...token, ...change })) : changes
  const entry = { timestampMs: Date.now(), value }
  storage.text.set(PORTFOLIO, JSON.stringify({ [CAIP_10]: entry, 'eip155:137:0xB': { ...entry, value: [token] } }))
  expect(await refreshTokens(bench.kit)).not.toEqual([])
  expect(bench.asked()).toEqual(['balances', 'balances'])
  expect(Object.keys(JSON.parse(storage.text.get(PORTFOLIO) ?? ''))).toEqual(['eip155:137:0xB', CAIP_10])
})

test('R-STORE-14 security §8 shows hostile stored text and icons as it shows those of a response', async () => {
  stopClock()
  const { kit, storage, account } = await setUpAccount()
  const [token] = await refreshTokens(kit)
  const value = [
    { ...token, name: '\u202eada', iconUrl: 'javascript:alert(1)', chainId: 'eip155:10' },
    { ...token, name: '\u202eada', iconUrl: 'javascript:alert(1)' },
  ]
  storage.text.set(PORTFOLIO, JSON.stringify({ [CAIP_10]: { timestampMs: Date.now(), value } }))
  await refreshTokens(kit)
  expect(account().tokenBalance).toEqual([{ ...token, name: 'ada', iconUrl: '' }])
})

test('R-STORE-08 shows a list too long for the storage without caching it, and removes the old one', async () => {
  const { api, kit, storage, asked } = await setUpAccount()
  await refreshTokens(kit)
  api.setScenario('whale')
  const tokens = await refreshTokens(kit, { isForced: true })
  expect(JSON.stringify(tokens).length).toBeGreaterThan(150_000)
  expect(storage.text.get(PORTFOLIO)).toBe('{}')
  await refreshTokens(kit)
  expect(asked()).toHaveLength(3)
})

test('R-CONN-95 keeps the tokens of one namespace when another one connects', async () => {
  const adapters = [mockAdapter(), mockAdapter({ namespace: 'solana' })]
  const { kit, account } = await setUpAccount({ adapters, options: { networks: [mainnet, solana] } })
  const tokens = await refreshTokens(kit, { namespace: 'eip155' })
  await connect(kit, { connectorId: 'test.wallet.solana' })
  expect(account('eip155').tokenBalance).toBe(tokens)
})
