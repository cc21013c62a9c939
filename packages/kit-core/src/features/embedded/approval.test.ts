import { EMBEDDED, setUpEmbedded, stopEmbedded, turn, until } from '../../../test/embedded-bench.js'
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
import { AUTH_CONNECTOR_ID, liveSession } from '../../core/state/live-pairing.js'
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
  const session = liveSession(kit, AUTH_CONNECTOR_ID)
  if (!session) throw new Error('You’re not logged in')
  return session.request({ caipNetworkId: 'eip155:1', method, params })
}
const codeOf = (asked: Promise<unknown>) =>
  asked.then(
    () => 'answered',
    (error: unknown) => (typeof error === 'object' && error !== null && 'code' in error ? error.code : error),
  )

test('R-STACK-07 R-STACK-09 R-FRAME-40 with the modal closed a request opens it at the approval, and its answer closes it', async () => {
  const { kit, fake, view } = await logIn()
  const signed = signMessage(kit, { message: 'hello' })
  await until(() => fake.waiting().length === 1)
  expect([view(), kit.getState().auth.approval.isOpen]).toEqual(['ApproveTransaction', true])
  expect(fake.waiting()[0]).toMatchObject({ method: 'personal_sign', chainId: 'eip155:1' })
  await fake.approve()
  expect(await signed).toMatch(/^0x[0-9a-f]{130}$/)
  expect([view(), kit.getState().auth.approval.isOpen]).toEqual([undefined, false])
})

test('R-STACK-07 R-STACK-09 with the modal open and nothing on the stack the request is shown all the same, and closes it either way', async () => {
  const { kit, fake, view } = await logIn()
  void open(kit, { view: 'Account' })
  const signed = signMessage(kit, { message: 'hello' })
  await until(() => fake.waiting().length === 1)
  expect(kit.getState().navigation.history.map(({ view }) => view)).toEqual(['Account', 'ApproveTransaction'])
  fake.reject()
  await expect(signed).rejects.toMatchObject({ code: 'wallet/user-rejected' })
  expect(view()).toBeUndefined()
})

test('R-STACK-08 a success reads the native balance again and pops the stack, which does what the flow wants', async () => {
  const adapter = mockAdapter()
  const { kit, fake, view } = await logIn({ adapters: [adapter] })
  const balances = () => adapter.controls.requests.filter(({ method }) => method === 'getBalance').length
  const told: string[] = []
  void open(kit, { view: 'Account' })
  pushTransaction(kit, { onSuccess: () => told.push('success'), onError: () => told.push('error') })
  const signed = ask(kit, 'personal_sign', ['0x68', fake.addresses.eip155])
  await until(() => fake.waiting().length === 1)
  const before = balances()
  await fake.approve(SIGNATURE)
  expect(await signed).toBe(SIGNATURE)
  expect(balances()).toBe(before + 1)
  expect([told, kit.getState().transactions, view()]).toEqual([['success'], [], 'ApproveTransaction'])
})

test('R-STACK-10 a failure pops the stack with an error, one view back', async () => {
  const { kit, fake, view } = await logIn()
  const told: string[] = []
  void open(kit, { view: 'Account' })
  pushTransaction(kit, { onSuccess: () => told.push('success'), onError: () => told.push('error') })
  const signed = codeOf(ask(kit, 'personal_sign', ['0x68', fake.addresses.eip155]))
  await until(() => fake.waiting().length === 1)
  fake.reject()
  expect([await signed, told, view()]).toEqual([4001, ['error'], 'Account'])
})

test('R-MODAL-12 R-FRAME-41 R-FRAME-42 R-FRAME-15 closing refuses every request that waits, each once; one that only reads goes on', async () => {
  const { kit, fake } = await logIn()
  const asked = [1, 2].map((byte) => codeOf(ask(kit, 'personal_sign', [`0x0${byte}`, fake.addresses.eip155])))
  await until(() => fake.waiting().length === 2)
  fake.keepSilentOn('RPC_REQUEST')
  const reading = codeOf(ask(kit, 'eth_blockNumber'))
  await turn()
  close(kit)
  expect(await Promise.all(asked)).toEqual([4001, 4001])
  expect(kit.getState().auth.approval.isOpen).toBe(false)
  expect(await Promise.race([reading, turn().then(() => 'open')])).toBe('open')
})

test('R-FRAME-42 with two requests the approval stays until both are answered', async () => {
  const { kit, fake, view } = await logIn()
  const asked = [1, 2].map((byte) => codeOf(ask(kit, 'personal_sign', [`0x0${byte}`, fake.addresses.eip155])))
  await until(() => fake.waiting().length === 2)
  await fake.approve(SIGNATURE)
  expect([await asked[0], view()]).toEqual(['answered', 'ApproveTransaction'])
  fake.reject()
  expect([await asked[1], view()]).toEqual([4001, undefined])
})

