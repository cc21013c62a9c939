import { settled } from '../../../test/account-bench.js'
import { OWN, setUpSend, USDC, USDC_ADDRESS } from '../../../test/send-bench.js'
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

test('R-SEND-100 before the wallet is asked the chain is: with less there than was read, the form says so with the chain’s figure', async () => {
  const { kit, asked, held, problem, view, answerAt } = await atPreview(async () => ({ value: 20_000_000n }))
  await expect(sendToken(kit)).rejects.toMatchObject({ code: 'send/insufficient-funds' })
  expect(asked('getTokenBalances')).toMatchObject([{ params: { address: OWN, only: { tokenAddress: USDC_ADDRESS } } }])
  expect([asked('sendToken'), held(), problem(), view()]).toEqual([[], '20', 'insufficient-funds', ['WalletSend']])
  await refreshTokens(kit, { isForced: true })
  expect([held(), selectIsBalanceUpdating(kit.getState(), USDC)]).toEqual(['20', true])
  answerAt('/balance', () => Response.json({ balances: [{ ...USDC, quantity: { decimals: '6', numeric: '21' } }] }))
  await refreshTokens(kit, { isForced: true })
  expect([held(), selectIsBalanceUpdating(kit.getState(), USDC)]).toEqual(['21', false])
})

test.each([
  ['has as much', async () => ({ value: 50_000_000n })],
  ['fails', async () => Promise.reject(new Error('down'))],
])('R-SEND-100 a node that %s holds nothing up', async (_, holding) => {
  const { kit, asked } = await atPreview(holding)
  await sendToken(kit)
  expect(asked('sendToken')).toHaveLength(1)
})

test('R-SEND-100 a node that is silent is waited for 2 s', async () => {
  const { kit, asked, wait } = await atPreview(() => new Promise(() => {}))
  const sending = sendToken(kit)
  await settled()
  expect(asked('sendToken')).toEqual([])
  await wait(2_000)
  await sending
  expect(asked('sendToken')).toHaveLength(1)
})

test('R-ACCT-148 where the tokens could not be read, the chain’s word stands for the coin’s balance, in form and account', async () => {
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
