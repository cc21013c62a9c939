import { settled, setUpAccount, stopClock } from '../../../test/account-fixture.js'
import { refreshTokens } from '../../actions.js'
import { mainnet } from '../../base/networks/ethereum.js'
import { solana } from '../../base/networks/solana.js'
import type { ChainTokenBalance } from '../../index.js'
import { mockAdapter } from '../../testing/index.js'

const USDC = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const BALANCES: readonly ChainTokenBalance[] = [
  { name: 'Ether', symbol: 'ETH', decimals: 18, value: 1_500_000_000_000_000_001n },
  { name: 'USD Coin', symbol: 'USDC', decimals: 6, value: 25_000_001n, address: USDC },
]
const COIN = {
  ...{ name: 'Ether', symbol: 'ETH', chainId: 'eip155:1', iconUrl: '' },
  quantity: { decimals: '18', numeric: '1.500000000000000001' },
}
const TOKEN = {
  ...{ name: 'USD Coin', symbol: 'USDC', chainId: 'eip155:1', iconUrl: '', address: `eip155:1:${USDC}` },
  quantity: { decimals: '6', numeric: '25.000001' },
}
const POLYGON_ONLY = { caipNetworkId: 'eip155:137', urls: [], respond: async () => ({ status: 404, body: '' }) }
const NO_SERVICE = { options: { endpoints: {} } }

const setUp = (params: Parameters<typeof setUpAccount>[0] = NO_SERVICE, tokens = BALANCES) => {
  const adapter = mockAdapter({ tokens })
  const readings = () => adapter.controls.requests.filter(({ method }) => method === 'getTokenBalances').length
  return setUpAccount({ adapters: [adapter], ...params }).then((scene) => ({ ...scene, ...adapter, readings }))
}

test.each([
  ['without a data service', NO_SERVICE],
  ['on a network that the service does not serve', { chains: [POLYGON_ONLY] }],
])('R-ACCT-72 %s, reads the tokens from the network’s nodes without a failure', async (_, params) => {
  const { kit, account, asked, readings, toast, errors } = await setUp(params)
  expect(readings()).toBe(0)
  expect(await refreshTokens(kit)).toEqual([COIN, TOKEN])
  expect(account()).toMatchObject({ tokenStatus: 'ready', tokenBalance: [COIN, TOKEN], lastRetry: undefined })
  expect([readings(), asked(), toast().open, errors()]).toEqual([1, [], false, []])
})

test('R-ACCT-72 does not ask the nodes when a service supports the network or has not responded yet', async () => {
  const served = await setUp({})
  expect((await refreshTokens(served.kit)).length).toBeGreaterThan(2)
  expect(served.readings()).toBe(0)
  const silent = await setUp({ scenario: 'offline' })
  await refreshTokens(silent.kit)
  expect([silent.readings(), silent.account().tokenStatus]).toEqual([0, 'unsupported'])
})

test('R-ACCT-72 R-ACCT-16 R-ACCT-17 skips a token with 0 decimals, and names one without a name by its address', async () => {
  const { kit } = await setUp(NO_SERVICE, [
    { address: USDC, value: 7n, decimals: 0 },
    { address: `0x${'12'.repeat(20)}`, value: 7n, decimals: 1 },
  ])
  expect(await refreshTokens(kit)).toMatchObject([{ name: '0x12…121212', symbol: '', quantity: { numeric: '0.7' } }])
})

test('R-ACCT-72 R-ACCT-18 R-ACCT-19 fails when the nodes do not respond, and asks them again after 30 s', async () => {
  const pass = stopClock()
  const { kit, account, controls, readings, toast } = await setUp()
  controls.rejectNext({ method: 'getTokenBalances', error: new Error('no node') })
  expect(await refreshTokens(kit)).toEqual([])
  expect(account()).toMatchObject({ tokenStatus: 'failed', lastRetry: Date.now() })
  expect(toast()).toMatchObject({ open: true, message: 'Token Balance Unavailable' })
  await refreshTokens(kit, { isForced: true })
  expect(readings()).toBe(1)
  pass(30_000)
  expect(await refreshTokens(kit, { isForced: true })).toEqual([COIN, TOKEN])
})

test('R-ACCT-72 R-ACCT-21 caches the nodes’ balances for 30 s', async () => {
  const pass = stopClock()
  const { kit, readings } = await setUp()
  await refreshTokens(kit)
  pass(29_999)
  expect(await refreshTokens(kit)).toEqual([COIN, TOKEN])
  expect(readings()).toBe(1)
  pass(2)
  await refreshTokens(kit)
  expect(readings()).toBe(2)
})

test('R-ACCT-72 R-ACCT-22 asks the nodes again after a transaction of the page has settled', async () => {
  const { kit, account, controls, readings } = await setUp()
  await refreshTokens(kit)
  controls.setTokens(BALANCES.slice(0, 1))
  const sent = { hash: `0x${'a1'.repeat(32)}`, caipNetworkId: 'eip155:1', status: 'confirmed' } as const
  controls.emit({ type: 'transactionSettled', ...sent })
  await settled()
  expect([readings(), account().tokenBalance]).toEqual([2, [COIN]])
})

test('R-ACCT-72 leaves tokens unknown when the adapter cannot read them', async () => {
  for (const [namespace, network] of [
    ['eip155', mainnet],
    ['solana', solana],
  ] as const) {
    const adapters = [mockAdapter({ namespace })]
    const options = { endpoints: {}, networks: [network] as const }
    const { kit, account, api } = await setUpAccount({ adapters, namespaces: [namespace], options })
    await refreshTokens(kit)
    expect([account().tokenStatus, api.requests]).toEqual(['unsupported', []])
  }
})
