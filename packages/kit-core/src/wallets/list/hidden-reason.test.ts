/**
 * @jest-environment <rootDir>/../../tooling/jest-preset/dom-environment.cjs
 * @jest-environment-options {"url": "https://app.example/swap"}
 */
import { found, listed, onPhone, setUpList } from '../../../test/connect-list-fixture.js'
import { open } from '../../actions.js'
import { solana } from '../../base/networks/solana.js'

afterEach(() => Reflect.deleteProperty(window.navigator, 'userAgent'))

test('R-CONN-24 lists on a phone only wallets with a mobile link or a custom deep link', () => {
  onPhone()
  const { names, hidden, kit } = setUpList({
    featured: [
      listed('Fox'),
      listed('Desk', { mobile_link: undefined }),
      listed('Bad', { mobile_link: 'javascript://x' }),
      listed('Universal', { mobile_link: undefined, link_mode: 'https://u.example/' }),
      listed('Phantom', { mobile_link: undefined }),
      listed('Solflare', { mobile_link: undefined, chains: [solana.caipNetworkId] }),
    ],
  })
  expect(names()).toEqual(['featured Fox', 'featured Universal', 'featured Phantom', 'featured Solflare'])
  expect(hidden()).toEqual(['WalletConnect not-on-mobile', 'Desk not-on-mobile', 'Bad not-on-mobile'])
  void open(kit, { namespace: 'eip155' })
  expect(hidden()).toContain('Solflare other-namespace')
})

test('R-CONN-49 offers wallets with a custom deep link on a phone when pairing is off', () => {
  onPhone()
  const { names, hidden } = setUpList({ featured: [listed('Fox'), listed('Phantom')] }, { enablePairing: false })
  expect(names()).toEqual(['featured Phantom'])
  expect(hidden()).toContain('Fox pairing-disabled')
})

test('R-CFG-49 R-CONN-08 returns the reason for each hidden wallet and connector', () => {
  const connectors = [found('Fox'), found('Ghost', { chain: 'solana' })]
  const known = { recommended: [listed('A')] }
  expect(setUpList(known, { connectors, excludeWalletIds: ['fox'] }).hidden()).toEqual(['Fox excluded'])
  expect(setUpList(known, { connectors, enableWallets: false }).hidden()).toEqual([
    'WalletConnect wallets-disabled',
    'Fox wallets-disabled',
    'Ghost wallets-disabled',
    'A wallets-disabled',
  ])
  const { kit, hidden } = setUpList({}, { connectors })
  void open(kit, { namespace: 'eip155' })
  expect(hidden()).toEqual(['Ghost other-namespace'])
})
