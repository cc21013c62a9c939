import { memorySignIn, settled, setUpSignIn, stopKits } from '../../../test/sign-in-fixture.js'
import { signIn, startPairing } from '../../actions.js'
import { mainnet, sepolia } from '../../base/networks/ethereum.js'
import type { PairSignedInParams, SignedPairing } from '../../core/adapter/transport.js'
import type { PairingTransport } from '../../index.js'
import { formatSignInMessage } from '../../sign-in.js'
import { mockAdapter, mockPairedSession, mockTransport } from '../../testing/index.js'
import { createMessage } from './create-message.js'

afterEach(stopKits)

const ALICE = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
const SITE = { domain: 'app.example', uri: 'https://app.example' }
const ALL_EVM = { networks: [mainnet, sepolia] as const }
const GRANTED = { eip155: { accounts: [`eip155:1:${ALICE}`, `eip155:11155111:${ALICE}`] as const } }

/** A wallet's response for one network, with optional overrides. */
function answer({ message }: PairSignedInParams, chainId: 'eip155:1' | 'eip155:11155111', over: object = {}) {
  const data = { ...message, chainId, accountAddress: ALICE, ...over }
  const { domain, uri: aud, nonce } = data
  const p = { domain, aud, nonce, version: '1', iss: `did:pkh:${chainId}:${ALICE}` }
  return { cacao: { h: { t: 'caip122' }, p, s: { t: 'eip191', s: '0xsigned' } }, message: formatSignInMessage(data) }
}

type Answer = (params: PairSignedInParams) => SignedPairing['signed']

/** A correctly signed response for a network that was not requested. */
function foreign(params: PairSignedInParams) {
  const { cacao, message } = answer(params, 'eip155:1')
  const iss = cacao.p.iss.replace('eip155:1', 'eip155:10')
  return { cacao: { ...cacao, p: { ...cacao.p, iss } }, message: message.replace('Chain ID: 1', 'Chain ID: 10') }
}

async function setUp(
  give: Answer | undefined,
  { options = {}, ...over }: { options?: object; app?: ReturnType<typeof memorySignIn> } = {},
) {
  const mock = mockTransport()
  const session = mockPairedSession({ namespaces: GRANTED })
  const asked: PairSignedInParams[] = []
  let respond = () => {}
  const transport: PairingTransport = {
    ...mock,
    ...(give && {
      pairSignedIn: async (params: PairSignedInParams) => {
        asked.push(params)
        const signed = give(params)
        params.onUri(`wc:${'a'.repeat(64)}@2?relay-protocol=irn&symKey=${'b'.repeat(64)}`)
        await new Promise<void>((resolve) => {
          respond = resolve
        })
        return { session, signed }
      },
    }),
  }
  const config = {
    createMessage: async (params: Parameters<typeof createMessage>[1]) =>
      createMessage({ ...SITE, statement: 'Welcome.' }, params, 'nonce12345'),
  }
  const app = over.app ?? memorySignIn(config)
  const made = await setUpSignIn({
    signIn: app,
    adapters: [mockAdapter(), mockAdapter({ namespace: 'solana' })],
    pairingTransport: transport,
    options: { ...ALL_EVM, ...options },
  })
  startPairing(made.kit)
  await settled()
  const say = async () => {
    respond()
    await settled()
  }
  return { ...made, asked, say, pairing: mock.controls, session }
}

const both: Answer = (params) => [answer(params, 'eip155:1'), answer(params, 'eip155:11155111')]

test('R-SIWX-31 R-SIWX-32 R-STATE-53 R-STATE-56 asks a pairing wallet to sign and stores its responses as sessions', async () => {
  const { asked, say, signIn: app, status, view, eventsOf, evm } = await setUp(both)
  const [params] = asked
  expect(params?.message).toMatchObject({ ...SITE, statement: 'Welcome.', nonce: 'nonce12345', chainId: 'eip155:1' })
  expect(params?.caipNetworkIds).toEqual(['eip155:1', 'eip155:11155111'])
  expect(params?.methods).toContain('eth_sendTransaction')
  await say()
  const [first, second] = app.sessions()
  expect([first?.data.chainId, second?.data.chainId]).toEqual(['eip155:1', 'eip155:11155111'])
  expect(first).toMatchObject({
    data: { accountAddress: ALICE, nonce: 'nonce12345' },
    message: expect.stringContaining(`Ethereum account:\n${ALICE}\n\nWelcome.`),
    signature: '0xsigned',
    cacao: { h: { t: 'caip122' }, p: { iss: `did:pkh:eip155:1:${ALICE}` }, s: { t: 'eip191', s: '0xsigned' } },
  })
  expect([status(), view()]).toEqual(['signed', undefined])
  expect(eventsOf('SIWX_AUTH_SUCCESS')).toEqual([{ network: 'eip155:1', isSmartAccount: false }])
  expect(evm.requests.filter(({ method }) => method === 'signMessage')).toEqual([])
})

