import { settled } from '../../../test/account-bench.js'
import { BOB, ETH, OWN, setUpSend, USDC } from '../../../test/send-bench.js'
import {
  clearSend,
  confirmFee,
  disconnect,
  open,
  push,
  refreshTokens,
  sendToken,
  setSendAmount,
  setSendMax,
  setSendReceiver,
  setSendToken,
  switchAccount,
  switchNetwork,
  watchSend,
} from '../../actions.js'
import { WalletRequestError } from '../../errors.js'
import { mockAdapter } from '../../testing/index.js'

test('R-SEND-05 R-SEND-33 R-SEND-42 the form has the coin at first and nothing else, over the tokens of the account', async () => {
  const { send } = await setUpSend()
  expect(send()).toEqual({
    ...{ token: ETH, sendTokenAmount: undefined },
    ...{ receiverAddress: undefined, receiverProfileName: undefined, receiverProfileImageUrl: undefined },
    ...{ tokenBalances: [ETH, USDC], networkBalanceInUSD: '3000', loading: false, lastRetry: undefined },
    ...{
      receiverText: '',
      receiverStatus: 'empty',
      receiverFault: undefined,
      warnings: [],
      lookalike: undefined,
      isLookalikeConfirmed: false,
    },
    ...{ isNameElsewhere: false, isElsewhereConfirmed: false, isFeeHigh: false, isFeeConfirmed: false },
    ...{
      fee: undefined,
      feeStatus: 'idle',
      limit: undefined,
      refusal: undefined,
      remaining: undefined,
      worth: undefined,
    },
    ...{ isSmartAccount: false, sent: undefined },
  })
  expect(send()).toBe(send())
})

test('R-SEND-33 R-SEND-34 within 30 s of a failure the tokens are not asked for again, and when it failed is told', async () => {
  const { kit, send, answerAt, api, stopFollowing, wait } = await setUpSend()
  let questions = 0
  answerAt('/balance', () => {
    questions += 1
    return new Response('', { status: 500 })
  })
  await refreshTokens(kit, { isForced: true })
  expect([questions, typeof send().lastRetry, send().tokenBalances]).toEqual([1, 'number', [ETH, USDC]])
  stopFollowing()
  await wait(0)
  watchSend(kit)
  await settled()
  expect([questions, api.requests.filter(({ endpoint }) => endpoint === 'balances')]).toEqual([1, []])
})

test('R-SEND-42 the coin is chosen while the tokens are on their way, once for an opening', async () => {
  const { kit, hold, send, stopFollowing, wait } = await setUpSend()
  setSendToken(kit, undefined)
  await settled()
  expect(send().token).toBeUndefined()
  stopFollowing()
  await wait(0)
  const { release } = hold('/balance')
  const reading = refreshTokens(kit, { isForced: true })
  watchSend(kit)
  expect(send().token).toEqual(ETH)
  release()
  await reading
  setSendToken(kit, USDC)
  stopFollowing()
  watchSend(kit)
  expect(send().token).toEqual(USDC)
})

test('R-SEND-12 R-SEND-13 R-SEND-04 the label is the first that applies', async () => {
  const { kit, problem, type } = await setUpSend()
  setSendToken(kit, undefined)
  expect(problem()).toBe('select-token')
  setSendToken(kit, USDC)
  expect(problem()).toBe('add-amount')
  for (const text of ['0', '0.000', 'x', '-1', '1e2', '1,234', '1.0000001']) {
    setSendAmount(kit, text)
    expect([text, problem()]).toEqual([text, 'incorrect-value'])
  }
  setSendAmount(kit, '100.500002')
  expect(problem()).toBe('insufficient-funds')
  setSendAmount(kit, '100.500001')
  expect(problem()).toBe('add-address')
  await type('0x12')
  expect(problem()).toBe('invalid-address')
  await type(BOB)
  expect(problem()).toBeUndefined()
})

test('R-SEND-14 R-SEND-11 fee, worth and what remains are worked out to the last unit', async () => {
  const adapter = mockAdapter({ transferFee: 10n ** 14n })
  const { fillIn, send, asked } = await setUpSend({ adapter })
  await fillIn({ amount: '0.5' })
  expect(send()).toMatchObject({
    fee: { value: '0.0001', symbol: 'ETH', dollars: 0.2 },
    ...{ feeStatus: 'ready', remaining: '0.9999', worth: 1_000, warnings: [] },
  })
  expect(asked('estimateTransfer').at(-1)?.params).toMatchObject({ to: BOB, value: 5n * 10n ** 17n })
  await fillIn({ token: USDC, amount: '0,5' })
  expect(send()).toMatchObject({ fee: { value: '0.0001' }, remaining: '100.000001', worth: 0.5 })
})

