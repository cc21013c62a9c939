import { settled, setUpSignIn, stopKits } from '../../../test/sign-in-fixture.js'
import { cancelSignIn, signIn as signInTo, switchNetwork } from '../../actions.js'
import type { CaipNetworkId } from '../../index.js'
import { createLocalSignIn, createServerSignIn, type SignInVerifier, type SiwxConfig } from '../../sign-in.js'
import { createMemoryStorage, mockAccounts, mockAdapter } from '../../testing/index.js'

afterEach(stopKits)

const [{ address: ALICE }] = mockAccounts('eip155')
const SITE = { domain: 'app.example', uri: 'https://app.example' }
/** Signatures on EVM networks: of a key account and of a contract. */
const SIGNATURES = { key: `0x${'ab'.repeat(65)}`, contract: `0x${'ab'.repeat(97)}` }
const verifiers: readonly SignInVerifier[] = [{ namespace: 'eip155', verify: async () => true }]

/** A server that accepts every signature. */
function believingServer(): typeof fetch {
  const live = new Map<string, { address: string; chainId: string }>()
  let made = 0
  return async (input, init) => {
    const request = new Request(input, init)
    const bearer = request.headers.get('authorization')?.slice('Bearer '.length) ?? ''
    switch (new URL(request.url).pathname) {
      case '/nonce':
        made += 1
        return Response.json({ nonce: `nonce000${made}` })
      case '/authenticate': {
        const { message } = await request.json()
        live.set(`token-${made}`, { address: ALICE, chainId: `eip155:${/Chain ID: (\d+)/.exec(message)?.[1]}` })
        return Response.json({ token: `token-${made}` })
      }
      case '/me':
        return live.has(bearer) ? Response.json(live.get(bearer)) : new Response('', { status: 401 })
      default:
        live.delete(bearer)
        return new Response('')
    }
  }
}

const WAYS = {
  'in the page': (perNetwork?: boolean) => createLocalSignIn({ ...SITE, verifiers, perNetwork }),
  'with a server': (perNetwork?: boolean) =>
    createServerSignIn({ ...SITE, url: 'https://server.example', fetch: believingServer(), perNetwork }),
}

async function signedOnMainnet(signIn: SiwxConfig, signature: string) {
  signIn.attach?.({ storage: createMemoryStorage(), rpcUrls: async () => [] })
  const { toString: text, ...data } = await signIn.createMessage({ chainId: 'eip155:1', accountAddress: ALICE })
  const session = { data, message: text(), signature }
  await signIn.addSession(session)
  const count = async (chainId: CaipNetworkId) => (await signIn.getSessions(chainId, ALICE)).length
  return { session, count }
}

describe.each(Object.entries(WAYS))('%s', (_, make) => {
  test('R-SIWX-68 R-SIWX-04 accepts a session on every network of its namespace, and revokes it on each', async () => {
    const signIn = make()
    const { session, count } = await signedOnMainnet(signIn, SIGNATURES.key)
    expect(await signIn.getSessions('eip155:10', ALICE)).toEqual([session])
    expect(await count('solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp')).toBe(0)
    await signIn.revokeSession('eip155:10', ALICE)
    expect(await count('eip155:1')).toBe(0)
  })

  test('R-SIWX-68 lists sessions created on the network itself first', async () => {
    const signIn = make()
    const { session } = await signedOnMainnet(signIn, SIGNATURES.key)
    const { toString: text, ...data } = await signIn.createMessage({ chainId: 'eip155:10', accountAddress: ALICE })
    const other = { data, message: text(), signature: SIGNATURES.key }
    await signIn.addSession(other)
    expect(await signIn.getSessions('eip155:1', ALICE)).toEqual([session, other])
    expect(await signIn.getSessions('eip155:10', ALICE)).toEqual([other, session])
  })

  test('R-SIWX-68 accepts a contract’s session on its own network only', async () => {
    const { count } = await signedOnMainnet(make(), SIGNATURES.contract)
    expect([await count('eip155:1'), await count('eip155:10')]).toEqual([1, 0])
  })

  test('R-SIWX-68 requires a sign-in on each network with `perNetwork`', async () => {
    const signIn = make(true)
    const { count } = await signedOnMainnet(signIn, SIGNATURES.key)
    expect(await count('eip155:10')).toBe(0)
    await signIn.revokeSession('eip155:10', ALICE)
    expect(await count('eip155:1')).toBe(1)
  })
})

test.each([
  [undefined, 'signed', undefined],
  [true, 'needed', 'SIWXSignMessage'],
])('R-SIWX-68 R-SIWX-06 with perNetwork %s a network switch is %s', async (perNetwork, after, shown) => {
  const wallets = mockAdapter()
  const signMessage = async () => SIGNATURES.key
  const adapter: typeof wallets = { ...wallets, create: (context) => ({ ...wallets.create(context), signMessage }) }
  const siwx = createLocalSignIn({ ...SITE, verifiers, perNetwork })
  const { kit, connect, status, view } = await setUpSignIn({ adapters: [adapter], options: { siwx } })
  await connect()
  await signInTo(kit)
  await switchNetwork(kit, { caipNetworkId: 'eip155:11155111' })
  await settled()
  expect([status(), view()]).toEqual([after, shown])
  if (shown) await cancelSignIn(kit)
})
