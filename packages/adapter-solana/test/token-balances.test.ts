import { createServer, type Server } from 'node:http'
import { never } from '@bowline/jest-preset/fixtures'
import type { ChainTokenBalance, TokenBalanceFilter } from '@bowline/kit-core'
import { type SolanaChain, startSolanaChain } from '@bowline/solana-chain'
import { createAmounts, createRandom } from '@bowline/transfer-matrix'
import { mainnetAt, world } from './setup.js'

const ALICE = 'AKnL4NNf3DGWZJS6cPknBuEGnVsV4A4m5tgebLHaRSZ9'
const USDC = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v'
const BOB = '9hSR6S7WPtxmTojgo6GG3k4yDPecgJY292j7xrsUGWBu'

let chain: SolanaChain
let server: Server | undefined
beforeAll(async () => {
  chain = await startSolanaChain()
})
afterAll(() => chain.close())
afterEach(() => {
  server?.closeAllConnections()
  server?.close()
  server = undefined
})

const read = (url: string, address = ALICE, signal = never) => {
  const network = mainnetAt(url)
  return world({ networks: [network] }).adapter.getTokenBalances?.({ address, network, signal })
}
const byAddress = (one: ChainTokenBalance, other: ChainTokenBalance) =>
  (one.address ?? '') < (other.address ?? '') ? -1 : 1

test('R-ACCT-01 R-ADPT-14 returns exact balances of both token programs and skips zero balances', async () => {
  const amounts = createAmounts(createRandom(7))
  const wanted: unknown[] = []
  for (const [turn, program] of (['token', 'token-2022', 'token', 'token-2022'] as const).entries()) {
    const { value } = amounts.next({ least: 1n, most: 2n ** 64n - 1n, decimals: 9 })
    const decimals = turn * 3
    const { mint, account } = await chain.mint({ owner: ALICE, amount: value, decimals, program })
    expect(chain.tokenBalanceOf(account)).toBe(value)
    wanted.push({ address: mint, value, decimals })
  }
  const most = await chain.mint({ owner: ALICE, amount: 2n ** 64n - 1n, decimals: 0 })
  await chain.mint({ owner: ALICE, amount: 0n })
  await chain.mint({ owner: BOB, amount: 5n })
  wanted.push({ address: most.mint, value: 2n ** 64n - 1n, decimals: 0 })
  const found = await read(chain.url)
  expect([...(found ?? [])].sort(byAddress)).toEqual(wanted.map((each) => Object(each)).sort(byAddress))
})

test('R-ACCT-144 returns one token or SOL alone, even with a balance of 0', async () => {
  const { mint } = await chain.mint({ owner: BOB, amount: 77n, decimals: 2 })
  const network = mainnetAt(chain.url)
  const { adapter } = world({ networks: [network] })
  const read = (only: TokenBalanceFilter, address = BOB) =>
    adapter.getTokenBalances?.({ address, network, signal: never, only })
  expect(await read({ tokenAddress: mint })).toEqual([{ address: mint, value: 77n, decimals: 2 }])
  expect(await read({ tokenAddress: mint }, ALICE)).toEqual([{ address: mint, value: 0n, decimals: 0 }])
  expect(await read({ atBlock: 0n })).toMatchObject([{ value: 0n, decimals: 9 }])
})

test('R-ACCT-144 sends the required slot to the node', async () => {
  const asked: unknown[] = []
  const url = await serve((question) => {
    asked.push(JSON.parse(question))
    return { error: { code: -32016, message: 'Minimum context slot has not been reached' } }
  })
  const network = mainnetAt(url)
  const only = { tokenAddress: USDC, atBlock: 90n }
  const answer = world({ networks: [network] }).adapter.getTokenBalances?.({
    address: ALICE,
    network,
    signal: never,
    only,
  })
  await expect(answer).rejects.toThrow()
  expect(asked).toContainEqual(
    expect.objectContaining({ params: [ALICE, { mint: USDC }, expect.objectContaining({ minContextSlot: 90 })] }),
  )
})

