import { disconnect, getProvider, ready, signMessage, start, startPairing, switchNetwork } from '../../actions.js'
import type { Namespace } from '../../base/caip/namespace.js'
import { bitcoin, bitcoinTestnet } from '../../base/networks/bitcoin.js'
import { mainnet, sepolia } from '../../base/networks/ethereum.js'
import type { NetworkInput } from '../../base/networks/network.js'
import { solana, solanaDevnet } from '../../base/networks/solana.js'
import { ACCOUNT_TYPES } from '../../core/adapter/connection.js'
import type { PairedRequest } from '../../core/adapter/transport.js'
import { CONNECTIONS_KEY } from '../../core/state/keys.js'
import { type NAMESPACES, selectAccount, selectActiveNetwork, selectNamespaceStatus } from '../../index.js'
import {
  createTestKit,
  describePairedAdapter,
  mockAccounts,
  mockApproval,
  mockPairedSession,
  mockTransport,
} from '../../testing/index.js'
import { createUniversalAdapter } from './universal-adapter.js'

const settled = () => new Promise(setImmediate)
const stops: (() => void)[] = []
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
})

const other = (namespace: Namespace, id: string): NetworkInput => ({
  id,
  name: `${namespace} ${id}`,
  chainNamespace: namespace,
  nativeCurrency: { name: 'Coin', symbol: 'COIN', decimals: 10 },
  rpcUrls: { default: { http: ['https://node.example'] } },
})
type Known = (typeof NAMESPACES)[number]

const NETWORKS: Readonly<Record<Known, readonly [NetworkInput, NetworkInput]>> = {
  eip155: [mainnet, sepolia],
  solana: [solana, solanaDevnet],
  bip122: [bitcoin, bitcoinTestnet],
  polkadot: [
    other('polkadot', '91b171bb158e2d3848fa23a9f1c25182'),
    other('polkadot', 'b0a8d493285c2df73290dfb7e61f870f'),
  ],
  cosmos: [other('cosmos', 'cosmoshub-4'), other('cosmos', 'osmosis-1')],
}

for (const [namespace, networks] of Object.entries(NETWORKS)) {
  const [first, second] = mockAccounts(namespace as Namespace)
  describePairedAdapter({
    name: `universal, ${namespace}`,
    networks,
    addresses: [first.address, second.address],
    create: () => createUniversalAdapter(namespace as Namespace, () => import('./universal-wallets.js')),
    respond: ({ method }) => (method === 'personal_sign' ? '0x5160' : { signature: '0x5160' }),
  })
}

async function paired(namespace: Known, onRequest: (request: PairedRequest) => unknown) {
  const transport = mockTransport()
  const [first, second] = NETWORKS[namespace]
  const { kit } = createTestKit({
    adapters: [],
    options: { networks: [first, second] },
    pairingTransport: transport,
  })
  stops.push(start(kit))
  await ready(kit)
  startPairing(kit)
  await settled()
  const [one] = kit.config.networks
  const session = transport.controls
    .last()
    .approve(mockPairedSession({ namespaces: one ? mockApproval(one.caipNetworkId) : {}, onRequest }))
  await settled()
  return { kit, session, requests: session.controls.requests }
}

test.each([
  ['eip155', 'personal_sign', ['0x68c3a9', mockAccounts('eip155')[0].address], '0xsig', '0xsig'],
  [
    'solana',
    'solana_signMessage',
    { message: 'cByS', pubkey: mockAccounts('solana')[0].address },
    { signature: 'abc' },
    'abc',
  ],
  [
    'bip122',
    'signMessage',
    { account: mockAccounts('bip122')[0].address, address: mockAccounts('bip122')[0].address, message: 'hé' },
    { address: 'x', signature: 'ffee' },
    '/+4=',
  ],
  [
    'polkadot',
    'polkadot_signMessage',
    { address: mockAccounts('polkadot')[0].address, message: 'hé' },
    { signature: '0xsr' },
    '0xsr',
  ],
  [
    'cosmos',
    'cosmos_signAmino',
    {
      signerAddress: mockAccounts('cosmos')[0].address,
      signDoc: {
        chain_id: '',
        account_number: '0',
        sequence: '0',
        fee: { gas: '0', amount: [] },
        msgs: [{ type: 'sign/MsgSignData', value: { signer: mockAccounts('cosmos')[0].address, data: 'aMOp' } }],
        memo: '',
      },
    },
    { signature: { pub_key: {}, signature: 'c2ln' } },
    'c2ln',
  ],
] as const)(
  'R-CFG-06 R-ADPT-19 pairs a wallet on %s without an adapter, and signs by %s',
  async (namespace, method, params, answer, signature) => {
    const { kit, requests } = await paired(namespace, () => answer)
    expect(selectNamespaceStatus(kit.getState(), namespace)).toBe('connected')
    expect(selectAccount(kit.getState()).address).toBe(mockAccounts(namespace)[0].address)
    expect(await signMessage(kit, { message: 'hé' })).toBe(signature)
    expect(requests.at(-1)).toMatchObject({ method, params })
  },
)

test.each([
  ['eip155', 'eoa'],
  ['solana', 'eoa'],
  ['polkadot', 'eoa'],
  ['cosmos', 'eoa'],
  ['bip122', 'payment'],
] as const)(
  'R-STATE-14 R-STATE-15 returns accounts of a paired wallet on %s with the type %s',
  async (namespace, type) => {
    const { kit } = await paired(namespace, () => null)
    const { allAccounts } = selectAccount(kit.getState())
    expect(allAccounts).toEqual(mockAccounts(namespace).map(({ address }) => ({ namespace, address, type })))
  },
)

