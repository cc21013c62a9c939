import { passTurns } from '@bowline/jest-preset/fixtures'
import { lendLocks } from '@bowline/jest-preset/page-locks'
import {
  connected,
  createPage,
  isConnected,
  ONE,
  relay,
  startTestRelay,
  stopTestRelay,
  TWO,
  waitForState,
} from '../../../test/whole-pairing-fixture.js'
import { disconnect, signIn, switchNetwork } from '../../actions.js'
import {
  currentRoute,
  type Kit,
  type KitStorage,
  type Namespace,
  type SiwxConfig,
  selectNetworks,
} from '../../index.js'
import { createLocalSignIn, createServerSignIn, type LocalSignInOptions, type SignInVerifier } from '../../sign-in.js'
import { until } from '../../testing/until.js'

beforeEach(startTestRelay)
afterEach(stopTestRelay)

const ASKED = '@bowline/asked_sign_ins'
const SITE = { domain: 'app.example', uri: 'https://app.example' }

const signatureOf = (address: string, message: string) => `${address} signed ${message}`
const verifier: SignInVerifier = {
  namespace: 'eip155',
  verify: async ({ data, message, signature }) => signature === signatureOf(data.accountAddress, message),
}
const local = (over: Partial<LocalSignInOptions> = {}) => createLocalSignIn({ ...SITE, verifiers: [verifier], ...over })

type Question = { readonly approve: (by?: string) => void; readonly refuse: () => void }

/** A wallet that responds on demand, and a page that has sent it a sign-in request. */
async function asking(siwx: () => SiwxConfig = local, namespace: Namespace = 'eip155') {
  const questions: Question[] = []
  const onRequest = ({ params }: { params: unknown }) =>
    new Promise((resolve, reject) => {
      const sign = (by?: string) => {
        if (!Array.isArray(params)) return { signature: 'signed' }
        const [hex, address] = params
        return signatureOf(by ?? address, Buffer.from(hex.slice(2), 'hex').toString())
      }
      questions.push({
        approve: (by) => resolve(sign(by)),
        refuse: () => reject({ code: 4001, message: 'No' }),
      })
    })
  const page = await connected({ onRequest }, { siwx: siwx() })
  const [network] = selectNetworks(page.kit.getState(), namespace)?.requested ?? []
  if (network) await switchNetwork(page.kit, network)
  await until(() => statusOf(page.kit) === 'needed')
  const ask = (kit: Kit) => {
    const answer = signIn(kit)
    answer.catch(() => {})
    return answer
  }
  const first = ask(page.kit)
  await until(() => questions.length === 1)
  return {
    ...page,
    ask,
    first,
    questions,
    noted: () => page.storage.entries()[ASKED],
    /** The browser discards the page. */
    async leave() {
      await page.die()
      page.stop()
    },
    /** The next page, once the wallet is connected there and its pending views are open. */
    async open(storage: KitStorage = page.storage) {
      const next = await createPage(storage, { siwx: siwx() })
      await waitForState(next.kit, () => isConnected(next.kit))
      await until(() => statusOf(next.kit) === 'needed')
      return next
    },
  }
}

const statusOf = (kit: Kit) => kit.getState().signIn.status
const viewOf = (kit: Kit) => (kit.getState().modal.open ? currentRoute(kit.getState().navigation).view : undefined)

test('R-SIWX-69 signs in on the next page with a signature that arrives after the page closed', async () => {
  const { leave, open, questions, noted, storage } = await asking()
  await leave()
  const { kit, events } = await open()
  expect([viewOf(kit), noted()]).toEqual(['SIWXSignMessage', expect.stringContaining('wants you to sign in')])
  questions[0]?.approve()
  await until(() => statusOf(kit) === 'signed')
  expect([viewOf(kit), noted(), questions.length]).toEqual([undefined, undefined, 1])
  expect(events.filter((event) => event.startsWith('SIWX'))).toEqual(['SIWX_AUTH_SUCCESS'])
  expect(storage.entries()['@bowline/sign_in_sessions']).toContain(`${ONE} signed app.example wants you`)
})

