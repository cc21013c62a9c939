import { settled } from '../../../test/account-fixture.js'
import { ETH_PAYMENT, OWN, SHOP, setUpPay, USDC, USDC_PAYMENT } from '../../../test/pay-fixture.js'
import { close, openPay, payWithWallet, startPay } from '../../actions.js'
import { SwitchUnsupportedError, WalletRequestError } from '../../base/errors/errors.js'
import type { SentTransaction } from '../../index.js'
import { mockAdapter } from '../../testing/index.js'

const FACTS = { network: 'eip155:1', asset: 'native', recipient: SHOP, amount: '0.000000000000000001' }
const FOUND: SentTransaction = { hash: `0x${'f0'.repeat(32)}`, caipNetworkId: 'eip155:137', address: OWN }
const failed = (promise: Promise<unknown>) =>
  promise.then(
    () => undefined,
    (error: unknown) => error,
  )

test('R-PAY-06 R-PAY-08 R-PAY-09 sends the exact amount of a native token, tracks it, and shows its receipt until it is closed', async () => {
  const { kit, pay, views, asked, settle, tracked, trackedOf, wait } = await setUpPay()
  await openPay(kit, ETH_PAYMENT)
  await settled()
  const paid = payWithWallet(kit)
  expect([views(), pay().status]).toEqual([['Pay', 'PayLoading'], 'awaiting'])
  await settled()
  expect(asked('sendTransaction')[0]?.params).toMatchObject({ address: OWN, to: SHOP, value: 1n })
  expect([asked('switchNetwork'), pay().status, views()]).toEqual([[], 'initiated', ['PayLoading']])
  await settle('confirmed')
  const { hash } = await paid
  expect(pay()).toMatchObject({ status: 'success', hash, current: { type: 'wallet' } })
  expect(tracked()).toEqual(['PAY_MODAL_OPEN', 'PAY_INITIATED', 'PAY_SUCCESS'])
  const current = { id: pay().current?.id, type: 'wallet' }
  const properties = { payment: FACTS, currentPayment: current, paymentId: current.id }
  expect([...trackedOf('PAY_INITIATED'), ...trackedOf('PAY_SUCCESS')]).toEqual([properties, properties])
  await wait(60_000)
  expect([kit.getState().modal.open, views()]).toEqual([true, ['PayLoading']])
})

test('R-PAY-06 R-SEND-142 switches the wallet to the payment’s network before it transfers a token', async () => {
  const { kit, wallet, settle } = await setUpPay()
  const paid = startPay(kit, { payment: USDC_PAYMENT })
  await settled()
  const order = wallet.requests.map(({ method }) => method).filter((name) => /^(switch|send)/.test(name))
  expect(order).toEqual(['switchNetwork', 'sendToken'])
  expect(wallet.requests.find(({ method }) => method === 'sendToken')?.params).toMatchObject({
    to: SHOP,
    tokenAddress: USDC,
    value: 12_340_001n,
    decimals: 6,
    network: { caipNetworkId: 'eip155:137' },
  })
  const tried = wallet.requests.find(({ method }) => method === 'estimateTransfer')
  expect(tried?.params).toMatchObject({ tokenAddress: USDC, decimals: 6 })
  await settle('confirmed')
  await expect(paid).resolves.toMatchObject({ hash: expect.any(String) })
  expect(kit.getState().modal.open).toBe(false)
})

test('R-PAY-06 rejects a network that the app does not list or the wallet did not approve', async () => {
  const { kit, pay, wallet, tracked } = await setUpPay()
  const base = { ...ETH_PAYMENT, paymentAsset: { ...ETH_PAYMENT.paymentAsset, network: 'eip155:8453' } } as const
  const before = wallet.requests.length
  expect(await failed(startPay(kit, { payment: base }))).toMatchObject({ reason: 'INVALID_PAYMENT_CONFIG' })
  expect([pay().status, pay().error, tracked()]).toEqual(['failed', 'INVALID_PAYMENT_CONFIG', ['PAY_ERROR']])
  expect(wallet.requests).toHaveLength(before)

  const picky = await setUpPay({ adapters: [mockAdapter({ approvedCaipNetworkIds: ['eip155:1'] })] })
  const error = await failed(startPay(picky.kit, { payment: USDC_PAYMENT }))
  expect(error).toMatchObject({ reason: 'INVALID_PAYMENT_CONFIG' })
})

