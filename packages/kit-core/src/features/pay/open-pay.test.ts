import { settled } from '../../../test/account-fixture.js'
import { ETH_PAYMENT, SHOP, setUpPay, USDC, USDC_PAYMENT } from '../../../test/pay-fixture.js'
import { cancelPay, connect, connectToPay, listExchanges, openPay, push, startPay } from '../../actions.js'
import type { PayErrorCode, Payment } from '../../index.js'
import { mockAdapter } from '../../testing/index.js'
import { selectPayWallet } from './select-pay.js'

const [coin, token] = [ETH_PAYMENT, USDC_PAYMENT]
const assetOf = (part: object, of: Payment = coin) => ({ ...of, paymentAsset: { ...of.paymentAsset, ...part } })
const metadata = (part: object) => assetOf({ metadata: { ...coin.paymentAsset.metadata, ...part } })

describe('validation of a payment', () => {
  const CASES: readonly (readonly [PayErrorCode, string, unknown])[] = [
    ['INVALID_PAYMENT_CONFIG', 'nothing', undefined],
    ['INVALID_PAYMENT_CONFIG', 'no asset', { recipient: SHOP, amount: '1' }],
    ['INVALID_PAYMENT_CONFIG', 'no CAIP-2 id', assetOf({ network: 'ethereum' })],
    ['INVALID_PAYMENT_CONFIG', 'a number for a network', assetOf({ network: 1 })],
    ['INVALID_PAYMENT_CONFIG', 'a tab that is a word', { ...coin, openInNewTab: 'no' }],
    ['INVALID_PAYMENT_CONFIG', 'a script to lead back to', { ...coin, redirectUrl: { success: 'javascript:1' } }],
    ['INVALID_PAYMENT_CONFIG', 'exchanges that are no list', { ...coin, payWithExchange: { exclude: 'all' } }],
    ['INVALID_CHAIN_NAMESPACE', 'a namespace without payments', assetOf({ network: 'bip122:000000000019d6' })],
    ['INVALID_ASSET', 'an asset given by name', assetOf({ asset: 'USDC' })],
    [
      'INVALID_ASSET',
      'an EVM token on Solana',
      assetOf({ network: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', asset: USDC }),
    ],
    ['INVALID_ASSET', 'a wrong checksum', assetOf({ asset: USDC.replace('A0b', 'a0b') })],
    ['INVALID_ASSET', 'no metadata', assetOf({ metadata: undefined })],
    ['INVALID_ASSET', 'a fraction as decimals', metadata({ decimals: 1.5 })],
    ['INVALID_ASSET', '37 decimals', metadata({ decimals: 37 })],
    ['INVALID_ASSET', 'other decimals than those of the native token', metadata({ decimals: 6 })],
    ['INVALID_ASSET', 'no symbol', metadata({ symbol: '' })],
    ['INVALID_RECIPIENT', 'an empty recipient', { ...coin, recipient: '' }],
    ['INVALID_RECIPIENT', 'a name', { ...coin, recipient: 'shop.eth' }],
    ['INVALID_RECIPIENT', 'the zero address', { ...coin, recipient: `0x${'0'.repeat(40)}` }],
    ['INVALID_RECIPIENT', 'the token itself', { ...token, recipient: USDC.toLowerCase() }],
    ['INVALID_AMOUNT', 'zero', { ...coin, amount: '0' }],
    ['INVALID_AMOUNT', 'zero with decimals', { ...coin, amount: '0.000' }],
    ['INVALID_AMOUNT', 'a negative amount', { ...coin, amount: '-1' }],
    ['INVALID_AMOUNT', 'a number, which loses units', { ...coin, amount: 1 }],
    ['INVALID_AMOUNT', 'an exponent', { ...coin, amount: '1e9' }],
    ['INVALID_AMOUNT', 'a comma', { ...coin, amount: '1,5' }],
    ['INVALID_AMOUNT', 'one decimal too many', { ...token, amount: '1.0000001' }],
    ['INVALID_AMOUNT', 'more than the chain’s maximum', { ...coin, amount: '9'.repeat(70) }],
  ]
  test.each(CASES)('R-PAY-03 rejects with %s before any view or request: %s', async (reason, _, payment) => {
    const { kit, pay, questions, events } = await setUpPay()
    const refused = { name: 'PayError', reason, code: `pay/${reason}` }
    // @ts-expect-error from plain JavaScript
    await expect(openPay(kit, payment)).rejects.toMatchObject(refused)
    // @ts-expect-error from plain JavaScript
    await expect(startPay(kit, { payment })).rejects.toMatchObject(refused)
    expect([kit.getState().modal.open, pay().payment, questions(), events]).toEqual([false, undefined, [], []])
  })

  test.each([
    [{ ...token, amount: '0.30000000000000004' }, '`amount` has more than 6 decimals', '"0.30000000000000004"'],
    [{ ...token, amount: 19.99 }, '`amount` must be a string', 'the number 19.99'],
    [{ ...token, amount: undefined }, '`amount` must be a string', 'missing'],
    [{ ...token, amount: '1e9' }, '`amount` must be plain decimal text', '"1e9"'],
    [{ ...token, amount: '0.000' }, '`amount` must be more than 0', '"0.000"'],
    [{ ...coin, amount: '9'.repeat(70) }, '`amount` is more than eip155 can count', '9999'],
    [{ ...coin, recipient: 'shop.eth' }, '`recipient` must be an address of eip155', '"shop.eth"'],
    [{ ...token, recipient: USDC }, '`recipient` must not be the token itself', USDC],
    [metadata({ decimals: 37 }), '`paymentAsset.metadata.decimals` must be a whole number', 'the number 37'],
    [metadata({ decimals: 6 }), '`paymentAsset.metadata.decimals` must be 18', 'the number 6'],
    [metadata({ symbol: '' }), '`paymentAsset.metadata.symbol` must be a short text', '""'],
    [assetOf({ asset: 'USDC' }), '`paymentAsset.asset` must be "native" or an address', '"USDC"'],
    [assetOf({ network: 'ethereum' }), '`paymentAsset.network` must be a CAIP-2 id', '"ethereum"'],
    [{ ...coin, openInNewTab: 'no' }, '`openInNewTab` must be true or false', '"no"'],
    [{ ...coin, redirectUrl: { success: 'x' } }, '`redirectUrl.success` must be a web address', '"x"'],
    [{ ...coin, payWithExchange: { exclude: 'all' } }, '`payWithExchange.exclude` must be a list of ids', '"all"'],
    [undefined, '`payment` must be an object', 'missing'],
  ])('R-PAY-03 describes the problem of %j: %s', async (payment, problem, value) => {
    const { kit } = await setUpPay()
    // @ts-expect-error from plain JavaScript
    const error: unknown = await openPay(kit, payment).catch((thrown: unknown) => thrown)
    expect(error).toMatchObject({ detail: expect.stringContaining(problem), message: expect.stringContaining(problem) })
    expect(error).toMatchObject({ detail: expect.stringContaining(value) })
  })

  test('R-PAY-02 accepts a valid payment with its exact amount', async () => {
    const { kit, pay } = await setUpPay()
    const whole: Payment = {
      ...token,
      openInNewTab: false,
      redirectUrl: { success: 'https://shop.example/paid', failure: 'https://shop.example/cart' },
      payWithExchange: { includeOnly: ['lagoon'], exclude: ['quayside'] },
    }
    await openPay(kit, whole)
    expect(pay().payment).toEqual(whole)
  })
})

test('R-PAY-01 R-CFG-20 does nothing while the feature is off, the default', async () => {
  const { kit, log, pay, questions } = await setUpPay({ options: { features: {} } })
  await openPay(kit, coin)
  await expect(startPay(kit, { payment: coin })).resolves.toBeUndefined()
  await expect(listExchanges(kit, { payment: coin })).resolves.toEqual([])
  push(kit, { view: 'Pay' })
  expect([kit.getState().modal.open, pay().payment, questions()]).toEqual([false, undefined, []])
  expect(log.entries.at(-1)?.message).toBe('The view Pay is not shown: `features.pay` is off')
})

test('R-PAY-04 R-PAY-05 R-PAY-07 opens immediately, and tracks the exchanges the service lists for the payment', async () => {
  const { kit, pay, views, questions, trackedOf } = await setUpPay()
  await openPay(kit, { ...token, payWithExchange: { exclude: ['quayside'] } })
  expect([kit.getState().modal.open, views(), pay().exchangesStatus]).toEqual([true, ['Pay'], 'loading'])
  await settled()
  const { exchanges } = pay()
  expect(exchanges.map(({ id }) => id)).toEqual(['lagoon', 'northwind', 'meridian'])
  expect(questions()).toMatchObject([
    {
      method: 'getExchanges',
      params: { asset: `eip155:137/erc20:${USDC}`, amount: '12.340001', exclude: ['quayside'] },
    },
  ])
  const payment = { network: 'eip155:137', asset: USDC, recipient: SHOP, amount: '12.340001' }
  expect(trackedOf('PAY_MODAL_OPEN')).toEqual([{ exchanges, payment }])
})

test.each([
  ['eip155:1', 'native', 'eip155:1/slip44:60'],
  ['eip155:137', USDC, `eip155:137/erc20:${USDC}`],
  ['solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', 'native', 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp/slip44:501'],
  [
    'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
    'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v',
    'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp/token:EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v',
  ],
] as const)('R-PAY-07 on %s encodes the asset %s as %s', async (network, asset, caip19) => {
  const { kit, questions } = await setUpPay()
  const recipient = network.startsWith('solana') ? '7v91N7iZ9mNicL8WfG6cgSCKyRXydQjLh6UYBWwm6y1Q' : SHOP
  const metadata = { name: 'A', symbol: 'A', decimals: 18 }
  await openPay(kit, { paymentAsset: { network, asset, metadata }, recipient, amount: '1' })
  await settled()
  expect(questions()[0]?.params.asset).toBe(caip19)
  expect(selectPayWallet(kit.getState())).toBe(network.startsWith('solana') ? 'none' : 'ready')
})

test.each(['500', 'offline', 'html', 'null'] as const)(
  'R-PAY-11 R-PAY-04 tracks an empty list of exchanges when the service responds with %s',
  async (scenario) => {
    const { kit, api, pay, trackedOf } = await setUpPay()
    api.setScenario(scenario, { only: ['exchanges'] })
    await openPay(kit, coin)
    await settled()
    expect(pay()).toMatchObject({ exchanges: [], exchangesStatus: 'failed' })
    expect(trackedOf('PAY_MODAL_OPEN')).toMatchObject([{ exchanges: [] }])
    api.setScenario('healthy')
    expect(await listExchanges(kit, { payment: coin })).toHaveLength(4)
  },
)

test('R-PAY-05 R-FLOW-48 opens Connect without a wallet, and returns to the payment options after the connection', async () => {
  const { kit, views } = await setUpPay({ namespaces: [] })
  await openPay(kit, coin)
  expect([views(), selectPayWallet(kit.getState())]).toEqual([['Pay'], 'missing'])
  connectToPay(kit)
  expect(kit.getState().modal.namespaceFilter).toBe('eip155')
  await connect(kit, { connectorId: 'test.wallet.eip155' })
  expect([views(), kit.getState().modal.open, selectPayWallet(kit.getState())]).toEqual([['Pay'], true, 'ready'])
})

test('R-PAY-06 offers only exchanges on a network the app does not list', async () => {
  const { kit, pay } = await setUpPay({ adapters: [mockAdapter()] })
  await openPay(kit, assetOf({ network: 'eip155:8453' }))
  await settled()
  expect([selectPayWallet(kit.getState()), pay().exchanges.length]).toEqual(['none', 4])
})

test('R-PAY-12 cancels without effect when there is no payment', async () => {
  const { kit, pay } = await setUpPay()
  cancelPay(kit)
  expect(pay().status).toBe('idle')
})
