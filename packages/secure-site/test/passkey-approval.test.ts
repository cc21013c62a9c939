import { createPasskeyApproval } from '../src/host/approval/passkey/passkey-approval.js'
import { createMemoryStorage } from '../src/host/session/frame-storage.js'
import { type ServedFrame, serveFrame } from './served-frame.js'
import { createAuthenticator, installCredentialClasses } from './software-authenticator.js'
import { startWallet } from './wallet-session.js'

const ORIGIN = 'https://frame.example'
const PAGE = 'https://okay.example'

type Get = (options?: CredentialRequestOptions) => Promise<Credential | null>

beforeAll(installCredentialClasses)
const frames: ServedFrame[] = []
afterEach(() => {
  for (const frame of frames.splice(0)) frame.close()
})

async function createPasskeyUser() {
  const authenticator = createAuthenticator({
    hasPrf: false,
    origin: ORIGIN,
    clientData: { crossOrigin: true, topOrigin: PAGE },
  })
  await authenticator.credentials.create({
    publicKey: {
      challenge: new Uint8Array(32),
      rp: { id: 'frame.example', name: 'Wallet' },
      user: { id: new Uint8Array(32), name: 'ada', displayName: 'ada' },
      pubKeyCredParams: [],
    },
  })
  return authenticator
}

/** A frame whose user approves each request with a passkey, if the browser lets them. `get` stands between frame and browser. */
async function serve(change: (get: Get) => Get = (get) => get, signal = new AbortController().signal) {
  const user = await createPasskeyUser()
  const wallet = await startWallet()
  const asked: (CredentialRequestOptions | undefined)[] = []
  let signatures = 0
  const get = change((options) => user.credentials.get(options))
  const approve = createPasskeyApproval({
    credentials: {
      get(options) {
        asked.push(options)
        return get(options)
      },
    },
    origin: ORIGIN,
    embedder: PAGE,
    storage: createMemoryStorage(),
  })
  const passkeys = user.list().map((one) => ({ ...one, transports: ['internal'], counter: 0 }))
  const digests: (string | undefined)[] = []
  const frame = await serveFrame({
    signer: {
      ...wallet,
      sign(request) {
        signatures += 1
        return wallet.sign(request)
      },
    },
    decide(request) {
      digests.push(request.digest)
      return approve({ digest: request.digest ?? '', passkeys, signal }).then(
        () => true,
        () => false,
      )
    },
  })
  frames.push(frame)
  await frame.logIn()
  const sign = async (text = 'Hello') => {
    const account = wallet.addresses().eip155
    return (await frame.rpc('personal_sign', [`0x${Buffer.from(text).toString('hex')}`, account])).type
  }
  return { user, sign, asked, digests, signatures: () => signatures }
}

const SIGNED = '@bowline-frame/RPC_REQUEST_SUCCESS'
const REFUSED = '@bowline-frame/RPC_REQUEST_ERROR'

test('R-FRAME-141 signs what a passkey of the account has approved, by the digest, with user verification', async () => {
  const { user, sign, asked, digests } = await serve()
  expect(await sign()).toBe(SIGNED)
  const options = asked[0]?.publicKey
  expect(options).toMatchObject({ rpId: 'frame.example', userVerification: 'required' })
  expect(`0x${Buffer.from(options?.challenge as Uint8Array).toString('hex')}`).toBe(digests[0])
  const ids = options?.allowCredentials?.map(({ id }) => Buffer.from(id as Uint8Array).toString('base64url'))
  expect(ids).toEqual(user.list().map(({ id }) => id))
})

const withOptions =
  (change: Partial<PublicKeyCredentialRequestOptions>) =>
  (get: Get): Get =>
  (options) =>
    get({ ...options, publicKey: { challenge: new Uint8Array(32), ...options?.publicKey, ...change } })

test.each([
  ['an assertion for another digest', withOptions({ challenge: new Uint8Array(32).fill(7) })],
  ['an assertion of another site', withOptions({ rpId: 'evil.example' })],
])('R-FRAME-141 signs nothing after %s', async (_, change) => {
  const { sign, signatures } = await serve(change)
  expect([await sign(), signatures()]).toEqual([REFUSED, 0])
})

