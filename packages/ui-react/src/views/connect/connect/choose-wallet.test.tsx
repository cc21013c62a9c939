import { currentRoute } from '@bowline/kit-core'
import { mockAdapter } from '@bowline/kit-core/testing'
import { act } from '@testing-library/react'
import { preloadingAdapter } from '../../../../test/page/preloading-adapter.js'
import { row, rows } from '../../../../test/views/connect-fixture.js'
import { showView } from '../../../../test/views/render-view.js'

test('R-HOST-08 code for connecting is loaded on hover or focus of a wallet', async () => {
  const { adapter, preloads } = preloadingAdapter()
  const { user } = await showView({ adapter })
  await user.hover(row(/WalletConnect/))
  expect(preloads()).toBe(0)
  await user.hover(row(/Test Wallet/))
  expect(preloads()).toBe(1)
  act(() => row(/Host Wallet/).focus())
  expect(preloads()).toBe(2)
})

test('R-CONN-18 R-CONN-19 choosing a wallet is tracked and opens ConnectingExternal with its connector', async () => {
  const { kit, user, events, controls } = await showView()
  controls.holdNext()
  await user.click(row(/Test Wallet/))
  expect(events).toContain('SELECT_WALLET {"name":"Test Wallet","platform":"browser"}')
  expect(kit.getState().navigation.history.map(({ view }) => view)).toEqual(['Connect', 'ConnectingExternal'])
  expect(kit.getState().navigation.history.at(-1)?.data.connector?.id).toBe('test.wallet.eip155')
})

test('R-CONN-07 R-CONN-19 a wallet of several namespaces is one row and opens the choice of a namespace', async () => {
  const twin = (namespace: 'eip155' | 'solana') =>
    mockAdapter({
      namespace,
      connectors: [{ id: `twin.${namespace}`, name: 'Twin', type: 'ANNOUNCED', chain: namespace }],
    })
  const { kit, user } = await showView({ adapter: twin('eip155'), others: [twin('solana')] })
  expect(rows().filter((name) => name?.includes('Twin'))).toHaveLength(1)
  await user.click(row(/Twin/))
  expect(currentRoute(kit.getState().navigation)).toMatchObject({
    view: 'ConnectingMultiChain',
    data: { connector: { type: 'MULTI_CHAIN', connectors: [{ id: 'twin.eip155' }, { id: 'twin.solana' }] } },
  })
})

test('R-CONN-10 R-CONN-19 the pairing row opens the QR code for any wallet', async () => {
  const { kit, user } = await showView()
  await user.click(row(/WalletConnect/))
  const { view, data } = currentRoute(kit.getState().navigation)
  expect([view, data.wallet]).toEqual(['ConnectingWalletConnect', undefined])
})

test('R-CONN-14 R-CONN-19 a custom wallet of the app is chosen like one of the directory', async () => {
  const customWallets = [{ id: 'own', name: 'Own Wallet', homepage: 'https://wallet.example/' }]
  const { kit, user } = await showView({ options: { customWallets } })
  await user.click(row('Own Wallet'))
  expect(currentRoute(kit.getState().navigation)).toMatchObject({
    view: 'ConnectingWalletConnect',
    data: { wallet: { id: 'own', homepage: 'https://wallet.example/' } },
  })
})
