/** Texts of configuration, connecting and networks. */
import {
  addNetwork,
  connect,
  disconnect,
  prefetch,
  ready,
  registerName,
  signMessage,
  start,
  switchNetwork,
} from '../../src/actions.js'
import { mainnet } from '../../src/base/networks/ethereum.js'
import { optimism } from '../../src/base/networks/optimism.js'
import { solana } from '../../src/base/networks/solana.js'
import { createKit, type KitOptions } from '../../src/index.js'
import { createTestKit, mockAdapter, mockTransport } from '../../src/testing/index.js'
import { setUpPairing } from '../pairing-fixture.js'
import { memorySignIn } from '../sign-in-fixture.js'
import { messageOf, type QuotedText, settle } from './quoted-text.js'

const startKit = async () => {
  const adapter = mockAdapter()
  const { kit } = createTestKit({ adapters: [adapter], options: { networks: [mainnet, solana] } })
  start(kit)
  await ready(kit)
  return { kit, wallet: adapter.controls }
}

const connected = async () => {
  const made = await startKit()
  await connect(made.kit, { connectorId: 'test.wallet.eip155' })
  return made
}

/** The text of the alert after the services gave this response. */
const alertAfter = async (answer: (path: string) => Response, features: KitOptions['features'] = {}) => {
  const { kit } = createTestKit({
    options: { features },
    fetch: async (input) => answer(new URL(input instanceof Request ? input.url : String(input)).pathname),
  })
  start(kit)
  prefetch(kit)
  await settle()
  return kit.getState().alert.shortMessage
}

const SOCIAL_LOGIN = [{ id: 'social_login', isEnabled: true, config: ['email'] }]
const answering =
  (origins: () => Response, features: readonly unknown[] = SOCIAL_LOGIN) =>
  (path: string) =>
    path.includes('origins') ? origins() : Response.json({ features, data: [], count: 0, isAnalyticsEnabled: false })

/** The text of the alert after the relay rejected a pairing with this reason. */
const alertOfRelay = async (words: string) => {
  const pair = () => Promise.reject(new Error(`code: 3000 (${words})`))
  const { hold, kit } = await setUpPairing({ pairingTransport: { ...mockTransport(), pair } })
  await hold()
  return kit.getState().alert.shortMessage
}

const noSuchNamespace = Object.assign({}, optimism, { chainNamespace: 'tron' })

export const TEXTS_OF_CONNECTING: readonly QuotedText[] = [
  {
    ids: 'R-CFG-33 R-ALERT-12',
    text: 'Local configuration ignored',
    when: 'the remote configuration overrides a local value',
    say: () =>
      alertAfter(
        answering(() => Response.json({ allowedOrigins: [] }), []),
        { swaps: true },
      ),
  },
  {
    ids: 'R-CFG-10 R-SIWX-02',
    text: 'Cannot set both `siweConfig` and `siwx` options',
    when: 'both are given',
    say: () =>
      messageOf(() => {
        const options = { projectId: 'x', networks: [mainnet], siwx: memorySignIn().config, siweConfig: {} }
        Reflect.apply(createKit, undefined, [options])
      }),
  },
  {
    ids: 'R-CFG-02 R-ALERT-11',
    text: 'Project ID Not Configured',
    when: 'no project id is given',
    say: async () => {
      const { kit } = createTestKit({ options: { projectId: '' } })
      start(kit)
      await settle()
      return kit.getState().alert.shortMessage
    },
  },
  {
    ids: 'R-CFG-58 R-ALERT-11',
    text: 'Project ID Not Configured',
    when: 'the service does not know the project',
    say: () => alertAfter(answering(() => new Response('', { status: 401 }))),
  },
  {
    ids: 'R-CFG-56 R-ALERT-05',
    text: 'Invalid App Configuration',
    when: 'the origin of the page is not allowed',
    say: () => alertAfter(answering(() => Response.json({ allowedOrigins: ['https://other.example'] }))),
  },
  {
    ids: 'R-ALERT-14 R-ALERT-05',
    text: 'Invalid App Configuration',
    when: 'the service says `Unauthorized: origin not allowed`',
    say: () => alertOfRelay('Unauthorized: origin not allowed'),
  },
  {
    ids: 'R-ALERT-15 R-ALERT-09',
    text: 'Session Expired',
    when: 'the service says `JWT validation error: JWT Token is not yet valid`',
    say: () => alertOfRelay('JWT validation error: JWT Token is not yet valid'),
  },
  {
    ids: 'R-ALERT-16 R-ALERT-10',
    text: 'Invalid Project ID',
    when: 'the service says `Unauthorized: invalid key`',
    say: () => alertOfRelay('Unauthorized: invalid key'),
  },
  {
    ids: 'R-ALERT-04 R-CONN-92',
    text: 'Network Not Found',
    when: 'a network is requested that is not configured',
    say: async () => {
      const { kit } = await startKit()
      await messageOf(() => switchNetwork(kit, { caipNetworkId: 'eip155:5' }))
      return kit.getState().alert.shortMessage
    },
  },
  {
    ids: 'R-ERR-06',
    text: 'Network not found',
    when: 'a switch to an unknown network rejects',
    say: async () => messageOf(async () => switchNetwork((await startKit()).kit, { caipNetworkId: 'eip155:5' })),
  },
  {
    ids: 'R-ERR-07',
    text: 'CaipNetwork is undefined',
    when: 'a switch names no network',
    say: async () => messageOf(async () => Reflect.apply(switchNetwork, undefined, [(await startKit()).kit, {}])),
  },
  {
    ids: 'R-ERR-07',
    text: 'Chain adapter not found',
    when: 'a network of an unknown namespace is added',
    say: async () =>
      messageOf(async () =>
        Reflect.apply(addNetwork, undefined, [(await startKit()).kit, { network: noSuchNamespace }]),
      ),
  },
  {
    ids: 'R-ADPT-04 R-ERR-07',
    text: 'Adapter not found',
    when: 'an action names a namespace without an adapter',
    say: async () => messageOf(async () => disconnect((await startKit()).kit, { namespace: 'bip122' })),
  },
  {
    ids: 'R-ADPT-05 R-ERR-07',
    text: 'Provider not found',
    when: 'no wallet is connected',
    say: async () => messageOf(async () => signMessage((await startKit()).kit, { message: 'hello' })),
  },
  {
    ids: 'R-NAME-02 R-ERR-06',
    text: 'Address or auth connector not found',
    when: 'a name is registered without the embedded wallet',
    say: async () => messageOf(async () => registerName((await connected()).kit, { name: 'grace' })),
  },
  {
    ids: 'R-CONN-98 R-ERR-03',
    text: 'Failed to disconnect chain eip155',
    when: 'one namespace cannot be disconnected',
    say: async () => {
      const { kit, wallet } = await connected()
      wallet.rejectNext({ method: 'disconnect', error: new Error('stuck') })
      return messageOf(() => disconnect(kit, { namespace: 'eip155' }))
    },
  },
  {
    ids: 'R-CONN-97 R-ERR-03',
    text: 'Failed to disconnect',
    when: 'a disconnect of everything fails',
    say: async () => {
      const { kit, wallet } = await connected()
      wallet.rejectNext({ method: 'disconnect', error: new Error('stuck') })
      return messageOf(() => disconnect(kit))
    },
  },
]
