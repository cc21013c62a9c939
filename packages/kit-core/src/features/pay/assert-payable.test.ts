import { settled } from '../../../test/account-fixture.js'
import { ETH_PAYMENT, OWN, setUpPay, USDC_PAYMENT } from '../../../test/pay-fixture.js'
import { startPay } from '../../actions.js'
import { WalletRequestError } from '../../base/errors/errors.js'
import { mockAdapter } from '../../testing/index.js'

const failed = (promise: Promise<unknown>) =>
  promise.then(
    () => undefined,
    (error: unknown) => error,
  )

type Held = (token: string | undefined) => bigint
const holding = (held: Held, over: Parameters<typeof mockAdapter>[0] = {}) =>
  mockAdapter({ ...over, holding: async ({ only }) => ({ value: held(only?.tokenAddress) }) })

const getWalletRequests = ({ controls }: ReturnType<typeof mockAdapter>) =>
  controls.requests.map(({ method }) => method).filter((method) => /^(switchNetwork|send)/.test(method))

test.each([
  ['less of the token', USDC_PAYMENT, () => 12_340_000n, 'pay/insufficient-funds', 'USDC'],
  ['less of the native token', ETH_PAYMENT, () => 0n, 'pay/insufficient-funds', 'ETH'],
  ['the native token without the fee', ETH_PAYMENT, () => 21_000n, 'pay/insufficient-gas', 'ETH'],
  [
    'the token without the fee',
    USDC_PAYMENT,
    (token) => (token ? 12_340_001n : 20_999n),
    'pay/insufficient-gas',
    'POL',
  ],
] as const satisfies readonly (readonly [string, unknown, Held, string, string])[])(
  'R-PAY-22 fails without a wallet prompt when the account has %s',
  async (_, payment, held, code, symbol) => {
    const adapter = holding(held)
    const { kit, pay, tracked } = await setUpPay({ adapters: [adapter] })
    expect(await failed(startPay(kit, { payment }))).toMatchObject({ reason: 'GENERIC_PAYMENT_ERROR', cause: { code } })
    expect(pay()).toMatchObject({ status: 'failed', reason: { details: { code, symbol } } })
    expect(getWalletRequests(adapter)).toEqual([])
    expect(tracked()).toEqual(['PAY_ERROR'])
  },
)

test.each([
  ['the account covers it to the last unit', holding((token) => (token ? 12_340_001n : 21_000n))],
  ['the account is a contract', holding((token) => (token ? 12_340_001n : 0n), { contracts: [`eip155:137:${OWN}`] })],
  ['the node rejects the balance request', mockAdapter({ holding: () => Promise.reject(new WalletRequestError('')) })],
  ['the node does not respond', mockAdapter({ holding: () => new Promise(() => {}) })],
])('R-PAY-22 prompts the wallet when %s', async (_, adapter) => {
  const { kit, wait } = await setUpPay({ adapters: [adapter] })
  void failed(startPay(kit, { payment: USDC_PAYMENT }))
  await settled()
  await wait(2_000)
  expect(getWalletRequests(adapter)).toEqual(['switchNetwork', 'sendToken'])
})
