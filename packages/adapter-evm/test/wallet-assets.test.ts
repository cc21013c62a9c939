import { type Anvil, type DeployedErc20, deployErc20, rpcRequest, startAnvil } from '@bowline/chains'
import { never } from '@bowline/jest-preset/fixtures'
import { ALICE, BOB, network, SANDBOX, wallet, world } from './setup.js'

let chain: Anvil
let token: DeployedErc20
beforeAll(async () => {
  chain = await startAnvil({ chainId: 1 })
  token = await deployErc20(chain.url, { from: ALICE.address, decimals: 6, supply: 2n ** 255n + 1n })
})
afterAll(() => chain.stop())

/** A wallet with the token on both of its chains, the second of which does not respond. */
async function connected(hasAssets = true) {
  const metadata = { address: token.address, name: 'Token', symbol: 'TKN', decimals: 6 }
  const made = wallet({
    chains: [{ chainId: 1, rpcUrl: chain.url }, { chainId: 10 }],
    ...(hasAssets && { tokens: [1, 10].map((chainId) => ({ chainId, ...metadata })) }),
  })
  const { adapter, page } = world({ networks: [network(1, chain.url)] })
  made.wallet.announce(page.events)
  await adapter.connect({ connectorId: SANDBOX, signal: never })
  const account = { connectorId: SANDBOX, address: ALICE.address }
  const assets = (...chainFilter: string[]) => adapter.walletGetAssets?.({ ...account, chainFilter })
  return { ...made, assets, capabilities: () => adapter.getCapabilities?.(account) }
}

test('R-ACCT-11 R-ACCT-12 R-API-62 fetches exact assets on one chain from a wallet that supports it', async () => {
  const { assets, capabilities, wallet: made, person } = await connected()
  expect(await capabilities()).toMatchObject({ '0x1': { assetDiscovery: { supported: true } } })
  person.prompts.length = 0
  const coin = await rpcRequest(chain.url, 'eth_getBalance', [ALICE.address, 'latest'])
  expect(await assets('0x1')).toEqual({
    '0x1': [
      { address: 'native', balance: coin, type: 'NATIVE', metadata: { name: 'Ether', symbol: 'ETH', decimals: 18 } },
      {
        address: token.address,
        balance: `0x${(2n ** 255n + 1n).toString(16)}`,
        type: 'ERC20',
        metadata: { name: 'Token', symbol: 'TKN', decimals: 6 },
      },
    ],
  })
  const params = [{ account: ALICE.address, chainFilter: ['0x1'] }]
  expect(made.requests().at(-1)).toEqual({ method: 'wallet_getAssets', params })
  expect(person.prompts).toEqual([])
})

test('R-ACCT-12 omits tokens with a zero balance and chains that do not respond', async () => {
  const { assets, wallet: made } = await connected()
  made.setAccounts([BOB.address])
  expect(Object.keys(Object(await assets('0x1', '0xa', '0x89')))).toEqual(['0x1'])
  const { provider } = made
  const reported = await provider.request({ method: 'wallet_getAssets', params: [{ account: BOB.address }] })
  expect(reported).toEqual({ '0x1': [expect.objectContaining({ type: 'NATIVE' })] })
})

test('R-ACCT-11 reports no asset support and rejects the request for a wallet without assets', async () => {
  const { assets, capabilities, wallet: made } = await connected(false)
  expect(await capabilities()).toEqual({
    '0x1': { atomic: { status: 'unsupported' }, permissions: expect.anything() },
    '0xa': { atomic: { status: 'unsupported' }, permissions: expect.anything() },
  })
  await expect(assets('0x1')).rejects.toMatchObject({ code: 'wallet/request-failed', walletCode: 4200 })
  made.setTokens([])
  expect(await assets('0x1')).toMatchObject({ '0x1': [{ type: 'NATIVE' }] })
})

test.each([
  ['a list', []],
  ['nothing', null],
  ['a string', '0x1'],
  ['a number', 7],
  ['an object whose keys are not chain ids', { x: [], __proto: [], '-1': [] }],
])('R-ACCT-14 returns no chain for a response that is %s', async (_, answer) => {
  const { assets, wallet: made } = await connected()
  made.provider.request = async () => answer
  expect(await assets('0x1')).toEqual({})
})

test('R-ACCT-12 parses chain ids in every form that wallets write', async () => {
  const { assets, wallet: made } = await connected()
  made.provider.request = async () => ({ '0x01': 'one', '8453': 'base', '0xA': 'ten' })
  expect(await assets('0x1')).toEqual({ '0x1': 'one', '0x2105': 'base', '0xa': 'ten' })
})
