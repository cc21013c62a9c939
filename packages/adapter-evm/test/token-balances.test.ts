import { type Anvil, installErc20, installMulticall, multicallAddress, rpcRequest, startAnvil } from '@bowline/chains'
import { never } from '@bowline/jest-preset/fixtures'
import type { ChainTokenBalance, Network, TokenBalanceFilter } from '@bowline/kit-core'
import * as networks from '@bowline/kit-core/networks'
import { createConfig } from '@wagmi/core'
import { getAddress, http } from 'viem'
import { mainnet } from 'viem/chains'
import { eurc, usdc } from 'viem/tokens'
import { getKnownTokens } from '../src/runtime/known-tokens.js'
import { type RpcRecorder, startRecorder } from './rpc-recorder.js'
import { ALICE, BOB, network, type WorldOptions, world } from './setup.js'

const MULTICALL = { multicall3: { address: multicallAddress } }
const COIN = 123_456_789_012_345_678n
const CHAIN_IDS = Object.values(networks).flatMap(({ id }) => (typeof id === 'number' ? [id] : []))
const [USDC, USDT, DAI, WETH] = ['USDC', 'USDT', 'DAI', 'WETH'].map((symbol) => {
  const token = getKnownTokens(1).find((known) => known.symbol === symbol)
  if (!token) throw new Error(symbol)
  return token
})

let chain: Anvil
let recorder: RpcRecorder
beforeAll(async () => {
  chain = await startAnvil({ chainId: 1 })
  await installMulticall(chain.url)
  await rpcRequest(chain.url, 'anvil_setBalance', [ALICE.address, `0x${COIN.toString(16)}`])
  await rpcRequest(chain.url, 'anvil_setBalance', [BOB.address, '0x0'])
  await install(USDC, 1_234_567_890_123n)
  await install(USDT, 7n, { symbol: 'USD₮0', contract: 'SilentErc20' })
  await install(DAI, 0n)
  await install(WETH, 5n, { decimals: 6 })
})
afterAll(() => chain.stop())
beforeEach(async () => {
  recorder = await startRecorder(chain.url)
})
afterEach(() => recorder.stop())

type Installed = Omit<Parameters<typeof installErc20>[1], 'holders'>

async function install(token: Installed | undefined, value: bigint, over: Partial<Installed> = {}): Promise<void> {
  if (!token) throw new Error('No token')
  await installErc20(chain.url, { ...token, holders: [{ address: ALICE.address, value }], ...over })
}

const listed = (contracts: Record<string, unknown> = MULTICALL, id = 1) => network(id, recorder.url, { contracts })
const asked = () => recorder.requests.map(({ body }) => body.method)

async function read(own: Network, options: WorldOptions = {}, address: string = ALICE.address) {
  const { adapter } = world({ networks: [own], ...options })
  return adapter.getTokenBalances?.({ address, network: own, signal: never })
}

const ALL_OF_ALICE: readonly ChainTokenBalance[] = [
  { name: 'Ether', symbol: 'ETH', decimals: 18, value: COIN },
  { name: 'USD Coin', symbol: 'USDC', decimals: 6, value: 1_234_567_890_123n, address: USDC?.address },
  { name: 'Tether USD', symbol: 'USD₮0', decimals: 6, value: 7n, address: USDT?.address },
]

test('R-ADPT-45 fetches exact balances of native and known tokens in one request, without zero balances and other decimals', async () => {
  expect(await read(listed())).toEqual(ALL_OF_ALICE)
  expect(asked()).toEqual(['eth_call'])
  expect(recorder.requests[0]?.body.params).toEqual([
    { to: multicallAddress.toLowerCase(), data: expect.stringMatching(/^0x82ad56cb/) },
    'latest',
  ])
})

test('R-ADPT-45 returns no tokens for an account that holds nothing', async () => {
  expect(await read(listed(), {}, BOB.address)).toEqual([])
})

test('R-ADPT-45 requests only the native balance when no token is known', async () => {
  const own = listed(MULTICALL, 4242)
  expect(await read(own)).toEqual(ALL_OF_ALICE.slice(0, 1))
  expect(asked()).toEqual(['eth_call'])
})

const everyToken = getKnownTokens(1).map(() => 'eth_call')
const details = ['eth_call', 'eth_call']

