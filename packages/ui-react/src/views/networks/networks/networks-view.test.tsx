import { currentRoute, type NetworkInput } from '@bowline/kit-core'
import { connect, open, reset } from '@bowline/kit-core/actions'
import { baseSepolia, mainnet, optimism, sepolia } from '@bowline/kit-core/networks'
import { mockAdapter } from '@bowline/kit-core/testing'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { findAccessibilityViolations } from '../../../../test/page/accessibility.js'
import { createExplorer } from '../../../../test/page/explorer.js'
import { fullTest, showView, THEMES, violations } from '../../../../test/views/render-view.js'

const numbered = (id: number): NetworkInput => ({ ...mainnet, id, name: `Net ${id}`, caipNetworkId: `eip155:${id}` })
const NINE: readonly [NetworkInput, ...NetworkInput[]] = [mainnet, ...[11, 12, 13, 14, 15, 16, 17, 18].map(numbered)]
const solana: NetworkInput = {
  ...mainnet,
  id: 'sol',
  name: 'Solana',
  chainNamespace: 'solana',
  caipNetworkId: 'solana:sol',
}

const rows = () => screen.getAllByRole('listitem').map((item) => item.textContent)
const row = (name: string | RegExp) => screen.getByRole('button', { name })

test('R-VIEW-49 lists the app’s networks, the active one marked', async () => {
  await showView({ view: 'Networks' })
  expect(rows()).toEqual([
    expect.stringContaining('Ethereum'),
    expect.stringContaining('OP Mainnet'),
    expect.stringContaining('Polygon'),
  ])
  expect(row(/Ethereum/)).toHaveAttribute('aria-current', 'true')
  expect(row(/Polygon/)).not.toHaveAttribute('aria-current')
})

test('R-VIEW-80 a network shows the kit’s icon with a badge for a test network, unless the app set an icon', async () => {
  const explorer = createExplorer()
  const networks = [
    { ...mainnet, assets: { imageId: 'net-1' } },
    { ...sepolia, assets: { imageId: 'net-11155111' } },
    { ...optimism, assets: { imageUrl: 'https://app.example/op.svg' } },
    { ...baseSepolia, assets: { imageUrl: 'https://app.example/base.svg' } },
  ] as const
  await showView({ view: 'Networks', options: { networks }, connected: true, fetch: explorer.fetch })
  const src = (name: RegExp) => row(name).querySelector('img')?.getAttribute('src')
  const badge = (name: RegExp) => row(name).querySelector('[data-part="test-network"]')
  await waitFor(() => expect(src(/Ethereum/)).toMatch(/^data:image\/svg\+xml,/))
  await waitFor(() => expect(src(/^Sepolia/)).toBe(src(/Ethereum/)))
  expect(src(/OP Mainnet/)).toBe('https://app.example/op.svg')
  expect([/Ethereum/, /OP Mainnet/, /Base Sepolia/].map(badge)).toEqual([null, null, null])
  expect(badge(/^Sepolia/)).not.toBeNull()
  await explorer.settle()
  expect(explorer.pictures).toEqual([])
  expect(await findAccessibilityViolations()).toEqual([])
})

test('R-VIEW-49 R-CONN-28 a network without an icon in the kit shows the explorer’s image, in the list and the header', async () => {
  const explorer = createExplorer()
  const networks = [
    { ...numbered(31_337), name: 'Anvil', assets: { imageId: 'net-1' } },
    { ...optimism, assets: { imageUrl: 'https://app.example/op.svg', imageId: 'net-10' } },
  ] as const
  const { kit } = await showView({ view: 'Networks', options: { networks }, connected: true, fetch: explorer.fetch })
  await waitFor(() => expect(explorer.pictures).toEqual(['net-1']))
  await explorer.settle()
  const src = (element: Element | null) => element?.querySelector('img')?.getAttribute('src')
  const explorerUrl = src(row(/Anvil/))
  expect(explorerUrl).toMatch(/^blob:/)
  expect(src(row(/OP Mainnet/))).toBe('https://app.example/op.svg')
  await act(async () => reset(kit, { view: 'Account' }))
  expect(src(document.querySelector('header'))).toBe(explorerUrl)
})

test('R-VIEW-49 R-VIEW-50 networks that the wallet did not approve are last, disabled and say why', async () => {
  const adapter = mockAdapter({ approvedCaipNetworkIds: ['eip155:1', 'eip155:137'] })
  const { kit, user } = await showView({ view: 'Networks', adapter, connected: true })
  expect(rows().at(-1)).toContain('OP Mainnet')
  const off = row(/OP Mainnet.*Your wallet doesn’t support this network/)
  expect(off).toHaveAttribute('aria-disabled', 'true')
  await user.click(off)
  expect(currentRoute(kit.getState().navigation).view).toBe('Networks')
})

test('R-FLOW-30 R-CONN-83 selecting a network with a wallet connected opens SwitchNetwork', async () => {
  const adapter = mockAdapter()
  const { kit, user } = await showView({ view: 'Networks', adapter, connected: true })
  adapter.controls.holdNext({ method: 'switchNetwork' })
  await user.click(row(/Polygon/))
  expect(currentRoute(kit.getState().navigation)).toMatchObject({
    view: 'SwitchNetwork',
    data: { caipNetworkId: 'eip155:137' },
  })
})

