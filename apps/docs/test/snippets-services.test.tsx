/** Snippets of the pages about wallets and services, rendered or called. */
import { createApiClient, getGasPrice, getHistory, getIdentity } from '@bowline/api-client'
import { isRestrictedRegion, listWallets, selectAccount, selectWalletRows } from '@bowline/kit-core'
import { connect, fetchWallets, prefetch, ready, start as startKit, track } from '@bowline/kit-core/actions'
import { createTestKit, mockAccounts, mockAdapter, mockConnectors } from '@bowline/kit-core/testing'
import { KitProvider } from '@bowline/ui-react'
import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { WalletsFirst } from '../snippets/change-features'
import { kit as kitWithCollector } from '../snippets/collector'
import { ConnectedWallets } from '../snippets/connected-wallets'
import { answerData } from '../snippets/data-api'
import { readPortfolio } from '../snippets/data-api-client'
import { answerExplorer } from '../snippets/explorer'
import { ConnectMetaMask } from '../snippets/one-wallet'
import remoteConfig from '../snippets/remote-config.json'
import { BuyPage } from '../snippets/restricted-regions'
import { kit as kitWithServices } from '../snippets/services'
import { WalletAccounts } from '../snippets/wallet-accounts'
import { kit as kitWithList } from '../snippets/wallet-list'
import { WalletSearch } from '../snippets/wallet-search'
import { kit as kitWithoutPairing } from '../snippets/without-pairing'
import { said, show, start } from './snippet-page'

const explorer = {
  fetch: async (input: string | URL | Request) => answerExplorer(input instanceof Request ? input : new Request(input)),
}

test('services.ts requests its own services at the first intent, not before', async () => {
  const asked: string[] = []
  const { fetch } = globalThis
  globalThis.fetch = async (input) => {
    asked.push(new URL(input instanceof Request ? input.url : input).origin)
    throw new TypeError('fetch failed')
  }
  const stop = startKit(kitWithServices)
  await ready(kitWithServices)
  expect(asked).toEqual([])
  prefetch(kitWithServices)
  await waitFor(() => expect(said.flat().join(' ')).toContain('local values are used'))
  expect(new Set(asked)).toEqual(new Set(['https://explorer.example.org']))
  said.length = 0
  stop()
  globalThis.fetch = fetch
})

test('one-wallet.tsx opens the modal at the wallet, and asks it if it is installed', async () => {
  const installed = { id: 'io.metamask', name: 'MetaMask', type: 'ANNOUNCED', chain: 'eip155' } as const
  const adapter = mockAdapter({ connectors: [{ ...installed, info: { rdns: 'io.metamask' } }] })
  const { kit, user } = await show(<ConnectMetaMask />, { adapter })
  await user.click(screen.getByRole('button', { name: 'Connect MetaMask' }))
  await waitFor(() => expect(kit.getState().connect.status).toBe('connected'))
  expect(adapter.controls.requests.map(({ method }) => method)).toContain('connect')
})

test('wallet-list.ts lists its own wallet and orders the kinds', () => {
  const rows = selectWalletRows(kitWithList.getState(), kitWithList.config)
  expect(rows.map(({ kind, name }) => `${kind} ${name}`)).toEqual([
    'custom House Wallet',
    'walletConnect WalletConnect',
  ])
})

test('without-pairing.ts offers nothing that needs pairing', () => {
  const [row] = listWallets(kitWithoutPairing.getState(), kitWithoutPairing.config)
  expect(row).toMatchObject({ kind: 'walletConnect', hidden: 'pairing-disabled' })
})

test('connected-wallets.tsx makes another wallet active, and disconnects one', async () => {
  const { kit, user } = await show(<ConnectedWallets />)
  const ids = mockConnectors('eip155').map(({ id }) => id)
  for (const id of ids) await act(() => connect(kit, { connectorId: id }))
  const live = () => kit.getState().connect.connections.eip155?.map((connection) => connection.connectorId)
  const [active, other] = live() ?? []
  expect([active, other].every((id) => id !== undefined)).toBe(true)
  await user.click(screen.getByRole('button', { name: `Use ${other}` }))
  await waitFor(() => expect(live()?.[0]).toBe(other))
  await user.click(screen.getByRole('button', { name: `Disconnect ${other}` }))
  await waitFor(() => expect(live()).not.toContain(other))
})

