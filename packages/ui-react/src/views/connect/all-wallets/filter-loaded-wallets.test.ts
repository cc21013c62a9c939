import { filterLoadedWallets } from './filter-loaded-wallets.js'

const named = (name: string, badge_type?: string) => ({ id: name, name, badge_type })
const names = (searchText: string, isCertifiedOnly = false) =>
  filterLoadedWallets(
    [named('Zorro', 'certified'), named('foxtrot'), named('Caf\u00e9 Fox', 'certified')],
    searchText,
    isCertifiedOnly,
  ).map(({ name }) => name)

test('R-CONN-26 finds wallets by any part of their name, in order, ignoring case and composition', () => {
  expect(names('FOX')).toEqual(['foxtrot', 'Caf\u00e9 Fox'])
  expect(names('cafe\u0301')).toEqual(['Caf\u00e9 Fox'])
  expect(names('zz')).toEqual([])
})

test('R-CONN-25 R-CONN-26 finds only certified wallets when limited to them', () => {
  expect(names('o', true)).toEqual(['Zorro', 'Caf\u00e9 Fox'])
})