test('R-FLOW-30 selecting a network without a wallet makes it active immediately', async () => {
  const { kit, user, controls } = await showView({ view: 'Networks' })
  await user.click(row(/Polygon/))
  await waitFor(() => expect(kit.getState().network.byNamespace.eip155?.active).toBe('eip155:137'))
  expect(controls.requests).toEqual([])
})

test('R-FLOW-30 R-CONN-84 a network of an unconnected namespace says that it needs a wallet', async () => {
  const others = [mockAdapter({ namespace: 'solana' })]
  const options = { networks: [mainnet, optimism, solana] as const }
  const { kit, user } = await showView({ view: 'Networks', others, options, connected: true })
  await user.click(row(/Solana/))
  await waitFor(() => expect(currentRoute(kit.getState().navigation).view).toBe('SwitchActiveChain'))
  expect(kit.getState().network.activeNamespace).toBe('eip155')
})

test('R-VIEW-49 R-CONN-84 lists networks of every namespace, the active namespace first, with one selected', async () => {
  const others = [mockAdapter({ namespace: 'solana' })]
  const options = { networks: [mainnet, optimism, solana] as const }
  const { kit, user } = await showView({ view: 'Networks', others, options, connected: true })
  await act(() => connect(kit, { connectorId: 'test.wallet.solana' }))
  await act(async () => void open(kit, { view: 'Networks' }))
  expect(rows().map((text) => text?.slice(0, 6))).toEqual(['Solana', 'Ethere', 'OP Mai'])
  expect(screen.getAllByRole('button', { current: true })).toEqual([row(/Solana/)])
  await user.click(row(/Ethereum/))
  await waitFor(() => expect(kit.getState().network.activeNamespace).toBe('eip155'))
  expect(kit.getState().modal.open).toBe(false)
})

test('R-VIEW-49 R-MODAL-06 lists only the networks of a namespace when opened for it', async () => {
  const others = [mockAdapter({ namespace: 'solana' })]
  const options = { networks: [mainnet, optimism, solana] as const }
  const { kit } = await showView({ others, options })
  await act(async () => void open(kit, { view: 'Networks', namespace: 'eip155' }))
  expect(rows()).toHaveLength(2)
})

test('R-VIEW-49 shows no search field for up to eight networks', async () => {
  await showView({ view: 'Networks' })
  expect(screen.queryByRole('searchbox')).not.toBeInTheDocument()
})

describe('search', () => {
  const showNine = async () => {
    const shown = await showView({ view: 'Networks', options: { networks: NINE } })
    jest.useFakeTimers()
    return { ...shown, user: userEvent.setup({ delay: null }) }
  }
  afterEach(() => {
    jest.useRealTimers()
  })

  test('R-VIEW-49 R-FLOW-30 the search field has focus, and the list updates 100 ms after the last change', async () => {
    const { user } = await showNine()
    expect(screen.getByRole('searchbox', { name: 'Search networks' })).toHaveFocus()
    await user.keyboard('net 1')
    await user.keyboard('3')
    act(() => jest.advanceTimersByTime(99))
    expect(rows()).toHaveLength(9)
    act(() => jest.advanceTimersByTime(1))
    expect(rows()).toEqual([expect.stringContaining('Net 13')])
    expect(screen.getByText('1 network found')).toBeInTheDocument()
  })

  test('R-VIEW-49 R-FLOW-30 says that nothing was found, and the search can be cleared', async () => {
    const { user } = await showNine()
    await user.keyboard('zzz')
    act(() => jest.advanceTimersByTime(100))
    expect(screen.getByText('No networks found')).toBeVisible()
    const [, clear] = screen.getAllByRole('button', { name: 'Clear search' })
    if (!clear) throw new Error('no button under the text')
    await user.click(clear)
    act(() => jest.advanceTimersByTime(100))
    expect(rows()).toHaveLength(9)
    expect(screen.getByRole('searchbox')).toHaveFocus()
  })

  test('R-FLOW-30 Escape clears the search first, then closes', async () => {
    const { user, kit } = await showNine()
    await user.keyboard('zzz{Escape}')
    expect(screen.getByRole('searchbox')).toHaveValue('')
    expect(kit.getState().modal.open).toBe(true)
    await user.keyboard('{Escape}')
    expect(kit.getState().modal.open).toBe(false)
  })
})

test('R-FLOW-30 arrow keys move in the list', async () => {
  const { user } = await showView({ view: 'Networks' })
  row(/Ethereum/).focus()
  await user.keyboard('{End}')
  expect(row(/Polygon/)).toHaveFocus()
  await user.keyboard('{ArrowUp}')
  expect(row(/OP Mainnet/)).toHaveFocus()
})

test('R-VIEW-57 R-FLOW-30 the help link opens WhatIsANetwork and is tracked', async () => {
  const { kit, user, events } = await showView({ view: 'Networks' })
  await user.click(row('What is a network?'))
  expect(currentRoute(kit.getState().navigation).view).toBe('WhatIsANetwork')
  expect(events).toContain('CLICK_NETWORK_HELP {}')
})

fullTest.each(THEMES)('R-VIEW-03 R-THEME-09 Networks passes an accessibility check in the %s theme', async (theme) => {
  const adapter = mockAdapter({ approvedCaipNetworkIds: ['eip155:1'] })
  const { unmount } = await showView({ view: 'Networks', theme, adapter, connected: true })
  expect(await violations()).toEqual([])
  unmount()
  await showView({ view: 'Networks', theme, options: { networks: NINE }, locale: 'ar' })
  expect(await violations()).toEqual([])
})
