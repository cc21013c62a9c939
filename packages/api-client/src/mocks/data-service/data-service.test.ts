import { setupServer } from 'msw/node'
import { DATA_CALLS } from '../../../test/data-calls.js'
import { ADDRESS, KNOWN, SOLANA, SOLANA_ADDRESS, TOKEN } from '../../../test/mock-client.js'
import {
  activeNetwork,
  createApiClient,
  getBalances,
  getHistory,
  getIdentity,
  getOnrampQuote,
  getPrices,
  getQuotes,
  getSupportedChains,
  getSwapTokens,
  rpcUrl,
  SAMPLE_ONRAMP_OPTIONS,
  type TokenBalance,
  type Transaction,
} from '../../index.js'
import { createEvmLedger, createMockApi, HISTORY_PAGE, MOCK_NAME_SUFFIX, type ScenarioName } from '../index.js'

const TAKEN = `taken${MOCK_NAME_SUFFIX}`
const api = createMockApi({ names: { [TAKEN]: ADDRESS } })
const server = setupServer(...api.handlers)
const client = createApiClient({ projectId: 'project-1', endpoints: api.endpoints })
const onSolana = activeNetwork(SOLANA, { http: [SOLANA] })

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterAll(() => server.close())
afterEach(() => api.reset())

const balancesOf = async (address = ADDRESS, network = KNOWN) =>
  (await getBalances(client, { network, address })).balances

async function wholeHistory(): Promise<{ readonly all: readonly Transaction[]; readonly pages: number }> {
  const all: Transaction[] = []
  const cursors = new Set<string | undefined>()
  let cursor: string | undefined
  do {
    expect(cursors.has(cursor)).toBe(false)
    cursors.add(cursor)
    const page = await getHistory(client, { network: KNOWN, account: ADDRESS, cursor })
    all.push(...page.data)
    cursor = page.next
  } while (cursor !== undefined)
  return { all, pages: cursors.size }
}

const worth = (balances: readonly TokenBalance[]) => balances.reduce((sum, { value = 0 }) => sum + value, 0)

