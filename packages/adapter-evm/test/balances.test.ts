import { createServer } from 'node:http'
import { type Anvil, installMulticall, multicallAddress, rpcRequest, startAnvil, testAccount } from '@bowline/chains'
import { never } from '@bowline/jest-preset/fixtures'
import type { Network } from '@bowline/kit-core'
import { createConfig } from '@wagmi/core'
import { http } from 'viem'
import { mainnet } from 'viem/chains'
import { type RpcRecorder, startRecorder } from './rpc-recorder.js'
import { network, type WorldOptions, world } from './setup.js'

const MULTICALL = { multicall3: { address: multicallAddress } }
const OWNERS = Array.from({ length: 5 }, (_, index) => testAccount(index).address)

let chain: Anvil
let recorder: RpcRecorder
beforeAll(async () => {
  chain = await startAnvil({ chainId: 1 })
  await installMulticall(chain.url)
  for (const [index, owner] of OWNERS.entries()) {
    await rpcRequest(chain.url, 'anvil_setBalance', [owner, `0x${(7n ** BigInt(20 * index)).toString(16)}`])
  }
})
afterAll(() => chain.stop())
beforeEach(async () => {
  recorder = await startRecorder(chain.url)
})
afterEach(() => recorder.stop())

const listed = (contracts: Record<string, unknown> = MULTICALL) => network(1, recorder.url, { contracts })
const held = (owner: string) =>
  rpcRequest(chain.url, 'eth_getBalance', [owner, 'latest']).then((hex) => BigInt(String(hex)))
const asked = () => recorder.requests.map(({ body }) => body.method)

/** Requests the balances of all owners at the same time. */
function readAll(own: Network, options: WorldOptions = {}, owners: readonly string[] = OWNERS) {
  const { adapter } = world({ networks: [own], ...options })
  return Promise.all(
    owners.map(
      async (address) =>
        (await adapter.getBalance?.({ address, network: own, signal: new AbortController().signal }))?.value,
    ),
  )
}

test('R-API-60 R-ACCT-05 fetches exact balances of several accounts in one request when they are requested at the same time', async () => {
  expect(await readAll(listed())).toEqual(await Promise.all(OWNERS.map(held)))
  expect(asked()).toEqual(['eth_call'])
  expect(recorder.requests[0]?.body.params).toEqual([
    { to: multicallAddress.toLowerCase(), data: expect.stringMatching(/^0x82ad56cb/) },
    'latest',
  ])
})

test('R-API-60 R-CONST-16 splits more than 1024 bytes of calldata into several requests', async () => {
  const others = Array.from({ length: 24 }, (_, index) => `0x${(1000 + index).toString(16).padStart(40, '0')}`)
  const many = [...OWNERS, ...others]
  expect(await readAll(listed(), {}, many)).toEqual(await Promise.all(many.map(held)))
  expect(asked()).toEqual(['eth_call', 'eth_call'])
})

test('R-API-60 batches reads of a network that is not in the configuration', async () => {
  const other = network(10, recorder.url, { contracts: MULTICALL })
  const { adapter, networks } = world({ networks: [listed()] })
  await adapter.wagmiConfig()
  networks.push(other)
  const read = (address: string) => adapter.getBalance?.({ address, network: other, signal: never })
  const [first, second] = await Promise.all(OWNERS.slice(0, 2).map(read))
  expect([first?.value, second?.value]).toEqual([await held(OWNERS[0] ?? ''), await held(OWNERS[1] ?? '')])
  expect(asked()).toEqual(['eth_call'])
})

test('R-API-60 reads balances one by one on a chain without a multicall contract', async () => {
  expect(await readAll(listed({}))).toEqual(await Promise.all(OWNERS.map(held)))
  expect(asked()).toEqual(OWNERS.map(() => 'eth_getBalance'))
})

test('R-API-60 reads balances one by one when the named multicall contract does not exist', async () => {
  const nowhere = listed({ multicall3: { address: `0x${'12'.repeat(20)}` } })
  expect(await readAll(nowhere)).toEqual(await Promise.all(OWNERS.map(held)))
  expect(asked()).toEqual(['eth_call', ...OWNERS.map(() => 'eth_getBalance')])
})

test('R-API-61 fails only the balance of an unreadable address or a cancelled request', async () => {
  const own = listed()
  const { adapter } = world({ networks: [own] })
  const stop = new AbortController()
  const read = (address: string, signal: AbortSignal) => adapter.getBalance?.({ address, network: own, signal })
  const answers = Promise.allSettled([
    read(OWNERS[0] ?? '', never),
    read('0x12', never),
    read(OWNERS[1] ?? '', stop.signal),
    read(OWNERS[2] ?? '', never),
  ])
  stop.abort()
  const [first, odd, left, last] = await answers
  expect(first).toMatchObject({ value: { value: await held(OWNERS[0] ?? '') } })
  expect(odd).toMatchObject({ reason: { code: 'wallet/request-failed' } })
  expect(left).toMatchObject({ reason: { code: 'request/aborted' } })
  expect(last).toMatchObject({ value: { value: await held(OWNERS[2] ?? '') } })
})

test('R-API-61 fails every balance without a second request when the node is down', async () => {
  let questions = 0
  const down = createServer((_, response) => {
    questions += 1
    response.writeHead(503).end()
  })
  await new Promise<void>((resolve) => down.listen(0, '127.0.0.1', resolve))
  const address = down.address()
  const url = typeof address === 'object' ? `http://127.0.0.1:${address?.port}` : ''
  await expect(readAll(network(1, url, { contracts: MULTICALL }))).rejects.toMatchObject({
    code: 'wallet/request-failed',
  })
  expect(questions).toBe(1)
  await new Promise((resolve) => down.close(resolve))
})

test.each([
  ['in one batch as wagmi does by default', undefined, ['eth_call']],
  ['one by one if it says so', { multicall: false }, OWNERS.map(() => 'eth_getBalance')],
] as const)('R-API-60 R-ADPT-06 keeps a host’s own configuration as it is, and reads %s', async (_, batch, methods) => {
  const config = createConfig({
    chains: [mainnet],
    transports: { [mainnet.id]: http(recorder.url) },
    ...(batch && { batch }),
  })
  const before = { ...config.getClient().batch }
  expect(await readAll(listed(), { config })).toEqual(await Promise.all(OWNERS.map(held)))
  expect(asked()).toEqual(methods)
  expect({ ...config.getClient().batch }).toEqual(before)
})
