import { screen } from '@testing-library/react'
import { createExplorer, testWallets } from '../../../../test/page/explorer.js'
import { showAll, tiles } from '../../../../test/views/all-wallets-fixture.js'

test('R-VIEW-24 R-CONN-25 says that no wallet is certified, and a button shows all wallets again', async () => {
  // More than a page: whether one of the others is certified is not known yet.
  const none = testWallets(60).filter((_, at) => at % 10 !== 0)
  const explorer = createExplorer(none)
  const { user } = await showAll(explorer)
  await user.click(screen.getByRole('switch', { name: 'Certified only' }))
  await explorer.settle()
  expect(screen.getByText('This app has no certified wallets.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Show all wallets' }))
  await explorer.settle()
  expect(screen.getByRole('switch', { name: 'Certified only' })).not.toBeChecked()
  expect(tiles().length).toBeGreaterThan(8)
})

test('R-CONN-25 has no switch once all wallets are loaded and none is certified', async () => {
  const explorer = createExplorer(testWallets(9).slice(1))
  await showAll(explorer)
  expect(tiles()).toHaveLength(8)
  expect(screen.queryByRole('switch')).toBeNull()
})

test('R-CONN-22 R-CONN-25 the switch also limits the leading wallets to certified ones', async () => {
  const explorer = createExplorer()
  const [first, second] = testWallets(2)
  if (!first || !second) throw new Error('too few wallets')
  const { user } = await showAll(explorer, {
    before: (kit) =>
      kit.store.set(({ directory }) => ({
        directory: { ...directory, status: 'ready', featured: [second], recommended: [first] },
      })),
  })
  await user.click(screen.getByRole('switch', { name: 'Certified only' }))
  await explorer.settle()
  expect(tiles()[0]).toBe('Wallet 1certified')
  expect(tiles()).not.toContain('Wallet 2')
})