test('R-SIWX-69 signs in on the next page with a signature that arrives while no page is open', async () => {
  const { leave, questions, storage } = await asking()
  await leave()
  const published = relay.published()
  questions[0]?.approve()
  await until(() => relay.published() > published)
  const { kit } = await createPage(storage, { siwx: local() })
  await until(() => statusOf(kit) === 'signed')
  expect([statusOf(kit), viewOf(kit)]).toEqual(['signed', undefined])
})

test.each(['solana', 'polkadot'] as const)(
  'R-SIWX-69 signs in on the next page in other namespaces: %s',
  async (namespace) => {
    const verify = async ({ signature }: { signature: string }) => signature === 'signed'
    const { leave, open, questions } = await asking(() => local({ verifiers: [{ namespace, verify }] }), namespace)
    await leave()
    const { kit } = await open()
    questions[0]?.approve()
    await until(() => statusOf(kit) === 'signed')
    expect([statusOf(kit), kit.getState().signIn.address?.startsWith(namespace)]).toEqual(['signed', true])
  },
)

test('R-SIWX-69 R-SIWX-29 sends the closed page’s message and nonce to the server', async () => {
  const posted: unknown[] = []
  const answers: Readonly<Record<string, object>> = {
    '/nonce': { nonce: 'nonce00001', token: 'nonce-token' },
    '/authenticate': { token: 'token' },
    '/me': { address: ONE, chainId: 'eip155:1' },
  }
  const fetch = async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(input, init)
    const { pathname } = new URL(request.url)
    if (request.method === 'POST') posted.push([request.headers.get('x-nonce-token'), await request.json()])
    return Response.json(answers[pathname] ?? {})
  }
  const { leave, open, questions } = await asking(() =>
    createServerSignIn({ ...SITE, url: 'https://api.example', fetch }),
  )
  await leave()
  const { kit } = await open()
  questions[0]?.approve()
  await until(() => statusOf(kit) === 'signed')
  expect(statusOf(kit)).toBe('signed')
  const message = expect.stringContaining('Nonce: nonce00001')
  expect(posted).toEqual([['nonce-token', { message, signature: expect.stringContaining(`${ONE} signed`) }]])
})

test('R-SIWX-69 keeps sign-in needed, without an error, after a rejection that arrives after the page closed', async () => {
  const { leave, open, questions, noted } = await asking()
  await leave()
  const { kit, events } = await open()
  questions[0]?.refuse()
  await until(() => noted() === undefined)
  expect([noted(), statusOf(kit), viewOf(kit), kit.getState().signIn.failure]).toEqual([
    undefined,
    'needed',
    'SIWXSignMessage',
    undefined,
  ])
  expect([events.filter((event) => event.startsWith('SIWX')), kit.getState().toast.open]).toEqual([[], false])
})

/** Changes the stored message. */
const spoil = (storage: { readonly text: KitStorage['text'] }, from: string | RegExp, to: string) =>
  storage.text.set(ASKED, (storage.text.get(ASKED) ?? '').replace(from, to))

const OTHER = '0x3333333333333333333333333333333333333333'
/** Accepts the account that a signature names, whatever the message. */
const gullible: SignInVerifier = {
  namespace: 'eip155',
  verify: async ({ data, signature }) => signature.startsWith(data.accountAddress),
}
/** An app that verifies nothing. */
const trusting = () => ({ ...local(), addSession: async () => {} })

test.each<readonly [string, string | RegExp, string, string, () => SiwxConfig]>([
  ['is signed by another account', '', '', TWO, local],
  ['was requested for an account that is not connected', ONE, OTHER, OTHER, trusting],
  ['was requested by another site', /app\.example/g, 'evil.example', ONE, () => local({ verifiers: [gullible] })],
  ['carries another nonce', /Nonce: \w+/, 'Nonce: another00000', ONE, () => local({ verifiers: [gullible] })],
  ['signs another text', /Version: 1/, 'Versions: 1', ONE, trusting],
  ['has expired', /Expiration Time: \d{4}/, 'Expiration Time: 2001', ONE, trusting],
])('R-SIWX-69 drops a response that %s silently and forgets the request', async (_, from, to, by, siwx) => {
  const { leave, open, questions, noted, storage } = await asking(siwx)
  await leave()
  spoil(storage, from, to)
  const { kit, events } = await open()
  questions[0]?.approve(by)
  await until(() => noted() === undefined)
  await passTurns()
  expect([statusOf(kit), kit.getState().toast.open]).toEqual(['needed', false])
  expect([noted(), kit.getState().signIn.failure]).toEqual([undefined, undefined])
  expect(events.filter((event) => event.startsWith('SIWX'))).toEqual([])
  expect(storage.entries()).not.toHaveProperty('@bowline/sign_in_sessions')
})

