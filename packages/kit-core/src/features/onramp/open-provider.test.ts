/**
 * @jest-environment <rootDir>/../../tooling/jest-preset/dom-environment.cjs
 * @jest-environment-options {"url": "https://app.example/shop"}
 */
import { setUpOnramp } from '../../../test/onramp-fixture.js'
import { ADDRESS, settled, until } from '../../../test/swap-fixture.js'
import {
  disconnect,
  openOnrampProvider,
  quoteOnramp,
  setOnrampAmount,
  setPaymentCurrency,
  setPurchaseCurrency,
} from '../../actions.js'
import { avalanche } from '../../base/networks/avalanche.js'
import { base } from '../../base/networks/base.js'
import { sepolia } from '../../base/networks/ethereum.js'
import { gnosis } from '../../base/networks/gnosis.js'
import { solana } from '../../base/networks/solana.js'
import type { NetworkInput } from '../../index.js'
import { mockAdapter } from '../../testing/index.js'

test('R-RAMP-15 R-RAMP-28 R-RAMP-29 opens Coinbase within the click without access to this page, and then loads the address from the service', async () => {
  const { kit, windows, sent, tracked, view, onramp } = await setUpOnramp()
  setOnrampAmount(kit, '100')
  await quoteOnramp(kit)
  const opening = openOnrampProvider(kit, { provider: 'coinbase' })
  expect(windows).toMatchObject([{ href: '', opener: null, went: undefined }])
  expect(onramp().opening).toBe('coinbase')
  await opening
  expect(sent('onramp-url')).toEqual([
    expect.objectContaining({
      destinationWallets: [{ address: ADDRESS, blockchains: ['ethereum'], assets: ['USDC'] }],
      defaultNetwork: 'ethereum',
      partnerUserId: ADDRESS,
      purchaseId: expect.stringMatching(/^[0-9a-f-]{32,36}$/),
      defaultExperience: 'buy',
      presetFiatAmount: '100',
      presetCryptoAmount: onramp().purchaseAmount,
    }),
  ])
  const { purchase } = onramp()
  expect(purchase).toMatchObject({ provider: 'coinbase', status: 'waiting', isBlocked: false })
  expect(windows[0]?.went).toBe(purchase?.url)
  expect(purchase?.url).toMatch(/^https:\/\//)
  expect(tracked('SELECT_BUY_PROVIDER')).toMatchObject([
    { properties: { provider: 'coinbase', isSmartAccount: false } },
  ])
  expect([view(), onramp().opening, onramp().selectedProvider]).toEqual(['BuyInProgress', undefined, 'coinbase'])
})

test.each([
  ['older than a minute', async () => jest.advanceTimersByTimeAsync(61_000)],
  ['of unknown age, since the clock was set back,', () => jest.setSystemTime(Date.now() - 7_200_000)],
])('R-RAMP-53 does not send a quoted amount %s to Coinbase', async (_, pass) => {
  const { kit, sent, unfollow } = await setUpOnramp()
  setOnrampAmount(kit, '100')
  await quoteOnramp(kit)
  unfollow()
  await pass()
  await openOnrampProvider(kit, { provider: 'coinbase' })
  expect(sent('onramp-url')).toMatchObject([{ presetFiatAmount: '100' }])
  expect(sent('onramp-url')[0]).not.toHaveProperty('presetCryptoAmount')
})

test('R-RAMP-53 refetches a displayed quote every minute, and shows the old one until the new one arrives', async () => {
  const { kit, sent, onramp, phase, unfollow } = await setUpOnramp()
  setOnrampAmount(kit, '100')
  await quoteOnramp(kit)
  const [first, asked] = [onramp().quote, sent('onramp-quote').length]
  await jest.advanceTimersByTimeAsync(60_000)
  expect([onramp().quote, phase()]).toEqual([first, 'quoted'])
  await until(() => onramp().quote !== first)
  expect([sent('onramp-quote').length, phase()]).toEqual([asked + 1, 'quoted'])
  unfollow()
  await jest.advanceTimersByTimeAsync(120_000)
  await settled()
  expect(sent('onramp-quote')).toHaveLength(asked + 1)
})

test('R-RAMP-53 does not refetch quotes while the page is hidden, and refetches when it becomes visible', async () => {
  const { kit, sent, unfollow } = await setUpOnramp()
  setOnrampAmount(kit, '100')
  await quoteOnramp(kit)
  const requestCount = sent('onramp-quote').length
  Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
  await jest.advanceTimersByTimeAsync(300_000)
  await settled()
  expect(sent('onramp-quote')).toHaveLength(requestCount)
  Reflect.deleteProperty(document, 'visibilityState')
  await jest.advanceTimersByTimeAsync(1_000)
  await until(() => sent('onramp-quote').length === requestCount + 1)
  unfollow()
})

test('R-RAMP-28 omits amounts that the user did not choose', async () => {
  const { kit, sent } = await setUpOnramp()
  await openOnrampProvider(kit, { provider: 'coinbase' })
  expect(sent('onramp-url')).toHaveLength(1)
  expect(Object.keys(sent('onramp-url')[0] ?? {}).filter((key) => key.startsWith('preset'))).toEqual([])
})

test.each<[string, NetworkInput, string]>([
  ['by its id', base, 'base'],
  ['as the service expects it', avalanche, 'avalanche-c-chain'],
  ['by its name', { ...sepolia, id: 777_777, name: 'OP Mainnet' }, 'optimism'],
  ['as ethereum if unknown', sepolia, 'ethereum'],
])('R-RAMP-27 R-CONST-28 sends the network %s', async (_, network, chain) => {
  const { kit, sent, respondAt } = await setUpOnramp({ options: { networks: [network] }, isOpen: false })
  respondAt('supported-chains', () => Response.json({ http: [`eip155:${network.id}`], ws: [] }))
  await openOnrampProvider(kit, { provider: 'coinbase' })
  expect(sent('onramp-url')).toMatchObject([{ defaultNetwork: chain, destinationWallets: [{ blockchains: [chain] }] }])
})

test('R-RAMP-65 sends the currency of the amount to the page', async () => {
  const { kit, sent } = await setUpOnramp()
  setPaymentCurrency(kit, { id: 'EUR', payment_method_limits: [] })
  setOnrampAmount(kit, '100')
  await openOnrampProvider(kit, { provider: 'coinbase' })
  expect(sent('onramp-url')).toMatchObject([{ presetFiatAmount: '100', fiatCurrency: 'EUR' }])
})

const onBase = async (
  params: Parameters<typeof setUpOnramp>[0] = {},
  networks = [{ name: 'polygon-mainnet', display_name: 'Polygon', chain_id: '137' }],
) => {
  const bench = await setUpOnramp({ options: { networks: [base] }, isOpen: false, ...params })
  bench.respondAt('supported-chains', () => Response.json({ http: ['eip155:8453'], ws: [] }))
  setPurchaseCurrency(bench.kit, {
    id: 'usdc',
    name: 'USD Coin',
    symbol: 'USDC',
    networks,
  })
  bench.respondAt('onramp/quote', () => Response.json(QUOTE))
  setOnrampAmount(bench.kit, '100')
  await quoteOnramp(bench.kit)
  return bench
}

const dollars = (amount: string) => ({ amount, currency: 'USD' })
const QUOTE = {
  coinbaseFee: dollars('1'),
  networkFee: dollars('1'),
  paymentSubtotal: dollars('98'),
  paymentTotal: dollars('100'),
  purchaseAmount: { amount: '98', currency: 'USDC' },
  quoteId: 'quote-1',
}

test('R-RAMP-66 sends the quoted network when the currency is not sold on the active network', async () => {
  const { kit, sent, onramp } = await onBase()
  expect(onramp().quote?.quoteId).toBe('quote-1')
  await openOnrampProvider(kit, { provider: 'coinbase' })
  expect(sent('onramp-url')).toMatchObject([
    { defaultNetwork: 'polygon', destinationWallets: [{ blockchains: ['polygon'], assets: ['USDC'] }] },
  ])
})

test.each([
  ['skips a network that the card provider lacks', { chain_id: '100', display_name: 'Gnosis' }],
  ['skips a network of another family', { chain_id: '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', display_name: 'Solana' }],
])('R-RAMP-66 %s', async (_, first) => {
  const polygon = { name: 'polygon-mainnet', display_name: 'Polygon', chain_id: '137' }
  const { kit, sent } = await onBase({}, [{ name: 'first', ...first }, polygon])
  await openOnrampProvider(kit, { provider: 'coinbase' })
  expect(sent('onramp-url')).toMatchObject([{ defaultNetwork: 'polygon' }])
})

test('R-RAMP-66 requests no quote for a Solana account, which has no address on the networks of the card provider', async () => {
  const { kit, sent } = await setUpOnramp({ options: { networks: [solana] }, namespaces: ['solana'] })
  await expect(quoteOnramp(kit)).resolves.toBeNull()
  expect(sent('onramp-quote')).toEqual([])
})

test('R-RAMP-66 keeps the active network for a smart account, which may not exist on other networks', async () => {
  const { kit, sent, onramp } = await onBase({
    adapters: [mockAdapter({ accounts: [{ address: ADDRESS, type: 'smartAccount' }] })],
  })
  await openOnrampProvider(kit, { provider: 'coinbase' })
  expect(onramp().quote).toBeUndefined()
  expect(sent('onramp-url')).toMatchObject([{ defaultNetwork: 'base' }])
})

test('R-RAMP-67 rejects Coinbase for a smart account on a network Coinbase does not support', async () => {
  const { kit, sent, windows } = await setUpOnramp({
    options: { networks: [gnosis] },
    adapters: [mockAdapter({ accounts: [{ address: ADDRESS, type: 'smartAccount' }] })],
    isOpen: false,
  })
  await expect(openOnrampProvider(kit, { provider: 'coinbase' })).rejects.toMatchObject({
    code: 'onramp/provider-unavailable',
  })
  expect([windows, sent('onramp-url')]).toEqual([[], []])
})

test.each([
  ['an error 503', () => Response.json({}, { status: 503 })],
  ['a script URL', () => Response.json({ url: 'javascript://%0aalert(1)' })],
  ['a plain HTTP URL', () => Response.json({ url: 'http://pay.example' })],
  ['a URL with another host as its user name', () => Response.json({ url: 'https://okay.example@bad.example/' })],
])('R-RAMP-15 R-RAMP-28 closes the window and opens nothing when the service returns %s', async (_, respond) => {
  const { kit, respondAt, windows, view, onramp } = await setUpOnramp()
  respondAt('onrampurl', respond)
  await expect(openOnrampProvider(kit, { provider: 'coinbase' })).rejects.toMatchObject({ code: 'onramp/url' })
  expect(windows).toMatchObject([{ went: undefined, isClosed: true }])
  expect([view(), onramp().purchase, onramp().opening]).toEqual(['OnRampProviders', undefined, undefined])
})

test('R-RAMP-30 keeps the address for a link when the browser blocks the window', async () => {
  const { kit, onramp, view } = await setUpOnramp({ isBlocked: true })
  await openOnrampProvider(kit, { provider: 'coinbase' })
  expect(onramp().purchase).toMatchObject({ isBlocked: true, url: expect.stringMatching(/^https:/) })
  expect(view()).toBe('BuyInProgress')
})

test('R-RAMP-34 R-RAMP-36 opens Meld with its parameters in a window of 600 by 800 without access to this page', async () => {
  const { kit, windows, onramp, view } = await setUpOnramp()
  await openOnrampProvider(kit, { provider: 'meld' })
  const [opened] = windows
  const page = new URL(opened?.href ?? '')
  expect(`${page.origin}${page.pathname}`).toBe('https://meldcrypto.com/')
  expect(Object.fromEntries(page.searchParams)).toEqual({
    publicKey: 'pk_1',
    destinationCurrencyCode: 'USDC',
    walletAddress: ADDRESS,
    externalCustomerId: kit.config.projectId,
  })
  expect(opened?.features.split(',')).toEqual(
    expect.arrayContaining(['noopener', 'noreferrer', 'width=600', 'height=800']),
  )
  expect([onramp().purchase?.url, view()]).toEqual([opened?.href, 'OnRampProviders'])
})

test('R-RAMP-34 buys SOL at Meld and does not offer Coinbase on Solana', async () => {
  const { kit, windows } = await setUpOnramp({ options: { networks: [solana] }, namespaces: ['solana'] })
  await openOnrampProvider(kit, { provider: 'meld' })
  expect(new URL(windows[0]?.href ?? '').searchParams.get('destinationCurrencyCode')).toBe('SOL')
  await expect(openOnrampProvider(kit, { provider: 'coinbase' })).rejects.toMatchObject({
    code: 'onramp/provider-unavailable',
    provider: 'coinbase',
  })
})

test('R-RAMP-03 R-RAMP-16 R-RAMP-35 opens nothing without an account, without a key, or with an invalid amount', async () => {
  const { kit, windows, tracked } = await setUpOnramp({ options: { meldPublicKey: undefined } })
  await expect(openOnrampProvider(kit, { provider: 'meld' })).rejects.toMatchObject({
    code: 'onramp/provider-unavailable',
  })
  setOnrampAmount(kit, '9')
  await expect(openOnrampProvider(kit, { provider: 'coinbase' })).rejects.toMatchObject({
    code: 'onramp/amount',
    bound: '10.00',
  })
  await disconnect(kit)
  await expect(openOnrampProvider(kit, { provider: 'coinbase' })).rejects.toMatchObject({
    code: 'onramp/address-missing',
  })
  expect([windows, tracked('SELECT_BUY_PROVIDER')]).toEqual([[], []])
})

test('R-RAMP-18 closes the window when the caller aborts while the address is fetched', async () => {
  const { kit, windows, hold, onramp, phase } = await setUpOnramp()
  const { release } = hold('onrampurl')
  const controller = new AbortController()
  const opening = openOnrampProvider(kit, { provider: 'coinbase', signal: controller.signal })
  await settled()
  expect(phase()).toBe('opening')
  controller.abort()
  release()
  await expect(opening).rejects.toThrow('Request was aborted')
  expect(windows).toMatchObject([{ isClosed: true, went: undefined }])
  await until(() => onramp().opening === undefined)
})
