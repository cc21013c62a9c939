import { setUpAccount } from '../../../test/account-fixture.js'
import { hideToast, refreshTokens } from '../../actions.js'
import { bitcoin } from '../../base/networks/bitcoin.js'
import { mainnet } from '../../base/networks/ethereum.js'
import { solana } from '../../base/networks/solana.js'
import { mockAdapter } from '../../testing/index.js'

const UNAVAILABLE = { open: true, variant: 'error', message: 'Token Balance Unavailable' }
const POLYGON_ONLY = { caipNetworkId: 'eip155:137', urls: [], respond: async () => ({ status: 404, body: '' }) }

test.each([
  ['eip155', mainnet, () => mockAdapter()],
  ['solana', solana, () => mockAdapter({ namespace: 'solana' })],
] as const)(
  'R-ACCT-20 R-API-17 R-API-15 reports a network of %s without a service once, requests nothing and blocks nothing',
  async (namespace, network, createAdapter) => {
    const { kit, account, asked, toast } = await setUpAccount({
      adapters: [createAdapter()],
      namespaces: [namespace],
      options: { networks: [network] },
      chains: [POLYGON_ONLY],
    })
    expect(await refreshTokens(kit)).toEqual([])
    expect(account()).toMatchObject({ tokenStatus: 'unsupported', tokenBalance: [], lastRetry: undefined })
    expect(toast()).toMatchObject(UNAVAILABLE)
    hideToast(kit)
    await refreshTokens(kit, { isForced: true })
    expect(toast().open).toBe(false)
    expect(asked()).toEqual([])
  },
)

test('R-ACCT-03 R-ACCT-01 R-CONST-38 requests and reports nothing in another namespace', async () => {
  const adapters = [mockAdapter({ namespace: 'bip122' })]
  const options = { networks: [bitcoin] as const }
  const { api, kit, account, toast } = await setUpAccount({ adapters, options, namespaces: ['bip122'] })
  expect(await refreshTokens(kit)).toEqual([])
  expect(account()).toMatchObject({ tokenStatus: 'unsupported', balanceSymbol: 'BTC' })
  expect([api.requests, toast().open]).toEqual([[], false])
})

test('R-ACCT-01 R-CONST-38 reads the tokens of Solana', async () => {
  const adapters = [mockAdapter({ namespace: 'solana' })]
  const { kit } = await setUpAccount({ adapters, options: { networks: [solana] }, namespaces: ['solana'] })
  const tokens = await refreshTokens(kit)
  expect(tokens.map(({ symbol }) => symbol)).toContain('SOL')
  expect(new Set(tokens.map(({ chainId }) => chainId))).toEqual(new Set([solana.caipNetworkId]))
})
