import { settled } from '../../../test/account-fixture.js'
import { BOB, ETH, OWN, setUpSend, USDC, USDC_ADDRESS } from '../../../test/send-fixture.js'
import {
  goBack,
  open,
  push,
  sendToken,
  setSendAmount,
  setSendMax,
  setSendRecipient,
  setSendToken,
  switchAccount,
} from '../../actions.js'
import { SwitchUnsupportedError, WalletRequestError } from '../../errors.js'
import { type MockCapability, mockAdapter, WalletRpcError } from '../../testing/index.js'

const FACTS = { network: 'eip155:1', amount: '1', isSmartAccount: false }
const WALLET_REQUEST = { connectorId: 'test.wallet.eip155', address: OWN, to: BOB }

async function atPreview(params?: Parameters<typeof setUpSend>[0]) {
  const made = await setUpSend(params)
  void open(made.kit, { view: 'WalletSend' })
  push(made.kit, { view: 'WalletSendPreview' })
  const tracked = () => made.events.filter(({ event }) => event.startsWith('SEND_'))
  return { ...made, tracked }
}

test('R-SEND-17 R-SEND-18 R-SEND-23 sends a token without an address as value, in base units', async () => {
  const { kit, fillIn, asked } = await atPreview()
  await fillIn({ amount: '1,000000000000000001' })
  const { hash } = await sendToken(kit)
  expect(hash).toMatch(/^0x[0-9a-f]{64}$/)
  const [request] = asked('sendTransaction')
  expect(request?.params).toMatchObject({ ...WALLET_REQUEST, value: 1_000_000_000_000_000_001n })
  expect(asked('sendToken')).toEqual([])
})

test('R-SEND-17 R-SEND-19 R-SEND-142 sends a token with a CAIP-10 address by its contract address', async () => {
  const { kit, fillIn, asked } = await atPreview()
  await fillIn({ token: USDC, amount: '100.500001' })
  await sendToken(kit)
  expect(asked('estimateTransfer').at(-1)?.params).toMatchObject({ tokenAddress: USDC_ADDRESS, decimals: 6 })
  expect(asked('sendToken')).toHaveLength(1)
  expect(asked('sendToken')[0]?.params).toMatchObject({
    ...{ ...WALLET_REQUEST, tokenAddress: USDC_ADDRESS, value: 100_500_001n, decimals: 6 },
  })
})

test('R-SEND-24 R-STACK-01 R-STACK-03 puts an entry on the transaction stack while the wallet is prompted, and removes it after', async () => {
  const { kit, fillIn, send, wallet } = await atPreview()
  await fillIn()
  wallet.holdNext({ method: 'sendTransaction' })
  const sending = sendToken(kit)
  await settled()
  expect([kit.getState().transactions.length, send().loading]).toEqual([1, true])
  wallet.approve()
  await sending
  expect(kit.getState().transactions).toEqual([])
})

test('R-SEND-25 R-SEND-26 R-SEND-27 R-SEND-28 tracks success, clears the form and shows the account after a send', async () => {
  const { kit, fillIn, send, tracked, toast, view, asked } = await atPreview()
  await fillIn()
  const balances = asked('getBalance').length
  await sendToken(kit)
  expect(tracked()).toMatchObject([
    { type: 'track', event: 'SEND_INITIATED', properties: { ...FACTS, token: 'ETH' } },
    { type: 'track', event: 'SEND_SUCCESS', properties: { ...FACTS, token: 'ETH' } },
  ])
  expect(toast()).toMatchObject({ open: true, variant: 'loading', message: 'Transaction started' })
  expect(view()).toEqual(['Account'])
  expect(send()).toMatchObject({
    ...{ token: undefined, sendTokenAmount: undefined, recipientAddress: undefined, recipientText: '' },
    ...{ recipientProfileName: undefined, recipientProfileImageUrl: undefined, loading: false, tokenBalances: [] },
    sent: { amount: '1', symbol: 'ETH', recipient: BOB, status: 'pending' },
  })
  await settled()
  expect(send().tokenBalances).toHaveLength(2)
  expect(asked('getBalance').length).toBe(balances + 1)
})

test('R-SEND-26 refetches a sent token by its address, and not the native balance', async () => {
  const { kit, fillIn, send, queries, asked } = await atPreview({ tokens: null })
  const token = send().tokenBalances.find(({ address }) => address !== undefined)
  await fillIn({ token: token ?? ETH, amount: '0.01' })
  const balances = asked('getBalance').length
  await sendToken(kit)
  await settled()
  expect(queries('balances').at(-1)?.forceUpdate).toBe(token?.address)
  expect(asked('getBalance').length).toBe(balances)
})

test('R-SEND-27 shows the confirmation view over the account when the app enables it', async () => {
  const { kit, fillIn, view } = await atPreview({ options: { features: { sendConfirmed: true } } })
  await fillIn()
  await sendToken(kit)
  expect(view()).toEqual(['Account', 'SendConfirmed'])
})

