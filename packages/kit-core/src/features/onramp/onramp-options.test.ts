import { SAMPLE_ONRAMP_OPTIONS } from '@bowline/api-client/samples'
import { setUpOnramp } from '../../../test/onramp-fixture.js'
import { pass, settled, until } from '../../../test/swap-fixture.js'
import { connect, disconnect, resetOnramp, setOnrampAmount, setPurchaseCurrency, watchOnramp } from '../../actions.js'
import { bitcoin } from '../../base/networks/bitcoin.js'
import { mainnet } from '../../base/networks/ethereum.js'
import { solana } from '../../base/networks/solana.js'
import { type LocalFeatures, selectOnramp } from '../../index.js'
import { createTestKit } from '../../testing/index.js'
import { selectOnrampProviders } from './onramp-providers.js'

const names = ({ kit }: Pick<ReturnType<typeof createTestKit>, 'kit'>) =>
  selectOnrampProviders(kit.getState(), kit.config).map(({ name }) => name)

test('R-RAMP-02 R-RAMP-04 R-RAMP-05 R-STATE-36 lists two providers with label, fee range, address and namespaces', () => {
  const { kit } = createTestKit({ options: { meldPublicKey: ' pk_1 ' } })
  expect(selectOnrampProviders(kit.getState(), kit.config)).toEqual([
    { name: 'coinbase', label: 'Coinbase', feeRange: '1-2%', url: '', supportedNamespaces: ['eip155'], isSetUp: true },
    {
      name: 'meld',
      label: 'Meld.io',
      feeRange: '1-2%',
      url: 'https://meldcrypto.com',
      supportedNamespaces: ['eip155', 'solana'],
      isSetUp: true,
    },
  ])
  expect(selectOnramp(kit.getState(), kit.config).providers).toBe(selectOnrampProviders(kit.getState(), kit.config))
})

test('R-RAMP-35 marks Meld as not set up without a public key of the app', () => {
  for (const meldPublicKey of [undefined, '', '  ']) {
    const { kit } = createTestKit({ options: { meldPublicKey } })
    expect(selectOnrampProviders(kit.getState(), kit.config).map(({ isSetUp }) => isSetUp)).toEqual([true, false])
  }
})

test('R-RAMP-02 R-RAMP-03 offers only enabled providers in their order; offers none when the list has values that are not strings', () => {
  const of = (onramp: unknown) => names(createTestKit({ options: { features: { onramp } as LocalFeatures } }))
  expect(of(['meld', 'coinbase', 'meld'])).toEqual(['meld', 'coinbase'])
  expect(of(['coinbase'])).toEqual(['coinbase'])
  expect(of(['coinbase', 'bank'])).toEqual(['coinbase'])
  expect(of(['coinbase', 7])).toEqual([])
  expect(of([null])).toEqual([])
  expect(of(false)).toEqual([])
})

test('R-RAMP-01 R-RAMP-12 does not offer a provider that does not support the active namespace', () => {
  expect(names(createTestKit({ options: { networks: [solana, mainnet] } }))).toEqual(['meld'])
  expect(names(createTestKit({ options: { networks: [bitcoin, mainnet] } }))).toEqual([])
})

test('R-RAMP-06 R-RAMP-08 R-RAMP-11 fetches the options and their images once, and selects the first of each', async () => {
  const { kit, onramp, sent, unfollow, api } = await setUpOnramp()
  await until(() => onramp().purchaseCurrencies.length === 2)
  expect(onramp()).toMatchObject({
    purchaseCurrency: { symbol: 'USDC' },
    paymentCurrency: { id: 'USD' },
    paymentMethod: 'card',
    areOptionsLoading: false,
  })
  await settled()
  const images = api.requests.filter(({ endpoint }) => ['token-image', 'currency-image'].includes(endpoint))
  expect(images.map(({ path }) => path.split('/').at(-1)).toSorted()).toEqual(['ETH', 'EUR', 'USD', 'USDC'])
  unfollow()
  watchOnramp(kit)()
  resetOnramp(kit)
  watchOnramp(kit)
  await until(() => onramp().purchaseCurrencies.length === 2)
  expect(sent('onramp-options')).toHaveLength(1)
})

