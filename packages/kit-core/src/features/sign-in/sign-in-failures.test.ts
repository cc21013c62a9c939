import { EVM_WALLET, memorySignIn, settled, setUpSignIn, stopKits } from '../../../test/sign-in-fixture.js'
import { close, connect, open, requestClose, signIn, signMessage, switchNetwork } from '../../actions.js'
import {
  InvalidSignatureError,
  InvalidSignInMessageError,
  PairedRequestExpiredError,
  RequestPendingError,
  SignInServerError,
  WalletRequestError,
} from '../../errors.js'
import type { ConnectionAccount } from '../../index.js'
import { selectCanClose } from '../../navigation/can-close.js'
import { mockAccounts, mockAdapter } from '../../testing/index.js'

afterEach(stopKits)

const [ALICE, BOB] = mockAccounts('eip155')
const SILENT: ConnectionAccount = { ...ALICE, canSignMessages: false }
const UNABLE = 'wallet/signing-unsupported'

async function connectSilent(params: Parameters<typeof memorySignIn>[0] = {}) {
  const adapter = mockAdapter({ accounts: [SILENT] })
  const made = await setUpSignIn({ adapters: [adapter], signIn: memorySignIn(params) })
  await made.connect()
  return { ...made, evm: adapter.controls, failure: () => made.kit.getState().signIn.failure?.code }
}

const asked = ({ requests }: { requests: readonly { method: string }[] }) =>
  requests.filter(({ method }) => method === 'signMessage').length

test('R-SIWX-60 R-SIWX-66 never prompts an account that signs no messages, and shows that at once', async () => {
  const { kit, evm, signIn: app, view, status, failure } = await connectSilent()
  expect([view(), status(), failure()]).toEqual(['SIWXSignMessage', 'needed', UNABLE])
  const message = 'This account cannot sign messages. Use another account or wallet.'
  await expect(signIn(kit)).rejects.toMatchObject({ code: UNABLE, message })
  await expect(signMessage(kit, { message: 'hello' })).rejects.toMatchObject({ code: 'adapter/capability-missing' })
  expect([asked(evm), app.calls.filter((call) => call.startsWith('createMessage'))]).toEqual([0, []])
  expect([view(), failure(), kit.getState().toast.open]).toEqual(['SIWXSignMessage', UNABLE, false])
  expect(kit.getState().connect.status).toBe('connected')
})

test('R-SIWX-60 checks another account again, keeps the result on another network, and follows the wallet’s changes', async () => {
  const { kit, evm, failure } = await connectSilent()
  await switchNetwork(kit, { caipNetworkId: 'eip155:11155111' })
  await settled()
  expect(failure()).toBe(UNABLE)
  evm.changeAccounts([BOB])
  await settled()
  expect(failure()).toBeUndefined()
  evm.changeAccounts([SILENT])
  await settled()
  expect(failure()).toBe(UNABLE)
  evm.changeAccounts([ALICE])
  expect(failure()).toBeUndefined()
  await signIn(kit)
  expect(asked(evm)).toBe(1)
})

test('R-SIWX-60 does not prompt on a namespace whose adapter signs no messages', async () => {
  const { kit, connect: connectWallet } = await setUpSignIn({ adapters: [mockAdapter({ lacks: ['signMessage'] })] })
  await connectWallet()
  const expected = { code: UNABLE, cause: { code: 'adapter/capability-missing' } }
  await expect(signIn(kit)).rejects.toMatchObject(expected)
})

test.each<readonly [string, unknown]>([
  ['-32601', { code: -32601, message: 'Method not found' }],
  ['4200', new WalletRequestError('no', 4200)],
  ['4100', new WalletRequestError('The requested method has not been authorized', 4100)],
  ['a nested 4200', { code: -32603, data: { originalError: { code: 4200 } } }],
  ['5101', { code: 5101, message: 'Unsupported methods.' }],
  ['words on signing', new Error('Signing messages with a hardware wallet is not yet supported')],
  ['words on the wallet', new Error('This Ledger app does not support message signing')],
  ['words on the method', new Error('signMessage is not implemented')],
  ['a watched account', new Error('You cannot do this with a watch-only account')],
])('R-SIWX-61 does not prompt again a wallet that responds with %s', async (_, error) => {
  const { kit, evm, view, connect: connectWallet } = await setUpSignIn()
  await connectWallet()
  evm.rejectNext({ method: 'signMessage', error })
  await expect(signIn(kit)).rejects.toMatchObject({ code: UNABLE, cause: error })
  expect([view(), kit.getState().signIn.failure?.code]).toEqual(['SIWXSignMessage', UNABLE])
  await expect(signIn(kit)).rejects.toMatchObject({ code: UNABLE })
  await expect(signMessage(kit, { message: 'hello' })).rejects.toMatchObject({ code: 'adapter/capability-missing' })
  expect(asked(evm)).toBe(1)
  evm.changeAccounts([ALICE])
  await signIn(kit)
  expect(asked(evm)).toBe(2)
})

