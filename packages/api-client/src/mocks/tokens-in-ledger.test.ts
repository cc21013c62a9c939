import { setupServer } from 'msw/node'
import { encodeFunctionData, erc20Abi, type Hex, parseUnits } from 'viem'
import { ada, bob, ETHER, makeLedger, send, TRANSFER } from '../../test/evm-ledger-fixture.js'
import { KNOWN } from '../../test/mock-client.js'
import { buildSwap, createApiClient, getAllowance, getBalances, getQuotes, getSwapTokens } from '../index.js'
import { createMockApi, getInitialTokenValue, type MockApi, SWAP_ROUTER } from './index.js'

const ledger = makeLedger({
  firstTokenValue: ({ chainId, ...holding }) =>
    getInitialTokenValue({ ...holding, caipNetworkId: `eip155:${chainId}` }, api.scenarioOf('balances')),
})
const api: MockApi = createMockApi({ ledger })
const server = setupServer(...api.handlers)
const client = createApiClient({ projectId: 'project-1', endpoints: api.endpoints })

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterAll(() => server.close())
beforeEach(() => {
  api.reset()
  ledger.reset()
})

const userAddress = `eip155:1:${ada.address}`

async function amountsOf(address: string) {
  const { balances } = await getBalances(client, { network: KNOWN, address })
  return new Map(balances.map(({ symbol, quantity }) => [symbol, quantity.numeric]))
}

async function tokenOf(symbol: string) {
  const { tokens } = await getSwapTokens(client, { network: KNOWN })
  const found = tokens.find((token) => token.symbol === symbol)
  if (found === undefined) throw new Error(`There is no ${symbol}`)
  return { caip10: found.address, hex: `0x${found.address.slice('eip155:1:0x'.length)}` as const }
}

async function call(nonce: number, to: Hex, data: Hex, value = 0n) {
  await send(ledger, { ...TRANSFER, nonce, to, data, value, gas: 200_000n })
}

test.each(['healthy', 'whale'] as const)(
  'R-API-64 %s: returns token moves of the ledger through the data service',
  async (scenario) => {
    api.setScenario(scenario)
    const { balances } = await getBalances(client, { network: KNOWN, address: ada.address })
    const { symbol = '', quantity } = balances.find(({ address }) => address !== undefined) ?? {}
    const units = (amounts: Map<string, string>) => parseUnits(amounts.get(symbol) ?? '0', Number(quantity?.decimals))
    const [his, hers] = [units(await amountsOf(ada.address)), units(await amountsOf(bob.address))]
    const args = [bob.address, his - 1n] as const
    await call(0, (await tokenOf(symbol)).hex, encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args }))
    expect(units(await amountsOf(ada.address))).toBe(1n)
    expect(units(await amountsOf(bob.address))).toBe(hers + his - 1n)
  },
)

test('R-SWAP-31 R-API-26 returns the ledger’s allowance, and moves the quoted amounts of a built swap', async () => {
  const [usdt, own] = [await tokenOf('USDT'), await tokenOf('ETH')]
  const allowanceOf = async () =>
    (await getAllowance(client, { network: KNOWN, tokenAddress: usdt.caip10, userAddress })).allowance
  expect(await allowanceOf()).toBe('0')
  const args = [SWAP_ROUTER, 1_000n] as const
  await call(0, usdt.hex, encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args }))
  expect(await allowanceOf()).toBe('1000')

  const before = await amountsOf(ada.address)
  const pair = { network: KNOWN, userAddress, from: own.caip10, to: usdt.caip10, amount: ETHER.toString() }
  const { quotes } = await getQuotes(client, pair)
  const { tx } = await buildSwap(client, pair)
  await call(1, SWAP_ROUTER, `0x${tx.data.slice(2)}`, BigInt(tx.amount))
  const gained = Number((await amountsOf(ada.address)).get('USDT')) - Number(before.get('USDT') ?? 0)
  expect(gained).toBeCloseTo(Number(quotes[0]?.toAmount) / 1e6, 6)
})

test('R-API-64 rejects a transfer of tokens that the account does not hold', async () => {
  api.setScenario('new-account')
  const dai = await tokenOf('DAI')
  await call(0, dai.hex, encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [bob.address, 1n] }))
  expect((await amountsOf(bob.address)).has('DAI')).toBe(false)
})
