import { DEFAULT_APP_FEATURES, type WalletRow } from '@bowline/kit-core'
import { countExpected, getGroupedKeys, type ListSlot, listSlots } from './list-slots.js'
import { preserveOrder } from './preserve-order.js'

const row = (kind: WalletRow['kind'], key: string): WalletRow => ({
  key,
  name: key,
  imageUrl: undefined,
  imageId: undefined,
  imageKind: 'wallet',
  kind,
  tag: undefined,
  isAnnounced: false,
  isInstalled: kind === 'injected',
  connector: undefined,
  wallet: undefined,
})
const order = DEFAULT_APP_FEATURES.connectorTypeOrder
const keys = (slots: readonly ListSlot[]) => slots.filter(({ heading }) => heading === undefined).map(({ key }) => key)
const config = (more: Partial<Parameters<typeof countExpected>[1]> = {}) => ({
  featuredWalletIds: [],
  customWallets: [],
  ...more,
})

describe('placeholders', () => {
  const loading = { status: 'loading' } as const

  test('R-VIEW-08 R-CONN-16 there are two recommended slots, one less for each installed and recent wallet', () => {
    expect(countExpected([], config(), loading)).toEqual({ recommended: 2 })
    expect(countExpected([row('injected', 'fox')], config(), loading)).toEqual({ recommended: 1 })
    expect(countExpected([], config(), loading, true)).toEqual({ recommended: 4 })
    expect(countExpected([row('injected', 'fox'), row('recent', 'owl')], config(), loading)).toEqual({ recommended: 0 })
  })

  test('R-VIEW-08 R-CONN-13 featured wallets have slots, and then none are recommended', () => {
    expect(countExpected([], config({ featuredWalletIds: ['a', 'b', 'c'] }), loading)).toEqual({ featured: 3 })
    expect(countExpected([], config({ customWallets: [{ id: 'own', name: 'Own' }] }), loading)).toEqual({})
  })

  test.each(['idle', 'ready', 'failed'] as const)(
    'R-VIEW-08 a directory that is %s needs no placeholders',
    (status) => {
      expect(countExpected([], config(), { status })).toEqual({})
    },
  )

  test('R-VIEW-07 R-VIEW-08 placeholders are at the positions of their kind', () => {
    const rows = [row('walletConnect', 'wc'), row('injected', 'fox'), row('external', 'safe')]
    expect(keys(listSlots(rows, order, { featured: 1, recommended: 1 }))).toEqual([
      'wc',
      'fox',
      'placeholder/featured/0',
      'safe',
      'placeholder/recommended/0',
    ])
  })
})

describe('headings', () => {
  const shown = (slots: readonly ListSlot[]) => slots.map(({ key }) => key.replace('heading/', '# '))

  test('R-VIEW-156 there is a heading above the installed wallets, and one above those after them', () => {
    const rows = [row('walletConnect', 'wc'), row('injected', 'fox'), row('external', 'safe')]
    expect(shown(listSlots(rows, order, {}))).toEqual(['wc', '# installed', 'fox', '# more', 'safe'])
    expect(shown(listSlots(rows.slice(0, 2), order, {}))).toEqual(['wc', '# installed', 'fox'])
    expect(shown(listSlots([row('external', 'safe')], order, {}))).toEqual(['safe'])
  })

  test('R-VIEW-156 R-VIEW-08 a heading for a wallet discovered late moves nothing, and is left out above nothing', () => {
    const before = listSlots([row('walletConnect', 'wc'), row('recommended', 'a')], order, {})
    const after = listSlots([row('walletConnect', 'wc'), row('injected', 'late'), row('recommended', 'a')], order, {})
    const slots = preserveOrder(before, after)
    expect(shown(slots)).toEqual(['wc', 'a', '# installed', 'late'])
    expect([...getGroupedKeys(slots)]).toEqual(['late'])
  })
})

describe('order', () => {
  const before = listSlots([row('walletConnect', 'wc'), row('external', 'safe')], order, { recommended: 2 })

  test('R-VIEW-08 loaded wallets replace their placeholders', () => {
    const rows = [row('walletConnect', 'wc'), row('external', 'safe'), row('recommended', 'a'), row('recommended', 'b')]
    expect(keys(preserveOrder(before, listSlots(rows, order, {})))).toEqual(['wc', 'safe', 'a', 'b'])
  })

  test('R-VIEW-08 R-CONN-03 a wallet discovered late moves no other wallet', () => {
    const rows = [row('walletConnect', 'wc'), row('injected', 'late'), row('external', 'safe')]
    expect(keys(preserveOrder(before, listSlots(rows, order, { recommended: 1 })))).toEqual([
      'wc',
      'safe',
      'placeholder/recommended/0',
      'late',
    ])
  })

  test('R-VIEW-08 a recommended wallet that was shown is not replaced', () => {
    const shown = listSlots([row('recommended', 'a'), row('recommended', 'b')], order, {})
    const rows = [row('injected', 'late'), row('recommended', 'a')]
    expect(keys(preserveOrder(shown, listSlots(rows, order, {})))).toEqual(['a', 'b', 'late'])
  })

  test('R-VIEW-08 R-CONN-06 a listed wallet that turns out to be installed keeps its position without a duplicate', () => {
    const fox = (name: string, rdns?: string): WalletRow => ({
      ...row('recommended', 'listed'),
      name,
      wallet: { id: 'fox', name, ...(rdns && { rdns }) },
    })
    const found = (name: string, rdns: string): WalletRow => ({
      ...row('injected', 'found'),
      name,
      connector: { id: 'found', name, type: 'ANNOUNCED', chain: 'eip155', info: { rdns } },
    })
    const places = (listed: WalletRow, late: WalletRow) =>
      keys(
        preserveOrder(
          listSlots([listed, row('external', 'safe')], order, {}),
          listSlots([late, row('external', 'safe')], order, {}),
        ),
      )
    expect(places(fox('Fox'), found('FOX', 'io.fox'))).toEqual(['safe', 'found'])
    expect(places(fox('Fox', 'io.fox'), found('Fox Wallet', 'IO.fox'))).toEqual(['safe', 'found'])
    expect(places(fox('Fox', 'io.fox'), found('Fox', 'io.other'))).toEqual(['safe', 'listed', 'found'])
  })

  test('R-CONN-04 a wallet that is removed leaves the list', () => {
    const shown = listSlots([row('injected', 'fox'), row('injected', 'owl')], order, {})
    expect(keys(preserveOrder(shown, listSlots([row('injected', 'owl')], order, {})))).toEqual(['owl'])
  })
})
