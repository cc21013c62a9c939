import { createWalletSource } from './wallet-source.js'

test('R-API-64 creates each wallet list once, also with ten thousand wallets', () => {
  const wallets = createWalletSource([{ id: 'own', name: 'Own' }])
  expect(wallets('wallets-10000')).toHaveLength(10_001)
  expect(wallets('wallets-10000')).toBe(wallets('wallets-10000'))
  expect(wallets('slow')).toBe(wallets('healthy'))
  expect(createWalletSource([])('healthy')[0]).toBe(wallets('healthy')[1])
})