test('wallet-accounts.tsx makes another account of the wallet active', async () => {
  const { kit, user } = await show(<WalletAccounts />)
  const [connector] = mockConnectors('eip155')
  await act(() => connect(kit, { connectorId: connector.id }))
  const [first, second] = mockAccounts('eip155')
  expect(screen.getByRole('button', { name: `Use ${first.address}` }).hasAttribute('disabled')).toBe(true)
  await user.click(screen.getByRole('button', { name: `Use ${second.address}` }))
  await waitFor(() =>
    expect(screen.getByRole('button', { name: `Use ${second.address}` }).hasAttribute('disabled')).toBe(true),
  )
  expect(selectAccount(kit.getState()).address).toBe(second.address)
})

test('data-api.ts and data-api-client.ts serve an exact portfolio', async () => {
  const { fetch } = globalThis
  const asked: string[] = []
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init)
    asked.push(new URL(request.url).pathname)
    return answerData(request, async () => 1_500_000_000_000_000_001n)
  }
  try {
    const address = `0x${'12'.repeat(20)}`
    expect(await readPortfolio(address)).toEqual(['1.500000000000000001 ETH'])
    expect(asked).toEqual(['/v1/supported-chains', `/v1/account/${address}/balance`])
    const client = createApiClient({
      projectId: 'p',
      endpoints: { data: 'http://a.test', explorer: 'http://a.test', rpc: 'http://a.test', pay: 'http://a.test' },
    })
    const network = { caipNetworkId: 'eip155:1', isSupported: true }
    expect(await getIdentity(client, { network, address })).toEqual({ name: null, avatar: null })
    expect(await getHistory(client, { network, account: address })).toEqual({ data: [] })
    await expect(getGasPrice(client, { network })).rejects.toMatchObject({
      status: 404,
      description: 'This service does not do that',
    })
    globalThis.fetch = async () => new Response(null, { status: 503 })
    expect(await readPortfolio(address)).toEqual(['The service answered 503'])
  } finally {
    globalThis.fetch = fetch
  }
})

test('explorer.ts and wallet-search.tsx serve a search', async () => {
  const { fetch } = explorer
  const { kit } = createTestKit({ fetch, options: { endpoints: { explorer: 'https://explorer.example.org' } } })
  await start(
    kit,
    <KitProvider kit={kit}>
      <WalletSearch />
    </KitProvider>,
  )
  const user = userEvent.setup()
  await user.type(screen.getByRole('searchbox'), 'house')
  expect(await screen.findByRole('button', { name: 'House Wallet' })).not.toBeNull()
  expect(await fetchWallets(kit, { search: 'unknown' })).toMatchObject({ wallets: [], count: 0 })
  expect(answerExplorer(new Request('https://explorer.example.org/getWalletImage/house-wallet')).status).toBe(200)
  expect(answerExplorer(new Request('https://explorer.example.org/nothing')).status).toBe(404)
})

test('remote-config.json is merged over the options', async () => {
  const { kit } = createTestKit({
    fetch: async (input) =>
      String(input).includes('/appkit/v1/config') ? Response.json(remoteConfig) : new Response(null, { status: 404 }),
    options: { features: { onramp: ['meld'] } },
  })
  startKit(kit)
  await ready(kit)
  prefetch(kit)
  await waitFor(() => expect(kit.getState().config.remoteStatus).toBe('ready'))
  expect(kit.getState().config.remoteFeatures).toEqual({
    swaps: false,
    onramp: ['meld'],
    email: true,
    socials: ['google'],
    activity: false,
    branding: false,
  })
})

test('change-features.tsx changes what is listed', async () => {
  const { kit, user } = await show(<WalletsFirst />)
  await user.click(screen.getByRole('button', { name: 'Fewer wallets' }))
  expect(kit.getState().config.appFeatures).toMatchObject({ allWallets: false })
  expect(kit.getState().config.appFeatures.connectorTypeOrder.slice(0, 2)).toEqual(['injected', 'recent'])
})

test('restricted-regions.tsx shows the page where nothing is restricted', () => {
  render(<BuyPage>Buy here</BuyPage>)
  expect(isRestrictedRegion()).toBe(false)
  expect(screen.getByText('Buy here')).not.toBeNull()
})

test('collector.ts forwards an event once the project has analytics on', async () => {
  const { fetch } = globalThis
  const sent: string[] = []
  globalThis.fetch = async (input, init) => {
    const url = input instanceof Request ? input.url : String(input)
    if (url === '/api/events') sent.push(String(init?.body))
    return Response.json(url.includes('getAnalyticsConfig') ? { isAnalyticsEnabled: true } : { features: [] })
  }
  const stop = startKit(kitWithCollector)
  await ready(kitWithCollector)
  prefetch(kitWithCollector)
  track(kitWithCollector, { type: 'track', event: 'CLICK_NETWORKS' })
  await waitFor(() => expect(sent.join()).toContain('CLICK_NETWORKS'))
  stop()
  globalThis.fetch = fetch
})