test('R-PAY-11 rejects a wallet payment outside EVM', async () => {
  const { kit } = await setUpPay()
  const paymentAsset = { ...ETH_PAYMENT.paymentAsset, network: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp' } as const
  const payment = { paymentAsset, recipient: '7v91N7iZ9mNicL8WfG6cgSCKyRXydQjLh6UYBWwm6y1Q', amount: '1' }
  expect(await failed(startPay(kit, { payment }))).toMatchObject({ reason: 'INVALID_CHAIN_NAMESPACE' })
})

test('R-PAY-11 rejects a payment without a wallet that can send', async () => {
  const { kit, tracked } = await setUpPay({ namespaces: [] })
  const error = await failed(startPay(kit, { payment: ETH_PAYMENT }))
  expect(error).toMatchObject({ reason: 'UNABLE_TO_INITIATE_PAYMENT', message: 'Unable to initiate payment' })
  expect(tracked()).toEqual(['PAY_ERROR'])
})

test('R-PAY-08 R-PAY-11 fails the payment when the user declines, and allows a retry', async () => {
  const { kit, wallet, pay, trackedOf, settle } = await setUpPay()
  await openPay(kit, ETH_PAYMENT)
  wallet.rejectNext()
  expect(await failed(payWithWallet(kit))).toMatchObject({ reason: 'GENERIC_PAYMENT_ERROR' })
  expect(pay()).toMatchObject({ status: 'failed', error: 'GENERIC_PAYMENT_ERROR', isDeclined: true })
  expect(trackedOf('PAY_ERROR')).toMatchObject([
    {
      payment: FACTS,
      code: 'GENERIC_PAYMENT_ERROR',
      message: 'Unable to process payment',
      paymentId: expect.any(String),
    },
  ])
  const again = payWithWallet(kit)
  expect(pay()).toMatchObject({ status: 'awaiting', error: undefined, isDeclined: false })
  await settled()
  await settle('confirmed')
  await again
  expect(pay().status).toBe('success')
})

test.each(['failed', 'dropped', 'replaced'] as const)(
  'R-PAY-09 fails a payment whose transaction is %s',
  async (status) => {
    const { kit, pay, settle, tracked } = await setUpPay()
    const paid = failed(startPay(kit, { payment: ETH_PAYMENT }))
    await settled()
    await settle(status)
    expect(await paid).toMatchObject({ reason: 'GENERIC_PAYMENT_ERROR' })
    expect([pay().status, tracked()]).toEqual(['failed', ['PAY_INITIATED', 'PAY_ERROR']])
  },
)

test('R-PAY-20 R-PAY-09 keeps a payment pending for an hour, and tracks success once it is mined', async () => {
  const { kit, pay, tracked, settle } = await setUpPay()
  const paid = startPay(kit, { payment: ETH_PAYMENT })
  await settled()
  await jest.advanceTimersByTimeAsync(24_999)
  expect(pay().isStatusUnknown).toBe(false)
  await jest.advanceTimersByTimeAsync(3_600_000)
  expect([pay().status, pay().isStatusUnknown, tracked()]).toEqual(['initiated', true, ['PAY_INITIATED']])
  await settle('confirmed')
  await expect(paid).resolves.toMatchObject({ hash: pay().hash })
  expect([pay().status, pay().isStatusUnknown, tracked()]).toEqual(['success', false, ['PAY_INITIATED', 'PAY_SUCCESS']])
})

test('R-PAY-06 prompts the wallet once for repeated presses, and after the modal is closed and reopened', async () => {
  const { kit, wallet, pay, views, asked, settle } = await setUpPay()
  await openPay(kit, ETH_PAYMENT)
  wallet.holdNext()
  const [first, second] = [payWithWallet(kit), payWithWallet(kit)]
  await settled()
  close(kit)
  await openPay(kit, { ...ETH_PAYMENT })
  expect([views(), pay().status]).toEqual([['PayLoading'], 'awaiting'])
  const third = payWithWallet(kit)
  wallet.approve()
  await settled()
  await settle('confirmed')
  expect(await first).toEqual(await second)
  expect(await third).toEqual(await first)
  expect(asked('sendTransaction')).toHaveLength(1)
})

test('R-PAY-08 tracks the outcome of an earlier payment without changing the current one', async () => {
  const { kit, wallet, pay, trackedOf, settle } = await setUpPay()
  wallet.holdNext()
  const first = startPay(kit, { payment: ETH_PAYMENT })
  await settled()
  await openPay(kit, USDC_PAYMENT)
  expect(pay()).toMatchObject({ status: 'idle', payment: { amount: '12.340001' } })
  wallet.approve()
  await settled()
  await settle('confirmed')
  await first
  expect(pay()).toMatchObject({ status: 'idle', hash: undefined })
  expect(trackedOf('PAY_SUCCESS')).toMatchObject([{ payment: FACTS }])
})

test.each([
  [new WalletRequestError('zx-internal', 4200), 'zx-internal'],
  [new SwitchUnsupportedError(), new SwitchUnsupportedError().message],
  [new WalletRequestError('', -32003), undefined],
])('R-CONN-234 stores the wallet’s reason of a failed payment: %s', async (error, message) => {
  const { kit, wallet, pay } = await setUpPay()
  wallet.rejectNext({ method: 'sendTransaction', error })
  expect(await failed(startPay(kit, { payment: ETH_PAYMENT }))).toMatchObject({ reason: 'GENERIC_PAYMENT_ERROR' })
  expect([pay().reason?.message, pay().reason?.details.code]).toEqual([message, message && error.code])
})

test('R-PAY-11 reports UNKNOWN_ERROR when the wallet throws a value that is not an error', async () => {
  const { kit, wallet, pay } = await setUpPay()
  wallet.rejectNext({ method: 'switchNetwork', error: 'odd' })
  expect(await failed(startPay(kit, { payment: USDC_PAYMENT }))).toMatchObject({ reason: 'UNKNOWN_ERROR' })
  expect(pay()).toMatchObject({ status: 'failed', error: 'UNKNOWN_ERROR', isDeclined: false })
})

test('R-ACCT-120 pays the native token when the asset is an alias address of it', async () => {
  const { kit, asked, settle } = await setUpPay()
  const asset = '0xEeeeeEeeeEeEeeEeEeEeeEEEeeeeEeeeeeeeEEeE'
  const paid = startPay(kit, { payment: { ...ETH_PAYMENT, paymentAsset: { ...ETH_PAYMENT.paymentAsset, asset } } })
  await settled()
  await settle('confirmed')
  await paid
  expect([asked('sendTransaction').length, asked('sendToken').length]).toEqual([1, 0])
})

/** Pays with the token; the chain confirms the transaction, and `arrives` units arrive. */
async function payOf(arrives: bigint) {
  const adapter = mockAdapter({ arrives })
  const bench = await setUpPay({ adapters: [adapter] })
  const paid = failed(startPay(bench.kit, { payment: USDC_PAYMENT }))
  await settled()
  const hash = `0x${adapter.controls.requests.length.toString(16).padStart(64, '0')}`
  adapter.controls.emit({ type: 'transactionSettled', hash, status: 'confirmed' })
  return { ...bench, error: await paid }
}

test.each([
  [0n, '0'],
  [12_340_000n, '12.34'],
])('R-PAY-24 R-SEND-73 fails a payment of which %s of 12340001 units arrived', async (arrives, arrived) => {
  const { pay, tracked, trackedOf, error } = await payOf(arrives)
  expect(error).toMatchObject({ reason: 'LESS_ARRIVED', message: 'Less arrived than was to be paid' })
  expect(pay()).toMatchObject({ status: 'failed', reason: { message: `${arrived} of 12.340001 USDC arrived` } })
  expect(tracked()).toEqual(['PAY_INITIATED', 'PAY_ERROR'])
  expect(trackedOf('PAY_ERROR')).toMatchObject([
    { code: 'LESS_ARRIVED', payment: { amount: '12.340001', receivedAmount: arrived } },
  ])
})

test.each([12_340_001n, 12_340_002n])(
  'R-PAY-24 completes a payment of which %s of 12340001 units arrived',
  async (arrives) => {
    const { tracked, error } = await payOf(arrives)
    expect([error, tracked()]).toEqual([undefined, ['PAY_INITIATED', 'PAY_SUCCESS']])
  },
)

test.each([
  ['confirmed', 'success', 'PAY_SUCCESS'],
  ['failed', 'failed', 'PAY_ERROR'],
] as const)(
  'R-PAY-40 does not send a payment again while one from an earlier page is pending: %s',
  async (end, status, event) => {
    const wallet = mockAdapter()
    const { requests, emit } = wallet.controls
    const first = await setUpPay({ adapters: [wallet] })
    startPay(first.kit, { payment: { ...USDC_PAYMENT, amount: '12.34' } }).catch(() => {})
    await settled()
    const { current, hash = '' } = first.pay()
    first.stop()
    const next = await setUpPay({ adapters: [wallet], storage: first.storage })
    const payment = { ...USDC_PAYMENT, amount: '12.340' }
    await openPay(next.kit, payment)
    expect([next.views(), next.pay()]).toMatchObject([['PayLoading'], { status: 'initiated', current, hash }])
    const paid = startPay(next.kit, { payment }).catch(({ reason }) => ({ reason }))
    await settled()
    expect(requests.filter(({ method }) => method === 'sendToken')).toHaveLength(1)
    emit({ type: 'transactionSettled', hash, status: end })
    await settled()
    expect(await paid).toEqual(end === 'failed' ? { reason: 'GENERIC_PAYMENT_ERROR' } : { hash })
    expect([next.pay().status, next.tracked()]).toEqual([status, [event]])
  },
)

/** An earlier page prompted the wallet, and was closed before the response. */
async function setUpUnanswered() {
  let found: SentTransaction | undefined
  const adapter = mockAdapter({ findSent: async () => found, arrives: 12_340_001n })
  const first = await setUpPay({ adapters: [adapter] })
  adapter.controls.holdNext({ method: 'sendToken' })
  startPay(first.kit, { payment: USDC_PAYMENT }).catch(() => {})
  await settled()
  first.stop()
  const next = await setUpPay({ adapters: [adapter], storage: first.storage })
  return {
    ...next,
    first,
    sent: () => adapter.controls.requests.filter(({ method }) => method === 'sendToken'),
    find: async () => {
      found = FOUND
      await next.wait(2_000)
    },
    confirm: async () => {
      adapter.controls.emit({ type: 'transactionSettled', hash: FOUND.hash, status: 'confirmed' })
      await settled()
    },
  }
}

test('R-PAY-41 shows a payment whose outcome an earlier page did not learn when the same payment is requested', async () => {
  const { kit, pay, views, tracked, sent, first, find, confirm } = await setUpUnanswered()
  await openPay(kit, USDC_PAYMENT)
  const { current } = first.pay()
  expect([views(), pay()]).toMatchObject([['PayLoading'], { status: 'unknown', error: 'STATUS_UNKNOWN', current }])
  expect(await failed(payWithWallet(kit))).toMatchObject({ code: 'pay/STATUS_UNKNOWN' })
  await find()
  expect(pay()).toMatchObject({ status: 'initiated', hash: FOUND.hash, current })
  await confirm()
  expect([pay().status, tracked(), sent().length]).toEqual(['success', ['PAY_SUCCESS'], 1])
})

test('R-PAY-41 shows why no wallet prompt opens when an earlier payment to the recipient has no response', async () => {
  const { kit, pay, views, sent, find } = await setUpUnanswered()
  await openPay(kit, { ...USDC_PAYMENT, amount: '1' })
  expect([views(), pay().status]).toEqual([['Pay'], 'idle'])
  expect(await failed(payWithWallet(kit))).toMatchObject({ code: 'pay/STATUS_UNKNOWN' })
  expect([views(), pay().status]).toEqual([['Pay', 'PayLoading'], 'unknown'])
  await find()
  expect([views(), pay().status, sent().length]).toEqual([['Pay'], 'idle', 1])
})
