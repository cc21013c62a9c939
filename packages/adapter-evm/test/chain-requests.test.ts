import {
  type Anvil,
  type DeployedErc20,
  deployErc20,
  installMulticall,
  multicallAddress,
  rpcRequest,
  startAnvil,
} from '@bowline/chains'
import { never } from '@bowline/jest-preset/fixtures'
import { readContract } from '@wagmi/core'
import { erc20Abi } from 'viem'
import { type RpcRecorder, startRecorder } from './rpc-recorder.js'
import { ALICE, BOB, network, SANDBOX, wallet, world } from './setup.js'

let chain: Anvil
let token: DeployedErc20
let recorder: RpcRecorder
beforeAll(async () => {
  chain = await startAnvil({ chainId: 1 })
  await installMulticall(chain.url)
  token = await deployErc20(chain.url, { from: ALICE.address })
})
afterAll(() => chain.stop())
beforeEach(async () => {
  recorder = await startRecorder(chain.url)
})
afterEach(() => recorder.stop())

/** A transfer as a read: the caller has no tokens, so it reverts. */
const REVERTING_ABI = [
  {
    type: 'function',
    name: 'transfer',
    stateMutability: 'view',
    inputs: [
      { name: 'to', type: 'address' },
      { name: 'amount', type: 'uint256' },
    ],
    outputs: [{ type: 'bool' }],
  },
] as const

const MULTICALL = { multicall3: { address: multicallAddress } }

async function readable(contracts: Record<string, unknown> | undefined = MULTICALL) {
  const { adapter } = world({ networks: [network(1, recorder.url, { contracts })] })
  const config = await adapter.wagmiConfig()
  const balanceOf = (address: `0x${string}`, owner: `0x${string}`) =>
    readContract(config, { abi: erc20Abi, address, functionName: 'balanceOf', args: [owner] })
  const calls = () => recorder.requests.filter(({ body }) => body.method === 'eth_call').map(({ body }) => body.params)
  return { adapter, config, balanceOf, calls }
}

test('R-API-60 batches two concurrent reads into one multicall request', async () => {
  const { balanceOf, calls } = await readable()
  const balances = await Promise.all([balanceOf(token.address, token.owner), balanceOf(token.address, BOB.address)])
  expect(balances).toEqual([token.supply, 0n])
  expect(calls()).toEqual([
    [{ to: multicallAddress.toLowerCase(), data: expect.stringMatching(/^0x82ad56cb/) }, 'latest'],
  ])
})

test('R-API-61 fails only the failing read of a multicall', async () => {
  const { balanceOf, calls, config } = await readable()
  const [first, failed, empty, last] = await Promise.allSettled([
    balanceOf(token.address, token.owner),
    readContract(config, {
      abi: REVERTING_ABI,
      address: token.address,
      functionName: 'transfer',
      args: [BOB.address, 1n],
    }),
    balanceOf(BOB.address, token.owner),
    balanceOf(token.address, token.owner),
  ])
  expect(first).toEqual({ status: 'fulfilled', value: token.supply })
  expect(failed.status).toBe('rejected')
  expect(empty.status).toBe('rejected')
  expect(last).toEqual(first)
  expect(calls()).toHaveLength(1)
})

test.each([
  ['no multicall contract', undefined],
  ['a multicall contract without an address', { multicall3: { address: 'nowhere' }, other: null }],
])('R-API-60 reads one by one on a chain with %s', async (_, contracts) => {
  const { balanceOf, calls, config } = await readable(contracts ?? {})
  await Promise.all([balanceOf(token.address, token.owner), balanceOf(token.address, BOB.address)])
  expect(calls()).toHaveLength(2)
  expect(config.chains[0].contracts).toEqual({})
})

test('R-CONST-16 sends at most 1024 bytes of calldata per multicall', async () => {
  const { balanceOf, calls, config } = await readable()
  expect(config.getClient().batch).toEqual({ multicall: { batchSize: 1024 } })
  const readMany = (count: number) => {
    const owners = Array.from({ length: count }, (_, at): `0x${string}` => `0x${at.toString(16).padStart(40, '0')}`)
    return Promise.all(owners.map((owner) => balanceOf(token.address, owner)))
  }
  // A balance read takes 36 bytes.
  await readMany(28)
  expect(calls()).toHaveLength(1)
  await readMany(29)
  expect(calls()).toHaveLength(3)
})

test('R-API-59 sends chain requests as JSON-RPC over POST', async () => {
  const { adapter } = await readable()
  const balance = await adapter.getBalance?.({
    address: ALICE.address,
    network: network(1, recorder.url),
    signal: never,
  })
  expect(balance?.value).toBe(BigInt(String(await rpcRequest(chain.url, 'eth_getBalance', [ALICE.address, 'latest']))))
  expect(recorder.requests).toEqual([
    {
      verb: 'POST',
      type: 'application/json',
      body: { jsonrpc: '2.0', id: expect.any(Number), method: 'eth_getBalance', params: [ALICE.address, 'latest'] },
    },
  ])
})

test('R-ADPT-25 treats a node’s error that looks like a user rejection as a failure', async () => {
  const refusing = await startRecorder(chain.url, () => ({
    error: { code: 4001, message: 'User rejected the request' },
  }))
  const gone = network(1, refusing.url)
  const { adapter } = world({ networks: [gone] })
  await expect(adapter.getBalance?.({ address: ALICE.address, network: gone, signal: never })).rejects.toMatchObject({
    code: 'wallet/request-failed',
    walletCode: 4001,
  })
  await refusing.stop()
})

test('R-API-62 sends only the expected wallet requests during a whole visit', async () => {
  const made = wallet({ chains: [{ chainId: 1, rpcUrl: chain.url }] })
  const other = network(10, chain.url)
  const main = network(1, chain.url)
  const { adapter, page } = world({ networks: [main, other] })
  made.wallet.announce(page.events)
  await adapter.connect({ connectorId: SANDBOX, signal: never })
  const account = { connectorId: SANDBOX, address: ALICE.address }
  await adapter.getCapabilities?.(account)
  await adapter.walletGetAssets?.({ ...account, chainFilter: ['0x1'] }).catch(() => undefined)
  await adapter.signMessage?.({ ...account, message: 'hello' })
  await adapter.switchNetwork?.({ connectorId: SANDBOX, network: other, signal: never })
  await adapter.disconnect({ connectorId: SANDBOX })
  expect([...new Set(made.wallet.requests().map(({ method }) => method))].sort()).toEqual([
    'eth_accounts',
    'eth_chainId',
    'eth_requestAccounts',
    'personal_sign',
    'wallet_addEthereumChain',
    'wallet_getAssets',
    'wallet_getCapabilities',
    'wallet_revokePermissions',
    'wallet_switchEthereumChain',
  ])
})
