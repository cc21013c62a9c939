import { EMBEDDED, setUpEmbedded, stopEmbedded, turn, until } from '../../../test/embedded-fixture.js'
import {
  abortApprovals,
  close,
  focusFrame,
  getProvider,
  goBack,
  hideFrame,
  loginWithEmail,
  open,
  positionFrame,
  push,
  pushTransaction,
  signMessage,
} from '../../actions.js'
import { AUTH_CONNECTOR_ID, getLiveSession } from '../../core/state/live-pairing.js'
import type { Kit } from '../../index.js'
import { createTestKit, mockAdapter } from '../../testing/index.js'

afterEach(() => {
  jest.useRealTimers()
  stopEmbedded()
})

const SIGNATURE = `0x${'ab'.repeat(65)}`

async function logIn(params: Parameters<typeof setUpEmbedded>[0] = {}) {
  const bench = await setUpEmbedded({ frame: { emailAction: 'CONNECT' }, ...params })
  await loginWithEmail(bench.kit, { email: 'someone@mail.example' })
  expect(bench.connected()).toEqual(EMBEDDED)
  return bench
}

const ask = (kit: Kit, method: string, params: unknown = []) => {
  const session = getLiveSession(kit, AUTH_CONNECTOR_ID)
  if (!session) throw new Error('You’re not logged in')
  return session.request({ caipNetworkId: 'eip155:1', method, params })
}
const codeOf = (asked: Promise<unknown>) =>
  asked.then(
    () => 'answered',
    (error: unknown) => (typeof error === 'object' && error !== null && 'code' in error ? error.code : error),
  )

test('R-STACK-07 R-STACK-09 R-FRAME-40 opens the closed modal for an approval, and closes it after the response', async () => {
  const { kit, fake, view } = await logIn()
  const signed = signMessage(kit, { message: 'hello' })
  await until(() => fake.waiting().length === 1)
  expect([view(), kit.getState().auth.approval.isOpen]).toEqual(['ApproveTransaction', true])
  expect(fake.waiting()[0]).toMatchObject({ method: 'personal_sign', chainId: 'eip155:1' })
  await fake.approve()
  expect(await signed).toMatch(/^0x[0-9a-f]{130}$/)
  expect([view(), kit.getState().auth.approval.isOpen]).toEqual([undefined, false])
})

test('R-STACK-07 R-STACK-09 shows the approval in an open modal with an empty stack, and closes it after approval and rejection', async () => {
  const { kit, fake, view } = await logIn()
  void open(kit, { view: 'Account' })
  const signed = signMessage(kit, { message: 'hello' })
  await until(() => fake.waiting().length === 1)
  expect(kit.getState().navigation.history.map(({ view }) => view)).toEqual(['Account', 'ApproveTransaction'])
  fake.reject()
  await expect(signed).rejects.toMatchObject({ code: 'wallet/user-rejected' })
  expect(view()).toBeUndefined()
})

test('R-STACK-08 refreshes the native balance and pops the stack with success after an approval', async () => {
  const adapter = mockAdapter()
  const { kit, fake, view } = await logIn({ adapters: [adapter] })
  const balances = () => adapter.controls.requests.filter(({ method }) => method === 'getBalance').length
  const calls: string[] = []
  void open(kit, { view: 'Account' })
  pushTransaction(kit, { onSuccess: () => calls.push('success'), onError: () => calls.push('error') })
  const signed = ask(kit, 'personal_sign', ['0x68', fake.addresses.eip155])
  await until(() => fake.waiting().length === 1)
  const before = balances()
  await fake.approve(SIGNATURE)
  expect(await signed).toBe(SIGNATURE)
  expect(balances()).toBe(before + 1)
  expect([calls, kit.getState().transactions, view()]).toEqual([['success'], [], 'ApproveTransaction'])
})

test('R-STACK-10 pops the stack with an error and goes back one view after a failure', async () => {
  const { kit, fake, view } = await logIn()
  const calls: string[] = []
  void open(kit, { view: 'Account' })
  pushTransaction(kit, { onSuccess: () => calls.push('success'), onError: () => calls.push('error') })
  const signed = codeOf(ask(kit, 'personal_sign', ['0x68', fake.addresses.eip155]))
  await until(() => fake.waiting().length === 1)
  fake.reject()
  expect([await signed, calls, view()]).toEqual([4001, ['error'], 'Account'])
})

test('R-MODAL-12 R-FRAME-41 R-FRAME-42 R-FRAME-15 rejects every waiting request once when the modal is closed; read requests continue', async () => {
  const { kit, fake } = await logIn()
  const responses = [1, 2].map((byte) => codeOf(ask(kit, 'personal_sign', [`0x0${byte}`, fake.addresses.eip155])))
  await until(() => fake.waiting().length === 2)
  fake.keepSilentOn('RPC_REQUEST')
  const reading = codeOf(ask(kit, 'eth_blockNumber'))
  await turn()
  close(kit)
  expect(await Promise.all(responses)).toEqual([4001, 4001])
  expect(kit.getState().auth.approval.isOpen).toBe(false)
  expect(await Promise.race([reading, turn().then(() => 'open')])).toBe('open')
})

test('R-FRAME-42 keeps the approval open until both of two requests have responses', async () => {
  const { kit, fake, view } = await logIn()
  const responses = [1, 2].map((byte) => codeOf(ask(kit, 'personal_sign', [`0x0${byte}`, fake.addresses.eip155])))
  await until(() => fake.waiting().length === 2)
  await fake.approve(SIGNATURE)
  expect([await responses[0], view()]).toEqual(['answered', 'ApproveTransaction'])
  fake.reject()
  expect([await responses[1], view()]).toEqual([4001, undefined])
})