describe('accounts', () => {
  test.each<ScenarioName>(['healthy', 'whale', 'new-account', 'empty', 'spam', 'transactions-10000'])(
    'R-API-63 R-API-64 %s: returns deterministic responses of every endpoint that match the real schemas',
    async (scenario) => {
      const round = async () => {
        const responses: unknown[] = []
        api.reset()
        api.setScenario(scenario)
        for (const { ask } of DATA_CALLS) responses.push(await ask(client).catch(String))
        return responses
      }
      const first = await round()
      expect(first.filter((answer) => typeof answer === 'string' && answer.includes('InvalidResponse'))).toEqual([])
      expect(await round()).toEqual(first)
    },
  )

  test('R-API-64 gives EVM and Solana accounts a native token and tokens with icons', async () => {
    for (const [address, network] of [
      [ADDRESS, KNOWN],
      [SOLANA_ADDRESS, onSolana],
    ] as const) {
      const balances = await balancesOf(address, network)
      expect(balances.length).toBeGreaterThan(2)
      expect(balances.filter((token) => token.address === undefined)).toHaveLength(1)
      expect(new Set(balances.map(({ chainId }) => chainId))).toEqual(new Set([network.caipNetworkId]))
      expect(balances.filter(({ iconUrl }) => !iconUrl.startsWith('data:image/svg+xml,'))).toEqual([])
    }
    expect(await balancesOf(`0x${'cd'.repeat(20)}`)).not.toEqual(await balancesOf())
  })

  test('R-API-64 gives a whale over a hundred tokens and a new account none', async () => {
    const usual = await balancesOf()
    api.setScenario('whale')
    const whale = await balancesOf()
    expect(whale.length).toBeGreaterThan(100)
    expect(worth(whale)).toBeGreaterThan(worth(usual) * 1000)
    expect(whale.some(({ price }) => price === undefined)).toBe(true)

    api.setScenario('new-account')
    expect(await balancesOf()).toEqual([])
    expect(await getHistory(client, { network: KNOWN, account: ADDRESS })).toEqual({ data: [] })
    expect((await getSwapTokens(client, { network: KNOWN })).tokens.length).toBeGreaterThan(5)

    api.setScenario('empty')
    expect((await getSwapTokens(client, { network: KNOWN })).tokens).toEqual([])
    expect(await getIdentity(client, { network: KNOWN, address: ADDRESS })).toEqual({ name: null, avatar: null })
  })

  test('R-API-64 fills the history with flagged spam NFTs and adds lure tokens without a price', async () => {
    api.setScenario('spam')
    const { data } = await getHistory(client, { network: KNOWN, account: ADDRESS })
    const spam = data.filter(
      ({ transfers }) => transfers.length > 0 && transfers.every(({ nft_info: piece }) => piece?.flags.is_spam),
    )
    expect(spam).toHaveLength(HISTORY_PAGE * 0.8)
    expect(
      (await balancesOf()).filter(({ name, price }) => name.includes('.example') && price === undefined),
    ).toHaveLength(45)
  })

  test('R-API-64 returns the ledger’s native balance', async () => {
    const ledger = createEvmLedger({
      chains: [{ chainId: 1 }],
      accounts: [{ address: ADDRESS, value: 1_234_567_890_000_000_001n }],
    })
    const own = createMockApi({ ledger })
    server.use(...own.handlers)
    for (const scenario of ['healthy', 'whale'] as const) {
      own.setScenario(scenario)
      const [coin] = await balancesOf()
      expect(coin).toMatchObject({ symbol: 'ETH', quantity: { numeric: '1.234567890000000001', decimals: '18' } })
    }
    const [poor] = await balancesOf(`0x${'cd'.repeat(20)}`)
    expect(poor).toMatchObject({ address: expect.any(String) })
    server.resetHandlers()
  })

  test('R-API-13 R-API-64 keeps the node of a chain that the data service does not support', async () => {
    const ledger = createEvmLedger({ chains: [{ chainId: 1 }, { chainId: 10 }], accounts: [] })
    const own = createMockApi({ ledger, unserved: ['eip155:10'] })
    server.use(...own.handlers)
    expect((await getSupportedChains(client)).http).toEqual(['eip155:1'])
    const network = activeNetwork('eip155:10', { http: ['eip155:10'] })
    await expect(getBalances(client, { network, address: ADDRESS })).rejects.toMatchObject({ status: 400 })
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'eth_chainId', params: [] })
    const answer = await fetch(rpcUrl(client, 'eip155:10'), { method: 'POST', body })
    expect(await answer.json()).toMatchObject({ result: '0xa' })
    server.resetHandlers()
  })
})

describe('history', () => {
  test('R-API-20 R-API-64 pages through the whole history, newest first, without repetition', async () => {
    const { all, pages } = await wholeHistory()
    expect([all.length, pages]).toEqual([72, 2])
    expect(new Set(all.map(({ id }) => id)).size).toBe(72)
    const times = all.map(({ metadata }) => Date.parse(metadata.minedAt))
    expect(times).toEqual([...times].sort((a, b) => b - a))
  })

  test('R-API-64 transactions-10000: returns two hundred pages over several years', async () => {
    api.setScenario('transactions-10000')
    const { all, pages } = await wholeHistory()
    expect([all.length, pages, new Set(all.map(({ id }) => id)).size]).toEqual([10_000, 200, 10_000])
    expect(new Set(all.map(({ metadata }) => metadata.minedAt.slice(0, 4))).size).toBeGreaterThan(4)
  })

  test('R-API-20 R-STATE-49 returns purchases separately and rejects an unknown cursor', async () => {
    const { data } = await getHistory(client, { network: KNOWN, account: ADDRESS, onramp: 'coinbase' })
    expect(data).toHaveLength(4)
    expect(data.every(({ metadata }) => metadata.status?.startsWith('ONRAMP_TRANSACTION_STATUS_'))).toBe(true)
    const call = getHistory(client, { network: KNOWN, account: ADDRESS, cursor: '../x' })
    await expect(call).rejects.toMatchObject({ status: 400, reason: 'cursor is not one of ours' })
  })
})

