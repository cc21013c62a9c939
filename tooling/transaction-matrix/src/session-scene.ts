/**
 * Pages whose user has a smart account in the shipped frame, on a chain with a bundler, and whose service registers sessions. For the
 * tests of a file: chain and bundler start before the first test and stop after the last one.
 *
 * Out     `openPage`; `isEnded`, whether the chain has ended a permission
 */
import { evm } from '@bowline/adapter-evm'
import {
  accountContracts,
  type Bundler,
  deployAccountContracts,
  rpcRequest,
  startAnvil,
  startBundler,
} from '@bowline/chains'
import { currentRoute, extendNetwork, type PermissionsRequest, selectAccount } from '@bowline/kit-core'
import { ready, start } from '@bowline/kit-core/actions'
import { solana } from '@bowline/kit-core/networks'
import { createTestKit, TEST_ENDPOINTS } from '@bowline/kit-core/testing'
import { createPublicClient, type Hex, hexToBytes, http, parseAbi, parseEther, toHex } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { createMockApi } from '../../../packages/api-client/src/mocks/index.js'
import { decodeContext, getDelegationHash } from '../../../packages/secure-site/src/host/smart-account/delegation.js'
import { createEmbeddedReach } from './sending/embedded-reach.js'

const DAY = 86_400
const SOLANA = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'

/** Options of a page. */
export type SessionPageParams = {
  /** The user's decision on each card. */
  readonly isApproved?: () => boolean
  /** Whether the app has turned smart sessions on. */
  readonly isOn?: boolean
  /** Responds to a request of a service in place of the service, when it returns a response. */
  readonly respond?: (request: Request) => Response | undefined
}

/** Starts a chain for the tests of a file. */
export function createSessionScene() {
  let chain: Awaited<ReturnType<typeof startAnvil>>
  let bundler: Bundler
  const ends: (() => void)[] = []
  beforeAll(async () => {
    chain = await startAnvil()
    await deployAccountContracts(chain.url)
    bundler = await startBundler(chain.url)
  }, 120_000)
  afterEach(() => {
    for (const end of ends.splice(0)) end()
  })
  afterAll(async () => {
    await bundler.stop()
    await chain.stop()
  })

  return {
    async openPage({ isApproved = () => true, isOn = true, respond = () => undefined }: SessionPageParams = {}) {
      const coin = { name: 'Ether', symbol: 'ETH', decimals: 18 }
      const rpcUrls = { default: { http: [chain.url] } }
      const network = extendNetwork({ id: 1, name: 'Chain', nativeCurrency: coin, rpcUrls })
      let shown = 0
      const reach = createEmbeddedReach({
        keys: { evm: hexToBytes(generatePrivateKey()), solana: new Uint8Array(32).fill(7) },
        networks: [
          {
            ...{ caipNetworkId: network.caipNetworkId, name: 'Chain', coin },
            ...{ rpcUrl: chain.url, bundlerUrl: bundler.url },
          },
          { caipNetworkId: SOLANA, name: 'Solana', coin: { symbol: 'SOL', decimals: 9 }, rpcUrl: chain.url },
        ],
        async confirm() {
          shown += 1
          return isApproved()
        },
      })
      const api = createMockApi()
      const { kit } = createTestKit({
        adapters: [evm()],
        options: {
          networks: [network, solana],
          endpoints: { data: TEST_ENDPOINTS.data, ...reach.endpoints },
          features: { smartSessions: isOn },
        },
        ...reach.params,
        async fetch(input, init) {
          const request = new Request(input, init)
          const given = respond(request)
          if (given) return given
          for (const handler of api.handlers) {
            const { response } = (await handler.run({ request: request.clone(), requestId: '1' })) ?? {}
            if (response) return response
          }
          throw new TypeError('fetch failed')
        },
      })
      const stop = start(kit)
      ends.push(() => {
        stop()
        reach.close()
      })
      await ready(kit)
      await reach.connect(kit)
      const address = selectAccount(kit.getState(), 'eip155').address as Hex
      await rpcRequest(chain.url, 'anvil_setBalance', [address, toHex(parseEther('10'))])
      return {
        ...{ kit, address, api },
        /** How many cards the frame has shown. */
        getShown: () => shown,
        view: () => currentRoute(kit.getState().navigation).view,
      }
    },
    /** Whether the chain has ended the delegation of a context. */
    isEnded: (context: Hex, account: Hex): Promise<boolean> =>
      createPublicClient({ transport: http(chain.url) }).readContract({
        ...{ address: accountContracts.delegationManager, functionName: 'disabledDelegations' },
        abi: parseAbi(['function disabledDelegations(bytes32 hash) view returns (bool)']),
        args: [getDelegationHash(decodeContext(context, account))],
      }),
  }
}

/** A request for one ether a day, for a day, by a new key. */
export function makeRequest(change: object = {}): PermissionsRequest {
  const start = Math.floor(Date.now() / 1_000)
  const { publicKey } = privateKeyToAccount(generatePrivateKey())
  return {
    chainId: '0x1',
    expiry: start + DAY,
    policies: [],
    signer: { type: 'keys', data: { keys: [{ type: 'secp256k1', publicKey }] } },
    permissions: [
      {
        type: 'native-token-recurring-allowance',
        data: { allowance: toHex(parseEther('1')), start: start + 60, period: DAY },
      },
    ],
    ...change,
  }
}
