/**
 * @jest-environment <rootDir>/../../tooling/jest-preset/dom-environment.cjs
 * @jest-environment-options {"url": "https://app.example/shop"}
 */
import { setUpOnramp } from '../../../test/onramp-bench.js'
import { ADDRESS, settled, until } from '../../../test/swap-bench.js'
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

test('R-RAMP-15 R-RAMP-28 R-RAMP-29 Coinbase is opened within the click, cut off, and led to the page that the service names', async () => {
  const { kit, windows, sent, told, view, onramp } = await setUpOnramp()
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
  expect(told('SELECT_BUY_PROVIDER')).toMatchObject([{ properties: { provider: 'coinbase', isSmartAccount: false } }])
  expect([view(), onramp().opening, onramp().selectedProvider]).toEqual(['BuyInProgress', undefined, 'coinbase'])
})

test('R-RAMP-53 what was quoted more than a minute ago is not what Coinbase is asked for', async () => {
  const { kit, sent, unfollow } = await setUpOnramp()
  setOnrampAmount(kit, '100')
  await quoteOnramp(kit)
  unfollow()
  await jest.advanceTimersByTimeAsync(61_000)
  await openOnrampProvider(kit, { provider: 'coinbase' })
  expect(sent('onramp-url')).toMatchObject([{ presetFiatAmount: '100' }])
  expect(sent('onramp-url')[0]).not.toHaveProperty('presetCryptoAmount')
})