test.each([
  ['lists no multicall contract', {}, []],
  ['lists a multicall contract that does not exist', { multicall3: { address: `0x${'12'.repeat(20)}` } }, ['eth_call']],
] as const)(
  'R-ADPT-46 reads token by token, with details only of held tokens, when the chain %s',
  async (_, contracts, first) => {
    expect(await read(listed(contracts))).toEqual(ALL_OF_ALICE)
    const others = [...everyToken, ...details, ...details, ...details]
    expect(asked()).toEqual([...first, 'eth_getBalance', ...others])
  },
)

test('R-ADPT-46 reads token by token when the host turned batching off', async () => {
  const config = createConfig({
    chains: [mainnet],
    transports: { [mainnet.id]: http(recorder.url) },
    batch: { multicall: false },
  })
  expect(await read(listed(), { config })).toEqual(ALL_OF_ALICE)
  expect(asked()).toContain('eth_getBalance')
})

test.each([
  ['together', MULTICALL],
  ['one by one', {}],
])('R-ADPT-46 R-ADPT-25 throws instead of returning an empty list when the node is down, %s', async (_, contracts) => {
  await expect(read(network(1, 'http://127.0.0.1:9', { contracts }))).rejects.toMatchObject({
    code: 'wallet/request-failed',
  })
})

test('R-ADPT-46 stops waiting when cancelled, and rejects an invalid address', async () => {
  const own = listed()
  const { adapter } = world({ networks: [own] })
  const stopped = adapter.getTokenBalances?.({ address: ALICE.address, network: own, signal: AbortSignal.abort() })
  await expect(stopped).rejects.toMatchObject({ code: 'request/aborted' })
  await expect(read(own, {}, '0x12')).rejects.toMatchObject({ code: 'wallet/request-failed' })
})

test('R-ADPT-45 lists each known token once per network, with a checksummed address', () => {
  for (const chainId of CHAIN_IDS) {
    const addresses = getKnownTokens(chainId).map(({ address }) => address)
    expect(addresses).toEqual(addresses.map((address) => getAddress(address)))
    expect(new Set(addresses).size).toBe(addresses.length)
    expect(addresses.length).toBeLessThanOrEqual(8)
  }
})

test.each([usdc, eurc])(
  'R-ADPT-45 lists $symbol at the addresses that its issuer publishes',
  ({ symbol, decimals, addresses }) => {
    const named: Readonly<Record<number, string>> = addresses
    for (const chainId of CHAIN_IDS) {
      const known = getKnownTokens(chainId).filter((token) => token.symbol === symbol && token.decimals === decimals)
      for (const { address } of known) expect(address).toBe(named[chainId])
    }
  },
)

test('R-ACCT-144 fetches one token or the native token at a known block, with an allowance', async () => {
  const own = listed()
  const { adapter } = world({ networks: [own] })
  const tokenAddress = USDC?.address
  const head = BigInt(String(await rpcRequest(chain.url, 'eth_blockNumber', [])))
  const read = (only: TokenBalanceFilter, address: string = ALICE.address) =>
    adapter.getTokenBalances?.({ address, network: own, signal: never, only })
  expect(await read({ tokenAddress })).toMatchObject([{ address: tokenAddress, value: 1_234_567_890_123n }])
  expect(await read({ tokenAddress, spender: BOB.address, atBlock: head })).toMatchObject([{ allowance: 0n }])
  expect(await read({ tokenAddress }, BOB.address)).toMatchObject([{ value: 0n }])
  expect(await read({ atBlock: head })).toMatchObject([{ value: COIN, decimals: 18 }])
  expect(asked().filter((method) => method === 'eth_call')).toHaveLength(4)
  await expect(read({ tokenAddress, atBlock: head + 1_000n })).rejects.toThrow('The node has not reached the block')
})

test('R-SWAP-124 returns the decimals of one token from its contract, or none if it has none', async () => {
  const own = listed()
  const { adapter } = world({ networks: [own] })
  const read = (only: TokenBalanceFilter) =>
    adapter.getTokenBalances?.({ address: ALICE.address, network: own, signal: never, only })
  const [token] = (await read({ tokenAddress: USDC?.address, includeDecimals: true })) ?? []
  expect(token).toMatchObject({ value: 1_234_567_890_123n, contractDecimals: 6 })
  expect((await read({ tokenAddress: USDC?.address }))?.[0]?.contractDecimals).toBeUndefined()
})