test.each<readonly [string, unknown, string]>([
  ['a refusal', { code: 4001, message: 'Signing is not supported by my mood' }, 'sign-in/declined'],
  ['a refusal in words', new Error('User denied message signature'), 'sign-in/declined'],
  ['the words of a wallet', new WalletRequestError('0xdead: internal panic'), 'sign-in/wallet'],
  ['nothing at all', 'boom', 'sign-in/wallet'],
  ['a request that waits', new RequestPendingError(), 'wallet/request-pending'],
  ['no answer in time', new PairedRequestExpiredError(), 'pairing/request-expired'],
])('R-SIWX-15 R-SIWX-65 R-ERR-30 shows the matching error when the wallet responds with %s', async (_, error, code) => {
  const { kit, evm, toast, connect: connectWallet } = await setUpSignIn()
  await connectWallet()
  evm.rejectNext({ method: 'signMessage', error })
  const shown = await signIn(kit).catch((reason: unknown) => reason)
  expect(shown).toMatchObject({ code, message: expect.not.stringMatching(/panic|boom|mood|denied/) })
  expect([toast(), kit.getState().signIn.failure]).toEqual(['', { code, message: expect.any(String) }])
  await signIn(kit)
  expect(kit.getState().signIn).toMatchObject({ status: 'signed', failure: undefined })
})

const expired = new InvalidSignInMessageError('expirationTime')
const refusedEarly = Object.assign(new Error('HTTP status code: 401'), { reason: 'not valid: notBefore' })

test.each<readonly [string, unknown, string]>([
  ['the signature', new InvalidSignatureError(), 'sign-in/not-accepted'],
  ['the nonce', new InvalidSignatureError(new Error('Nonce expired')), 'sign-in/not-accepted'],
  ['its server', new SignInServerError(503), 'sign-in/server'],
  ['the way to a server', new TypeError('Failed to fetch'), 'sign-in/server'],
  ['a status', Object.assign(new Error('no'), { status: 502 }), 'sign-in/server'],
  ['a node', Object.assign(new Error('HTTP request failed.'), { name: 'HttpRequestError' }), 'sign-in/server'],
  ['a time', new InvalidSignatureError(expired), 'sign-in/clock'],
  ['a time, at its server', new InvalidSignatureError(refusedEarly), 'sign-in/clock'],
  ['a time, in words', new Error('Signed Solana message is expired'), 'sign-in/clock'],
  ['a clock that is slow', new Error('the message was issued in the future'), 'sign-in/clock'],
])(
  'R-SIWX-62 R-SIWX-63 R-SIWX-64 R-ERR-30 shows the matching error when the app fails with %s',
  async (_, error, code) => {
    const { kit, signIn: app, view, connect: connectWallet } = await setUpSignIn()
    await connectWallet()
    app.fail('addSession', error)
    await expect(signIn(kit)).rejects.toMatchObject({ code })
    expect([view(), kit.getState().signIn.failure?.code]).toEqual(['SIWXSignMessage', code])
    app.mend()
    await signIn(kit)
    expect(view()).toBeUndefined()
  },
)

test('R-SIWX-66 keeps the modal closable after a failure the user did not cause, not after a rejection', async () => {
  const { kit, evm, signIn: app, view, connect: connectWallet } = await setUpSignIn()
  await connectWallet()
  evm.rejectNext({ method: 'signMessage' })
  await expect(signIn(kit)).rejects.toThrow()
  expect(selectCanClose(kit.getState())).toBe(false)
  app.fail('addSession', new SignInServerError(500))
  await expect(signIn(kit)).rejects.toThrow()
  requestClose(kit)
  expect([view(), kit.getState().connect.status]).toEqual([undefined, 'connected'])
  app.change({})
  await settled()
  expect(view()).toBeUndefined()
  void open(kit)
  expect(view()).toBe('SIWXSignMessage')
})

test('R-SIWX-67 asks again and stays connected when the user chooses the same wallet again', async () => {
  const { kit, view } = await connectSilent()
  close(kit)
  void open(kit, { view: 'Connect' })
  await connect(kit, { connectorId: EVM_WALLET })
  await settled()
  expect([view(), kit.getState().connect.status]).toEqual(['SIWXSignMessage', 'connected'])
})
