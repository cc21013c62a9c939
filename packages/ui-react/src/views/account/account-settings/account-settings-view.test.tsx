import { currentRoute, type Kit, selectAccount } from '@bowline/kit-core'
import { bitcoin, mainnet } from '@bowline/kit-core/networks'
import { mockAdapter } from '@bowline/kit-core/testing'
import { act, screen, waitFor } from '@testing-library/react'
import { ADDRESSES, showAccounts } from '../../../../test/views/accounts-fixture.js'
import { fullTest, type ShowParams, showView, THEMES, violations } from '../../../../test/views/render-view.js'

const [FIRST] = ADDRESSES
const button = (name: string | RegExp) => screen.getByRole('button', { name })
const view = (kit: Kit) => currentRoute(kit.getState().navigation).view
const showSettings = (params: ShowParams & { count?: number } = {}) =>
  showAccounts({ view: 'AccountSettings', ...params })

const bitcoinWallet = () =>
  mockAdapter({
    namespace: 'bip122',
    accounts: [
      { address: 'bc1payment', type: 'payment' },
      { address: 'bc1ordinal', type: 'ordinal' },
      { address: 'SP1stacks', type: 'stx' },
    ],
  })
const showBitcoin = (params: ShowParams = {}) =>
  showView({
    adapter: bitcoinWallet(),
    view: 'AccountSettings',
    connected: true,
    options: { networks: [bitcoin] },
    ...params,
  })

test('R-VIEW-43 R-FLOW-22 AccountSettings shows the address with a copy button, the network, the accounts and Disconnect', async () => {
  const { user, events } = await showSettings()
  const before = events.length
  expect(screen.getByText('0x11…111111')).toBeVisible()
  const written = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValueOnce()
  await user.click(button('Copy address'))
  expect(written).toHaveBeenLastCalledWith(FIRST)
  expect(events).toHaveLength(before)
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'EthereumNetwork',
    'Accounts3 accounts',
    'Hide balances',
  ])
  expect(button('Disconnect')).toBeVisible()
  expect(screen.queryByRole('radio')).toBeNull()
})

test('R-FLOW-22 R-FLOW-30 the network row opens Networks, unless there is only one network', async () => {
  const { kit, user, unmount } = await showSettings()
  await user.click(button(/Ethereum/))
  expect(view(kit)).toBe('Networks')
  unmount()
  await showSettings({ options: { networks: [mainnet] } })
  expect(screen.queryByRole('button', { name: /Ethereum/ })).toBeNull()
})

test('R-FLOW-22 R-VIEW-44 the accounts row opens SwitchAddress, and is missing with a single account', async () => {
  const { kit, user, unmount } = await showSettings()
  await user.click(button(/3 accounts/))
  expect(view(kit)).toBe('SwitchAddress')
  unmount()
  await showSettings({ count: 1 })
  expect(screen.queryByRole('button', { name: /account/i })).toBeNull()
})

test('R-FLOW-22 a switch hides and shows balances', async () => {
  const { kit, user } = await showSettings()
  const toggle = screen.getByRole('switch', { name: 'Hide balances' })
  expect(toggle).toHaveAttribute('aria-checked', 'false')
  await user.click(toggle)
  expect(toggle).toHaveAttribute('aria-checked', 'true')
  expect(kit.getState().preferences.areBalancesHidden).toBe(true)
  await user.click(toggle)
  expect(kit.getState().preferences.areBalancesHidden).toBe(false)
})

test('R-VIEW-43 R-STATE-15 R-FLOW-22 a wallet with several account types shows a switch between them', async () => {
  const { kit, user, controls } = await showBitcoin()
  expect(screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)).toEqual([
    'Payment',
    'Ordinals',
  ])
  expect(screen.getByRole('radio', { name: 'Payment' })).toBeChecked()
  controls.holdNext({ method: 'switchAccount' })
  await user.click(screen.getByRole('radio', { name: 'Ordinals' }))
  expect(screen.getByText('Switching account')).toBeInTheDocument()
  expect(screen.getByRole('radio', { name: 'Payment' })).toBeDisabled()
  await act(async () => controls.approve())
  await waitFor(() => expect(screen.getByRole('radio', { name: 'Ordinals' })).toBeChecked())
  expect(selectAccount(kit.getState()).address).toBe('bc1ordinal')
  expect(view(kit)).toBe('AccountSettings')
})

test('R-CONN-80 R-FLOW-22 a failed switch of account type keeps the active type and shows a toast', async () => {
  const { user, controls } = await showBitcoin()
  controls.rejectNext({ method: 'switchAccount', error: new Error('locked') })
  await user.click(screen.getByRole('radio', { name: 'Ordinals' }))
  expect(await screen.findByRole('alert')).toBeVisible()
  expect(screen.getByRole('radio', { name: 'Payment' })).toBeChecked()
})

test('R-VIEW-43 R-CONN-79 the smart account is offered only when the wallet has both types', async () => {
  const [key = '', contract = ''] = ADDRESSES
  const adapter = mockAdapter({
    accounts: [
      { address: key, type: 'eoa' },
      { address: contract, type: 'smartAccount' },
    ],
  })
  await showView({ adapter, view: 'AccountSettings', connected: true })
  expect(screen.getByRole('radio', { name: 'Standard account' })).toBeChecked()
  expect(screen.getByRole('radio', { name: 'Smart account' })).not.toBeChecked()
})

test('R-FLOW-22 arrow keys move between the rows', async () => {
  const { user } = await showSettings()
  act(() => button(/Ethereum/).focus())
  await user.keyboard('{ArrowDown}{ArrowDown}')
  expect(screen.getByRole('switch')).toHaveFocus()
  await user.keyboard('{Home}')
  expect(button(/Ethereum/)).toHaveFocus()
})

test('R-FLOW-22 R-CONN-99 Disconnect shows that it is pending, then disconnects', async () => {
  const { user, controls, dialog } = await showSettings()
  controls.holdNext({ method: 'disconnect' })
  await user.click(button('Disconnect'))
  expect(button('Disconnecting…')).toBeVisible()
  await act(async () => controls.approve())
  await waitFor(() => expect(dialog()).not.toBeInTheDocument())
})

fullTest.each(THEMES)(
  'R-VIEW-03 R-THEME-09 AccountSettings passes an accessibility check in the %s theme',
  async (theme) => {
    const { unmount } = await showBitcoin({ theme })
    expect(await violations()).toEqual([])
    unmount()
    await showSettings({ theme, locale: 'ar' })
    expect(await violations()).toEqual([])
  },
)
