/** Every snippet of the pages, rendered or called. `testing.test.tsx` runs by itself, those of wallet-adapter beside this. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createApiClient, getGasPrice, getHistory, getIdentity } from '@bowline/api-client'
import { isRestrictedRegion, type Kit, listWallets, selectWalletRows } from '@bowline/kit-core'
import { connect, fetchWallets, prefetch, ready, start as startKit, track } from '@bowline/kit-core/actions'
import { STATE_COOKIE } from '@bowline/kit-core/server'
import {
  createMemoryStorage,
  createTestKit,
  mockAdapter,
  mockApproval,
  mockConnectors,
  mockPairedSession,
  mockTransport,
  mockUri,
} from '@bowline/kit-core/testing'
import { KitProvider } from '@bowline/ui-react'
import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { listTokens } from '../reference/tokens'
import { Account } from '../snippets/account'
import { App } from '../snippets/app'
import { kit as bitcoinKit } from '../snippets/bitcoin'
import { signAndBroadcast } from '../snippets/bitcoin-sign'
import { WalletsFirst } from '../snippets/change-features'
import { kit as kitWithCollector } from '../snippets/collector'
import { ConnectedWallets } from '../snippets/connected-wallets'
import { securityHeaders } from '../snippets/content-security-policy'
import { CustomButton } from '../snippets/custom-button'
import { answerData } from '../snippets/data-api'
import { readPortfolio } from '../snippets/data-api-client'
import { SignInPage } from '../snippets/embed'
import { tryToConnect } from '../snippets/errors'
import { EventLog } from '../snippets/events'
import { answerExplorer } from '../snippets/explorer'
import { App as HeadlessApp, Wallets } from '../snippets/headless'
import { kit as snippetKit } from '../snippets/kit'
import { makeKit as makeManualKit, pair as pairByHand } from '../snippets/manual-pairing'
import { App as TranslatedApp } from '../snippets/messages'
import { makeKit as makeKitWithProvider } from '../snippets/own-provider'
import { PairPhone } from '../snippets/pair'
import { kit as kitWithRelay } from '../snippets/pairing'
import remoteConfig from '../snippets/remote-config.json'
import { BuyPage } from '../snippets/restricted-regions'
import { announceWallet } from '../snippets/sandbox-wallet'
import { renderWithConnection } from '../snippets/server-rendering'
import { kit as kitWithServices } from '../snippets/services'
import { App as AppWithSlots } from '../snippets/slots'
import { kit as solanaKit } from '../snippets/solana'
import { signAndSend } from '../snippets/solana-send'
import { kit as kitWithTheme } from '../snippets/theme-options'
import { ThemeSwitch } from '../snippets/theming'
import { kit as universalKit } from '../snippets/universal'
import { askWallet, signText } from '../snippets/universal-sign'
import { Providers } from '../snippets/wagmi'
import { chainInUse, kit as kitOfConfig } from '../snippets/wagmi-config'
import { kit as kitWithList } from '../snippets/wallet-list'
import { WalletSearch } from '../snippets/wallet-search'
import { kit as kitWithoutPairing } from '../snippets/without-pairing'
import { signIn, stopListening } from '../snippets/without-react'

const [{ id: connectorId }] = mockConnectors('eip155')
const KEY = `0x${'11'.repeat(32)}` as const

let cookieHeader = ''
jest.mock('@walletconnect/universal-provider', () => ({ UniversalProvider: { init: async () => ({}) } }))
jest.mock('next/headers', () => ({ cookies: async () => ({ toString: () => cookieHeader }) }))

const said: unknown[][] = []
const { error: writeError, warn: writeWarning } = console

beforeEach(() => {
  said.length = 0
  console.error = (...words: unknown[]) => said.push(words)
  console.warn = (...words: unknown[]) => said.push(words)
})

afterEach(() => {
  Object.assign(console, { error: writeError, warn: writeWarning })
  expect(said).toEqual([])
})

async function show(ui: ReactNode, { isConnected = false, adapter = mockAdapter() } = {}) {
  const { kit } = createTestKit({ adapters: [adapter] })
  const user = userEvent.setup()
  const rendered = render(<KitProvider kit={kit}>{ui}</KitProvider>)
  await act(() => ready(kit))
  if (isConnected) await act(() => connect(kit, { connectorId }))
  return { ...rendered, kit, adapter, user }
}

const explorer = {
  fetch: async (input: string | URL | Request) => answerExplorer(input instanceof Request ? input : new Request(input)),
}

async function start(kit: Kit, ui: ReactNode) {
  const rendered = render(ui)
  await act(() => ready(kit))
  return rendered
}

test('kit.ts and app.tsx show a button that connects', async () => {
  await start(snippetKit, <App>below</App>)
  expect(screen.getByRole('button', { name: 'Connect Wallet' })).not.toBeNull()
  expect(screen.getByText('below')).not.toBeNull()
})

test('account.tsx shows the status, then the address with its balance', async () => {
  const { kit } = await show(<Account />)
  expect(screen.getByText('Status: disconnected')).not.toBeNull()
  await act(() => connect(kit, { connectorId }))
  expect(await screen.findByText(/0x1111.* has 1\.5 ETH/)).not.toBeNull()
})

test('custom-button.tsx opens the modal and tells how the connection stands', async () => {
  const { kit, user } = await show(<CustomButton />)
  const button = screen.getByRole('button', { name: 'Connect Wallet' })
  expect(button.dataset.status).toBe('disconnected')
  await user.click(button)
  expect(kit.getState().modal.open).toBe(true)
})

test('headless.tsx connects, gives up and disconnects without the modal', async () => {
  const { kit, adapter, user } = await show(<Wallets />)
  adapter.controls.holdNext()
  await user.click(screen.getByRole('button', { name: 'Test Wallet' }))
  await user.click(await screen.findByRole('button', { name: 'Cancel' }))
  await user.click(screen.getByRole('button', { name: 'Test Wallet' }))
  await user.click(await screen.findByRole('button', { name: /^Disconnect 0x1111/ }))
  await screen.findByRole('button', { name: 'Test Wallet' })
  expect(kit.getState().modal.open).toBe(false)
})

test('headless.tsx is a whole app', async () => {
  await start(snippetKit, <HeadlessApp />)
  expect(screen.getByRole('list')).not.toBeNull()
})

test('theming.tsx switches the mode and the accent', async () => {
  const { kit, user } = await show(<ThemeSwitch />)
  await user.click(screen.getByRole('button', { name: 'Switch theme' }))
  await user.click(screen.getByRole('button', { name: 'Green accent' }))
  expect(kit.getState().config.themeMode).toBe('light')
  expect(kit.getState().config.themeVariables).toEqual({ '--bl-accent': '#0a7d5a' })
})

test('theme-options.ts starts with its own look', () => {
  expect(kitWithTheme.getState().config.themeMode).toBe('system')
})

test('services.ts asks its own services, at the first intent and not before', async () => {
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

test('tokens.css sets tokens that the stylesheet has', () => {
  const css = readFileSync(join(__dirname, '..', 'snippets', 'tokens.css'), 'utf8')
  const names = listTokens().map(({ name }) => name)
  const used = [...css.matchAll(/(--bl-[a-z-]+):/g)].map(([, name]) => name)
  expect(used.length).toBeGreaterThan(0)
  expect(used.filter((name) => name === undefined || !names.includes(name))).toEqual([])
})

test('messages.tsx says its own words over those of the language', async () => {
  const { kit } = createTestKit()
  const { container } = await start(kit, <TranslatedApp kit={kit} locale="ar" />)
  expect(screen.getByRole('button', { name: 'Sign in with a wallet' })).not.toBeNull()
  await waitFor(() => expect(container.querySelector('[data-bowline]')?.getAttribute('dir')).toBe('rtl'))
})

test('slots.tsx draws its own picture of the account', async () => {
  const { kit } = createTestKit()
  await start(kit, <AppWithSlots kit={kit} />)
  await act(() => connect(kit, { connectorId }))
  expect(screen.getByText('11')).not.toBeNull()
})

test('embed.tsx shows the card until a wallet is connected', async () => {
  const { kit } = await show(<SignInPage />)
  expect(await screen.findByText('Test Wallet')).not.toBeNull()
  await act(() => connect(kit, { connectorId }))
  expect(screen.getByText('Welcome')).not.toBeNull()
})

test('events.tsx hears what happens', async () => {
  const heard: string[] = []
  await show(<EventLog onEvent={(name) => heard.push(name)} />, { isConnected: true })
  expect(heard).toContain('CONNECT_SUCCESS')
})

test('errors.ts has words for what a wallet answers', async () => {
  const { kit, adapter } = await show(null)
  adapter.controls.rejectNext()
  expect(await act(() => tryToConnect(kit, connectorId))).toMatch('You said no')
  expect(await act(() => tryToConnect(kit, 'nobody'))).toBe('Connector not found')
  expect(await act(() => tryToConnect(kit, connectorId))).toBe('Connected')
})

test('wagmi.tsx puts the kit beside wagmi', async () => {
  render(<Providers>below</Providers>)
  expect(await screen.findByRole('button', { name: 'Connect Wallet' })).not.toBeNull()
})

test('wagmi-config.ts gives the configuration the adapter made', async () => {
  expect(kitOfConfig.config.networks.map(({ id }) => id)).toEqual([await chainInUse()])
})

test('without-react.ts signs with an installed wallet', async () => {
  const withdraw = announceWallet(KEY, async () => true)
  const signature = signIn('id.bowline.sandbox')
  await waitFor(() => expect(document.body.getAttribute('data-wallet')).toBe('connected'))
  expect(await signature).toMatch(/^0x[0-9a-f]{130}$/)
  expect(document.body.getAttribute('data-wallet')).toBe('disconnected')
  stopListening()
  withdraw()
})

test('server-rendering.tsx hands what the cookie remembers to the providers', async () => {
  const given: boolean[] = []
  const renderPage = () =>
    renderWithConnection(({ initialState, children }) => {
      given.push(initialState.isConnected)
      return children
    }, 'below')
  render(await renderPage())
  const storage = createMemoryStorage()
  const { kit } = createTestKit({ storage })
  await start(kit, <KitProvider kit={kit} />)
  await act(() => connect(kit, { connectorId }))
  cookieHeader = `${STATE_COOKIE}=${encodeURIComponent(JSON.stringify(storage.entries()))}`
  render(await renderPage())
  expect(given).toEqual([false, true])
  expect(screen.getAllByText('below')).toHaveLength(2)
})

test('content-security-policy.ts names the services and the chain nodes', () => {
  const policy = securityHeaders('abc').get('Content-Security-Policy') ?? ''
  expect(policy).toContain("'nonce-abc'")
  expect(policy).toContain('https://mainnet.base.org')
  expect(policy).toContain('wss://relay.example.org')
  expect(policy).not.toContain('unsafe')
})

test('install.sh installs what the snippets import', () => {
  const command = readFileSync(join(__dirname, '..', 'snippets', 'install.sh'), 'utf8')
  for (const name of ['@bowline/kit-core', '@bowline/ui-react', '@bowline/adapter-evm', '@wagmi/core', 'viem']) {
    expect(command).toContain(` ${name}`)
  }
  expect(command).toContain(' @walletconnect/universal-provider@2.21.8')
})

test('wallet-list.ts lists its own wallet and puts the kinds in order', () => {
  const rows = selectWalletRows(kitWithList.getState(), kitWithList.config)
  expect(rows.map(({ kind, name }) => `${kind} ${name}`)).toEqual([
    'custom House Wallet',
    'walletConnect WalletConnect',
  ])
})

test('without-pairing.ts offers nothing that would be paired', () => {
  const [row] = listWallets(kitWithoutPairing.getState(), kitWithoutPairing.config)
  expect(row).toMatchObject({ kind: 'walletConnect', hidden: 'pairing-disabled' })
})

test('connected-wallets.tsx makes another wallet the active one, and disconnects one', async () => {
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

test('data-api.ts and data-api-client.ts: an own service answers with a portfolio, to the last unit', async () => {
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
      endpoints: { data: 'http://a.test', explorer: 'http://a.test', rpc: 'http://a.test' },
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

test('explorer.ts and wallet-search.tsx: an own explorer answers the search', async () => {
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
  expect(await screen.findByRole('button', { name: 'House Wallet' }, { timeout: 3_000 })).not.toBeNull()
  expect(await fetchWallets(kit, { search: 'nobody' })).toMatchObject({ wallets: [], count: 0 })
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

test('collector.ts sends an event on once the project wants it', async () => {
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

test('pairing.ts names its relay and its links', () => {
  expect(kitWithRelay.config.endpoints.relay).toBe('wss://relay.example.org')
  expect(kitWithRelay.config.customDeepLinks.map(({ wallet }) => wallet)).toEqual(['House Wallet'])
})

test('pair.tsx shows an address, gives it up, and is connected when the wallet says yes', async () => {
  const transport = mockTransport()
  const { kit } = createTestKit({ pairingTransport: transport, adapters: [] })
  await start(
    kit,
    <KitProvider kit={kit}>
      <PairPhone drawQrCode={(text) => <code>{text}</code>} />
    </KitProvider>,
  )
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: 'Use the wallet on my phone' }))
  expect(await screen.findByText(/^wc:/)).not.toBeNull()
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  await user.click(await screen.findByRole('button', { name: 'Use the wallet on my phone' }))
  await screen.findByText(/^wc:/)
  await act(
    async () => void transport.controls.last().approve(mockPairedSession({ namespaces: mockApproval('eip155:1') })),
  )
  await waitFor(() => expect(kit.getState().connect.status).toBe('connected'))
})

test('universal.ts serves every namespace by pairing', () => {
  expect([...universalKit.adapters.keys()].sort()).toEqual(['cosmos', 'eip155', 'polkadot'])
  for (const adapter of universalKit.adapters.values()) expect(adapter.connectPaired).toBeDefined()
})

test('universal-sign.ts asks for a connected wallet first', async () => {
  await expect(signText()).rejects.toMatchObject({ code: 'adapter/provider-not-found' })
  await expect(askWallet('cosmos_getAccounts', {})).rejects.toMatchObject({ code: 'adapter/provider-not-found' })
})

test('solana.ts and bitcoin.ts have an adapter for each of their chain families', async () => {
  expect([...solanaKit.adapters.keys()]).toEqual(['eip155', 'solana'])
  expect([...bitcoinKit.adapters.keys()]).toEqual(['bip122'])
  await expect(signAndSend(new Uint8Array())).rejects.toMatchObject({ code: 'adapter/provider-not-found' })
  await expect(signAndBroadcast('')).rejects.toMatchObject({ code: 'adapter/provider-not-found' })
})

test('own-provider.ts hands its provider over', () => {
  const kit = makeKitWithProvider()
  expect(kit.config.universalProvider).toBeInstanceOf(Promise)
})

test('manual-pairing.ts shows an address of its own', async () => {
  expect(makeManualKit(new Promise(() => {})).config.manualPairingControl).toBe(true)
  const { kit } = createTestKit()
  startKit(kit)
  await ready(kit)
  const asked: unknown[] = []
  void pairByHand(kit, {
    connect: async (params) => {
      asked.push(params)
      return { uri: mockUri(1), approval: () => new Promise(() => {}) }
    },
  })
  await waitFor(() => expect(kit.getState().modal.open).toBe(true))
  expect(asked).toHaveLength(1)
  expect(kit.getState()).toMatchObject({
    modal: { open: true },
    navigation: { history: [{ view: 'ConnectingWalletConnectBasic' }] },
    connect: { wcUri: mockUri(1), wcBasic: true },
  })
})
