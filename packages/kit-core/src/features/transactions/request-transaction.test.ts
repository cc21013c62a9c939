import { settled } from '../../../test/account-fixture.js'
import { setUpPay, USDC_PAYMENT } from '../../../test/pay-fixture.js'
import { BOB, OWN, setUpSend } from '../../../test/send-fixture.js'
import { allowRepeat, sendToken, setSendAmount, startPay } from '../../actions.js'
import { PairedRequestExpiredError, UserRejectedError, WalletRequestError } from '../../errors.js'
import type { FindSentParams, SentTransaction } from '../../index.js'
import { isKitError, selectTrackedTransactions } from '../../index.js'
import { mockAdapter, WalletRpcError } from '../../testing/index.js'
import { selectUnresolvedSend } from '../send/select-unresolved-send.js'
import { selectSendRequests } from './select-send-requests.js'

const FOUND: SentTransaction = { hash: `0x${'f0'.repeat(32)}`, caipNetworkId: 'eip155:1', address: OWN }

/** A send whose wallet request fails with `error`; the test sets what is found on chain. */
async function atUnknown(error: unknown) {
  let found: SentTransaction | 'never' | undefined
  const adapter = mockAdapter({ findSent: async () => found })
  const made = await setUpSend({ adapter })
  await made.fillIn()
  made.wallet.rejectNext({ method: 'sendTransaction', error })
  const failure: unknown = await sendToken(made.kit).catch((reason: unknown) => reason)
  return {
    ...made,
    failure,
    asked: () => selectSendRequests(made.kit.getState()),
    sent: () => selectTrackedTransactions(made.kit.getState()),
    requested: () => made.asked('sendTransaction').length,
    find(look: SentTransaction | 'never') {
      found = look
      return made.wait(2_000)
    },
  }
}

test.each([
  [
    'silence of a paired wallet',
    new PairedRequestExpiredError(),
    'silent',
    'Your wallet hasn’t responded. Check it before you send again.',
  ],
  [
    'an internal error',
    new WalletRpcError(-32603, 'zx-internal'),
    'unknown',
    'This may already have been sent. Checking…',
  ],
  ['a timeout', new WalletRequestError('timeout'), 'unknown', 'This may already have been sent. Checking…'],
  [
    'a nonce that is already used',
    new WalletRequestError('nonce too low', -32000),
    'unknown',
    'This may already have been sent. Checking…',
  ],
  [
    'a lost connection',
    new WalletRpcError(4900, 'Disconnected'),
    'unknown',
    'This may already have been sent. Checking…',
  ],
  ['a value that is not an error', 'odd', 'unknown', 'This may already have been sent. Checking…'],
])('R-SEND-161 reports an unknown outcome and keeps the form after %s', async (_, error, reason, message) => {
  const { failure, asked, send, toast, events } = await atUnknown(error)
  expect(failure).toMatchObject({ code: 'transaction/unknown', reason, message })
  expect(asked()).toMatchObject([{ status: reason, kind: 'transfer', recipient: BOB, moves: [{ amount: '1' }] }])
  expect([send().loading, send().recipientAddress, toast().message]).toEqual([false, BOB, message])
  expect(events.map(({ event }) => event)).not.toContain('SEND_ERROR')
})

test.each([
  ['the user declined', new UserRejectedError(), 'send/declined'],
  ['the account has too little', new WalletRequestError('insufficient funds for gas', -32000), 'send/failed'],
  ['the wallet rejected the transaction', new WalletRpcError(-32003, 'rejected'), 'send/failed'],
  ['the wallet is not authorized', new WalletRpcError(4100, 'Unauthorized'), 'send/failed'],
])('R-SEND-161 keeps nothing as unknown when %s', async (_, error, code) => {
  const { failure, asked, kit, requested } = await atUnknown(error)
  expect([isKitError(failure) && failure.code, asked()]).toEqual([code, []])
  await sendToken(kit)
  expect(requested()).toBe(2)
})

test('R-SEND-161 does not ask the wallet for the same transfer again before the user has checked it', async () => {
  const { kit, asked, requested, wallet } = await atUnknown(new PairedRequestExpiredError())
  await expect(sendToken(kit)).rejects.toMatchObject({ code: 'transaction/unknown', reason: 'silent' })
  setSendAmount(kit, '0.9')
  await expect(sendToken(kit)).rejects.toMatchObject({ code: 'transaction/unknown' })
  expect(requested()).toBe(1)
  const [earlier] = asked()
  expect(selectUnresolvedSend(kit.getState())).toEqual(earlier)
  await allowRepeat(kit, { requestId: earlier?.id ?? '' })
  expect(selectUnresolvedSend(kit.getState())).toBeUndefined()
  await sendToken(kit)
  expect([requested(), wallet.waiting()]).toEqual([2, 0])
})

test('R-SEND-161 tracks a transfer found on chain, clears the form and reports it as sent', async () => {
  const { find, asked, sent, send, events } = await atUnknown(new WalletRpcError(-32603, 'zx-internal'))
  await find(FOUND)
  expect(asked()).toEqual([])
  expect(sent()).toMatchObject([{ hash: FOUND.hash, kind: 'transfer', recipient: BOB, status: 'pending' }])
  expect([send().token, send().recipientAddress]).toEqual([undefined, undefined])
  expect(events.map(({ event }) => event)).toContain('SEND_SUCCESS')
})

