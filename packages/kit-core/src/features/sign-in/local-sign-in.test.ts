import { setImmediate } from 'node:timers'
import { createLocalSignIn, type LocalSignInOptions, type SignInVerifier, type SiwxSession } from '../../sign-in.js'
import { createMemoryStorage } from '../../testing/index.js'

const KEY = '@bowline/sign_in_sessions'
const ALICE = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
const BOB = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359'
const SITE = { domain: 'app.example', uri: 'https://app.example' }

/** Accepts a signature that starts with the account's address. */
const verifier: SignInVerifier = {
  namespace: 'eip155',
  verify: async ({ data, message, signature }) => signature === `${data.accountAddress} signed ${message.length}`,
}

function setUp(over: Partial<LocalSignInOptions> = {}, storage = createMemoryStorage()) {
  const open = (tab = storage.tab()) => {
    const signIn = createLocalSignIn({ ...SITE, verifiers: [verifier], ...over })
    signIn.attach?.({ storage: tab, rpcUrls: async () => [] })
    return signIn
  }
  const signIn = open(storage)
  const session = async (accountAddress = ALICE, chainId: 'eip155:1' | 'eip155:10' = 'eip155:1', by = signIn) => {
    const { toString: text, ...data } = await by.createMessage({ chainId, accountAddress })
    const message = text()
    return { data, message, signature: `${data.accountAddress} signed ${message.length}` }
  }
  const kept = () => storage.entries()[KEY]
  return { signIn, session, storage, open, kept }
}

afterEach(() => jest.useRealTimers())

test('R-SIWX-24 R-SIWX-25 R-STATE-54 creates a message with site, statement, account, network and expiry', async () => {
  jest.useFakeTimers({ now: Date.parse('2026-03-01T12:00:00.000Z'), doNotFake: ['setImmediate', 'queueMicrotask'] })
  const { signIn } = setUp({ statement: 'Welcome.', resources: ['https://app.example/terms'], expirationMs: 60_000 })
  const { toString: text, ...data } = await signIn.createMessage({
    chainId: 'eip155:1',
    accountAddress: ALICE.toLowerCase(),
  })
  expect(data).toEqual({
    ...SITE,
    accountAddress: ALICE,
    chainId: 'eip155:1',
    version: '1',
    nonce: expect.stringMatching(/^[A-Za-z0-9]{22}$/),
    statement: 'Welcome.',
    issuedAt: '2026-03-01T12:00:00.000Z',
    expirationTime: '2026-03-01T12:01:00.000Z',
    resources: ['https://app.example/terms'],
  })
  expect(text()).toContain('app.example wants you to sign in with your Ethereum account:\n')
})

test('R-SIWX-04 R-SIWX-28 R-STORE-07 stores a verified session for its account and network only', async () => {
  const { signIn, session, open } = setUp()
  const made = await session()
  await signIn.addSession(made)
  expect(await signIn.getSessions('eip155:1', ALICE.toLowerCase())).toEqual([made])
  expect(await signIn.getSessions('eip155:10', ALICE)).toEqual([])
  expect(await signIn.getSessions('eip155:1', BOB)).toEqual([])
  expect(await open().getSessions('eip155:1', ALICE)).toEqual([made])
})

test('R-SIWX-28 does not store an invalid session: `The signature is not valid`', async () => {
  const { signIn, session, kept } = setUp()
  const change = async (over: (made: SiwxSession) => Partial<SiwxSession>) => {
    const made = await session()
    return { ...made, ...over(made) }
  }
  const bad = [
    await change(() => ({ signature: 'forged' })),
    await change(() => ({ message: 'hello' })),
    await change(({ data }) => ({ data: { ...data, accountAddress: BOB } })),
    await change(({ data }) => ({ data: { ...data, expirationTime: '2099-01-01T00:00:00.000Z' } })),
    await change(({ message }) => ({ message: message.replace('app.example', 'evil.example') })),
  ]
  for (const session of bad) {
    await expect(signIn.addSession(session)).rejects.toMatchObject({ message: 'The signature is not valid' })
  }
  expect(kept()).toBeUndefined()
})

test('R-SIWX-27 R-SIWX-28 does not store a session of a namespace without a verifier', async () => {
  const { signIn } = setUp({ verifiers: [] })
  const { toString: text, ...data } = await signIn.createMessage({ chainId: 'eip155:1', accountAddress: ALICE })
  const session = { data, message: text(), signature: 'any' }
  await expect(signIn.addSession(session)).rejects.toMatchObject({ code: 'sign-in/invalid-signature' })
})

test('R-SIWX-30 accepts a nonce once, and never one it has not issued', async () => {
  const { signIn, session, open } = setUp()
  const made = await session()
  const [first, second] = await Promise.allSettled([signIn.addSession(made), signIn.addSession(made)])
  expect([first?.status, second?.status]).toEqual(['fulfilled', 'rejected'])
  await signIn.revokeSession('eip155:1', ALICE)
  await expect(signIn.addSession(made)).rejects.toMatchObject({ code: 'sign-in/invalid-signature' })
  await expect(open(createMemoryStorage()).addSession(await session())).rejects.toMatchObject({
    code: 'sign-in/invalid-signature',
  })
  expect(await signIn.getSessions('eip155:1', ALICE)).toEqual([])
})

