import { settled } from '../../../test/account-fixture.js'
import { BOB, ETH, OWN, setUpSend, USDC } from '../../../test/send-fixture.js'
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
  setSendRecipient,
  setSendToken,
  switchAccount,
  switchNetwork,
  watchSend,
} from '../../actions.js'
import { WalletRequestError } from '../../errors.js'
import { mockAdapter } from '../../testing/index.js'

test('R-SEND-05 R-SEND-33 R-SEND-42 selects only the native token at first, from the tokens of the account', async () => {
  const { send } = await setUpSend()
  expect(send()).toEqual({
    ...{ token: ETH, sendTokenAmount: undefined },
    ...{ recipientAddress: undefined, recipientProfileName: undefined, recipientProfileImageUrl: undefined },
    ...{ tokenBalances: [ETH, USDC], networkBalanceInUSD: '3000', loading: false, lastRetry: undefined },
    ...{
      recipientText: '',
      recipientStatus: 'empty',
      recipientIssue: undefined,
      warnings: [],
      lookalike: undefined,
      isLookalikeConfirmed: false,
    },
    ...{ isNameElsewhere: false, isElsewhereConfirmed: false, isFeeHigh: false, isFeeConfirmed: false },
    ...{
      fee: undefined,
      feeStatus: 'idle',
      limit: undefined,
      transferError: undefined,
      remaining: undefined,
      worth: undefined,
    },
    ...{ isSmartAccount: false, sent: undefined },
  })
  expect(send()).toBe(send())
})

test('R-SEND-33 R-SEND-34 does not request tokens again within 30 s of a failure, and reports when it failed', async () => {
  const { kit, send, respondAt, api, stopFollowing, wait } = await setUpSend()
  let questions = 0
  respondAt('/balance', () => {
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

test('R-SEND-42 selects the native token once per opening while the tokens are loading', async () => {
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

test('R-SEND-12 R-SEND-13 R-SEND-04 shows the label of the first problem that applies', async () => {
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

test('R-SEND-14 R-SEND-11 computes fee, worth and remaining balance to the last unit', async () => {
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

test('R-SEND-156 does not warn about gas when a contract account’s fee can be sponsored', async () => {
  const adapter = mockAdapter({ transferFee: 16n * 10n ** 17n, contracts: [`eip155:1:${OWN}`] })
  const { fillIn, send } = await setUpSend({ adapter })
  await fillIn({ token: USDC, amount: '1' })
  expect(send()).toMatchObject({ feeStatus: 'ready', warnings: [] })
})

test('R-SEND-14 warns when the native balance does not cover the fee', async () => {
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

test('R-SEND-14 reports a fee that cannot be estimated, and estimates it again when the transfer is reopened', async () => {
  const { kit, fillIn, send, wallet } = await setUpSend()
  wallet.rejectNext({ method: 'estimateTransfer', error: new Error('node') })
  await fillIn()
  expect(send()).toMatchObject({ feeStatus: 'failed', fee: undefined, warnings: [] })
  watchSend(kit)
  await settled()
  expect(send()).toMatchObject({ feeStatus: 'ready' })
})

test('R-SEND-14 reports a failed fee at once when the adapter cannot estimate it', async () => {
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

test('R-SEND-149 Max fills in a valid amount for a balance with more digits than the token has decimals', async () => {
  const listed = { ...USDC, quantity: { decimals: '6', numeric: '100.50000099999999' } }
  const { kit, send, fillIn, problem } = await setUpSend({ tokens: [ETH, listed] })
  await fillIn({ token: listed })
  setSendMax(kit)
  expect([send().sendTokenAmount, problem()]).toEqual(['100.5', undefined])
})

test('R-SEND-11 Max of the native token subtracts a newly requested fee and never goes below 0', async () => {
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

test('R-SEND-11 keeps an amount that is typed after Max', async () => {
  const { kit, send, wait } = await setUpSend()
  setSendToken(kit, ETH)
  setSendMax(kit)
  setSendAmount(kit, '0.25')
  await wait(500)
  expect(send().sendTokenAmount).toBe('0.25')
})

test('R-SEND-32 clears the form when the network or account changes, and ignores late results', async () => {
  const { kit, fillIn, send, wallet } = await setUpSend()
  const isEmpty = () => {
    const { token, sendTokenAmount, recipientText, recipientAddress, fee } = send()
    return [token, sendTokenAmount, recipientText, recipientAddress, fee]
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

test('R-SEND-06 tracks an opening once for all views that show it, and again after it was closed', async () => {
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
  setSendRecipient(kit, '')
})

test('R-SEND-86 shows the chain’s minimum balances in the form and blocks the transfer when one is not met', async () => {
  const bounds = { minimumToRecipient: 10n ** 17n, minimumToKeep: 2n * 10n ** 17n }
  const adapter = mockAdapter({ transferFee: 10n ** 16n, bounds })
  const { kit, fillIn, send, problem, wait } = await setUpSend({ adapter })
  await fillIn({ amount: '0.09' })
  expect([send().limit, problem()]).toEqual([{ reason: 'recipient', amount: '0.1', symbol: 'ETH' }, 'unsendable'])
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

test('R-SEND-105 shows why a transfer would fail until the transfer changes', async () => {
  const adapter = mockAdapter()
  const { fillIn, send, problem } = await setUpSend({ adapter })
  const paused = Object.assign(new WalletRequestError('paused'), { isFinal: true })
  for (const error of [paused, new WalletRequestError('execution reverted: paused', 3)]) {
    adapter.controls.rejectNext({ method: 'estimateTransfer', error })
    await fillIn({ token: USDC, amount: error === paused ? '3' : '4' })
    expect([send().transferError, send().fee, problem()]).toEqual([error, undefined, 'unsendable'])
  }
  await fillIn({ token: USDC, amount: '5' })
  expect([send().transferError, problem()]).toEqual([undefined, undefined])
  adapter.controls.rejectNext({ method: 'estimateTransfer', error: new WalletRequestError('The node is asleep') })
  await fillIn({ token: USDC, amount: '6' })
  expect([send().transferError, send().feeStatus, problem()]).toEqual([undefined, 'failed', undefined])
})

test('R-SEND-107 shows the received amount for a token that charges a transfer fee', async () => {
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
