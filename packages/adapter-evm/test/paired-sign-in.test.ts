/** Sign-in during pairing: the real provider, a real wallet with a key, and a relay. */
import { startAnvil, testAccount } from '@bowline/chains'
import { until } from '@bowline/jest-preset/fixtures'
import { createKit, type KitState } from '@bowline/kit-core'
import { ready, signIn, start, startPairing } from '@bowline/kit-core/actions'
import { createLocalSignIn } from '@bowline/kit-core/sign-in'
import { createMemoryLog, createMemoryStorage } from '@bowline/kit-core/testing'
import { createPairedWallet, type PairedWallet, type PairedWalletOptions } from '@bowline/kit-core/testing/paired'
import { type Relay, startRelay } from '@bowline/kit-core/testing/relay'
import { privateKeyToAccount } from 'viem/accounts'
import { evm, evmVerifier } from '../src/index.js'
import { network } from './setup.js'

const OWNER = privateKeyToAccount(testAccount(0).privateKey)
const STRANGER = privateKeyToAccount(testAccount(1).privateKey)

let chain: Awaited<ReturnType<typeof startAnvil>>
let relay: Relay
let wallet: PairedWallet
let stop: () => void
beforeAll(async () => {
  process.env.DISABLE_GLOBAL_CORE = 'true'
  chain = await startAnvil({ chainId: 1 })
})
afterAll(() => chain.stop())
beforeEach(async () => {
  relay = await startRelay()
})
afterEach(async () => {
  stop()
  await wallet.close()
  await relay.close()
})

async function pair(params: Partial<PairedWalletOptions>) {
  const storage = createMemoryStorage()
  const events: string[] = []
  const kit = createKit(
    {
      projectId: 'test',
      networks: [network(1, chain.url), network(10, chain.url)],
      adapters: [evm()],
      endpoints: { relay: relay.url },
      siwx: createLocalSignIn({
        verifiers: [evmVerifier()],
        statement: 'Welcome to the app.',
        domain: 'app.example',
        uri: 'https://app.example',
      }),
    },
    { storage, log: createMemoryLog(), fetch: () => Promise.reject(new TypeError('fetch failed')) },
  )
  kit.listeners.add(({ event }) => void events.push(event))
  stop = start(kit)
  await ready(kit)
  const accounts = [`eip155:1:${OWNER.address}`, `eip155:10:${OWNER.address}`]
  wallet = await createPairedWallet({
    relayUrl: relay.url,
    grants: { eip155: { accounts } },
    onRequest: ({ params: asked }) => {
      const [text] = Array.isArray(asked) ? asked : []
      return OWNER.signMessage({ message: { raw: text } })
    },
    ...params,
  })
  startPairing(kit)
  const uri = () => kit.getState().connect.wcUri
  await until(() => uri() !== undefined)
  const answered = wallet.pair(uri() ?? '')
  const comes = (isSo: (state: KitState) => boolean) => until(() => isSo(kit.getState()))
  return { kit, storage, events, answered, comes }
}

test('R-SIWX-31 R-SIWX-32 connects and signs in with one wallet response, on every signed network', async () => {
  const { kit, storage, events, answered, comes } = await pair({
    onSignIn: ({ message }) => OWNER.signMessage({ message }),
  })
  await answered
  await comes(({ signIn: state }) => state.status === 'signed')
  const kept: unknown = JSON.parse(storage.entries()['@bowline/sign_in_sessions'] ?? '[]')
  expect(kept).toMatchObject([
    {
      data: { chainId: 'eip155:1', accountAddress: OWNER.address, domain: 'app.example' },
      cacao: { h: { t: 'caip122' } },
    },
    { data: { chainId: 'eip155:10', accountAddress: OWNER.address } },
  ])
  expect(events).toContain('SIWX_AUTH_SUCCESS')
  expect(wallet.requests).toEqual([])
  expect(kit.getState().connect.status).toBe('connected')
})

test('R-SIWX-35 R-SIWX-39 requests the signature from a wallet that only connects, without a reload', async () => {
  const { kit, answered, comes } = await pair({})
  await answered
  await comes(({ signIn: state }) => state.status === 'needed')
  relay.pause()
  const signing = signIn(kit)
  relay.resume()
  expect((await signing).data).toMatchObject({ accountAddress: OWNER.address, chainId: 'eip155:1' })
  expect(kit.getState().signIn.status).toBe('signed')
})

test('R-SIWX-35 does not connect a user who declines in the wallet', async () => {
  const { kit, answered, comes } = await pair({
    policy: 'reject',
    onSignIn: ({ message }) => OWNER.signMessage({ message }),
  })
  await answered
  await comes(({ connect }) => connect.wcError)
  expect(kit.getState().connect.status).toBe('disconnected')
})

test('R-SIWX-32 does not connect on a response with another account’s signature', async () => {
  const { kit, answered } = await pair({ onSignIn: ({ message }) => STRANGER.signMessage({ message }) })
  await expect(answered).rejects.toThrow('Signature verification failed')
  await until(() => kit.getState().connect.wcError)
  expect([kit.getState().connect.status, kit.getState().signIn.status]).toEqual(['disconnected', 'idle'])
})