test('R-SIWX-04 replaces all sessions on set, and changes nothing when one is invalid', async () => {
  const { signIn, session } = setUp()
  await signIn.addSession(await session())
  const next = [await session(BOB), await session(BOB, 'eip155:10')]
  await signIn.setSessions(next)
  expect(await signIn.getSessions('eip155:1', ALICE)).toEqual([])
  expect(await signIn.getSessions('eip155:10', BOB)).toEqual([next[1]])
  await expect(signIn.setSessions([{ ...(await session()), signature: 'forged' }])).rejects.toThrow('not valid')
  expect(await signIn.getSessions('eip155:1', BOB)).toEqual([next[0]])
  await signIn.setSessions([])
  expect(await signIn.getSessions('eip155:1', BOB)).toEqual([])
})

test('R-SIWX-04 removes only the sessions of one account on one network on revoke', async () => {
  const { signIn, session, kept } = setUp()
  for (const made of [await session(), await session(ALICE, 'eip155:10'), await session(BOB)])
    await signIn.addSession(made)
  await signIn.revokeSession('eip155:1', ALICE.toLowerCase())
  expect(await signIn.getSessions('eip155:1', ALICE)).toEqual([])
  expect(await signIn.getSessions('eip155:10', ALICE)).toHaveLength(1)
  expect(await signIn.getSessions('eip155:1', BOB)).toHaveLength(1)
  await signIn.revokeSession('eip155:10', ALICE)
  await signIn.revokeSession('eip155:1', BOB)
  expect(kept()).toBeUndefined()
})

test('R-SIWX-04 R-SIWX-28 drops an expired session on read', async () => {
  const start = Date.parse('2026-03-01T12:00:00.000Z')
  jest.useFakeTimers({ now: start, doNotFake: ['setImmediate', 'queueMicrotask'] })
  const { signIn, session, kept } = setUp({ expirationMs: 60_000 })
  await signIn.addSession(await session())
  jest.setSystemTime(start + 59_999)
  expect(await signIn.getSessions('eip155:1', ALICE)).toHaveLength(1)
  jest.setSystemTime(start + 60_000)
  expect(await signIn.getSessions('eip155:1', ALICE)).toEqual([])
  expect(kept()).toBeUndefined()
})

test.each<readonly [string, (session: SiwxSession) => unknown]>([
  ['not signed', (session) => ({ ...session, signature: 'forged' })],
  ['without a signature', (session) => ({ ...session, signature: '' })],
  [
    'of another site',
    (session) => ({ ...session, message: session.message.replaceAll('app.example', 'evil.example') }),
  ],
  [
    'with other fields than were signed',
    (session) => ({ ...session, data: { ...session.data, nonce: 'another00000' } }),
  ],
  ['without its fields', ({ message, signature }) => ({ message, signature })],
  ['of a type that it is not', () => 7],
])('R-SIWX-28 R-STORE-14 drops a stored session %s and keeps the next one', async (_, spoil) => {
  const { signIn, session, storage } = setUp()
  const made = await session()
  const other = await session(BOB)
  storage.text.set(KEY, JSON.stringify([spoil(made), other]))
  expect(await signIn.getSessions('eip155:1', ALICE)).toEqual([])
  expect(await signIn.getSessions('eip155:1', BOB)).toEqual([other])
  await signIn.revokeSession('eip155:1', BOB)
  expect(storage.entries()[KEY]).toBeUndefined()
})

test.each(['{', '{}', 'null', '7', '"x"'])('R-STORE-14 removes a stored text that is not a list: %s', async (text) => {
  const { signIn, storage, kept } = setUp()
  storage.text.set(KEY, text)
  expect(await signIn.getSessions('eip155:1', ALICE)).toEqual([])
  expect(kept()).toBeUndefined()
})

test('R-SIWX-08 keeps without trusting a session whose signature cannot be checked now', async () => {
  let isDown = false
  const verify = async () => {
    if (isDown) throw new TypeError('fetch failed')
    return true
  }
  const { signIn, session } = setUp({ verifiers: [{ namespace: 'eip155', verify }] })
  const made = await session()
  await signIn.addSession(made)
  isDown = true
  await expect(signIn.getSessions('eip155:1', ALICE)).rejects.toThrow('fetch failed')
  isDown = false
  expect(await signIn.getSessions('eip155:1', ALICE)).toEqual([made])
})

test('R-MODAL-16 notifies about sessions changed in another tab and about a changed requirement', async () => {
  const { signIn, session, open } = setUp()
  const other = open()
  const reported: boolean[] = []
  const stop = other.onChange?.(() => reported.push(other.getRequired?.() ?? false))
  const turn = () => new Promise(setImmediate)
  await signIn.addSession(await session())
  await turn()
  expect(reported).toEqual([true])
  await signIn.revokeSession('eip155:1', ALICE)
  await turn()
  other.setRequired(false)
  expect(reported).toEqual([true, true, false])
  stop?.()
  other.setRequired(true)
  expect(reported).toHaveLength(3)
})

test('R-SIWX-05 requires sign-in by default with the ready-made sign-in', () => {
  expect(setUp().signIn.getRequired?.()).toBe(true)
  expect(setUp({ required: false }).signIn.getRequired?.()).toBe(false)
})
