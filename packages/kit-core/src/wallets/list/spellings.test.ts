/**
 * @jest-environment <rootDir>/../../tooling/jest-preset/dom-environment.cjs
 */
import { listed, onPhone, setUpList } from '../../../test/connect-list-fixture.js'
import type { WalletListing } from '../../index.js'
import { selectPlatforms } from './select-platforms.js'

afterEach(() => Reflect.deleteProperty(window.navigator, 'userAgent'))

const LINKS = ['fox', 'fox:', 'fox:/', 'fox://', ' FOX:// ', 'https://fox.example']

test.each(LINKS)(
  'R-CONN-203 offers the wallet on a phone, of the explorer and of the app, with the link %j',
  (link) => {
    onPhone()
    const recommended = [listed('Owl', { mobile_link: link })]
    const { kit, names } = setUpList({ recommended }, { customWallets: [{ id: 'fox', name: 'Fox', mobileLink: link }] })
    const ways = (wallet: WalletListing) => selectPlatforms(kit.getState(), kit.config, wallet)
    expect(names()).toEqual(['custom Fox'])
    expect(ways({ id: 'fox', name: 'Fox', mobile_link: link })).toEqual(['mobile'])
    expect(setUpList({ recommended }).names()).toEqual(['recommended Owl'])
  },
)

test('R-CONN-204 pairs a wallet without a link by QR code on a desktop, and hides it on a phone', () => {
  const recommended = [listed('Owl', { mobile_link: undefined, pairing: 'qr' })]
  const [wallet] = recommended
  const { kit, names } = setUpList({ recommended })
  expect(names()).toEqual(['walletConnect WalletConnect', 'recommended Owl'])
  expect(selectPlatforms(kit.getState(), kit.config, wallet)).toEqual(['qrcode'])
  onPhone()
  expect(setUpList({ recommended }).hidden()).toContain('Owl not-on-mobile')
})

test('R-API-74 R-CONN-06 lists two wallets without a name separately, as unknown', () => {
  const recommended = [listed('a', { name: '' }), listed('b', { name: ' ' })]
  expect(setUpList({ recommended }).names().slice(1)).toEqual([
    'recommended Unknown wallet',
    'recommended Unknown wallet',
  ])
})

test('R-CONN-06 matches a wallet with its mobile app that announces itself', () => {
  const mobile = {
    id: 'owl',
    name: 'Owl Mobile',
    type: 'ANNOUNCED',
    chain: 'eip155',
    info: { rdns: 'example.owl.mobile' },
  } as const
  const recommended = [listed('Owl', { rdns: 'example.owl' }), listed('Fox', { rdns: 'example.fox' })]
  const { hidden } = setUpList({ recommended }, { connectors: [mobile] })
  expect(hidden()).toEqual(['Owl already-installed'])
})
