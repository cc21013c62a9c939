import type { ChainFamily } from '@bowline/kit-core'
import { mainnet } from '@bowline/kit-core/networks'
import { mockAdapter } from '@bowline/kit-core/testing'
import { screen, waitFor } from '@testing-library/react'
import { showView, violations } from '../views/render-view.js'
import { recipientField } from '../views/send-fixture.js'

declare module '@bowline/kit-core' {
  interface ChainFamilies {
    meadow: true
  }
}

const ALICE = 'mdw000000000019'

/** A made-up family: the UI knows only what this description says. */
const MEADOW: ChainFamily = {
  label: 'Meadow chains',
  nativeCurrency: { name: 'Clover', symbol: 'CLV', decimals: 4 },
  supports: ['balances', 'send'],
  addresses: { hasForm: (text) => /^mdw\d{12}$/.test(text) },
}
const network = {
  id: 'green',
  name: 'Green Meadow',
  chainNamespace: 'meadow',
  caipNetworkId: 'meadow:green',
  rpcUrls: { default: { http: ['https://node.meadow.example'] } },
} as const
const options = { networks: [network, mainnet] as const }
const meadow = () =>
  mockAdapter({
    ...{ namespace: 'meadow' as const, family: MEADOW, accounts: [{ address: ALICE }] as const, balance: 125_000n },
    tokens: [{ value: 125_000n, decimals: 4 }],
  })

test('R-ADPT-139 R-VIEW-140 names a family by its label, in the lists of wallets and networks', async () => {
  const others = [mockAdapter()]
  await showView({ view: 'ProfileWallets', adapter: meadow(), others, options, connected: true })
  expect(screen.getByRole('tab', { name: 'Meadow chains' })).toBeVisible()
  expect(screen.getByRole('tab', { name: 'EVM networks' })).toBeVisible()
  expect(await violations()).toEqual([])
})

test('R-ADPT-139 shows the account of a family that only its adapter describes, with its balance', async () => {
  await showView({ view: 'Account', adapter: meadow(), options, connected: true })
  expect((await screen.findAllByText(/12\.5/)).length).toBeGreaterThan(0)
  expect(screen.getAllByText(/CLV/).length).toBeGreaterThan(0)
  expect(screen.getByRole('button', { name: /Send/ })).toBeVisible()
  expect(screen.queryByRole('button', { name: /Swap/ })).toBeNull()
})

test('R-ADPT-139 accepts and rejects recipients by the rules of the family', async () => {
  const { user } = await showView({ view: 'WalletSend', adapter: meadow(), options, connected: true })
  await user.type(recipientField(), 'mdw00000000001')
  expect(await screen.findByText('Invalid address')).toBeVisible()
  await user.type(recipientField(), '9')
  const avatar = () => document.querySelector('[data-part="recipient-field"] [data-part="avatar"]')
  await waitFor(() => expect(avatar()).toBeInTheDocument())
  expect(recipientField()).toBeValid()
})
