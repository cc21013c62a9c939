/** The transfer fee of each kind of chain, on a chain of that kind. */
import { type Anvil, deployErc20, rpcRequest, startAnvil } from '@bowline/chains'
import { never } from '@bowline/jest-preset/fixtures'
import { toHex } from 'viem'
import { ALICE, BOB, network, SANDBOX, wallet, world } from './setup.js'

const ORACLE = '0x420000000000000000000000000000000000000F'
const DATA_FEE = 4_000_000_000n
const WITH_ROOM = 5_000_000_000n
const PLAIN_GAS = 21_000n

/** Code that returns one number for every call. */
const answeringAll = (value: bigint) => `0x7f${value.toString(16).padStart(64, '0')}5f5260205ff3`
/** The same, but without `getOperatorFee`: a call with its selector reverts. */
const answering = (value: bigint) => `0x5f3560e01c63275aedd214603557${answeringAll(value).slice(2)}5b5f5ffd`
/** The same, but a call with one number, like `getL1FeeUpperBound`, reverts. */
const withoutBound = (value: bigint) => `0x3660241460${'2e'}57${answeringAll(value).slice(2)}5b5f5ffd`
const REVERTING = '0x5f5ffd'

const chains: Anvil[] = []
afterAll(() => Promise.all(chains.map((chain) => chain.stop())))

/** A chain with this code as its oracle, and a sender on it. */
async function onChain(chainId: number, code?: string) {
  const chain = await startAnvil({ chainId })
  chains.push(chain)
  const made = wallet({ chains: [{ chainId, rpcUrl: chain.url }] })
  const here = network(chainId, chain.url)
  const { adapter, page } = world({ networks: [here] })
  made.wallet.announce(page.events)
  await adapter.connect({ connectorId: SANDBOX, signal: never })
  const estimate = (over: { tokenAddress?: string; data?: string; to?: string; value?: bigint } = {}) =>
    adapter.estimateTransfer?.({
      address: ALICE.address,
      to: BOB.address,
      value: 1n,
      network: here,
      ...over,
    })
  const plain = (await estimate())?.fee ?? 0n
  if (code !== undefined) await rpcRequest(chain.url, 'anvil_setCode', [ORACLE, code])
  return { chain, adapter, estimate, plain, here }
}

test.each([10, 8_453, 7_777_777, 42_220])(
  'R-SEND-36 adds the publishing share on chain %i to gas, for the native token and for tokens',
  async (chainId) => {
    const { chain, estimate, plain } = await onChain(chainId)
    const token = await deployErc20(chain.url, { supply: 10n })
    const tokenAddress = token.address
    const [coinBefore, tokenBefore] = [(await estimate())?.fee ?? 0n, (await estimate({ tokenAddress }))?.fee ?? 0n]
    await rpcRequest(chain.url, 'anvil_setCode', [ORACLE, answering(DATA_FEE)])
    expect((await estimate())?.fee).toBe(coinBefore + WITH_ROOM)
    expect((await estimate({ tokenAddress }))?.fee).toBe(tokenBefore + WITH_ROOM)
    expect(plain).toBeGreaterThan(0n)
  },
)

test('R-SWAP-125 R-SEND-36 reports the fee besides gas separately, also for calldata', async () => {
  const { chain, estimate } = await onChain(10)
  const call = { data: `0x${'ab'.repeat(1_000)}`, to: `0x${'0'.repeat(36)}dEaD`, value: 0n }
  const before = await estimate(call)
  expect(before?.dataFee).toBeUndefined()
  await rpcRequest(chain.url, 'anvil_setCode', [ORACLE, answering(DATA_FEE)])
  expect(await estimate(call)).toMatchObject({ fee: (before?.fee ?? 0n) + WITH_ROOM, dataFee: WITH_ROOM })
  expect(before?.fee).toBeGreaterThan((await estimate())?.fee ?? 0n)
})

test('R-SEND-36 R-SEND-11 leaves enough of a whole balance for gas and the publishing share', async () => {
  const { chain, adapter, estimate, here } = await onChain(10, answering(DATA_FEE))
  const balance = 10n ** 18n
  await rpcRequest(chain.url, 'anvil_setBalance', [ALICE.address, toHex(balance)])
  const fee = (await estimate())?.fee ?? 0n
  const head = await rpcRequest(chain.url, 'eth_getBlockByNumber', ['latest', false])
  const gasPrice = BigInt(Reflect.get(Object(head), 'baseFeePerGas')) * 2n
  expect(fee).toBeGreaterThanOrEqual(PLAIN_GAS * gasPrice + DATA_FEE)
  const sent = adapter.sendTransaction?.({
    connectorId: SANDBOX,
    address: ALICE.address,
    to: BOB.address,
    value: balance - fee,
    network: here,
  })
  expect((await sent)?.hash).toMatch(/^0x[0-9a-f]{64}$/)
  const left = BigInt(String(await rpcRequest(chain.url, 'eth_getBalance', [ALICE.address, 'latest'])))
  expect(left).toBeGreaterThanOrEqual(DATA_FEE)
})

test('R-SEND-36 calls the older method on an oracle without an upper bound', async () => {
  const { estimate, plain } = await onChain(10, withoutBound(DATA_FEE))
  expect((await estimate())?.fee).toBe(plain + WITH_ROOM)
})

test('R-SEND-36 throws instead of estimating too low when the chain does not report its publishing fee', async () => {
  const { estimate } = await onChain(10, REVERTING)
  await expect(estimate()).rejects.toMatchObject({ code: 'wallet/request-failed' })
})

test('R-SEND-36 does not request a publishing fee on a chain without one', async () => {
  const { estimate, plain } = await onChain(1, REVERTING)
  expect((await estimate())?.fee).toBe(plain)
})

test.each([42_161, 324])(
  'R-SEND-36 adds a margin to a plain transfer on chain %i, whose gas includes its own costs',
  async (chainId) => {
    const [ethereum, metered] = await Promise.all([onChain(1), onChain(chainId)])
    expect(metered.plain).toBe(ethereum.plain * 2n)
  },
)