test('R-SIWX-32 puts the network of the message first', async () => {
  const { asked } = await setUp(both, { options: { defaultNetwork: sepolia } })
  expect(asked[0]?.message.chainId).toBe('eip155:11155111')
  expect(asked[0]?.caipNetworkIds).toEqual(['eip155:11155111', 'eip155:1'])
})

test('R-SIWX-31 pairs as usual when a network of another namespace is requested', async () => {
  const { solana } = await import('../../base/networks/solana.js')
  const { asked, pairing } = await setUp(both, { options: { networks: [mainnet, solana] } })
  expect([asked, pairing.offers.length]).toEqual([[], 1])
})

test('R-SIWX-31 pairs as usual without sign-in in the options', async () => {
  const { asked, pairing } = await setUp(both, { options: { siwx: undefined } })
  expect([asked, pairing.offers.length]).toEqual([[], 1])
})

test('R-SIWX-33 shows `Signing in…` until the sessions are stored', async () => {
  const release: (() => void)[] = []
  const app = memorySignIn({
    createMessage: async (params) => createMessage(SITE, params, 'nonce12345'),
    setSessions: () => new Promise((resolve) => release.push(resolve)),
  })
  const { kit, say } = await setUp(both, { app })
  expect(kit.getState().toast.open).toBe(false)
  await say()
  expect(kit.getState().toast).toMatchObject({
    message: 'Signing in…',
    name: 'authenticating',
    variant: 'loading',
    open: true,
    autoClose: false,
  })
  release[0]?.()
  await settled()
  expect(kit.getState().toast.open).toBe(false)
})

test('R-SIWX-34 keeps the wallet paired when the session store fails, shows why and asks again', async () => {
  const app = memorySignIn({ createMessage: async (params) => createMessage(SITE, params, 'nonce12345') })
  app.fail('setSessions', new TypeError('Failed to fetch'))
  const { kit, say, session, eventsOf, view } = await setUp(both, { app })
  await say()
  expect([session.controls.isOver(), kit.getState().connect.status]).toEqual([false, 'connected'])
  expect(eventsOf('SIWX_AUTH_ERROR')).toMatchObject([{ network: 'eip155:1', message: 'Failed to fetch' }])
  expect(kit.getState().toast.message).not.toBe('Signing in…')
  expect([view(), kit.getState().signIn.failure?.code]).toEqual(['SIWXSignMessage', 'sign-in/server'])
  await signIn(kit)
  expect([view(), kit.getState().signIn.failure]).toEqual([undefined, undefined])
})

test.each<readonly [string, Answer | undefined]>([
  ['has no way to ask for it', undefined],
  [
    'fails before there is an address',
    () => {
      throw new Error('not supported')
    },
  ],
])('R-SIWX-35 pairs as usual and asks for the signature when a provider %s', async (_, give) => {
  const { kit, pairing, session, view, status } = await setUp(give)
  pairing.last().approve(session)
  await settled()
  expect([view(), status()]).toEqual(['SIWXSignMessage', 'needed'])
  await signIn(kit)
  expect(status()).toBe('signed')
})

test('R-SIWX-35 asks for the signature after pairing when the message needs the account first', async () => {
  const app = memorySignIn()
  app.fail('createMessage')
  const { asked, pairing } = await setUp(both, { app })
  expect([asked, pairing.offers.length]).toEqual([[], 1])
})

test.each<readonly [string, Answer]>([
  ['nothing', () => []],
  ['another nonce', (params) => [answer(params, 'eip155:1', { nonce: 'another12345' })]],
  ['another site', (params) => [answer(params, 'eip155:1', { domain: 'evil.example', uri: 'https://evil.example' })]],
  [
    'another account than it names',
    (params) => [answer(params, 'eip155:1', { accountAddress: '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359' })],
  ],
  ['another network than it names', (params) => [answer(params, 'eip155:1', { chainId: 'eip155:10' })]],
  ['a network that was not asked for', (params) => [foreign(params)]],
  [
    'something else',
    () => [
      { cacao: { h: {}, p: {}, s: {} }, message: 'hello' },
      { cacao: null, message: undefined },
    ],
  ],
])('R-SIWX-35 connects a wallet that signs %s, and asks for the signature', async (_, give) => {
  const { say, signIn: app, view, status } = await setUp(give)
  await say()
  expect([app.sessions(), view(), status()]).toEqual([[], 'SIWXSignMessage', 'needed'])
})