test('R-SEND-156 the fee of an account that a contract runs may be others’ to pay: nothing is warned of', async () => {
  const adapter = mockAdapter({ transferFee: 16n * 10n ** 17n, contracts: [`eip155:1:${OWN}`] })
  const { fillIn, send } = await setUpSend({ adapter })
  await fillIn({ token: USDC, amount: '1' })
  expect(send()).toMatchObject({ feeStatus: 'ready', warnings: [] })
})

test('R-SEND-14 a coin balance that does not pay the fee is warned of', async () => {
  const adapter = mockAdapter({ transferFee: 6n * 10n ** 17n })
  const { kit, fillIn, send, wait } = await setUpSend({ adapter })
  await fillIn({ amount: '1' })
  expect(send()).toMatchObject({ warnings: ['insufficient-gas'], remaining: undefined })
  setSendAmount(kit, '0.9')
  await wait(300)
  expect(send()).toMatchObject({ warnings: [], remaining: '0' })
  adapter.controls.setTransferFee(16n * 10n ** 17n)
  await fillIn({ token: USDC, amount: '1' })
  expect(send().warnings).toEqual(['insufficient-gas'])
})

test('R-SEND-14 a fee that cannot be estimated says so, and is asked for again when the transfer is looked at again', async () => {
  const { kit, fillIn, send, wallet } = await setUpSend()
  wallet.rejectNext({ method: 'estimateTransfer', error: new Error('node') })
  await fillIn()
  expect(send()).toMatchObject({ feeStatus: 'failed', fee: undefined, warnings: [] })
  watchSend(kit)
  await settled()
  expect(send()).toMatchObject({ feeStatus: 'ready' })
})

test('R-SEND-14 where nobody can tell the fee, nobody is waited for', async () => {
  const { fillIn, send } = await setUpSend({ adapter: mockAdapter({ lacks: ['estimateTransfer'] }) })
  await fillIn()
  expect(send()).toMatchObject({ feeStatus: 'failed', fee: undefined })
})

test('R-SEND-11 Max fills in the whole balance of a token', async () => {
  const { kit, send } = await setUpSend()
  setSendToken(kit, USDC)
  setSendMax(kit)
  expect(send().sendTokenAmount).toBe('100.500001')
})

test('R-SEND-149 Max of a token that is told with more digits than it has is an amount', async () => {
  const told = { ...USDC, quantity: { decimals: '6', numeric: '100.50000099999999' } }
  const { kit, send, fillIn, problem } = await setUpSend({ tokens: [ETH, told] })
  await fillIn({ token: told })
  setSendMax(kit)
  expect([send().sendTokenAmount, problem()]).toEqual(['100.5', undefined])
})

test('R-SEND-11 Max of the coin is what is left of it after the fee, asked anew, and never below nothing', async () => {
  const adapter = mockAdapter({ transferFee: 10n ** 17n })
  const { kit, send, problem, type, asked, wait } = await setUpSend({ adapter })
  setSendToken(kit, ETH)
  setSendMax(kit)
  await settled()
  expect(send()).toMatchObject({ sendTokenAmount: '1.4', feeStatus: 'ready' })
  adapter.controls.setTransferFee(2n * 10n ** 17n)
  await type(BOB)
  await wait(300)
  expect(send()).toMatchObject({ sendTokenAmount: '1.3', remaining: '0', warnings: [] })
  expect(asked('estimateTransfer').at(-1)?.params).toMatchObject({ to: BOB })
  adapter.controls.setTransferFee(2n * 10n ** 18n)
  setSendMax(kit)
  await settled()
  expect([send().sendTokenAmount, problem(), send().warnings]).toEqual(['0', 'incorrect-value', ['insufficient-gas']])
})

test('R-SEND-11 an amount typed after Max stays as typed', async () => {
  const { kit, send, wait } = await setUpSend()
  setSendToken(kit, ETH)
  setSendMax(kit)
  setSendAmount(kit, '0.25')
  await wait(500)
  expect(send().sendTokenAmount).toBe('0.25')
})

test('R-SEND-32 another network or account empties the form, and what comes later does not fill it', async () => {
  const { kit, fillIn, send, wallet } = await setUpSend()
  const isEmpty = () => {
    const { token, sendTokenAmount, receiverText, receiverAddress, fee } = send()
    return [token, sendTokenAmount, receiverText, receiverAddress, fee]
  }
  const nothing = [undefined, undefined, '', undefined, undefined]
  await fillIn()
  wallet.holdNext({ method: 'estimateTransfer' })
  setSendMax(kit)
  await switchNetwork(kit, { caipNetworkId: 'eip155:137' })
  wallet.approve()
  await settled()
  expect(isEmpty()).toEqual(nothing)
  await switchNetwork(kit, { caipNetworkId: 'eip155:1' })
  expect(isEmpty()).toEqual(nothing)
  await fillIn()
  await switchAccount(kit, { address: '0x2222222222222222222222222222222222222222' })
  expect(isEmpty()).toEqual(nothing)
  await fillIn()
  clearSend(kit)
  expect(isEmpty()).toEqual(nothing)
})

