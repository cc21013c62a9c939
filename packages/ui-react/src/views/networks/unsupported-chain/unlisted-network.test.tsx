/** Views of an account whose wallet is on a network that the app does not list, while the app allows that. */
import { currentRoute, type ViewName } from '@bowline/kit-core'
import { open } from '@bowline/kit-core/actions'
import { act, screen, waitFor } from '@testing-library/react'
import { createDataService } from '../../../../test/views/account-fixture.js'
import { showView } from '../../../../test/views/render-view.js'
import { amountField, ETHER, sendingAdapter, tokenButton } from '../../../../test/views/send-fixture.js'

const VIEWS: readonly ViewName[] = [
  'Account',
  'ProfileWallets',
  'WalletSend',
  'WalletSendSelectToken',
  'WalletReceive',
  'Swap',
  'SwapSelectToken',
  'Transactions',
  'OnRampProviders',
]

async function showUnlisted(view: ViewName, { allowUnsupportedChain = true } = {}) {
  const adapter = sendingAdapter()
  const service = createDataService()
  service.tokens(ETHER)
  const shown = await showView({
    view,
    connected: true,
    adapter,
    fetch: service.fetch,
    options: { allowUnsupportedChain },
    before: () => adapter.controls.changeNetwork('eip155:999'),
  })
  return { ...shown, adapter }
}

const placeholders = () =>
  [...document.querySelectorAll('[aria-busy="true"], [data-part$="skeleton"]')].map(({ outerHTML }) =>
    outerHTML.slice(0, 80),
  )

test.each(VIEWS)('R-CFG-63 R-SEND-34 %s shows no placeholder for good on an unlisted network', async (view) => {
  await showUnlisted(view)
  await waitFor(() => expect(placeholders()).toEqual([]))
})

test('R-SEND-33 R-CONN-91 Send loads its tokens once the wallet is on a listed network', async () => {
  const { adapter } = await showUnlisted('WalletSend')
  expect(screen.getByText('Not available on this network')).toBeVisible()
  await act(async () => adapter.controls.changeNetwork('eip155:1'))
  await waitFor(() => expect(amountField()).toBeVisible())
  await waitFor(() => expect(tokenButton()).toHaveTextContent('ETH'))
})

test('R-VIEW-55 a view of the account opens after the decision about the network', async () => {
  const { kit } = await showUnlisted('Account', { allowUnsupportedChain: false })
  for (const view of ['WalletSend', 'Swap', 'OnRampProviders', 'Transactions'] as const) {
    await act(() => open(kit, { view }))
    expect(currentRoute(kit.getState().navigation).view).toBe('UnsupportedChain')
  }
})
