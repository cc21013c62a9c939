/**
 * @jest-environment <rootDir>/../../tooling/jest-preset/dom-environment.cjs
 * @jest-environment-options {"url": "https://app.example/swap"}
 */
import { onPhone, setUpList } from '../../../test/connect-list-fixture.js'
import type { KitOptions } from '../../index.js'
import { selectAllWalletsRow } from './select-all-wallets-row.js'

afterEach(() => Reflect.deleteProperty(window.navigator, 'userAgent'))

test.each([
  [undefined, { count: 0, isRounded: false }],
  [0, { count: 0, isRounded: false }],
  [7, { count: 7, isRounded: false }],
  [10, { count: 10, isRounded: true }],
  [647, { count: 640, isRounded: true }],
])('R-CONN-17 R-VIEW-09 with %p wallets, the "all wallets" row shows %j', (count, row) => {
  const { kit } = setUpList(count === undefined ? {} : { count })
  const select = () => selectAllWalletsRow(kit.getState(), kit.config)
  expect(select()).toEqual(row)
  expect(select()).toBe(select())
})

test('R-CFG-50 R-CFG-40 shows the "all wallets" row by its option', () => {
  const row = (options: Partial<KitOptions>) => {
    const { kit } = setUpList({ count: 100 }, options)
    return selectAllWalletsRow(kit.getState(), kit.config)
  }
  for (const options of [
    { allWallets: 'HIDE' as const },
    { allWallets: 'ONLY_MOBILE' as const },
    { features: { allWallets: false } },
    { enableWallets: false },
    { enablePairing: false },
  ]) {
    expect(row(options)).toBeUndefined()
  }
  expect(row({ allWallets: 'SHOW' })).toMatchObject({ count: 100 })
  onPhone()
  expect(row({ allWallets: 'ONLY_MOBILE' })).toMatchObject({ count: 100 })
})
