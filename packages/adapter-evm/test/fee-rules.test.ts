/** Sends the maximum of native tokens, and a token with native tokens only for the fee, on each kind of listed chain. */
import { drawCount } from '@bowline/jest-preset/draw-count'
import { never, skipWaits, until } from '@bowline/jest-preset/fixtures'
import { extendNetwork, formatUnits, type Network, type NetworkInput, parseUnits, selectSend } from '@bowline/kit-core'
import { connect, ready, sendToken, setSendMax, setSendRecipient, setSendToken, start } from '@bowline/kit-core/actions'
import * as networks from '@bowline/kit-core/networks'
import { createTestKit } from '@bowline/kit-core/testing'
import { numberToHex } from 'viem'
import { createEvmAdapter } from '../src/adapter.js'
import { CHAIN_FEES } from '../src/runtime/chain-fees.js'
import { type FeeNode, type FeeNodeOptions, type NodeKind, startFeeNode, TOKEN } from './fee-node.js'
import { ALICE, BOB, page, SANDBOX, wallet, world } from './setup.js'

skipWaits()

const BALANCE = 123_456_789_012_345_678n
const PLAIN_GAS = 21_000n

const LISTED = Object.values<NetworkInput>(networks)
  .map((input) => extendNetwork(input))
  .filter(({ chainNamespace }) => chainNamespace === 'eip155')

/** The fee rules of each chain, written independently: the adapter's own table is under test. */
function kindOf({ name }: Network): NodeKind {
  if (/^(OP|Base|Zora|Celo)\b/.test(name)) return 'op-stack'
  if (/^Mantle/.test(name)) return 'mantle'
  if (/^Scroll/.test(name)) return 'scroll'
  return /^(Arbitrum|ZKsync)\b/.test(name) ? 'metered' : 'gas'
}

const MANTLE = extendNetwork({
  id: 5_000,
  name: 'Mantle',
  nativeCurrency: { name: 'Mantle', symbol: 'MNT', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.mantle.xyz'] } },
})

const SCROLL = extendNetwork({
  id: 534_352,
  name: 'Scroll',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.scroll.io'] } },
})

const ends: (() => unknown)[] = []
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end()
})

async function nodeOf(network: Network, over: Partial<FeeNodeOptions> = {}): Promise<FeeNode> {
  const chainId = Number(network.id)
  const node = await startFeeNode({ chainId, kind: kindOf(network), balance: BALANCE, ...over })
  ends.push(node.stop)
  return node
}

/** A wallet on that chain. A careful one adds half to estimated gas and pays for two blocks of rising prices. */
function walletOn({ id }: Network, node: FeeNode, isCareful: boolean) {
  const made = wallet({ chains: [{ chainId: Number(id), rpcUrl: node.url }] })
  const { provider } = made.wallet
  const { request } = provider
  const ask = async (method: string, params: readonly unknown[]) => BigInt(String(await request({ method, params })))
  if (!isCareful) return made
  provider.request = async (args) => {
    if (args.method !== 'eth_sendTransaction' || !Array.isArray(args.params)) return request(args)
    const [call] = args.params
    const gas = await ask('eth_estimateGas', [call])
    const price = await ask('eth_gasPrice', [])
    const tip = await ask('eth_maxPriorityFeePerGas', [])
    const limit = gas === PLAIN_GAS ? gas : (gas * 3n) / 2n
    const careful = { gas: numberToHex(limit), gasPrice: numberToHex((price - tip) * 2n + tip) }
    return request({ ...args, params: [{ ...Object(call), ...careful }] })
  }
  return made
}

/** A user who is connected through a kit and enters the maximum of native tokens. */
async function withAll(network: Network, node: FeeNode, isCareful: boolean) {
  const given = page()
  walletOn(network, node, isCareful).wallet.announce(given.events)
  const { caipNetworkId } = network
  const { kit } = createTestKit({
    adapters: [
      {
        namespace: 'eip155',
        name: 'wagmi',
        create: (context) => createEvmAdapter({ context, page: given, config: undefined }),
      },
    ],
    options: { networks: [network], customRpcUrls: { [caipNetworkId]: [{ url: node.url }] } },
  })
  ends.push(start(kit))
  await ready(kit)
  await until(() => kit.getState().connect.connectors.eip155?.some(({ id }) => id === SANDBOX) === true)
  await connect(kit, { connectorId: SANDBOX })
  const send = () => selectSend(kit.getState())
  const { name, symbol, decimals } = network.nativeCurrency
  const quantity = { decimals: String(decimals), numeric: formatUnits(node.balance(), decimals) }
  setSendToken(kit, { name, symbol, chainId: caipNetworkId, quantity, iconUrl: '' })
  setSendRecipient(kit, BOB.address)
  await until(() => send().recipientStatus === 'valid')
  setSendMax(kit)
  await until(() => send().feeStatus === 'ready' || send().feeStatus === 'failed')
  return { kit, send }
}

/** A connected adapter on the chain, without a kit. */
async function onChain(network: Network, node: FeeNode, isCareful = true) {
  const here = { ...network, rpcUrls: { default: { http: [node.url] } } }
  const { adapter, page: given } = world({ networks: [here] })
  walletOn(network, node, isCareful).wallet.announce(given.events)
  await adapter.connect({ connectorId: SANDBOX, signal: never })
  const asked = { address: ALICE.address, to: BOB.address, value: 1n, network: here }
  const estimate = (over: { tokenAddress?: string } = {}) => adapter.estimateTransfer?.({ ...asked, ...over })
  const sendAToken = () => adapter.sendToken?.({ ...asked, connectorId: SANDBOX, tokenAddress: TOKEN })
  return { estimate, sendAToken }
}

