import '../../test/page/page-rules.js'
import { connect, disconnect, ready, showToast, switchNetwork } from '@bowline/kit-core/actions'
import { bitcoin, mainnet, polygon, sepolia } from '@bowline/kit-core/networks'
import { type createMemoryStorage, createTestKit, mockAdapter } from '@bowline/kit-core/testing'
import { act, renderHook, waitFor } from '@testing-library/react'
import { type ReactNode, StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { KitProvider } from '../kit/kit-provider.js'
import { useKitIdentity } from './use-kit-identity.js'
import { useKitPortfolio } from './use-kit-portfolio.js'

const token = (chainId: string, symbol: string, value: number) => ({
  ...{
    name: symbol,
    symbol,
    chainId,
    address: `${chainId}:0x${symbol.repeat(40)}`,
    value,
    price: value / 2,
    iconUrl: '',
  },
  quantity: { decimals: '18', numeric: '2' },
})

type Answers = {
  balances?: () => Response
  identity?: () => Response
  storage?: ReturnType<typeof createMemoryStorage>
}

function setUp({ balances, identity, storage }: Answers = {}) {
  const asked: string[] = []
  const fetch: typeof globalThis.fetch = async (input) => {
    const { pathname, searchParams } = new URL(String(input))
    const chainId = searchParams.get('chainId') ?? ''
    const path = pathname.replace(/0x\w+/, '…')
    asked.push(path)
    if (path.endsWith('/supported-chains')) return Response.json({ http: ['eip155:1', 'eip155:137'], ws: [] })
    if (path.endsWith('/balance')) {
      return balances?.() ?? Response.json({ balances: [token(chainId, 'a', 2), token(chainId, 'b', 3)] })
    }
    if (path.includes('/identity/')) return identity?.() ?? Response.json({ name: 'ada.eth', avatar: null })
    return Response.json({}, { status: 500 })
  }
  const { kit } = createTestKit({
    adapters: [mockAdapter(), mockAdapter({ namespace: 'bip122' })],
    options: { networks: [mainnet, polygon, sepolia, bitcoin] },
    fetch,
    storage,
  })
  const wrapper = ({ children }: { children: ReactNode }) => (
    <StrictMode>
      <KitProvider kit={kit}>{children}</KitProvider>
    </StrictMode>
  )
  let renders = 0
  async function render<Result>(hook: () => Result) {
    const counted = () => {
      renders += 1
      return hook()
    }
    const rendered = renderHook(counted, { wrapper })
    await act(() => ready(kit))
    return rendered
  }
  const begin = () => act(() => connect(kit, { connectorId: 'test.wallet.eip155' }))
  return { kit, asked, wrapper, render, begin, renders: () => renders }
}

test('R-REACT-03 R-REACT-07 R-ACCT-26 useKitPortfolio fetches tokens once on mount, and returns their total value', async () => {
  const { asked, render, begin } = setUp()
  const { result } = await render(() => useKitPortfolio())
  expect(result.current).toMatchObject({ data: undefined, error: undefined, isPending: false, status: 'idle' })
  await begin()
  await waitFor(() => expect(result.current.status).toBe('ready'))
  expect(result.current.data?.tokens.map(({ symbol }) => symbol)).toEqual(['b', 'a'])
  expect(result.current).toMatchObject({ isPending: false, error: undefined })
  expect(result.current.data?.total).toEqual({ dollars: '5.00', isPartial: false })
  expect(asked).toEqual(['/v1/supported-chains', '/v1/account/…/balance'])
})

test('R-REACT-03 useKitPortfolio is pending until the first response, and fetches again for another network', async () => {
  const { kit, asked, render, begin } = setUp()
  const { result } = await render(() => useKitPortfolio({ namespace: 'eip155' }))
  const pendings: unknown[] = []
  const stop = kit.store.subscribe(() => pendings.push(kit.getState().accounts.eip155?.tokenStatus))
  await begin()
  await waitFor(() => expect(result.current.status).toBe('ready'))
  expect(pendings).toContain('loading')
  stop()
  await act(() => switchNetwork(kit, { caipNetworkId: 'eip155:137' }))
  await waitFor(() => expect(result.current.data?.tokens[0]?.chainId).toBe('eip155:137'))
  expect(asked.filter((path) => path.endsWith('/balance'))).toHaveLength(2)
  await act(() => disconnect(kit))
  expect(result.current).toMatchObject({ data: undefined, isPending: false, status: 'idle' })
})

test('R-REACT-03 R-ACCT-19 useKitPortfolio returns an error and keeps the tokens when a later fetch fails', async () => {
  let isDown = false
  const { render, begin } = setUp({
    balances: () => (isDown ? Response.json({}, { status: 500 }) : Response.json({ balances: [] })),
  })
  const { result } = await render(() => useKitPortfolio())
  await begin()
  await waitFor(() => expect(result.current.data).toEqual({ tokens: [], total: { dollars: '0.00', isPartial: false } }))
  isDown = true
  await act(() => result.current.refetch())
  expect(result.current).toMatchObject({ status: 'failed', isPending: false })
  expect(result.current.error).toMatchObject({
    code: 'account/balance-unavailable',
    message: 'Token Balance Unavailable',
  })
})

test('R-ACCT-20 R-ACCT-03 useKitPortfolio returns an error for an unsupported network, but not for a namespace without tokens', async () => {
  const { kit, render, begin } = setUp()
  const { result } = await render(() => useKitPortfolio())
  await begin()
  await act(() => switchNetwork(kit, { caipNetworkId: 'eip155:11155111' }))
  await waitFor(() => expect(result.current.status).toBe('unsupported'))
  expect(result.current.error).toMatchObject({ message: 'Token Balance Unavailable' })
  await act(() => connect(kit, { connectorId: 'test.wallet.bip122' }))
  await act(() => switchNetwork(kit, { caipNetworkId: bitcoin.caipNetworkId }))
  await waitFor(() => expect(result.current).toMatchObject({ status: 'unsupported', error: undefined }))
  expect(result.current.data).toEqual({ tokens: [], total: undefined })
})

test('R-REACT-03 R-ACCT-53 useKitIdentity fetches name and avatar once on mount', async () => {
  const { asked, render, begin } = setUp()
  const { result } = await render(() => useKitIdentity())
  expect(result.current).toMatchObject({ data: undefined, isPending: false })
  await begin()
  await waitFor(() => expect(result.current.data).toEqual({ name: 'ada.eth', avatar: null }))
  expect(result.current).toMatchObject({ error: undefined, isPending: false, status: 'ready' })
  await act(() => result.current.refetch())
  expect(asked).toEqual(['/v1/supported-chains', '/v1/identity/…', '/v1/identity/…'])
})

test('R-REACT-03 R-ACCT-56 useKitIdentity returns an error and no name when no service responds', async () => {
  const { render, begin } = setUp({ identity: () => Response.json({}, { status: 500 }) })
  const { result } = await render(() => useKitIdentity())
  await begin()
  await waitFor(() => expect(result.current.error).toMatchObject({ code: 'account/identity-unavailable' }))
  expect(result.current).toMatchObject({ data: { name: null, avatar: null }, isPending: false, status: 'failed' })
})

test.each<[string, () => unknown]>([
  ['useKitPortfolio', () => useKitPortfolio()],
  ['useKitIdentity', () => useKitIdentity()],
])('R-REACT-04 R-REACT-06 %s does not render again or change when unrelated state changes', async (_, hook) => {
  const { kit, render, begin, renders } = setUp()
  const { result, rerender } = await render(hook)
  await begin()
  await waitFor(() => expect(result.current).toMatchObject({ status: 'ready' }))
  const [before, value] = [renders(), result.current]
  act(() => showToast(kit, { message: 'Hi' }))
  expect(renders()).toBe(before)
  rerender()
  expect(result.current).toBe(value)
})

test('R-REACT-05 R-HOST-01 useKitPortfolio and useKitIdentity are pending and fetch nothing on a server', () => {
  const { asked, wrapper: Wrapper } = setUp()
  function Shown() {
    const [portfolio, identity] = [useKitPortfolio(), useKitIdentity()]
    return <p>{JSON.stringify([portfolio, identity])}</p>
  }
  const html = renderToString(
    <Wrapper>
      <Shown />
    </Wrapper>,
  )
  expect(html).toContain('idle')
  expect(asked).toEqual([])
})