test.each([
  ['without user verification', { isVerified: false }],
  ['made in the page', { origin: PAGE }],
  ['made in a sibling of the secure site', { origin: 'https://other.frame.example' }],
  ['made in a top-level window', { clientData: { crossOrigin: false } }],
  ['made in a frame of another page', { clientData: { crossOrigin: true, topOrigin: 'https://evil.example' } }],
  ['that creates a passkey', { clientData: { type: 'webauthn.create', crossOrigin: true } }],
  ['of a user who cancels', { isCancelled: true }],
])('R-FRAME-141 signs nothing after an assertion %s', async (_, state) => {
  const { user, sign, signatures } = await serve()
  Object.assign(user.state, state)
  expect([await sign(), signatures()]).toEqual([REFUSED, 0])
})

test('R-FRAME-141 accepts an assertion in which an older browser states no page', async () => {
  const { user, sign } = await serve()
  Object.assign(user.state, { clientData: { crossOrigin: undefined } })
  expect(await sign()).toBe(SIGNED)
})

test('R-FRAME-141 signs nothing after the passkey of another account, also under an id of this one', async () => {
  const other = await createPasskeyUser()
  const withoutList: Get = (options) =>
    other.credentials.get({ publicKey: { challenge: new Uint8Array(32), ...options?.publicKey, allowCredentials: [] } })
  const foreign = await serve(() => withoutList)
  expect([await foreign.sign(), foreign.signatures()]).toEqual([REFUSED, 0])
  const renamed = await serve((get) => async (options) => {
    const [own, credential] = await Promise.all([get(options), withoutList(options)])
    return Object.assign(credential ?? {}, { id: own?.id ?? '', type: 'public-key' })
  })
  expect([await renamed.sign(), renamed.signatures()]).toEqual([REFUSED, 0])
})

test('R-FRAME-141 accepts an assertion once, also for the same text and without a counter', async () => {
  let first: Promise<Credential | null> | undefined
  const { sign, signatures } = await serve((get) => (options) => {
    first ??= get(options)
    return first
  })
  expect([await sign(), await sign(), signatures()]).toEqual([SIGNED, REFUSED, 1])
})

test('R-FRAME-141 signs the same text again with another assertion', async () => {
  const { sign, signatures } = await serve()
  expect([await sign(), await sign(), signatures()]).toEqual([SIGNED, SIGNED, 2])
})

test('R-FRAME-141 signs nothing when the counter of a passkey does not grow', async () => {
  const { user, sign, signatures } = await serve()
  const signWith = (counter: number) => {
    Object.assign(user.state, { counter })
    return sign()
  }
  expect([await signWith(5), await signWith(5), await signWith(4), await signWith(0)]).toEqual([
    SIGNED,
    ...[REFUSED, REFUSED, REFUSED],
  ])
  expect([await signWith(6), signatures()]).toEqual([SIGNED, 2])
})

test.each(['clientDataJSON', 'authenticatorData', 'signature'])(
  'R-FRAME-141 signs nothing after an assertion whose %s was changed or cut',
  async (field) => {
    for (const change of [
      (bytes: Uint8Array) => bytes.with(-1, (bytes.at(-1) ?? 0) ^ 1),
      (bytes: Uint8Array) => bytes.slice(0, -1),
    ]) {
      const { sign, signatures } = await serve((get) => async (options) => {
        const credential = await get(options)
        const response = Reflect.get(credential ?? {}, 'response')
        Object.assign(response, {
          [field]: Uint8Array.from(change(new Uint8Array(Reflect.get(response, field)))).buffer,
        })
        return credential
      })
      expect([await sign(), signatures()]).toEqual([REFUSED, 0])
    }
  },
)

test('R-FRAME-141 signs nothing when the card is gone before the browser responds', async () => {
  const { sign, signatures } = await serve(undefined, AbortSignal.abort())
  expect([await sign(), signatures()]).toEqual([REFUSED, 0])
})

test('R-FRAME-141 gives a change of the email no digest, so that only the window approves it', async () => {
  const frame = await serveFrame()
  frames.push(frame)
  await frame.logIn()
  await frame.request('UPDATE_EMAIL', { email: 'ada@new.example' })
  expect(frame.cards.map(({ digest }) => digest)).toEqual([undefined])
})
