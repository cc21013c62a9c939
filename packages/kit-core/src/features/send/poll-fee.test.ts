/**
 * @jest-environment <rootDir>/../../tooling/jest-preset/dom-environment.cjs
 */
import { settled } from '../../../test/account-bench.js'
import { ETH, setUpSend, USDC } from '../../../test/send-bench.js'
import { confirmFee, goBack, open, push, sendToken, setSendMax } from '../../actions.js'
import { WalletRequestError } from '../../errors.js'
import { mockAdapter } from '../../testing/index.js'

const FEE = 10n ** 14n

async function atReview({ token = ETH, isMax = false } = {}) {
  const adapter = mockAdapter({ transferFee: FEE })
  const made = await setUpSend({ adapter })
  await made.fillIn({ token })
  if (isMax) setSendMax(made.kit)
  await settled()
  void open(made.kit, { view: 'WalletSend' })
  push(made.kit, { view: 'WalletSendPreview' })
  const estimates = () => made.asked('estimateTransfer').length
  return { ...made, estimates, before: estimates(), setFee: adapter.controls.setTransferFee }
}

const setVisibility = (state: 'hidden' | 'visible') => {
  Object.defineProperty(document, 'visibilityState', { value: state, configurable: true })
  document.dispatchEvent(new Event('visibilitychange'))
}
afterEach(() => {
  Reflect.deleteProperty(document, 'visibilityState')
})

test('R-SEND-133 a review that stays open has the fee of 30 s ago at most, and shows the last one until the next is there', async () => {
  const { send, setFee, wait, wallet, estimates, before } = await atReview()
  setFee(2n * FEE)
  await wait(20_000)
  expect([send().fee?.value, estimates()]).toEqual(['0.0001', before])
  wallet.holdNext({ method: 'estimateTransfer' })
  await wait(10_000)
  expect([send().fee?.value, send().feeStatus, estimates()]).toEqual(['0.0001', 'ready', before + 1])
  wallet.approve()
  await settled()
  expect([send().fee?.value, send().feeStatus]).toEqual(['0.0002', 'ready'])
  await wait(60_000)
  expect(estimates()).toBe(before + 3)
})

test('R-SEND-133 nothing is renewed in the form, behind another tab, or while the wallet is asked', async () => {
  const { kit, wait, wallet, estimates, before } = await atReview()
  goBack(kit)
  await wait(90_000)
  expect(estimates()).toBe(before)
  setVisibility('hidden')
  push(kit, { view: 'WalletSendPreview' })
  await wait(90_000)
  expect(estimates()).toBe(before)
  setVisibility('visible')
  await wait(1_000)
  expect(estimates()).toBe(before + 1)
  wallet.holdNext({ method: 'sendTransaction' })
  const sending = sendToken(kit)
  await wait(90_000)
  expect(estimates()).toBe(before + 1)
  wallet.approve()
  await sending
})

test('R-SEND-133 Max follows the fee, and what is shown when the wallet is asked is what it is asked for', async () => {
  const { kit, send, setFee, wait, wallet, asked } = await atReview({ isMax: true })
  expect(send().sendTokenAmount).toBe('1.4999')
  setFee(3n * FEE)
  await wait(25_000)
  wallet.holdNext({ method: 'estimateTransfer' })
  await wait(5_000)
  const sending = sendToken(kit)
  await settled()
  wallet.approve()
  await sending
  expect(asked('sendTransaction').map(({ params }) => params)).toMatchObject([{ value: 14_999n * FEE }])
})

test('R-SEND-133 a fee that cannot be renewed stays; a transfer that would fail by now is told', async () => {
  const { send, problem, wait, wallet } = await atReview({ token: USDC })
  wallet.rejectNext({ method: 'estimateTransfer', error: new Error('node') })
  await wait(30_000)
  expect([send().fee?.value, send().feeStatus, problem()]).toEqual(['0.0001', 'ready', undefined])
  const error = new WalletRequestError('execution reverted: paused', 3)
  wallet.rejectNext({ method: 'estimateTransfer', error })
  await wait(30_000)
  expect([send().fee, send().refusal, problem()]).toEqual([undefined, error, 'unsendable'])
  await wait(30_000)
  expect([send().fee?.value, send().refusal, problem()]).toEqual(['0.0001', undefined, undefined])
})

test('R-SEND-133 R-SEND-14 a fee that the account cannot pay any more is warned of', async () => {
  const { send, setFee, wait } = await atReview({ token: USDC })
  setFee(2n * 10n ** 18n)
  await wait(30_000)
  expect(send().warnings).toEqual(['insufficient-gas'])
})

test('R-SEND-134 after a page that slept the fee is renewed before the wallet is asked, and Max with it', async () => {
  const { kit, setFee, wait, asked } = await atReview({ isMax: true })
  setVisibility('hidden')
  setFee(3n * FEE)
  await wait(3_600_000)
  setVisibility('visible')
  await sendToken(kit)
  expect(asked('sendTransaction').map(({ params }) => params)).toMatchObject([{ value: 14_997n * FEE }])
})

test('R-SEND-134 where it is too much by now the wallet is not asked before the visitor has seen it', async () => {
  const { kit, send, setFee, wait, asked } = await atReview({ token: USDC })
  setVisibility('hidden')
  setFee(2n * 10n ** 18n)
  await wait(60_000)
  await expect(sendToken(kit)).rejects.toMatchObject({ code: 'send/insufficient-funds' })
  expect([send().warnings, send().loading, asked('sendToken')]).toEqual([['insufficient-gas'], false, []])
  confirmFee(kit)
  await sendToken(kit)
  expect(asked('sendToken')).toHaveLength(1)
})

test('R-SEND-134 a node that does not answer holds nothing up, and its late answer changes nothing', async () => {
  const { kit, send, setFee, wait, asked, wallet } = await atReview({ isMax: true })
  setVisibility('hidden')
  setFee(3n * FEE)
  await wait(60_000)
  wallet.holdNext({ method: 'estimateTransfer' })
  wallet.holdNext({ method: 'sendTransaction' })
  const sending = sendToken(kit)
  await wait(2_000)
  expect(asked('sendTransaction').map(({ params }) => params)).toMatchObject([{ value: 14_999n * FEE }])
  wallet.approve()
  await settled()
  expect(send().sendTokenAmount).toBe('1.4999')
  wallet.approve()
  await sending
})