test.each([
  ['going back', goBack, 'AccountSettings'],
  ['closing', close, undefined],
])(
  'R-FLOW-35 R-STACK-05 runs onCancel and changes no further view when the approval is left by %s',
  async (_, leave, left) => {
    const { kit, fake, view } = await logIn()
    const calls: string[] = []
    void open(kit, { view: 'Account' })
    push(kit, { view: 'AccountSettings' })
    pushTransaction(kit, { onError: () => calls.push('error'), onCancel: () => calls.push('cancel') })
    const response = codeOf(ask(kit, 'personal_sign', ['0x68', fake.addresses.eip155]))
    await until(() => fake.waiting().length === 1)
    leave(kit)
    expect([await response, calls, view(), kit.getState().transactions]).toEqual([4001, ['cancel'], left, []])
  },
)

test('R-FRAME-37 R-FRAME-36 forwards read requests without an approval, and answers `eth_chainId` without the frame', async () => {
  const { kit, view, fake } = await logIn()
  expect(await ask(kit, 'eth_accounts')).toEqual([fake.addresses.eip155])
  expect(view()).toBeUndefined()
  const requestCount = fake.asked.length
  expect(await ask(kit, 'eth_chainId')).toBe('0x1')
  expect(fake.asked).toHaveLength(requestCount)
})

test('R-FRAME-39 R-ERR-13 R-CONST-09 opens the modal, logs, shows a toast after 300 ms, rejects waiting requests and forwards nothing for any other method', async () => {
  const { kit, fake, view, log } = await logIn()
  const waiting = codeOf(ask(kit, 'personal_sign', ['0x68', fake.addresses.eip155]))
  await until(() => fake.waiting().length === 1)
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] })
  const requestCount = fake.asked.length
  await expect(ask(kit, 'eth_sign', [])).rejects.toThrow('Requested RPC call is not allowed')
  expect(view()).toBeDefined()
  expect(await waiting).toBe(4001)
  jest.advanceTimersByTime(299)
  expect(kit.getState().toast.open).toBe(false)
  jest.advanceTimersByTime(1)
  expect(kit.getState().toast).toMatchObject({ message: 'Action not allowed', variant: 'error', open: true })
  expect(fake.asked).toHaveLength(requestCount)
  expect(log.entries.some(({ message }) => message === 'Requested RPC call is not allowed')).toBe(true)
})

test('R-FRAME-39 R-FRAME-38 rejects methods that are not allowed in the provider of the wallet', async () => {
  const { kit, fake, view } = await logIn()
  const provider = await getProvider(kit)
  const request = typeof provider === 'object' && provider !== null ? Reflect.get(provider, 'request') : undefined
  await expect(request({ method: 'wallet_watchAsset', params: {} })).rejects.toMatchObject({
    code: 'approval/rpc-not-allowed',
    method: 'wallet_watchAsset',
  })
  expect([view(), fake.waiting()]).toEqual(['Account', []])
})

test('R-FRAME-43 rejects requests after the session has ended', async () => {
  const { kit, fake } = await logIn()
  const session = getLiveSession(kit, AUTH_CONNECTOR_ID)
  await session?.end()
  const requestCount = fake.asked.length
  const params = ['0x68', fake.addresses.eip155]
  expect(
    await codeOf(session?.request({ caipNetworkId: 'eip155:1', method: 'personal_sign', params }) ?? Promise.resolve()),
  ).toBe(4100)
  expect(fake.asked).toHaveLength(requestCount)
})

test('R-FRAME-62 R-VIEW-46 R-VIEW-47 R-VIEW-48 places the frame over the card, moves it, and hides it', async () => {
  const { kit, fake } = await logIn()
  positionFrame(kit, { top: 1, left: 2, width: 360, height: 600 })
  await turn()
  expect(fake.place()).toEqual({ top: 1, left: 2, width: 360, height: 600 })
  positionFrame(kit, { top: 9, left: 2, width: 360, height: 600 })
  focusFrame(kit)
  await turn()
  expect(fake.place()?.top).toBe(9)
  positionFrame(kit, { top: 8, left: 2, width: 360, height: 600 })
  hideFrame(kit)
  await turn()
  expect(fake.place()).toBeUndefined()
})

test('R-FRAME-06 opens no frame when a missing frame is positioned, hidden or aborted', async () => {
  const { kit } = createTestKit({ frame: () => Promise.reject(new Error('A frame was made')) })
  positionFrame(kit, { top: 1, left: 2, width: 360, height: 600 })
  hideFrame(kit)
  abortApprovals(kit)
  await turn()
  expect(kit.getState().auth.frame).toBe('none')
})

test('R-FRAME-64 R-FRAME-17 reloads a dead frame before it forwards a request, also after a failed load', async () => {
  const { kit, fake } = await logIn()
  const frame = () => kit.getState().auth.frame
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] })
  fake.die()
  fake.load('failed')
  const lost = codeOf(ask(kit, 'personal_sign', ['0x68', fake.addresses.eip155]))
  await jest.advanceTimersByTimeAsync(1_000)
  expect([frame(), kit.getState().auth.approval.isOpen]).toEqual(['loading', true])
  await jest.advanceTimersByTimeAsync(7_000)
  expect([await lost, frame()]).toEqual([4900, 'failed'])
  fake.load('well')
  const response = codeOf(ask(kit, 'personal_sign', ['0x68', fake.addresses.eip155]))
  await until(() => fake.waiting().length === 1)
  expect(frame()).toBe('ready')
  await fake.approve(SIGNATURE)
  expect(await response).toBe('answered')
})