test.each([
  ['going back', goBack, 'AccountSettings'],
  ['closing', close, undefined],
])(
  'R-FLOW-35 R-STACK-05 runs onCancel and changes no further view when the approval is left by %s',
  async (_, leave, left) => {
    const { kit, fake, view } = await logIn()
    const told: string[] = []
    void open(kit, { view: 'Account' })
    push(kit, { view: 'AccountSettings' })
    pushTransaction(kit, { onError: () => told.push('error'), onCancel: () => told.push('cancel') })
    const asked = codeOf(ask(kit, 'personal_sign', ['0x68', fake.addresses.eip155]))
    await until(() => fake.waiting().length === 1)
    leave(kit)
    expect([await asked, told, view(), kit.getState().transactions]).toEqual([4001, ['cancel'], left, []])
  },
)

test('R-FRAME-37 R-FRAME-36 what only reads is forwarded without an approval; the chain is known here', async () => {
  const { kit, view, fake } = await logIn()
  expect(await ask(kit, 'eth_accounts')).toEqual([fake.addresses.eip155])
  expect(view()).toBeUndefined()
  const asked = fake.asked.length
  expect(await ask(kit, 'eth_chainId')).toBe('0x1')
  expect(fake.asked).toHaveLength(asked)
})

test('R-FRAME-39 R-ERR-13 R-CONST-09 any other method opens the modal, is logged, told after 300 ms, refuses what waits, and is not forwarded', async () => {
  const { kit, fake, view, log } = await logIn()
  const waiting = codeOf(ask(kit, 'personal_sign', ['0x68', fake.addresses.eip155]))
  await until(() => fake.waiting().length === 1)
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] })
  const asked = fake.asked.length
  await expect(ask(kit, 'eth_sign', [])).rejects.toThrow('Requested RPC call is not allowed')
  expect(view()).toBeDefined()
  expect(await waiting).toBe(4001)
  jest.advanceTimersByTime(299)
  expect(kit.getState().toast.open).toBe(false)
  jest.advanceTimersByTime(1)
  expect(kit.getState().toast).toMatchObject({ message: 'Action not allowed', variant: 'error', open: true })
  expect(fake.asked).toHaveLength(asked)
  expect(log.entries.some(({ message }) => message === 'Requested RPC call is not allowed')).toBe(true)
})

test('R-FRAME-39 R-FRAME-38 the wallet’s own provider refuses the same way', async () => {
  const { kit, fake, view } = await logIn()
  const provider = await getProvider(kit)
  const request = typeof provider === 'object' && provider !== null ? Reflect.get(provider, 'request') : undefined
  await expect(request({ method: 'wallet_watchAsset', params: {} })).rejects.toMatchObject({
    code: 'approval/rpc-not-allowed',
    method: 'wallet_watchAsset',
  })
  expect([view(), fake.waiting()]).toEqual(['Account', []])
})

test('R-FRAME-43 once nobody is connected a request is refused', async () => {
  const { kit, fake } = await logIn()
  const session = liveSession(kit, AUTH_CONNECTOR_ID)
  await session?.end()
  const asked = fake.asked.length
  const params = ['0x68', fake.addresses.eip155]
  expect(
    await codeOf(session?.request({ caipNetworkId: 'eip155:1', method: 'personal_sign', params }) ?? Promise.resolve()),
  ).toBe(4100)
  expect(fake.asked).toHaveLength(asked)
})

test('R-FRAME-62 R-VIEW-46 R-VIEW-47 R-VIEW-48 the frame is placed over the card, moved with it, and hidden', async () => {
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

test('R-FRAME-06 placing, hiding and aborting make no frame where none is', async () => {
  const { kit } = createTestKit({ frame: () => Promise.reject(new Error('A frame was made')) })
  positionFrame(kit, { top: 1, left: 2, width: 360, height: 600 })
  hideFrame(kit)
  abortApprovals(kit)
  await turn()
  expect(kit.getState().auth.frame).toBe('none')
})

test('R-FRAME-64 R-FRAME-17 a frame that died is on its way again before anything is asked in it, also after one that could not be had', async () => {
  const { kit, fake } = await logIn()
  const frame = () => kit.getState().auth.frame
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] })
  fake.die()
  fake.load('refused')
  const lost = codeOf(ask(kit, 'personal_sign', ['0x68', fake.addresses.eip155]))
  await jest.advanceTimersByTimeAsync(1_000)
  expect([frame(), kit.getState().auth.approval.isOpen]).toEqual(['loading', true])
  await jest.advanceTimersByTimeAsync(7_000)
  expect([await lost, frame()]).toEqual([4900, 'failed'])
  fake.load('well')
  const asked = codeOf(ask(kit, 'personal_sign', ['0x68', fake.addresses.eip155]))
  await until(() => fake.waiting().length === 1)
  expect(frame()).toBe('ready')
  await fake.approve(SIGNATURE)
  expect(await asked).toBe('answered')
})