test('R-SEND-16 R-SEND-25 reports to views and tracking that a smart account sends', async () => {
  const accounts = [{ address: OWN, type: 'smartAccount' }] as const
  const { kit, fillIn, send, events } = await atPreview({ adapter: mockAdapter({ accounts }) })
  await fillIn()
  expect(send().isSmartAccount).toBe(true)
  await sendToken(kit)
  const tracked = events.filter(({ event }) => event.includes('SEND'))
  expect(tracked.map(({ properties }) => properties)).toMatchObject([
    { isSmartAccount: true },
    { isSmartAccount: true },
    { isSmartAccount: true },
  ])
})

test('R-SEND-29 R-SEND-25 keeps the form and shows the wallet’s words when the wallet rejected the transaction', async () => {
  const { kit, fillIn, send, tracked, toast, view, wallet } = await atPreview()
  await fillIn()
  wallet.rejectNext({ method: 'sendTransaction', error: new WalletRpcError(-32003, 'zx-internal') })
  await expect(sendToken(kit)).rejects.toMatchObject({
    ...{ code: 'send/failed', message: 'Couldn’t send the transaction. Try again.' },
    cause: { message: 'zx-internal' },
  })
  expect(toast().open).toBe(false)
  expect(tracked().at(-1)).toMatchObject({
    ...{ type: 'error', event: 'SEND_ERROR', properties: { ...FACTS, token: 'ETH', message: 'zx-internal' } },
  })
  expect(send()).toMatchObject({ token: ETH, sendTokenAmount: '1', recipientAddress: BOB, loading: false })
  expect([view(), kit.getState().transactions]).toEqual([['WalletSend', 'WalletSendPreview'], []])
})

test.each([
  [new WalletRequestError('insufficient funds for gas * price + value', -32000)],
  [new WalletRequestError('ERC20: transfer amount exceeds balance', -32603)],
  [new WalletRequestError('execution reverted: not approved', 3)],
  [new WalletRequestError('The method eth_sendTransaction does not exist', -32601)],
  [new WalletRequestError('Unauthorized', 4100, { code: 4100 })],
  [new WalletRequestError('The wallet did not approve eth_sendTransaction', 4100)],
  [new WalletRequestError('', 4200)],
  [new SwitchUnsupportedError()],
])('R-SEND-37 offers no retry after %s', async (error) => {
  const { kit, fillIn, toast, wallet, send } = await atPreview()
  await fillIn()
  goBack(kit)
  wallet.rejectNext({ method: 'sendTransaction', error })
  await expect(sendToken(kit)).rejects.toMatchObject({ code: 'send/failed', canRetry: false, cause: error })
  expect(toast()).toMatchObject({ message: 'Couldn’t send the transaction.' })
  expect(send()).toMatchObject({ token: ETH, loading: false })
})

test.each(['transaction underpriced', 'Blockhash not found'])(
  'R-SEND-37 offers another try when the wallet rejected the transaction with %j',
  async (words) => {
    const { kit, fillIn, wallet } = await atPreview()
    await fillIn()
    wallet.rejectNext({ method: 'sendTransaction', error: new WalletRequestError(words, -32003) })
    await expect(sendToken(kit)).rejects.toMatchObject({ code: 'send/failed', canRetry: true })
  },
)

test('R-SEND-30 R-TOAST-11 keeps the form when the user rejects, with a toast only outside the review', async () => {
  const { kit, fillIn, send, toast, wallet } = await atPreview()
  await fillIn()
  wallet.rejectNext({ method: 'sendTransaction' })
  await expect(sendToken(kit)).rejects.toMatchObject({ code: 'send/declined' })
  expect(toast().open).toBe(false)
  goBack(kit)
  wallet.rejectNext({ method: 'sendTransaction' })
  await expect(sendToken(kit)).rejects.toMatchObject({ code: 'send/declined' })
  expect(toast()).toMatchObject({ open: true, message: 'Transaction declined', error: { code: 'send/declined' } })
  expect(send()).toMatchObject({ token: ETH, recipientAddress: BOB, loading: false })
})

test('R-SEND-31 ignores another send and keeps the form read-only while the wallet is prompted', async () => {
  const { kit, fillIn, send, asked, wallet, tracked } = await atPreview()
  await fillIn()
  wallet.holdNext({ method: 'sendTransaction' })
  const first = sendToken(kit)
  const second = sendToken(kit)
  await settled()
  setSendToken(kit, USDC)
  setSendAmount(kit, '2')
  setSendMax(kit)
  setSendRecipient(kit, OWN)
  expect(send()).toMatchObject({ token: ETH, sendTokenAmount: '1', recipientText: BOB, loading: true })
  wallet.approve()
  expect(await second).toEqual(await first)
  expect([asked('sendTransaction').length, tracked().length]).toEqual([1, 2])
})