const NAMED = [...LISTED, MANTLE, SCROLL].map((network) => [network.name, network] as const)

test('R-SEND-36 has the fee rule of its nodes for each listed network', () => {
  for (const network of [...LISTED, MANTLE, SCROLL]) {
    expect([network.name, CHAIN_FEES.get(Number(network.id))]).toEqual([network.name, kindOf(network)])
  }
})

/** One chain of each kind. */
const KINDS = NAMED.filter(
  ([, network], at) => NAMED.findIndex(([, other]) => kindOf(other) === kindOf(network)) === at,
)

/** A chain's kind decides everything else here, and the test above covers the kind of each. */
const SENT = drawCount({ usual: KINDS, full: NAMED })

async function expectAllIsSent(network: Network, isCareful: boolean): Promise<void> {
  const node = await nodeOf(network)
  const { kit, send } = await withAll(network, node, isCareful)
  const { fee, feeStatus, sendTokenAmount = '' } = send()
  expect(feeStatus).toBe('ready')
  const value = parseUnits(sendTokenAmount, 18)
  expect(value + parseUnits(fee?.value ?? '', 18)).toBe(BALANCE)
  await sendToken(kit)
  expect(node.sent.map((taken) => taken.value)).toEqual([value])
  expect(node.balance()).toBeGreaterThanOrEqual(node.sent[0]?.cost ?? BALANCE)
}

test.each(SENT)(
  'R-SEND-36 R-SEND-11 sends Max of the native token on %s with a wallet that adds a margin',
  (_, network) => expectAllIsSent(network, true),
)

test.each(KINDS)(
  'R-SEND-36 R-SEND-11 sends Max of the native token on %s with a wallet that adds no margin',
  (_, network) => expectAllIsSent(network, false),
)

test.each(SENT)(
  'R-SEND-36 sends a token on %s when the account holds native tokens only for the fee',
  async (_, network) => {
    const node = await nodeOf(network)
    const { estimate, sendAToken } = await onChain(network, node)
    node.hold((await estimate({ tokenAddress: TOKEN }))?.fee ?? 0n)
    await sendAToken()
    expect(node.sent).toHaveLength(1)
  },
)

const byId = (id: number) => LISTED.find((network) => network.id === id) ?? MANTLE
const OP = byId(10)

test.each([
  ['fjord', ['getL1FeeUpperBound', 'getOperatorFee']],
  ['ecotone', ['getL1Fee', 'getL1FeeUpperBound', 'getOperatorFee']],
] as const)('R-SEND-36 calls only the methods that an oracle of version %s has', async (oracle, calls) => {
  const node = await nodeOf(OP, { oracle })
  const { kit } = await withAll(OP, node, true)
  expect([...new Set(node.oracleCalls)].sort()).toEqual(calls)
  await sendToken(kit)
  expect(node.sent).toHaveLength(1)
})

test.each([
  ['is unreachable', () => Promise.reject(new Error('upstream unavailable'))],
  ['returns nonsense', async () => 'nonsense'],
])('R-SEND-36 throws instead of estimating too low while the oracle %s', async (_, onOracle) => {
  const node = await nodeOf(OP, { onOracle })
  const { estimate } = await onChain(OP, node)
  await expect(estimate()).rejects.toMatchObject({ code: 'wallet/request-failed' })
})

test('R-SEND-36 throws after a timeout when the oracle never responds', async () => {
  const silent = new Promise(() => {})
  const node = await nodeOf(OP, { onOracle: () => silent })
  const { estimate } = await onChain(OP, node)
  jest.useFakeTimers()
  const failed = expect(estimate()).rejects.toMatchObject({ code: 'wallet/request-failed' })
  await jest.advanceTimersByTimeAsync(11_000)
  jest.useRealTimers()
  await failed
})

test('R-SEND-36 treats an unknown chain that names an oracle as an OP Stack chain', async () => {
  const own = extendNetwork({
    ...networks.optimism,
    id: 4_242,
    name: 'OP of our own',
    contracts: { gasPriceOracle: { address: '0x420000000000000000000000000000000000000F' } },
  })
  const node = await nodeOf(own)
  const { kit } = await withAll(own, node, true)
  await sendToken(kit)
  expect(node.sent).toHaveLength(1)
})

test('R-SEND-36 uses the gas price when the suggested tip is below what the chain charges', async () => {
  const network = byId(1_313_161_554)
  const node = await nodeOf(network, { baseFee: 0n, tip: 70_000_000n })
  const { estimate } = await onChain(network, node)
  expect((await estimate())?.fee).toBeGreaterThanOrEqual(PLAIN_GAS * 70_000_000n)
})

test('R-SEND-127 calls only Scroll’s own oracle on Scroll', async () => {
  const node = await nodeOf(SCROLL)
  const { estimate } = await onChain(SCROLL, node)
  expect((await estimate())?.fee).toBeGreaterThan(PLAIN_GAS * 2_001_000_000n)
  expect([...new Set(node.oracleCalls)]).toEqual(['getL1Fee'])
})

test('R-SEND-128 raises a tip below Polygon’s minimum', async () => {
  const network = byId(137)
  const node = await nodeOf(network, { tip: 1_500_000_000n })
  const { estimate } = await onChain(network, node)
  expect((await estimate())?.fee).toBe(PLAIN_GAS * (2_000_000_000n + 25_000_000_000n))
})