describe('amounts', () => {
  test('R-API-22 R-API-25 quotes by price minus a spread, in whole base units', async () => {
    const [from, to, user] = [`eip155:1:0x${'e'.repeat(40)}`, `eip155:1:${TOKEN}`, `eip155:1:${ADDRESS}`]
    const { quotes } = await getQuotes(client, {
      network: KNOWN,
      from,
      to,
      userAddress: user,
      amount: String(10n ** 18n),
    })
    const { fungibles } = await getPrices(client, { network: KNOWN, addresses: [from, to] })
    expect(fungibles.map(({ symbol }) => symbol)).toEqual(['ETH', 'USDC'])
    const [eth, usdc] = fungibles.map(({ price }) => BigInt(Math.round(price * 1e6)))
    expect(quotes.map(({ toAmount }) => BigInt(toAmount))).toEqual([((eth ?? 0n) * 992_000n) / (usdc ?? 1n)])
    const unknown = { network: KNOWN, from: `eip155:1:${ADDRESS}`, to, userAddress: user, amount: '1' }
    expect(await getQuotes(client, unknown)).toEqual({ quotes: [] })
    await expect(getQuotes(client, { ...unknown, amount: '1.5' })).rejects.toMatchObject({ status: 400 })
  })

  test('R-API-38 R-STATE-35 adds the parts of a purchase up to the cent', async () => {
    const [purchaseCurrency] = SAMPLE_ONRAMP_OPTIONS.purchaseCurrencies
    const [paymentCurrency] = SAMPLE_ONRAMP_OPTIONS.paymentCurrencies
    if (!purchaseCurrency || !paymentCurrency) throw new Error('There are no samples')
    const question = { network: KNOWN, purchaseCurrency, paymentCurrency, purchaseNetwork: 'ethereum-mainnet' }
    const quote = await getOnrampQuote(client, { ...question, amount: '123.45' })
    const cents = (text = '') => Math.round(Number(text) * 100)
    const { coinbaseFee, networkFee, paymentSubtotal, paymentTotal, purchaseAmount } = quote ?? {}
    expect(paymentTotal).toEqual({ amount: '123.45', currency: 'USD' })
    expect(cents(coinbaseFee?.amount) + cents(networkFee?.amount) + cents(paymentSubtotal?.amount)).toBe(12_345)
    expect(purchaseAmount?.currency).toBe('USDC')
    await expect(getOnrampQuote(client, { ...question, amount: '0.10' })).rejects.toMatchObject({ status: 422 })
  })
})

describe('requests', () => {
  const ask = async (path: string, init?: RequestInit) => {
    const response = await fetch(`https://api.bowline.id/${path}`, init)
    return [response.status, await response.json()]
  }
  const refusal = (description: string) => ({ status: 'FAILURE', reasons: [{ name: 'mock', description }] })

  test.each([
    [`v1/account/${ADDRESS}/balance?chainId=eip155:1`, 'currency is missing'],
    [`v1/account/${ADDRESS}/history`, 'chainId is missing'],
    ['v1/convert/tokens?chainId=eip155:999', 'chainId is not supported'],
    ['v1/convert/quotes?amount=1', 'userAddress is missing'],
  ])('R-API-64 rejects %s: %s', async (path, description) => {
    expect(await ask(path)).toEqual([400, refusal(description)])
  })

  test.each([
    ['v1/fungible/price', { currency: 'eur', addresses: [], projectId: 'p' }],
    ['v1/convert/build-transaction', { amount: 5 }],
    ['v1/profile/account', { coin_type: '60' }],
    ['v1/generators/onrampurl', { destinationWallets: [] }],
    ['v1/onramp/quote', null],
    [`v1/sessions/eip155%3A1%3A${ADDRESS}/revoke`, { pci: '' }],
  ])('R-API-64 rejects an invalid body of %s', async (path, body) => {
    const refused = [400, refusal('The body does not fit')]
    expect(await ask(path, { method: 'POST', body: JSON.stringify(body) })).toEqual(refused)
    expect(await ask(path, { method: 'POST', body: '{"cut' })).toEqual(refused)
  })

  test('R-API-13 R-API-64 provides an account for every supported EVM and Solana chain', async () => {
    const { http } = await getSupportedChains(client)
    for (const id of http) {
      const balances = await balancesOf(ADDRESS, activeNetwork(id, { http }))
      expect([id, balances.length > 0]).toEqual([id, !id.startsWith('bip122:')])
    }
  })
})