test.each([
  ['R-SEND-02', { amount: '', to: BOB }, 'An amount and receiver address are required'],
  ['R-SEND-02', { amount: '1', to: '' }, 'An amount and receiver address are required'],
  ['R-SEND-04', { amount: '1', to: 'unknown.bowline.id' }, 'An amount and receiver address are required'],
  ['R-SEND-04', { amount: '0', to: BOB }, 'Invalid amount'],
  ['R-SEND-23', { amount: '1.0000000000000000001', to: BOB }, 'Invalid amount'],
  ['security §8', { amount: '1.500000000000000001', to: BOB }, 'Insufficient balance'],
] as const)('%s R-ERR-08 rejects %j before the wallet is prompted: %s', async (_, filled, message) => {
  const { kit, fillIn, send, asked, tracked } = await atPreview()
  await fillIn(filled)
  await expect(sendToken(kit)).rejects.toThrow(message)
  expect([asked('sendTransaction'), tracked(), send().loading]).toEqual([[], [], false])
})

test('R-SEND-03 R-ERR-08 sends nothing without a token', async () => {
  const { kit, type } = await atPreview()
  setSendToken(kit, undefined)
  setSendAmount(kit, '1')
  await type(BOB)
  await expect(sendToken(kit)).rejects.toThrow('A token is required')
  await expect(sendToken(kit, { token: { ...ETH, chainId: 'eip155:137' } })).rejects.toThrow('A token is required')
})

test('R-SEND-09 sends without a form when the app passes everything, and checks the recipient', async () => {
  const { kit, asked } = await setUpSend()
  await expect(sendToken(kit, { token: USDC, amount: '2', recipientAddress: USDC_ADDRESS })).rejects.toMatchObject({
    code: 'send/invalid-recipient',
  })
  await sendToken(kit, { token: USDC, amount: '2', recipientAddress: BOB })
  expect(asked('sendToken')).toHaveLength(1)
})

test.each(['sendToken', 'sendTransaction', 'estimateTransfer', 'inspectRecipient'] as const satisfies MockCapability[])(
  'R-SEND-01 R-ERR-08 cannot send with an adapter without %s',
  async (capability) => {
    const { kit } = await setUpSend({ adapter: mockAdapter({ lacks: [capability] }) })
    await expect(sendToken(kit, { token: ETH, amount: '1', recipientAddress: BOB })).rejects.toThrow(
      'Unsupported chain',
    )
  },
)

test('R-SEND-32 R-SEND-26 keeps what another account has entered meanwhile', async () => {
  const { kit, fillIn, send, wallet } = await atPreview()
  await fillIn()
  wallet.holdNext({ method: 'sendTransaction' })
  const sending = sendToken(kit)
  await settled()
  await switchAccount(kit, { address: '0x2222222222222222222222222222222222222222' })
  setSendToken(kit, USDC)
  wallet.approve()
  await sending
  expect(send()).toMatchObject({ token: { symbol: 'USDC' }, loading: false, sent: { symbol: 'ETH' } })
})

test('R-CONN-268 sends for another account while the first prompt is open, and prompts the first only once', async () => {
  const { kit, fillIn, wallet, asked } = await atPreview()
  const OTHER = '0x2222222222222222222222222222222222222222'
  const senders = () => asked('sendTransaction').map(({ params }) => params)
  await fillIn()
  wallet.holdNext({ method: 'sendTransaction' })
  const first = sendToken(kit)
  await settled()
  await switchAccount(kit, { address: OTHER })
  await fillIn({ amount: '0.5' })
  const second = await sendToken(kit)
  expect(senders()).toMatchObject([{ address: OWN }, { address: OTHER, value: 500_000_000_000_000_000n }])
  await switchAccount(kit, { address: OWN })
  await fillIn()
  const third = sendToken(kit)
  wallet.approve()
  expect(await third).toEqual(await first)
  expect(second).not.toEqual(await first)
  expect(senders()).toHaveLength(2)
})

test('R-CONN-268 R-STACK-03 leaves no stack entry when two accounts send, whichever wallet responds first', async () => {
  const { kit, fillIn, wallet } = await atPreview()
  await fillIn()
  wallet.holdNext({ method: 'sendTransaction' })
  const first = sendToken(kit)
  await settled()
  await switchAccount(kit, { address: '0x2222222222222222222222222222222222222222' })
  await fillIn()
  wallet.holdNext({ method: 'sendTransaction' })
  const second = sendToken(kit)
  await settled()
  expect(kit.getState().transactions).toHaveLength(2)
  wallet.approve()
  await first
  expect(kit.getState().transactions).toHaveLength(1)
  wallet.approve()
  await second
  expect(kit.getState().transactions).toEqual([])
})
