import { type Anvil, rpcRequest, startAnvil } from '@bowline/chains'
import { never, ofType, skipWaits, until } from '@bowline/jest-preset/fixtures'
import { createWalletClient, http, parseGwei } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { mainnet } from 'viem/chains'
import { type RpcRecorder, startRecorder } from './rpc-recorder.js'
import { ALICE, BOB, network, SANDBOX, wallet, world } from './setup.js'

skipWaits()

let chain: Anvil
let recorder: RpcRecorder
beforeAll(async () => {
  chain = await startAnvil({ chainId: 1 })
})
afterAll(() => chain.stop())
beforeEach(async () => {
  recorder = await startRecorder(chain.url)
  await rpcRequest(chain.url, 'evm_setAutomine', [false])
})
afterEach(async () => {
  await rpcRequest(chain.url, 'anvil_mine', ['0x1'])
  await recorder.stop()
})

/** A pending transfer, and a later one of the wallet: same account, same nonce, a higher price. */
async function waiting({ isSeen = true } = {}) {
  const made = wallet({ chains: [{ chainId: 1, rpcUrl: chain.url }] })
  const main = network(1, recorder.url)
  const { adapter, events, page } = world({ networks: [main] })
  made.wallet.announce(page.events)
  await adapter.connect({ connectorId: SANDBOX, signal: never })
  const nonce = Number(await rpcRequest(chain.url, 'eth_getTransactionCount', [ALICE.address, 'latest']))
  const params = { connectorId: SANDBOX, address: ALICE.address, to: BOB.address, value: 5n, network: main }
  const hash = (await adapter.sendTransaction?.(params))?.hash
  const looks = () =>
    recorder.requests.filter(({ body: { params } }) => Array.isArray(params) && params[1] === 'latest')
  if (isSeen) await until(() => looks().length > 0)
  const client = createWalletClient({
    account: privateKeyToAccount(ALICE.privateKey),
    chain: mainnet,
    transport: http(chain.url),
  })
  const replace = (to: `0x${string}`, value: bigint, data?: `0x${string}`) =>
    client.sendTransaction({
      to,
      value,
      nonce,
      gas: 60_000n,
      maxFeePerGas: parseGwei('100'),
      maxPriorityFeePerGas: parseGwei('50'),
      ...(data && { data }),
    })
  const mine = (blocks: number) => rpcRequest(chain.url, 'anvil_mine', [`0x${blocks.toString(16)}`])
  const ends = () => ofType(events, 'transactionSettled')
  const outcome = async () => {
    await until(() => ends().length > 0)
    return ends()
  }
  const expected = (status: string, replacement?: object) => [
    { type: 'transactionSettled', hash, status, ...(replacement && { replacement }) },
  ]
  return { replace, mine, ends, outcome, expected }
}

test('R-ACCT-52 R-ADPT-09 R-ADPT-23 reports a transfer sped up in the wallet as confirmed, and names the faster one', async () => {
  const { replace, mine, outcome, expected } = await waiting()
  const hash = await replace(BOB.address, 5n)
  await mine(4)
  expect(await outcome()).toEqual(expected('confirmed', { hash, reason: 'repriced' }))
})

test.each([
  ['cancelled', ALICE.address, 0n, 'cancelled'],
  ['changed to another amount', BOB.address, 6n, 'replaced'],
] as const)(
  'R-ACCT-52 R-ADPT-09 R-ADPT-23 reports a transfer that was %s in the wallet as replaced',
  async (_, to, value, reason) => {
    const { replace, mine, outcome, expected } = await waiting()
    const hash = await replace(to, value)
    await mine(1)
    expect(await outcome()).toEqual(expected('replaced', { hash, reason }))
  },
)

test.each([
  ['cancelled', ALICE.address, 0n, 'replaced', 'cancelled'],
  ['sped up', BOB.address, 5n, 'confirmed', 'repriced'],
] as const)(
  'R-ADPT-69 reports the outcome of a transfer that was %s before any node knew it',
  async (_, to, value, status, reason) => {
    await recorder.stop()
    const hidden = { hash: undefined as unknown }
    recorder = await startRecorder(chain.url, (method, params) => {
      if (method !== 'eth_getTransactionByHash' || !Array.isArray(params)) return undefined
      hidden.hash ??= params[0]
      return params[0] === hidden.hash ? { result: null } : undefined
    })
    const { replace, mine, outcome, expected } = await waiting({ isSeen: false })
    const hash = await replace(to, value)
    await mine(1)
    expect(await outcome()).toEqual(expected(status, { hash, reason }))
  },
)

test('R-ADPT-69 keeps an unknown transfer pending when an unrelated transaction uses its expected nonce', async () => {
  await recorder.stop()
  recorder = await startRecorder(chain.url, (method) =>
    method === 'eth_getTransactionByHash' ? { result: null } : undefined,
  )
  const { replace, mine, ends } = await waiting({ isSeen: false })
  await replace(BOB.address, 6n)
  await mine(1)
  const blocks = () => recorder.requests.filter(({ body }) => body.method === 'eth_getBlockByNumber').length
  await until(() => blocks() > 2)
  expect(ends()).toEqual([])
})

test('R-ADPT-09 reports a pending transfer as confirmed when it is mined', async () => {
  const { mine, outcome, expected } = await waiting()
  await mine(3)
  expect(await outcome()).toEqual(expected('confirmed'))
})

test('R-ADPT-09 does not report a mined transfer as replaced when the node lags with receipts', async () => {
  await recorder.stop()
  let isBehind = true
  recorder = await startRecorder(chain.url, (method) =>
    isBehind && method === 'eth_getTransactionReceipt' ? { result: null } : undefined,
  )
  const { mine, outcome, expected } = await waiting()
  await mine(1)
  const asked = () => recorder.requests.filter(({ body }) => body.method === 'eth_getBlockByNumber').length
  await until(() => asked() > 0)
  isBehind = false
  expect(await outcome()).toEqual(expected('confirmed'))
})
