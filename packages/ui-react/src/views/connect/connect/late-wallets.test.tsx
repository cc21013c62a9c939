import type { Connector } from '@bowline/kit-core'
import { mockAdapter } from '@bowline/kit-core/testing'
import { act, screen } from '@testing-library/react'
import { testWallets } from '../../../../test/page/explorer.js'
import { listing, placeholders, row, rows, setDirectory } from '../../../../test/views/connect-fixture.js'
import { expectLoading } from '../../../../test/views/expect-loading.js'
import { showView } from '../../../../test/views/render-view.js'

test('R-VIEW-08 R-HOST-16 shows placeholders for directory wallets, and installed wallets immediately', async () => {
  const { kit } = await showView({ before: (asked) => setDirectory(asked, { status: 'loading' }) })
  expect(row(/Test Wallet/)).toBeVisible()
  expect(placeholders()).toHaveLength(1)
  expectLoading('Looking for wallets')
  const before = rows()
  await act(async () => setDirectory(kit, { status: 'ready', recommended: testWallets(4), count: 644 }))
  expect(placeholders()).toHaveLength(0)
  expect(rows()).toEqual([...before.slice(0, 3), 'Wallet 1', 'All wallets640+'])
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
})

test('R-VIEW-08 wallets that load late move nothing on screen', async () => {
  const { kit, controls } = await showView({ before: listing({ recommended: testWallets(4) }) })
  const before = rows()
  const late: Connector = { id: 'late', name: 'Late Wallet', type: 'ANNOUNCED', chain: 'eip155' }
  await act(async () => controls.announce(late))
  expect(rows().slice(0, 4)).toEqual(before.slice(0, 4))
  expect(rows().at(-2)).toBe('Late Walletinstalled')
  act(() => kit.store.set(({ modal }) => ({ modal: { ...modal, open: false } })))
  await act(async () => kit.store.set(({ modal }) => ({ modal: { ...modal, open: true } })))
  expect(rows()[2]).toBe('Late Wallet')
})

test('R-VIEW-08 R-CONN-02 the wallets of a namespace are a separate list with its own order', async () => {
  const { kit, controls } = await showView()
  const late: Connector = { id: 'late', name: 'Late Wallet', type: 'ANNOUNCED', chain: 'eip155' }
  await act(async () => controls.announce(late))
  expect(rows().at(-2)).toBe('Late Walletinstalled')
  act(() => kit.store.set(({ modal }) => ({ modal: { ...modal, namespaceFilter: 'eip155' } })))
  expect(rows()[2]).toBe('Late Wallet')
})

test('R-CONN-03 R-VIEW-08 a wallet that announces itself late joins the list', async () => {
  const { controls } = await showView()
  const late: Connector = { id: 'late', name: 'Late Wallet', type: 'ANNOUNCED', chain: 'eip155' }
  await act(async () => controls.announce(late))
  expect(row(/Late Wallet/)).toBeVisible()
})

test('R-VIEW-08 shows placeholders until the kit has started', async () => {
  const { kit } = await showView({
    adapter: mockAdapter({ connectors: [] }),
    options: { enablePairing: false },
  })
  act(() => kit.store.set({ lifecycle: 'booting' }))
  expectLoading('Looking for wallets')
  expect(placeholders()).toHaveLength(3)
})