test('R-RAMP-06 R-RAMP-09 uses the sample options when the service fails', async () => {
  const { onramp } = await setUpOnramp({ scenario: 'healthy', isOpen: false }).then(async (bench) => {
    bench.api.setScenario('503', { only: ['onramp-options'] })
    await bench.show()
    return bench
  })
  await until(() => onramp().purchaseCurrencies.length > 0)
  expect(onramp().purchaseCurrencies.map(({ symbol }) => symbol)).toEqual(['USDC', 'ETH'])
  expect(onramp().paymentCurrencies.map(({ id }) => id)).toEqual(['USD', 'EUR'])
})

test('R-RAMP-07 R-RAMP-11 R-STATE-33 R-STATE-34 has no options and keeps USDC and USD on a network the service does not support', async () => {
  const { onramp, sent } = await setUpOnramp({ unserved: ['eip155:1'] })
  expect(sent('onramp-options')).toEqual([])
  expect(onramp()).toMatchObject({
    purchaseCurrencies: [],
    paymentCurrencies: [],
    purchaseCurrency: { id: '2b92315d-eab7-5bef-84fa-089a131333f5', symbol: 'USDC' },
    paymentCurrency: { id: 'USD' },
    areOptionsLoading: false,
  })
})

test('R-RAMP-14 tracks the opening once until the user leaves the flow', async () => {
  const { kit, tracked, unfollow } = await setUpOnramp()
  expect(tracked('SELECT_BUY_CRYPTO')).toMatchObject([{ properties: { isSmartAccount: false } }])
  unfollow()
  const again = watchOnramp(kit)
  expect(tracked('SELECT_BUY_CRYPTO')).toHaveLength(1)
  kit.store.set(({ modal }) => ({ modal: { ...modal, open: false } }))
  again()
  watchOnramp(kit)
  expect(tracked('SELECT_BUY_CRYPTO')).toHaveLength(2)
})

test('R-RAMP-37 R-RAMP-38 R-RAMP-39 R-STATE-36 keeps the flow when the modal closes; clears it on reset and when the account or namespace changes', async () => {
  const { kit, onramp } = await setUpOnramp()
  await until(() => onramp().purchaseCurrencies.length === 2)
  const fill = () => {
    setPurchaseCurrency(kit, onramp().purchaseCurrencies[1] ?? onramp().purchaseCurrency)
    setOnrampAmount(kit, '250')
  }
  fill()
  kit.store.set(({ modal }) => ({ modal: { ...modal, open: false } }))
  expect(onramp()).toMatchObject({ paymentAmount: '250', purchaseCurrency: { symbol: 'ETH' } })
  resetOnramp(kit)
  expect(onramp()).toMatchObject({
    selectedProvider: undefined,
    error: undefined,
    purchaseCurrency: { symbol: 'USDC' },
    paymentCurrency: { id: 'USD' },
    purchaseCurrencies: [],
    paymentCurrencies: [],
    purchaseAmount: '',
    paymentAmount: '',
    quotesLoading: false,
  })
  fill()
  await connect(kit, { connectorId: 'test.wallet.solana' })
  expect(onramp().paymentAmount).toBe('')
  await settled()
  fill()
  await disconnect(kit)
  expect(onramp().paymentAmount).toBe('')
})

test('R-ACCT-178 R-RAMP-06 requests options again while the built-in ones are shown, and keeps those of the service', async () => {
  const { kit, onramp, sent, api, show, unfollow } = await setUpOnramp({ isOpen: false })
  api.setScenario('500', { only: ['onramp-options'] })
  await show()
  await until(() => onramp().purchaseCurrencies.length > 0)
  expect(onramp().purchaseCurrencies).toBe(SAMPLE_ONRAMP_OPTIONS.purchaseCurrencies)
  api.setScenario('healthy')
  await pass(5_000)
  await until(() => onramp().purchaseCurrencies !== SAMPLE_ONRAMP_OPTIONS.purchaseCurrencies)
  expect(onramp().areOptionsLoading).toBe(false)
  const requestCount = sent('onramp-options').length
  await pass(600_000)
  expect(sent('onramp-options')).toHaveLength(requestCount)
  unfollow()
  expect(kit.getState().onramp.areOptionsSamples).toBe(false)
})