test('R-ACCT-01 returns no tokens for an address that holds nothing', async () => {
  expect(await read(chain.url, 'So11111111111111111111111111111111111111112')).toEqual([])
})

/** A node with the given responses. */
async function serve(answer: (question: string) => object): Promise<string> {
  const made = createServer(async (request, response) => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(Buffer.from(part))
    response.end(JSON.stringify({ jsonrpc: '2.0', id: 1, ...answer(Buffer.concat(parts).toString()) }))
  })
  server = made
  await new Promise<void>((resolve) => made.listen(0, '127.0.0.1', resolve))
  const address = made.address()
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
}

/** A node with a SOL balance of 0 that lists these accounts for both programs. */
const listing = (value: readonly unknown[]) =>
  serve((question) => ({ result: { context: { slot: 1 }, value: question.includes('"getBalance"') ? 0 : value } }))

const entry = (mint: unknown, amount: unknown, decimals: unknown = 6, uiAmountString?: string) => ({
  pubkey: BOB,
  account: {
    data: {
      program: 'spl-token',
      parsed: { type: 'account', info: { mint, tokenAmount: { amount, decimals, uiAmountString } } },
    },
  },
})

test('R-ADPT-14 merges several accounts of one token into one balance', async () => {
  const url = await listing([entry(BOB, '18446744073709551615'), entry(BOB, '1')])
  expect(await read(url)).toEqual([{ address: BOB, value: 2n ** 65n, decimals: 6 }])
})

test.each([
  ['25', 2_500_000_000n],
  ['0.00000001', 1n],
  ['2.000000019', 200_000_001n],
  [undefined, 250_000_000n],
  ['much', 250_000_000n],
])('R-SEND-107 shows what the node shows when it writes %s for 250000000 base units', async (uiAmountString, value) => {
  const url = await listing([entry(BOB, '250000000', 8, uiAmountString)])
  const network = mainnetAt(url)
  const { adapter } = world({ networks: [network] })
  const only = { tokenAddress: BOB }
  const balances = await adapter.getTokenBalances?.({ address: ALICE, network, signal: never, only })
  expect(balances).toEqual([{ address: BOB, value, decimals: 8 }])
})

test('R-ADPT-47 lists SOL first and names the best-known tokens', async () => {
  const owner = '4zMMC9srt5Ri5X14GAgXhaHii3GnPAEERYPJgZJDncDU'
  await chain.airdrop({ to: owner, lamports: 1_500_000_001n })
  await chain.mint({ owner, amount: 7n, mint: USDC })
  const [coin, token, ...others] = (await read(chain.url, owner)) ?? []
  expect(coin).toEqual({ name: 'Solana', symbol: 'SOL', decimals: 9, value: chain.balanceOf(owner) })
  expect(token).toEqual({ name: 'USD Coin', symbol: 'USDC', address: USDC, value: 7n, decimals: 6 })
  expect(others).toEqual([])
})

test('R-ADPT-25 skips entries in an unknown form and returns the rest', async () => {
  const odd = [
    null,
    7,
    [],
    { account: { data: ['', 'base64'] } },
    entry('nowhere', '1'),
    entry(ALICE, '-1'),
    entry(ALICE, 1),
    entry(ALICE, '1e9'),
    entry(ALICE, '99999999999999999999'),
    entry(ALICE, '1', -1),
    entry(ALICE, '1', '6'),
  ]
  expect(await read(await listing([...odd, entry(BOB, '1')]))).toEqual([{ address: BOB, value: 2n, decimals: 6 }])
})

test('R-ADPT-25 rejects with a kit error when the node does not respond, and when the request is aborted', async () => {
  await expect(read('http://127.0.0.1:9')).rejects.toMatchObject({ code: 'wallet/request-failed' })
  await expect(read(chain.url, ALICE, AbortSignal.abort())).rejects.toMatchObject({ code: 'request/aborted' })
})
