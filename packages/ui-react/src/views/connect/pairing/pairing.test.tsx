import { currentRoute, type PairingTransport, type PairParams, type WalletListing } from '@bowline/kit-core'
import { push, resetPairing } from '@bowline/kit-core/actions'
import { PairingUnavailableError } from '@bowline/kit-core/errors'
import { mockAdapter, mockTransport } from '@bowline/kit-core/testing'
import { act, screen, waitFor } from '@testing-library/react'
import { opened, simulateDevice } from '../../../../test/page/device.js'
import { type ShowParams, showView, violations } from '../../../../test/views/render-view.js'

const OWL: WalletListing = { id: 'owl', name: 'Owl Wallet', mobile_link: 'owl://' }

async function showPairing(params: ShowParams = {}, transport = mockTransport(), used: PairingTransport = transport) {
  const shown = await showView({
    view: 'ConnectingWalletConnect',
    data: { wallet: OWL },
    pairingTransport: used,
    ...params,
  })
  return { ...shown, transport: transport.controls }
}

const code = () => screen.findByRole('img', { name: /QR code/ })
const view = ({ kit }: Awaited<ReturnType<typeof showPairing>>) => currentRoute(kit.getState().navigation).view

test('R-CONN-29 R-CONN-32 R-REACT-07 a view that needs a pairing creates one, also in strict mode', async () => {
  const { transport, kit } = await showPairing()
  expect(await code()).toBeVisible()
  expect(transport.offers).toHaveLength(1)
  expect(kit.getState().connect).toMatchObject({ wcUri: transport.last().uri, recentWallet: OWL })
})

test('R-CONN-29 R-CONN-42 a wallet that cannot be reached creates no pairing', async () => {
  const { transport } = await showPairing({ data: { wallet: { id: 'far', name: 'Far Wallet' } } })
  expect(await screen.findByText(/wasn’t detected/)).toBeVisible()
  expect(transport.offers).toHaveLength(0)
})

test.each(['ConnectingWalletConnect', 'ConnectingWalletConnectBasic'] as const)(
  'R-FLOW-08 R-FLOW-09 R-MODAL-30 approving in the wallet closes %s',
  async (name) => {
    const { transport, kit, dialog, events } = await showPairing({ view: name, adapter: mockAdapter() })
    await code()
    await act(async () => {
      transport.last().approve()
    })
    await waitFor(() => expect(dialog()).not.toBeInTheDocument())
    expect(kit.getState().connect.status).toBe('connected')
    expect(events.some((event) => event.startsWith('CONNECT_SUCCESS') && event.includes('qrcode'))).toBe(true)
  },
)

test('R-FLOW-08 R-CONN-37 R-CONN-207 declining in the wallet keeps the view with Try again and without a toast', async () => {
  const shown = await showPairing({ view: 'Connect', data: {} })
  act(() => push(shown.kit, { view: 'ConnectingWalletConnect', data: { wallet: OWL } }))
  await code()
  await act(async () => shown.transport.last().reject())
  expect(await screen.findByRole('button', { name: 'Try again' })).toHaveFocus()
  expect(screen.getByRole('status')).toHaveTextContent('Connection declinedNothing was shared with this app.')
  expect(view(shown)).toBe('ConnectingWalletConnect')
  expect(shown.kit.getState().toast.open).toBe(false)
  await shown.user.keyboard('{Enter}')
  expect(await code()).toBeVisible()
})

test('R-CONN-206 R-VIEW-03 an unreachable relay shows an error with Try again until it is reachable', async () => {
  const transport = mockTransport()
  let report: PairParams['onReach']
  await showPairing({}, transport, {
    ...transport,
    pair(params) {
      report = params.onReach
      return transport.pair(params)
    },
  })
  await code()
  await act(async () => report?.(false))
  expect(screen.getByRole('status')).toHaveTextContent('Can’t reach wallets right now')
  expect(screen.getByRole('button', { name: 'Try again' })).toHaveFocus()
  expect(await violations()).toEqual([])
  await act(async () => report?.(true))
  expect(await code()).toBeVisible()
})

test('R-CONN-208 does not show error messages of a pairing library', async () => {
  const transport = mockTransport()
  transport.controls.failNext(new Error('Missing or invalid. Record was recently deleted'))
  await showPairing({}, transport)
  expect(await screen.findByText('Check your connection and try again.')).toBeVisible()
  expect(screen.queryByText(/Missing or invalid/)).not.toBeInTheDocument()
})

test('R-FLOW-08 R-VIEW-03 a failure without a previous view stays, and Try again creates another URI', async () => {
  const transport = mockTransport()
  transport.controls.failNext(new Error('No relay'))
  const { user } = await showPairing({}, transport)
  expect(await screen.findByRole('button', { name: 'Try again' })).toHaveFocus()
  await user.keyboard('{Enter}')
  expect(await code()).toBeVisible()
  expect(transport.controls.offers).toHaveLength(1)
  expect(screen.getByRole('region', { name: 'Connect wallet' })).toHaveFocus()
})

test('R-VIEW-34 R-FLOW-08 an expired code is replaced by another', async () => {
  const { transport } = await showPairing()
  const shown = await code()
  const drawn = () => shown.querySelector('img')?.getAttribute('src')?.replace(" opacity='.1'", '')
  const first = drawn()
  transport.hold()
  await act(async () => transport.last().expire())
  expect(shown).toBeInTheDocument()
  expect(shown).toHaveAttribute('data-state', 'outdated')
  expect(drawn()).toBe(first)
  await act(async () => transport.release())
  expect(shown).toHaveAttribute('data-state', 'shown')
  expect(drawn()).not.toBe(first)
})

test('R-CONN-29 R-CONN-30 R-CONN-36 another view takes the URI over, and a reset creates a new one', async () => {
  const { kit, transport } = await showPairing()
  await code()
  act(() => push(kit, { view: 'ConnectingWalletConnectBasic' }))
  const shown = await code()
  const drawn = () => shown.querySelector('img')?.getAttribute('src')?.replace(" opacity='.1'", '')
  const first = drawn()
  expect(transport.offers).toHaveLength(1)
  await act(async () => resetPairing(kit))
  await waitFor(() => expect(transport.offers).toHaveLength(2))
  expect(shown).toBeInTheDocument()
  expect(shown).toHaveAttribute('data-state', 'shown')
  expect(drawn()).not.toBe(first)
  expect(transport.offers[0]?.isGivenUp()).toBe(true)
})

test('R-FLOW-08 R-CONN-35 the wallet on a phone opens with the created URI', async () => {
  simulateDevice('android')
  const { transport, events } = await showPairing()
  await waitFor(() => expect(opened).toHaveLength(1))
  expect(opened[0]).toEqual([`owl://wc?uri=${encodeURIComponent(transport.last().uri)}`, '_self'])
  await act(async () => {
    transport.last().approve()
  })
  await waitFor(() => expect(events.some((event) => event.startsWith('CONNECT_SUCCESS'))).toBe(true))
  expect(events.find((event) => event.startsWith('CONNECT_SUCCESS'))).toContain('mobile')
})

test.each(['ConnectingWalletConnect', 'ConnectingWalletConnectBasic'] as const)(
  'R-HOST-93 %s says that the app cannot pair, without Try again, when the pairing package is missing',
  async (name) => {
    const { transport } = await showPairing({ view: name })
    await code()
    await act(async () => transport.last().reject(new PairingUnavailableError()))
    expect(await screen.findByText('Not available in this app')).toBeVisible()
    expect(screen.getByText(/can’t connect wallets by QR code or link/)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  },
)