test.each([
  ['old', /"atMs":\d+/, '"atMs":1'],
  ['of another session', /"topic":"./, '"topic":"-'],
  ['no text', /"message":"[^"]*"/, '"message":7'],
  ['no list', /^\[/, '{['],
])('R-SIWX-69 R-STORE-14 ignores the response when the stored request is %s', async (_, from, to) => {
  const { ask, leave, open, questions, storage } = await asking()
  await leave()
  spoil(storage, from, to)
  const { kit, events } = await open()
  questions[0]?.approve()
  // The page receives the response to this request after the first one.
  const next = ask(kit)
  await until(() => questions.length === 2)
  questions[1]?.refuse()
  await expect(next).rejects.toMatchObject({ code: 'sign-in/declined' })
  expect([statusOf(kit), events.includes('SIWX_AUTH_SUCCESS')]).toEqual(['needed', false])
})

test('R-SIWX-69 leaves a response to the open page that requested it, and the other tab is signed in by it', async () => {
  const locks = lendLocks()
  const { kit, first, ask, open, questions, storage, events } = await asking()
  questions[0]?.refuse()
  await expect(first).rejects.toMatchObject({ code: 'sign-in/declined' })
  const other = await open({ ...storage, ...storage.tab() })
  // The tab that did not send the request was open first, and receives the response first.
  const answer = ask(other.kit)
  await until(() => questions.length === 2)
  questions[1]?.approve()
  await answer
  await until(() => statusOf(kit) === 'signed')
  await passTurns()
  const count = (names: readonly string[]) => names.filter((name) => name === 'SIWX_AUTH_SUCCESS').length
  expect([kit, other.kit].map(statusOf)).toEqual(['signed', 'signed'])
  expect([count(events), count(other.events)]).toEqual([0, 1])
  locks.giveBack()
})

test('R-SIWX-69 handles a response to a closed tab once', async () => {
  const locks = lendLocks()
  const { leave, open, questions, storage } = await asking()
  const tabs = [await open({ ...storage, ...storage.tab() }), await open({ ...storage, ...storage.tab() })]
  await leave()
  questions[0]?.approve()
  await until(() => tabs.every(({ kit }) => statusOf(kit) === 'signed'))
  expect(tabs.map(({ kit }) => statusOf(kit))).toEqual(['signed', 'signed'])
  expect(tabs.flatMap(({ events }) => events.filter((name) => name === 'SIWX_AUTH_SUCCESS'))).toHaveLength(1)
  locks.giveBack()
})

test('R-SIWX-69 accepts the first valid response when the user was asked again, and ignores the other', async () => {
  const { leave, open, ask, questions, noted, storage } = await asking()
  await leave()
  const { kit, events } = await open()
  const again = ask(kit)
  await until(() => questions.length === 2)
  questions[0]?.approve()
  await until(() => statusOf(kit) === 'signed')
  expect(statusOf(kit)).toBe('signed')
  const sessions = storage.entries()['@bowline/sign_in_sessions']
  questions[1]?.refuse()
  await expect(again).rejects.toMatchObject({ code: 'request/aborted' })
  expect([statusOf(kit), viewOf(kit), noted()]).toEqual(['signed', undefined, undefined])
  expect(events.filter((event) => event.startsWith('SIWX'))).toEqual(['SIWX_AUTH_SUCCESS'])
  expect(storage.entries()['@bowline/sign_in_sessions']).toBe(sessions)
})

test('R-SIWX-69 forgets the sign-in requests on a disconnect', async () => {
  const { leave, open, questions, noted, storage } = await asking()
  await leave()
  const { kit } = await open()
  expect(noted()).toBeDefined()
  await disconnect(kit)
  expect(noted()).toBeUndefined()
  questions[0]?.approve()
  await passTurns()
  expect(storage.entries()).not.toHaveProperty('@bowline/sign_in_sessions')
})
