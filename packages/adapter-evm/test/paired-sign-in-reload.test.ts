/** Sign-in during pairing with a page reload meanwhile: the real provider, a real wallet with a key, a relay. */
import { type Anvil, startAnvil, testAccount } from '@bowline/chains'
import { until } from '@bowline/jest-preset/fixtures'
import { createKit, type KitState, selectAccount } from '@bowline/kit-core'
import { disconnect, ready, signIn, signMessage, start, startPairing } from '@bowline/kit-core/actions'
import { createLocalSignIn } from '@bowline/kit-core/sign-in'
import { createMemoryLog, createMemoryStorage, type MemoryStorage } from '@bowline/kit-core/testing'
import { createPairedWallet, type PairedWallet } from '@bowline/kit-core/testing/paired'
import { type Relay, startRelay } from '@bowline/kit-core/testing/relay'
import { privateKeyToAccount } from 'viem/accounts'
import { evm, evmVerifier } from '../src/index.js'
import { network } from './setup.js'

const OWNER = privateKeyToAccount(testAccount(0).privateKey)
const ACCOUNTS = [`eip155:1:${OWNER.address}`, `eip155:10:${OWNER.address}`]

let chain: Anvil
let relay: Relay
let wallet: PairedWallet
let stops: (() => void)[] = []
beforeAll(async () => {
  process.env.DISABLE_GLOBAL_CORE = 'true'
  chain = await startAnvil({ chainId: 1 })
})
afterAll(() => chain.stop())
beforeEach(async () => {
  relay = await startRelay()
})
afterEach(async () => {
  for (const stop of stops) stop()
  stops = []
  await wallet.close()
  await relay.close()
})

async function createPage(storage: MemoryStorage) {
  const kit = createKit(
    {
      projectId: 'test',
      networks: [network(1, chain.url), network(10, chain.url)],
      adapters: [evm()],
      endpoints: { relay: relay.url },
      siwx: createLocalSignIn({ verifiers: [evmVerifier()], domain: 'app.example', uri: 'https://app.example' }),
    },
    { storage, log: createMemoryLog(), fetch: () => Promise.reject(new TypeError('fetch failed')) },
  )
  const events: string[] = []
  kit.listeners.add(({ event }) => void events.push(event))
  stops.push(start(kit))
  await ready(kit)
  const comes = (isSo: (state: KitState) => boolean) => until(() => isSo(kit.getState()))
  return { kit, events, comes }
}

/** The user approves and signs in the wallet after the page was reloaded. */
async function signedAfterReload(isNonceKnown: boolean) {
  const storage = createMemoryStorage()
  const { kit: first, comes: comesFirst } = await createPage(storage)
  wallet = await createPairedWallet({
    relayUrl: relay.url,
    grants: { eip155: { accounts: ACCOUNTS } },
    policy: 'hold',
    onSignIn: ({ message }) => OWNER.signMessage({ message }),
    onRequest: ({ params }) => {
      const [text] = Array.isArray(params) ? params : []
      return OWNER.signMessage({ message: { raw: text } })
    },
  })
  startPairing(first)
  await comesFirst(({ connect }) => connect.wcUri !== undefined)
  await wallet.pair(first.getState().connect.wcUri ?? '')
  await (await first.pairing()).close()
  if (!isNonceKnown) storage.remove({ name: '@bowline/sign_in_nonce_tokens' })
  const next = await createPage(storage)
  await wallet.respond('approve')
  return next
}

test('R-CONN-164 R-SIWX-31 R-SIWX-32 connects and signs in after a reload when the nonce is still known', async () => {
  const { kit, events, comes } = await signedAfterReload(true)
  await comes(({ signIn: state }) => state.status === 'signed')
  expect(events).toEqual(expect.arrayContaining(['CONNECT_SUCCESS', 'SIWX_AUTH_SUCCESS']))
  expect(selectAccount(kit.getState(), 'eip155').address).toBe(OWNER.address)
  expect([wallet.sessions().length, wallet.requests]).toEqual([1, []])
  expect(await signMessage(kit, { message: 'hi' })).toBe(await OWNER.signMessage({ message: 'hi' }))
  await Promise.all([wallet.ended(), disconnect(kit)])
})

test('R-CONN-164 connects after a reload and requests a signature when the nonce is no longer known', async () => {
  const { kit, comes } = await signedAfterReload(false)
  await comes(({ signIn: state }) => state.status === 'needed')
  expect(kit.getState().signIn.failure).toBe(undefined)
  expect((await signIn(kit)).data).toMatchObject({ accountAddress: OWNER.address, chainId: 'eip155:1' })
  expect(wallet.sessions()).toHaveLength(1)
})
