import { evm } from '@bowline/adapter-evm'
import {
  accountContracts,
  type Bundler,
  deployAccountContracts,
  rpcRequest,
  startAnvil,
  startBundler,
} from '@bowline/chains'
import { until } from '@bowline/jest-preset/fixtures'
import {
  currentRoute,
  extendNetwork,
  type PermissionsRequest,
  selectAccount,
  selectSmartSessions,
} from '@bowline/kit-core'
import { fetchSmartSessions, grantPermissions, push, ready, revokeSmartSession, start } from '@bowline/kit-core/actions'
import { createTestKit, TEST_ENDPOINTS } from '@bowline/kit-core/testing'
import { createPublicClient, type Hex, hexToBytes, http, parseAbi, parseEther, toHex } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { createMockApi } from '../../../packages/api-client/src/mocks/index.js'
import { decodeContext, getDelegationHash } from '../../../packages/secure-site/src/host/smart-account/delegation.js'
import { createEmbeddedReach } from '../src/sending/embedded-reach.js'

const DAY = 86_400
let chain: Awaited<ReturnType<typeof startAnvil>>
let bundler: Bundler
beforeAll(async () => {
  chain = await startAnvil()
  await deployAccountContracts(chain.url)
  bundler = await startBundler(chain.url)
}, 120_000)
afterAll(async () => {
  await bundler.stop()
  await chain.stop()
})
const ends: (() => void)[] = []
afterEach(() => {
  for (const end of ends.splice(0)) end()
})

/** A page whose user has a smart account, and whose service registers sessions. `isApproved` is the user's decision. */
async function openPage(isApproved = () => true) {
  const coin = { name: 'Ether', symbol: 'ETH', decimals: 18 }
  const network = extendNetwork({
    id: 1,
    name: 'Chain',
    nativeCurrency: coin,
    rpcUrls: { default: { http: [chain.url] } },
  })
  const reach = createEmbeddedReach({
    keys: { evm: hexToBytes(generatePrivateKey()), solana: new Uint8Array(32).fill(7) },
    networks: [
      { caipNetworkId: network.caipNetworkId, name: 'Chain', coin, rpcUrl: chain.url, bundlerUrl: bundler.url },
    ],
    confirm: async () => isApproved(),
  })
  const api = createMockApi()
  const { kit } = createTestKit({
    adapters: [evm()],
    options: {
      networks: [network],
      endpoints: { data: TEST_ENDPOINTS.data, ...reach.endpoints },
      features: { smartSessions: true },
    },
    ...reach.params,
    async fetch(input, init) {
      const request = new Request(input, init)
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
  return { kit, address, view: () => currentRoute(kit.getState().navigation).view }
}

const makeRequest = (): PermissionsRequest => {
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
  }
}

/** Whether the chain has ended the delegation of a context. */
function isEnded(context: Hex, account: Hex): Promise<boolean> {
  return createPublicClient({ transport: http(chain.url) }).readContract({
    ...{ address: accountContracts.delegationManager, functionName: 'disabledDelegations' },
    abi: parseAbi(['function disabledDelegations(bytes32 hash) view returns (bool)']),
    args: [getDelegationHash(decodeContext(context, account))],
  })
}

test('R-SESS-28 R-SESS-35 R-SESS-37 R-SESS-63 R-FRAME-132 R-FRAME-133 grants, lists and ends a session by the frame’s smart account', async () => {
  const { kit, address, view } = await openPage()
  const request = makeRequest()
  const granted = await grantPermissions(kit, request)
  expect(view()).toBe('SmartSessionCreated')
  expect(granted).toMatchObject({ address, permissions: request.permissions })
  expect(await isEnded(granted.walletContext, address)).toBe(false)
  await fetchSmartSessions(kit)
  const find = () => selectSmartSessions(kit.getState()).sessions?.find(({ pci }) => pci === granted.context)
  expect(find()).toMatchObject({ permissions: request.permissions, context: granted.walletContext })
  push(kit, { view: 'SmartSessionList' })
  await revokeSmartSession(kit, { pci: granted.context })
  await until(() => view() === 'SmartSessionList')
  expect(find()?.revokedAt).toEqual(expect.any(Number))
  expect(await isEnded(granted.walletContext, address)).toBe(true)
})

test('R-SESS-28 R-SESS-34 leaves things as they are when the user declines in the frame', async () => {
  const decisions = [false, true, false]
  const { kit, address } = await openPage(() => decisions.shift() ?? false)
  await expect(grantPermissions(kit, makeRequest())).rejects.toMatchObject({ code: 'wallet/user-rejected' })
  const granted = await grantPermissions(kit, makeRequest())
  await fetchSmartSessions(kit)
  const revoking = revokeSmartSession(kit, { pci: granted.context })
  await expect(revoking).rejects.toMatchObject({ code: 'wallet/user-rejected' })
  expect(await isEnded(granted.walletContext, address)).toBe(false)
})

test('R-SESS-21 R-FRAME-132 registers nothing for a permission that the account cannot enforce', async () => {
  const { kit } = await openPage()
  const policies = [{ type: 'gas-limit', data: { limit: '0x1' } }] as const
  await expect(grantPermissions(kit, { ...makeRequest(), policies })).rejects.toMatchObject({
    code: 'smart-sessions/type-unsupported',
  })
})
