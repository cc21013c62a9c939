import { memorySignIn, settled, setUpSignIn, stopKits } from '../../../test/sign-in-fixture.js'
import { attachSurface, close, getSignInSessions, signIn, signOut, start } from '../../actions.js'
import { mainnet, sepolia } from '../../base/networks/ethereum.js'
import { InvalidSignatureError } from '../../errors.js'
import { createMemoryStorage, createTestKit, mockAccounts, mockAdapter } from '../../testing/index.js'

afterEach(stopKits)

const [ALICE, BOB] = mockAccounts('eip155').map(({ address }) => address)

test('R-SIWX-10 R-ERR-11 throws on signing without an active address', async () => {
  const { kit } = await setUpSignIn()
  await expect(signIn(kit)).rejects.toMatchObject({ message: 'No ActiveCaipAddress found' })
  await expect(signOut(kit)).rejects.toMatchObject({ message: 'No ActiveCaipAddress found' })
  await expect(getSignInSessions(kit)).rejects.toMatchObject({ message: 'No ActiveCaipAddress found' })
})

test('R-SIWX-11 R-ERR-11 throws on signing with a malformed account', async () => {
  const { kit, connect: connectWallet } = await setUpSignIn()
  await connectWallet()
  const { accounts } = kit.getState()
  if (!accounts.eip155) throw new Error('No account')
  const broken = { ...accounts.eip155 }
  Reflect.set(broken, 'caipAddress', 'eip155:1')
  kit.store.set({ accounts: { ...accounts, eip155: broken } })
  await expect(signIn(kit)).rejects.toMatchObject({ message: 'Invalid CAIP Address' })
})

test('R-SIWX-15 R-ERR-10 reports a declined signature and shows the view again', async () => {
  const { kit, evm, view, status, toast, eventsOf, connect: connectWallet } = await setUpSignIn()
  await connectWallet()
  evm.rejectNext({ method: 'signMessage' })
  await expect(signIn(kit)).rejects.toMatchObject({ code: 'sign-in/declined', message: 'Signature declined' })
  expect([view(), status(), toast()]).toEqual(['SIWXSignMessage', 'needed', ''])
  expect(kit.getState().signIn.failure).toEqual({ code: 'sign-in/declined', message: 'Signature declined' })
  expect(eventsOf('SIWX_AUTH_ERROR')).toMatchObject([{ network: 'eip155:1', message: 'User rejected the request' }])
  evm.holdNext({ method: 'signMessage' })
  const second = signIn(kit)
  await settled()
  close(kit)
  evm.reject()
  await expect(second).rejects.toMatchObject({ code: 'sign-in/declined' })
  expect(view()).toBe('SIWXSignMessage')
  await signIn(kit)
  expect(status()).toBe('signed')
})

test('R-SIWX-12 R-SIWX-15 R-ERR-10 R-TRACK-06 mentions smart accounts only when the app does not accept the signature', async () => {
  const evm = mockAdapter({ accounts: [{ address: ALICE ?? '', type: 'smartAccount' }] })
  const { kit, signIn: app, eventsOf, log, connect: connectWallet } = await setUpSignIn({ adapters: [evm] })
  await connectWallet()
  evm.controls.rejectNext({ method: 'signMessage' })
  await expect(signIn(kit)).rejects.toMatchObject({ code: 'sign-in/declined' })
  expect(log.entries.filter(({ level }) => level === 'error')).toEqual([])
  app.fail('addSession', new InvalidSignatureError())
  const message = 'This application might not support Smart Accounts'
  await expect(signIn(kit)).rejects.toMatchObject({ code: 'sign-in/smart-account', message })
  expect(eventsOf('CLICK_SIGN_SIWX_MESSAGE')[0]).toEqual({ network: 'eip155:1', isSmartAccount: true })
})

test.each([
  ['createMessage', 'sign-in/server'],
  ['addSession', 'sign-in/not-accepted'],
] as const)(
  'R-SIWX-16 R-TRACK-07 reports a failing %s as %s, with the original message, without secrets, in the event only',
  async (name, code) => {
    const { kit, signIn: app, view, toast, eventsOf, log, connect: connectWallet } = await setUpSignIn()
    await connectWallet()
    app.fail(name, new Error(`no ${'ab'.repeat(40)} for me@example.com`))
    await expect(signIn(kit)).rejects.toMatchObject({ code, cause: { message: expect.stringMatching(/^no /) } })
    expect([view(), toast(), kit.getState().signIn.failure?.code]).toEqual(['SIWXSignMessage', '', code])
    expect(eventsOf('SIWX_AUTH_ERROR')).toMatchObject([{ message: 'no … for …' }])
    expect(log.entries.filter(({ message }) => message === 'Sign-in failed')).toHaveLength(1)
    app.mend()
    await signIn(kit)
    expect(view()).toBeUndefined()
  },
)

test('R-SIWX-19 waits when the user clicks while the wallet is restored, without `Signature declined`', async () => {
  const storage = createMemoryStorage()
  const evm = mockAdapter()
  const app = memorySignIn()
  const parts = { adapters: [evm], storage, signIn: app, options: { networks: [mainnet, sepolia] } } as const
  const first = await setUpSignIn(parts)
  await first.connect()
  first.stop()
  evm.controls.holdNext({ method: 'reconnect' })
  const { kit } = createTestKit({ adapters: [evm], storage: storage.tab(), options: { siwx: app.config } })
  attachSurface(kit)
  const stop = start(kit)
  await settled()
  expect(kit.getState().connect.restoring).toEqual(['eip155'])
  const signing = signIn(kit)
  await settled()
  expect([evm.controls.requests.some(({ method }) => method === 'signMessage'), kit.getState().toast.open]).toEqual([
    false,
    false,
  ])
  evm.controls.approve()
  const session = await signing
  expect(session.data.accountAddress).toBe(ALICE)
  expect(kit.getState().signIn.status).toBe('signed')
  stop()
})

test('R-SIWX-30 stores no signature when the wallet switches accounts while signing', async () => {
  const { kit, evm, signIn: app, view, connect: connectWallet } = await setUpSignIn()
  await connectWallet()
  evm.holdNext({ method: 'signMessage' })
  const signing = signIn(kit)
  await settled()
  evm.changeAccounts([{ address: BOB ?? '' }])
  evm.approve()
  await expect(signing).rejects.toMatchObject({ code: 'request/aborted' })
  await settled()
  expect([app.sessions(), view(), kit.getState().signIn.address]).toEqual([[], 'SIWXSignMessage', `eip155:1:${BOB}`])
})