test('R-SEND-161 offers another try when the request can no longer be carried out', async () => {
  const { find, asked, kit, requested, toast, send } = await atUnknown(new WalletRpcError(-32603, 'zx-internal'))
  await find('never')
  expect([asked(), toast().message]).toEqual([[], 'Couldn’t send the transaction. Try again.'])
  expect(send().recipientAddress).toBe(BOB)
  await sendToken(kit)
  expect(requested()).toBe(2)
})

test('R-SEND-161 leaves a form that was changed meanwhile as it is when the earlier transfer is found', async () => {
  const { find, kit, send, sent } = await atUnknown(new WalletRpcError(-32603, 'zx-internal'))
  setSendAmount(kit, '0.2')
  await find(FOUND)
  expect([send().sendTokenAmount, sent().length]).toEqual(['0.2', 1])
})

test('R-SEND-161 R-CONN-257 takes over what an earlier page asked for, and finds it on chain', async () => {
  const look = jest.fn(async () => undefined as SentTransaction | undefined)
  const adapter = mockAdapter({ findSent: look })
  const first = await setUpSend({ adapter })
  await first.fillIn()
  first.wallet.holdNext({ method: 'sendTransaction' })
  sendToken(first.kit).catch(() => {})
  await settled()
  expect(selectSendRequests(first.kit.getState())).toMatchObject([{ status: 'open', kind: 'transfer' }])
  first.stop()
  const next = await setUpSend({ adapter, storage: first.storage })
  expect(selectSendRequests(next.kit.getState())).toMatchObject([{ status: 'unknown', recipient: BOB }])
  await next.fillIn()
  await expect(sendToken(next.kit)).rejects.toMatchObject({ code: 'transaction/unknown' })
  look.mockImplementation(async () => FOUND)
  await next.wait(2_000)
  expect(selectTrackedTransactions(next.kit.getState())).toMatchObject([{ hash: FOUND.hash, kind: 'transfer' }])
})

test('R-ADPT-141 names the tracked transactions, and what replaced them, when it looks for another', async () => {
  const look = jest.fn(async (_: FindSentParams) => undefined)
  const adapter = mockAdapter({ findSent: look })
  const { kit, fillIn, wallet, wait } = await setUpSend({ adapter })
  await fillIn()
  const { hash } = await sendToken(kit)
  const faster = `0x${'fa'.repeat(32)}`
  const replacement = { hash: faster, reason: 'repriced' } as const
  wallet.emit({ type: 'transactionSettled', hash, status: 'confirmed', replacement })
  await wait(5_000)
  await fillIn()
  wallet.rejectNext({ method: 'sendTransaction', error: new WalletRpcError(-32603, 'zx-internal') })
  await expect(sendToken(kit)).rejects.toMatchObject({ code: 'transaction/unknown' })
  await wait(2_000)
  expect(look.mock.calls[0]?.[0].followed).toEqual([hash, faster])
})

test('R-SEND-161 stops waiting after twenty minutes and lets the user decide', async () => {
  const { kit, asked, wait, failure } = await atUnknown(new PairedRequestExpiredError())
  expect(isKitError(failure, 'transaction/unknown')).toBe(true)
  await wait(1_220_000)
  expect(asked()).toEqual([])
  await sendToken(kit)
})

test('R-SEND-161 R-PAY-40 a payment with an unknown outcome is not paid again, and succeeds once it is found', async () => {
  let found: SentTransaction | undefined
  const adapter = mockAdapter({ findSent: async () => found, arrives: 12_340_001n })
  const { kit, pay, tracked, wait } = await setUpPay({ adapters: [adapter] })
  adapter.controls.rejectNext({ method: 'sendToken', error: new PairedRequestExpiredError() })
  const unknown = { code: 'pay/STATUS_UNKNOWN' }
  await expect(startPay(kit, { payment: USDC_PAYMENT })).rejects.toMatchObject(unknown)
  expect([pay().status, tracked()]).toEqual(['unknown', ['PAY_INITIATED']])
  await expect(startPay(kit, { payment: USDC_PAYMENT })).rejects.toMatchObject(unknown)
  expect(adapter.controls.requests.filter(({ method }) => method === 'sendToken')).toHaveLength(1)
  found = { ...FOUND, caipNetworkId: 'eip155:137' }
  await wait(2_000)
  adapter.controls.emit({ type: 'transactionSettled', hash: FOUND.hash, status: 'confirmed' })
  await settled()
  expect(tracked()).toEqual(['PAY_INITIATED', 'PAY_SUCCESS'])
})

test('R-PAY-41 reports a payment that is found after the user allowed to repeat it', async () => {
  let found: SentTransaction | undefined
  const adapter = mockAdapter({ findSent: async () => found, arrives: 12_340_001n })
  const { kit, tracked, wait } = await setUpPay({ adapters: [adapter] })
  adapter.controls.rejectNext({ method: 'sendToken', error: new PairedRequestExpiredError() })
  await startPay(kit, { payment: USDC_PAYMENT }).catch(() => {})
  await allowRepeat(kit, { requestId: selectSendRequests(kit.getState())[0]?.id ?? '' })
  found = { ...FOUND, caipNetworkId: 'eip155:137' }
  await wait(2_000)
  adapter.controls.emit({ type: 'transactionSettled', hash: FOUND.hash, status: 'confirmed' })
  await settled()
  expect(tracked()).toEqual(['PAY_INITIATED', 'PAY_SUCCESS'])
})
