import { currentRoute } from '@bowline/kit-core'
import { mockAdapter, mockConnectors } from '@bowline/kit-core/testing'
import { act, screen } from '@testing-library/react'
import { createExplorer, testWallets } from '../../../../test/page/explorer.js'
import { headings, listing, row, rows } from '../../../../test/views/connect-fixture.js'
import { showView } from '../../../../test/views/render-view.js'

test('R-VIEW-07 R-CONN-10 R-CONN-12 R-CONN-15 R-CONN-17 lists wallets by kind with their tags, then the row of all wallets', async () => {
  await showView()
  expect(screen.getByRole('list', { name: 'Wallets' })).toBeVisible()
  expect(rows()).toEqual(['WalletConnectQR code', 'Test Wallet', 'Host Wallet', 'All wallets'])
  expect(headings()).toEqual(['Installed', 'More wallets'])
})

test('R-VIEW-07 R-CONN-11 R-CONN-13 R-CONN-14 R-CONN-16 lists every kind of row in the configured order', async () => {
  const [recent, featured] = testWallets(2)
  if (!recent || !featured) throw new Error('too few wallets')
  await showView({
    options: { featuredWalletIds: [featured.id], customWallets: [{ id: 'own', name: 'Own Wallet' }] },
    before: listing({ featured: [featured] }, [recent]),
  })
  expect(rows()).toEqual([
    'WalletConnectQR code',
    'Wallet 1recent',
    'Test Wallet',
    'Wallet 2',
    'Own Wallet',
    'Host Wallet',
    'All wallets640+',
  ])
})

test('R-CONN-16 recommended wallets fill the slots that installed and recent ones leave', async () => {
  await showView({ before: listing({ recommended: testWallets(4) }) })
  expect(rows()).toEqual(['WalletConnectQR code', 'Test Wallet', 'Host Wallet', 'Wallet 1', 'All wallets640+'])
})

test('R-VIEW-07 R-CFG-46 connectorTypeOrder sets the order of the kinds', async () => {
  await showView({ options: { features: { connectorTypeOrder: ['external', 'injected'] } } })
  expect(rows()).toEqual(['Host Wallet', 'Test Wallet', 'WalletConnectQR code', 'All wallets'])
})

test('R-CONN-17 the row of all wallets shows their number, opens AllWallets and is tracked', async () => {
  const { kit, user, events } = await showView({ before: listing({ count: 7 }) })
  expect(row(/All wallets/)).toHaveTextContent('All wallets7')
  await user.click(row(/All wallets/))
  expect(events).toContain('CLICK_ALL_WALLETS {}')
  expect(currentRoute(kit.getState().navigation).view).toBe('AllWallets')
})

test('R-CFG-50 allWallets: HIDE removes the row of all wallets', async () => {
  await showView({ options: { allWallets: 'HIDE' } })
  expect(screen.queryByRole('button', { name: /All wallets/ })).not.toBeInTheDocument()
})

test('R-CONN-28 R-CONN-09 a directory wallet shows its icon from the explorer', async () => {
  const explorer = createExplorer()
  await showView({ fetch: explorer.fetch, before: listing({ recommended: testWallets(1) }) })
  await explorer.settle()
  expect(explorer.pictures).toEqual(['i1'])
  expect(row('Wallet 1').querySelector('img')).toHaveAttribute('src', expect.stringMatching(/^blob:/))
})

test('R-CONN-02 a namespace filter keeps only wallets of that namespace', async () => {
  const solana = mockAdapter({
    namespace: 'solana',
    connectors: [{ id: 'sol', name: 'Sol Wallet', type: 'ANNOUNCED', chain: 'solana' }],
  })
  const { kit } = await showView({ others: [solana] })
  expect(rows()).toHaveLength(5)
  act(() => kit.store.set(({ modal }) => ({ modal: { ...modal, namespaceFilter: 'solana' } })))
  expect(rows()).toEqual(['WalletConnectQR code', 'Sol Wallet', 'All wallets'])
})

test('R-CONN-09 an untrusted name is sanitized, and an unsafe icon is not requested', async () => {
  const [installed] = mockConnectors('eip155')
  const evil = { ...installed, name: `\u202e${'W'.repeat(60)}`, imageUrl: 'https://track.example/a.png' }
  await showView({ adapter: mockAdapter({ connectors: [evil] }) })
  expect(row(/WWW/)).toHaveTextContent(`${'W'.repeat(40)}…`)
  expect(row(/WWW/).querySelector('img')).toBeNull()
})
