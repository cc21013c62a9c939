import '../../test/page/page-rules.js'
import type { TrackingEvent } from '@bowline/kit-core'
import { connect, onEvent, push } from '@bowline/kit-core/actions'
import { mainnet } from '@bowline/kit-core/networks'
import { mockAdapter, mockConnectors } from '@bowline/kit-core/testing'
import { act, screen, within } from '@testing-library/react'
import { openModal } from '../../test/page/open-modal.js'
import { type RenderWithKitParams, renderWithKit } from '../../test/page/render-with-kit.js'

async function openAt(isConnected: boolean, params?: RenderWithKitParams) {
  const rendered = await renderWithKit(null, params)
  const { kit } = rendered
  const events: TrackingEvent['event'][] = []
  onEvent(kit, ({ event }) => events.push(event))
  if (isConnected) await act(() => connect(kit, { connectorId: 'test.wallet.eip155' }))
  await openModal(kit)
  return { ...rendered, events, header: () => within(screen.getByRole('banner')) }
}

test('R-HEAD-01 has a start, the title as the only h1, and an end', async () => {
  const { header } = await openAt(false)
  expect(header().getAllByRole('button')).toHaveLength(2)
  expect(screen.getAllByRole('heading', { level: 1 })).toEqual([
    header().getByRole('heading', { level: 1, name: 'Connect wallet' }),
  ])
})

test('R-HEAD-02 help on Connect opens WhatIsAWallet and is tracked', async () => {
  const { user, events } = await openAt(false)
  await user.click(screen.getByRole('button', { name: 'What is a wallet?' }))
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('What is a wallet?')
  expect(events).toContain('CLICK_WALLET_HELP')
})

test('R-HEAD-03 the network selector on Account opens Networks and is tracked', async () => {
  const { user, events } = await openAt(true)
  await user.click(screen.getByRole('button', { name: 'Network: Ethereum. Select network' }))
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Select network')
  expect(events).toContain('CLICK_NETWORKS')
})

test('R-HEAD-03 the selector does nothing when the only network is active', async () => {
  const { user, events } = await openAt(true, { options: { networks: [mainnet] } })
  await user.click(screen.getByRole('button', { name: /Select network/ }))
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Account')
  expect(events).not.toContain('CLICK_NETWORKS')
})

test('R-HEAD-03 shows no selector when the app switches networks itself', async () => {
  const { header } = await openAt(true, { options: { enableNetworkSwitch: false } })
  expect(header().getAllByRole('button')).toEqual([screen.getByRole('button', { name: 'Close' })])
})

test('R-HEAD-04 back goes back on other views, and closes the modal from the only view', async () => {
  const { kit, user } = await openAt(false)
  await act(async () => push(kit, { view: 'WhatIsANetwork' }))
  await user.click(screen.getByRole('button', { name: 'Back' }))
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Connect wallet')
  await openModal(kit, { view: 'WhatIsAWallet' })
  await user.click(screen.getByRole('button', { name: 'Back' }))
  expect(kit.getState().modal.open).toBe(false)
})

test('R-HEAD-05 the close button closes the modal', async () => {
  const { kit, user } = await openAt(false)
  await user.click(screen.getByRole('button', { name: 'Close' }))
  expect(kit.getState().modal.open).toBe(false)
})

test('R-HEAD-06 each button of the header has a name on every view', async () => {
  const { kit, header } = await openAt(true)
  for (const view of ['Networks', 'WhatIsANetwork', 'WhatIsAWallet'] as const) {
    await act(async () => push(kit, { view }))
    for (const button of header().getAllByRole('button')) expect(button).toHaveAccessibleName()
  }
})

test('R-FLOW-06 the heading of a connecting view is the wallet’s name, sanitized', async () => {
  const adapter = mockAdapter()
  adapter.controls.holdNext()
  const { kit } = await openAt(false, { adapters: [adapter] })
  const [connector] = mockConnectors('eip155')
  const data = { connector: { ...connector, name: 'Fox\u202e wallet' } }
  await act(async () => push(kit, { view: 'ConnectingExternal', data }))
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Fox wallet$/)
})

test('R-MODAL-25 a new view has a new heading, which animates for 120 ms', async () => {
  const { kit } = await openAt(false)
  const before = screen.getByRole('heading', { level: 1 })
  expect(before).not.toHaveClass('bl:animate-header')
  await act(async () => push(kit, { view: 'WhatIsANetwork' }))
  const after = screen.getByRole('heading', { level: 1 })
  expect(after).not.toBe(before)
  expect(after).toHaveClass('bl:animate-header')
})