test('R-RAMP-53 a quote that is looked at is renewed each minute, and shown until the new one is there', async () => {
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

test('R-RAMP-53 behind another tab nothing is asked; once the page is seen again the quote is renewed', async () => {
  const { kit, sent, unfollow } = await setUpOnramp()
  setOnrampAmount(kit, '100')
  await quoteOnramp(kit)
  const asked = sent('onramp-quote').length
  Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
  await jest.advanceTimersByTimeAsync(300_000)
  await settled()
  expect(sent('onramp-quote')).toHaveLength(asked)
  Reflect.deleteProperty(document, 'visibilityState')
  await jest.advanceTimersByTimeAsync(1_000)
  await until(() => sent('onramp-quote').length === asked + 1)
  unfollow()
})

test('R-RAMP-28 amounts that nobody chose are left out', async () => {
  const { kit, sent } = await setUpOnramp()
  await openOnrampProvider(kit, { provider: 'coinbase' })
  expect(sent('onramp-url')).toHaveLength(1)
  expect(Object.keys(sent('onramp-url')[0] ?? {}).filter((key) => key.startsWith('preset'))).toEqual([])
})

test.each<[string, NetworkInput, string]>([
  ['by its id', base, 'base'],
  ['as the service expects it', avalanche, 'avalanche-c-chain'],
  ['by its name', { ...sepolia, id: 777_777, name: 'OP Mainnet' }, 'optimism'],
  ['else as ethereum', sepolia, 'ethereum'],
])('R-RAMP-27 R-CONST-28 the network is sent %s', async (_, network, chain) => {
  const { kit, sent, answerAt } = await setUpOnramp({ options: { networks: [network] }, isOpen: false })
  answerAt('supported-chains', () => Response.json({ http: [`eip155:${network.id}`], ws: [] }))
  await openOnrampProvider(kit, { provider: 'coinbase' })
  expect(sent('onramp-url')).toMatchObject([{ defaultNetwork: chain, destinationWallets: [{ blockchains: [chain] }] }])
})

test('R-RAMP-65 the page is told what currency the amount is in', async () => {
  const { kit, sent } = await setUpOnramp()
  setPaymentCurrency(kit, { id: 'EUR', payment_method_limits: [] })
  setOnrampAmount(kit, '100')
  await openOnrampProvider(kit, { provider: 'coinbase' })
  expect(sent('onramp-url')).toMatchObject([{ presetFiatAmount: '100', fiatCurrency: 'EUR' }])
})

const onBase = async (params: Parameters<typeof setUpOnramp>[0] = {}) => {
  const bench = await setUpOnramp({ options: { networks: [base] }, isOpen: false, ...params })
  bench.answerAt('supported-chains', () => Response.json({ http: ['eip155:8453'], ws: [] }))
  setPurchaseCurrency(bench.kit, {
    id: 'usdc',
    name: 'USD Coin',
    symbol: 'USDC',
    networks: [{ name: 'polygon-mainnet', display_name: 'Polygon', chain_id: '137' }],
  })
  bench.answerAt('onramp/quote', () => Response.json(QUOTE))
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

test('R-RAMP-66 what is not sold on the network in use goes to the network that it was quoted for', async () => {
  const { kit, sent, onramp } = await onBase()
  expect(onramp().quote?.quoteId).toBe('quote-1')
  await openOnrampProvider(kit, { provider: 'coinbase' })
  expect(sent('onramp-url')).toMatchObject([
    { defaultNetwork: 'polygon', destinationWallets: [{ blockchains: ['polygon'], assets: ['USDC'] }] },
  ])
})

test('R-RAMP-66 for a smart account, which may be nobody’s elsewhere, it stays on the network in use', async () => {
  const { kit, sent } = await onBase({
    adapters: [mockAdapter({ accounts: [{ address: ADDRESS, type: 'smartAccount' }] })],
  })
  await openOnrampProvider(kit, { provider: 'coinbase' })
  expect(sent('onramp-url')).toMatchObject([{ defaultNetwork: 'base' }])
})

test('R-RAMP-67 for a smart account on a network that Coinbase lacks nothing is bought there', async () => {
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
  ['503', () => Response.json({}, { status: 503 })],
  ['a script', () => Response.json({ url: 'javascript://%0aalert(1)' })],
  ['plain http', () => Response.json({ url: 'http://pay.example' })],
  ['somebody else’s name', () => Response.json({ url: 'https://okay.example@bad.example/' })],
])(
  'R-RAMP-15 R-RAMP-28 where the service answers %s the window goes again, and nothing is opened',
  async (_, respond) => {
    const { kit, answerAt, windows, view, onramp } = await setUpOnramp()
    answerAt('onrampurl', respond)
    await expect(openOnrampProvider(kit, { provider: 'coinbase' })).rejects.toMatchObject({ code: 'onramp/url' })
    expect(windows).toMatchObject([{ went: undefined, isClosed: true }])
    expect([view(), onramp().purchase, onramp().opening]).toEqual(['OnRampProviders', undefined, undefined])
  },
)

test('R-RAMP-30 where the browser refuses the window the address is kept for a link', async () => {
  const { kit, onramp, view } = await setUpOnramp({ isBlocked: true })
  await openOnrampProvider(kit, { provider: 'coinbase' })
  expect(onramp().purchase).toMatchObject({ isBlocked: true, url: expect.stringMatching(/^https:/) })
  expect(view()).toBe('BuyInProgress')
})

test('R-RAMP-34 R-RAMP-36 Meld is opened with its parameters, 600 by 800, without any hold of this page', async () => {
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

test('R-RAMP-34 on Solana it is SOL that is bought there, and Coinbase is not on offer', async () => {
  const { kit, windows } = await setUpOnramp({ options: { networks: [solana] }, namespaces: ['solana'] })
  await openOnrampProvider(kit, { provider: 'meld' })
  expect(new URL(windows[0]?.href ?? '').searchParams.get('destinationCurrencyCode')).toBe('SOL')
  await expect(openOnrampProvider(kit, { provider: 'coinbase' })).rejects.toMatchObject({
    code: 'onramp/provider-unavailable',
    provider: 'coinbase',
  })
})

test('R-RAMP-03 R-RAMP-16 R-RAMP-35 nothing is opened without an account, a key, or with an amount that cannot be paid', async () => {
  const { kit, windows, told } = await setUpOnramp({ options: { meldPublicKey: undefined } })
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
  expect([windows, told('SELECT_BUY_PROVIDER')]).toEqual([[], []])
})

test('R-RAMP-18 given up while the page is asked for, the window goes again', async () => {
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