test('R-STATE-15 accepts only the known account types from storage', () => {
  expect(ACCOUNT_TYPES).toEqual(['eoa', 'smartAccount', 'payment', 'ordinal', 'stx'])
  const { kit } = createTestKit()
  for (const [type, isKept] of [
    ['stx', true],
    ['multisig', false],
  ] as const) {
    kit.storage.text.set(
      '@bowline/connections',
      JSON.stringify({ bip122: [{ connectorId: 'x', accounts: [{ address: 'bc1q', type }] }] }),
    )
    expect(kit.storage.get(CONNECTIONS_KEY) !== undefined).toBe(isKept)
  }
})

test('R-ADPT-25 throws for a response without a signature', async () => {
  const { kit } = await paired('polkadot', () => ({ sig: 7 }))
  await expect(signMessage(kit, { message: 'hi' })).rejects.toMatchObject({ code: 'wallet/request-failed' })
})

test('R-CONN-85 R-CONN-87 requests a switch to an EVM network that was not approved, then adds it with its own URLs', async () => {
  const { kit, requests } = await paired('eip155', ({ method }) => {
    if (method === 'wallet_switchEthereumChain') throw { code: 4902, message: 'Unknown chain' }
    return null
  })
  await switchNetwork(kit, { caipNetworkId: 'eip155:11155111' })
  expect(selectActiveNetwork(kit.getState())?.caipNetworkId).toBe('eip155:11155111')
  expect(requests).toMatchObject([
    { caipNetworkId: 'eip155:1', method: 'wallet_switchEthereumChain', params: [{ chainId: '0xaa36a7' }] },
    { method: 'wallet_addEthereumChain', params: [{ chainId: '0xaa36a7', rpcUrls: sepolia.rpcUrls.default.http }] },
  ])
})

test('R-CONN-86 throws UserRejectedError for a declined switch, and ChainNotSupportedError when a network can neither be switched to nor added', async () => {
  const { kit } = await paired('eip155', () => {
    throw { code: 4001, message: 'User rejected' }
  })
  await expect(switchNetwork(kit, { caipNetworkId: 'eip155:11155111' })).rejects.toMatchObject({
    code: 'wallet/user-rejected',
  })
  const { kit: sol } = await paired('solana', () => null)
  await expect(switchNetwork(sol, { caipNetworkId: `solana:${solanaDevnet.id}` })).rejects.toMatchObject({
    code: 'wallet/chain-not-supported',
  })
})

test('R-ADPT-19 serves from its provider what the session knows, and sends the rest to the wallet', async () => {
  const { kit, requests } = await paired('eip155', ({ method }) => `answer to ${method}`)
  const provider = await getProvider(kit)
  if (typeof provider !== 'object' || provider === null || !('request' in provider)) throw new Error('no provider')
  const { request } = provider
  if (typeof request !== 'function') throw new Error('no request')
  const ask = (method: string, params?: unknown) => Promise.resolve(request({ method, params }))
  expect(await ask('eth_accounts')).toEqual(mockAccounts('eip155').map(({ address }) => address))
  expect(await ask('eth_chainId')).toBe('0x1')
  expect(await ask('wallet_switchEthereumChain', [{ chainId: '0x1' }])).toBe(null)
  await expect(ask('wallet_switchEthereumChain', [{ chainId: 1 }])).rejects.toMatchObject({ walletCode: -32602 })
  expect(requests).toEqual([])
  expect(await ask('personal_sign', ['0x', '0x'])).toBe('answer to personal_sign')
})

test('R-CONN-101 ends the session on a disconnect', async () => {
  const { kit, session } = await paired('cosmos', () => null)
  await disconnect(kit)
  expect(session.controls.ends()).toBe(1)
  expect(kit.getState().connect.status).toBe('disconnected')
})

test('R-CFG-06 creates no adapter when pairing is off', () => {
  const { kit } = createTestKit({ adapters: [], options: { enablePairing: false } })
  expect(kit.adapters.size).toBe(0)
})

test('R-ERR-26 R-ADPT-25 distinguishes a refusal from a failure of a node or a contract in a paired wallet’s words', async () => {
  for (const [message, code] of [
    ['Transaction rejected: insufficient funds', 'wallet/request-failed'],
    ['execution reverted: request denied', 'wallet/request-failed'],
    ['Access denied by the node', 'wallet/request-failed'],
    ['Access denied', 'wallet/user-rejected'],
    ['Approval Denied: Popup Closed.', 'wallet/user-rejected'],
    ['Cancelled', 'wallet/user-rejected'],
  ]) {
    const { kit } = await paired('polkadot', () => {
      throw { code: -32000, message }
    })
    await expect(signMessage(kit, { message: 'hi' })).rejects.toMatchObject({ code })
  }
})

test('R-CONN-144 R-CONN-85 throws SwitchUnsupportedError when the paired wallet supports neither request', async () => {
  const { kit, requests } = await paired('eip155', ({ method }) => {
    throw { code: -32601, message: `${method} is not available` }
  })
  await expect(switchNetwork(kit, { caipNetworkId: 'eip155:11155111' })).rejects.toMatchObject({
    code: 'wallet/switch-unsupported',
  })
  expect(requests.map(({ method }) => method)).toEqual(['wallet_switchEthereumChain', 'wallet_addEthereumChain'])
})

test('R-CONN-86 sends no second request to a paired wallet that has one open', async () => {
  const { kit, requests } = await paired('eip155', () => {
    throw { code: -32002, message: 'already pending' }
  })
  await expect(switchNetwork(kit, { caipNetworkId: 'eip155:11155111' })).rejects.toMatchObject({
    code: 'wallet/request-pending',
  })
  expect(requests).toHaveLength(1)
})
