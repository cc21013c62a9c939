/** A new app with a project id, networks and adapters, but without any service. */
import { fetchWallets, prefetch } from '@bowline/kit-core/actions'
import { bitcoin, mainnet, solana } from '@bowline/kit-core/networks'
import { mockAdapter } from '@bowline/kit-core/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { opened, simulateDevice } from '../../../../test/page/device.js'
import { installLayout } from '../../../../test/page/layout.js'
import { NO_LOGIN, row, rows } from '../../../../test/views/connect-fixture.js'
import { setConnect, URI } from '../../../../test/views/pairing-fixture.js'
import { showView } from '../../../../test/views/render-view.js'
import { getWalletIconKeys } from '../../../kit/wallet-icon-keys.js'

let removeLayout = () => {}

beforeEach(() => {
  removeLayout = installLayout()
})

afterEach(() => removeLayout())

/** The app creates the pairings itself, so that the test controls when there is one. */
const showFresh = () =>
  showView({
    wallets: 'built-in',
    before: (kit) => prefetch(kit),
    adapter: mockAdapter({ connectors: [] }),
    others: [mockAdapter({ namespace: 'solana', connectors: [] })],
    options: { endpoints: {}, networks: [mainnet, solana, bitcoin], features: NO_LOGIN, manualPairingControl: true },
  })

const counted = () => Number(/(\d+)\+/.exec(row(/All wallets/).textContent ?? '')?.[1])

test('R-CONN-200 R-CFG-70 a computer lists the known wallets without a request', async () => {
  const { kit, user, log, requests } = await showFresh()
  expect(await screen.findByRole('button', { name: /MetaMask/ })).toBeVisible()
  expect(rows().slice(0, 3).join()).toMatch(/WalletConnect.*MetaMask.*Trust Wallet/)
  expect(counted()).toBeGreaterThanOrEqual(40)
  await user.click(row(/All wallets/))
  const grid = await screen.findByRole('grid')
  expect(within(grid).getAllByRole('gridcell').length).toBeGreaterThan(10)
  expect(screen.queryByRole('switch', { name: 'Certified only' })).not.toBeInTheDocument()
  await user.type(screen.getByRole('searchbox', { name: 'Search wallets' }), 'rainb')
  await user.click(await screen.findByRole('button', { name: 'Rainbow' }))
  await setConnect(kit, { wcUri: URI })
  expect(await screen.findByRole('img', { name: /QR/ })).toBeVisible()
  expect([requests, log.entries.filter(({ level }) => level !== 'debug')]).toEqual([[], []])
})

test('R-CONN-200 R-CFG-70 on a phone a known wallet opens with the pairing, and another opens the page in its browser', async () => {
  simulateDevice('android')
  const { kit, user, log, requests } = await showFresh()
  await user.click(await screen.findByRole('button', { name: /Trust Wallet/ }))
  await setConnect(kit, { wcUri: URI })
  await waitFor(() => expect(opened).toEqual([[`trust://wc?uri=${encodeURIComponent(URI)}`, '_self']]))
  await user.click(screen.getByRole('button', { name: 'Back' }))
  expect(counted()).toBeGreaterThanOrEqual(40)
  await user.click(row(/All wallets/))
  await user.type(screen.getByRole('searchbox', { name: 'Search wallets' }), 'phantom')
  await user.click(await screen.findByRole('button', { name: 'Phantom' }))
  await waitFor(() => expect(opened[1]?.[0]).toMatch(/^https:\/\/phantom\.app\/ul\/browse\/http/))
  expect([requests, log.entries.filter(({ level }) => level !== 'debug')]).toEqual([[], []])
})

test('R-CONN-200 R-VIEW-82 each known wallet has an icon', async () => {
  const { kit } = await showFresh()
  await screen.findByRole('button', { name: /MetaMask/ })
  const pages = await Promise.all([1, 2, 3].map((page) => fetchWallets(kit, { page })))
  const wallets = [...kit.getState().directory.recommended, ...pages.flatMap((page) => page.wallets)]
  expect(wallets.length).toBeGreaterThanOrEqual(40)
  const { findIcon } = await import('@bowline/icons')
  const marks = await Promise.all(wallets.map(({ id, rdns }) => findIcon(getWalletIconKeys(id, rdns))))
  expect(wallets.filter((_, index) => marks[index] === undefined).map(({ name }) => name)).toEqual([])
})

test('R-CONN-200 R-VIEW-38 a user without a wallet gets links to wallet homepages and stores', async () => {
  const { user, requests } = await showFresh()
  await user.click(await screen.findByRole('button', { name: /MetaMask/ }))
  await user.click(await screen.findByRole('button', { name: /Don’t have MetaMask/ }))
  expect(await screen.findByRole('img', { name: 'QR code for App Store' })).toBeVisible()
  const links = (await screen.findAllByRole('link')).map((link) => link.getAttribute('href'))
  expect(links).toEqual([
    'https://chromewebstore.google.com/detail/nkbihfbeogaeaoehlefnkodbefgpgknn',
    'https://metamask.io/',
    'https://apps.apple.com/app/id1438144202',
  ])
  expect(requests).toEqual([])
})
