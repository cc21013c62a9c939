import { settled } from '../../../test/account-fixture.js'
import { OWN, setUpSend, USDC, USDC_ADDRESS } from '../../../test/send-fixture.js'
import { open, push, refreshTokens, sendToken } from '../../actions.js'
import { selectIsBalanceUpdating } from '../../index.js'
import { mockAdapter } from '../../testing/index.js'

async function atPreview(holding: () => Promise<{ value: bigint }>) {
  const made = await setUpSend({ adapter: mockAdapter({ holding }) })
  await made.fillIn({ token: USDC, amount: '50' })
  void open(made.kit, { view: 'WalletSend' })
  push(made.kit, { view: 'WalletSendPreview' })
  return { ...made, held: () => made.send().token?.quantity.numeric }
}

test('R-SEND-100 checks the balance on chain before the wallet is prompted, and shows it in the form when it is too low', async () => {
  const { kit, asked, held, problem, view, respondAt } = await atPreview(async () => ({ value: 20_000_000n }))
  await expect(sendToken(kit)).rejects.toMatchObject({ code: 'send/insufficient-funds' })
  expect(asked('getTokenBalances')).toMatchObject([{ params: { address: OWN, only: { tokenAddress: USDC_ADDRESS } } }])
  expect([asked('sendToken'), held(), problem(), view()]).toEqual([[], '20', 'insufficient-funds', ['WalletSend']])
  await refreshTokens(kit, { isForced: true })
  expect([held(), selectIsBalanceUpdating(kit.getState(), USDC)]).toEqual(['20', true])
  respondAt('/balance', () => Response.json({ balances: [{ ...USDC, quantity: { decimals: '6', numeric: '21' } }] }))
  await refreshTokens(kit, { isForced: true })
  expect([held(), selectIsBalanceUpdating(kit.getState(), USDC)]).toEqual(['21', false])
})

test.each([
  ['reports enough', async () => ({ value: 50_000_000n })],
  ['fails', async () => Promise.reject(new Error('down'))],
])('R-SEND-100 sends the transfer when the node %s', async (_, holding) => {
  const { kit, asked } = await atPreview(holding)
  await sendToken(kit)
  expect(asked('sendToken')).toHaveLength(1)
})

test('R-SEND-100 waits 2 s at most for a node that does not respond', async () => {
  const { kit, asked, wait } = await atPreview(() => new Promise(() => {}))
  const sending = sendToken(kit)
  await settled()
  expect(asked('sendToken')).toEqual([])
  await wait(2_000)
  await sending
  expect(asked('sendToken')).toHaveLength(1)
})

test('R-ACCT-148 shows the native balance read from the chain in form and account when the tokens could not be loaded', async () => {
  const fifth = 10n ** 18n / 5n
  const adapter = mockAdapter({ holding: async () => ({ value: fifth }) })
  const { kit, fillIn, send, problem, asked, account } = await setUpSend({ adapter, tokens: 'failed' })
  expect([account().tokenStatus, send().tokenBalances]).toMatchObject(['failed', [{ quantity: { numeric: '1.5' } }]])
  await fillIn({ amount: '1' })
  await expect(sendToken(kit)).rejects.toMatchObject({ code: 'send/insufficient-funds' })
  expect([asked('sendTransaction'), account().balance, send().token?.quantity.numeric, problem()]).toEqual([
    ...[[], '0.2', '0.2', 'insufficient-funds'],
  ])
})
