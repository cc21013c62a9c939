/**
 * @jest-environment <rootDir>/../../tooling/jest-preset/dom-environment.cjs
 */
import { settled } from '../../../test/account-fixture.js'
import { ETH, setUpSend, USDC } from '../../../test/send-fixture.js'
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

test('R-SEND-133 refreshes the fee of an open review every 30 s, and shows the last one until then', async () => {
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

test('R-SEND-133 does not refresh the fee in the form, in a hidden tab, or while the wallet is prompted', async () => {
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

test('R-SEND-133 updates Max with the fee, and sends what is shown when the wallet is prompted', async () => {
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

test('R-SEND-133 keeps a fee that cannot be refreshed, and reports a transfer that would fail now', async () => {
  const { send, problem, wait, wallet } = await atReview({ token: USDC })
  wallet.rejectNext({ method: 'estimateTransfer', error: new Error('node') })
  await wait(30_000)
  expect([send().fee?.value, send().feeStatus, problem()]).toEqual(['0.0001', 'ready', undefined])
  const error = new WalletRequestError('execution reverted: paused', 3)
  wallet.rejectNext({ method: 'estimateTransfer', error })
  await wait(30_000)
  expect([send().fee, send().transferError, problem()]).toEqual([undefined, error, 'unsendable'])
  await wait(30_000)
  expect([send().fee?.value, send().transferError, problem()]).toEqual(['0.0001', undefined, undefined])
})

test('R-SEND-133 R-SEND-14 warns when the account can no longer pay the fee', async () => {
  const { send, setFee, wait } = await atReview({ token: USDC })
  setFee(2n * 10n ** 18n)
  await wait(30_000)
  expect(send().warnings).toEqual(['insufficient-gas'])
})

test('R-SEND-134 refreshes fee and Max before the wallet is prompted after the page was suspended', async () => {
  const { kit, setFee, wait, asked } = await atReview({ isMax: true })
  setVisibility('hidden')
  setFee(3n * FEE)
  await wait(3_600_000)
  setVisibility('visible')
  await sendToken(kit)
  expect(asked('sendTransaction').map(({ params }) => params)).toMatchObject([{ value: 14_997n * FEE }])
})

test('R-SEND-134 refreshes the fee before the wallet is prompted after the clock was set back', async () => {
  const { kit, setFee, asked } = await atReview({ isMax: true })
  setFee(3n * FEE)
  jest.setSystemTime(Date.now() - 7_200_000)
  await sendToken(kit)
  expect(asked('sendTransaction').map(({ params }) => params)).toMatchObject([{ value: 14_997n * FEE }])
})

test('R-SEND-134 shows a fee that is too high now before the wallet is prompted', async () => {
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

test('R-SEND-134 sends without waiting for a node that does not respond, and ignores its late response', async () => {
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