test('R-SEND-06 an opening is told once, whatever views show it, and again after it was left', async () => {
  const { kit, events, stopFollowing, wait } = await setUpSend()
  const opened = () => events.filter(({ event }) => event === 'OPEN_SEND').map(({ properties }) => properties)
  void open(kit, { view: 'WalletSend' })
  push(kit, { view: 'WalletSendPreview' })
  stopFollowing()
  await wait(1_000)
  const stop = watchSend(kit)
  expect(opened()).toEqual([{ network: 'eip155:1', isSmartAccount: false }])
  stop()
  stop()
  await disconnect(kit)
  await wait(0)
  watchSend(kit)()
  await wait(0)
  expect(opened()).toHaveLength(1)
  setSendReceiver(kit, '')
})

test('R-SEND-86 what the chain asks of both accounts is told in the form, and keeps the transfer from being sent', async () => {
  const bounds = { minimumToRecipient: 10n ** 17n, minimumToKeep: 2n * 10n ** 17n }
  const adapter = mockAdapter({ transferFee: 10n ** 16n, bounds })
  const { kit, fillIn, send, problem, wait } = await setUpSend({ adapter })
  await fillIn({ amount: '0.09' })
  expect([send().limit, problem()]).toEqual([{ reason: 'receiver', amount: '0.1', symbol: 'ETH' }, 'unsendable'])
  await fillIn({ amount: '1.4' })
  expect([send().limit, problem()]).toEqual([{ reason: 'sender', amount: '0.2', symbol: 'ETH' }, 'unsendable'])
  for (const amount of ['0.1', '1.29', '1.49']) {
    await fillIn({ amount })
    expect([amount, send().limit, problem()]).toEqual([amount, undefined, undefined])
  }
  setSendMax(kit)
  await wait(300)
  expect([send().sendTokenAmount, send().limit]).toEqual(['1.49', undefined])
  await fillIn({ token: USDC, amount: '0.01' })
  expect(send().limit).toBeUndefined()
  adapter.controls.setTransferFee(14n * 10n ** 17n)
  await fillIn({ token: USDC, amount: '0.02' })
  expect(send().limit).toMatchObject({ reason: 'sender' })
})

test('R-SEND-105 what would fail as it is is told in the form, until it is another transfer', async () => {
  const adapter = mockAdapter()
  const { fillIn, send, problem } = await setUpSend({ adapter })
  const paused = Object.assign(new WalletRequestError('paused'), { isFinal: true })
  for (const error of [paused, new WalletRequestError('execution reverted: paused', 3)]) {
    adapter.controls.rejectNext({ method: 'estimateTransfer', error })
    await fillIn({ token: USDC, amount: error === paused ? '3' : '4' })
    expect([send().refusal, send().fee, problem()]).toEqual([error, undefined, 'unsendable'])
  }
  await fillIn({ token: USDC, amount: '5' })
  expect([send().refusal, problem()]).toEqual([undefined, undefined])
  adapter.controls.rejectNext({ method: 'estimateTransfer', error: new WalletRequestError('The node is asleep') })
  await fillIn({ token: USDC, amount: '6' })
  expect([send().refusal, send().feeStatus, problem()]).toEqual([undefined, 'failed', undefined])
})

test('R-SEND-107 of a token that keeps a fee the form tells what arrives', async () => {
  const { fillIn, send } = await setUpSend({ adapter: mockAdapter({ arrives: 97_000_000n }) })
  await fillIn({ token: USDC, amount: '100' })
  expect(send().receivedAmount).toBe('97')
  await fillIn({ token: ETH, amount: '1' })
  expect(send().receivedAmount).toBeUndefined()
})

test('R-SEND-165 asks to confirm a fee that is more than the amount, and then sends', async () => {
  const adapter = mockAdapter({ transferFee: 10n ** 17n })
  const { kit, fillIn, send, wait } = await setUpSend({ adapter })
  await fillIn({ amount: '0.2' })
  expect(send().isFeeHigh).toBe(false)
  setSendAmount(kit, '0.05')
  await wait(300)
  expect(send()).toMatchObject({ isFeeHigh: true, isFeeConfirmed: false })
  await expect(sendToken(kit)).rejects.toMatchObject({ code: 'send/high-fee', fee: '0.1', symbol: 'ETH' })
  expect(adapter.controls.requests.filter(({ method }) => method === 'sendTransaction')).toEqual([])
  confirmFee(kit)
  expect(send()).toMatchObject({ isFeeHigh: true, isFeeConfirmed: true })
  await expect(sendToken(kit)).resolves.toMatchObject({ hash: expect.any(String) })
})
