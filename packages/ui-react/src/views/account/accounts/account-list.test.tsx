import { currentRoute, type Kit, selectAccount } from '@bowline/kit-core'
import { push, setAddressLabel, setHideBalances } from '@bowline/kit-core/actions'
import { bitcoin } from '@bowline/kit-core/networks'
import { mockAdapter } from '@bowline/kit-core/testing'
import { act, screen, waitFor } from '@testing-library/react'
import { installLayout, scrollList } from '../../../../test/page/layout.js'
import { serving, token } from '../../../../test/views/account-fixture.js'
import { ADDRESSES, list, option, options, showAccounts } from '../../../../test/views/accounts-fixture.js'
import { fullTest, showView, THEMES, violations } from '../../../../test/views/render-view.js'

const [FIRST, SECOND, THIRD] = ADDRESSES
const button = (name: string | RegExp) => screen.getByRole('button', { name })
const view = (kit: Kit) => currentRoute(kit.getState().navigation).view
const active = (kit: Kit) => selectAccount(kit.getState()).address
const balancesAsked = ({ controls }: { controls: { requests: readonly { method: string }[] } }) =>
  controls.requests.filter(({ method }) => method === 'getBalance').length

test('R-VIEW-44 R-FLOW-23 lists the wallet’s accounts with their balances, the active one selected', async () => {
  await showAccounts()
  await waitFor(() => expect(options()).toEqual(['0x11…1111111.5 ETH', '0x22…2222221.5 ETH', '0x33…3333331.5 ETH']))
  expect(option(/0x11/)).toHaveAttribute('aria-selected', 'true')
  expect(screen.getAllByRole('option', { selected: true })).toHaveLength(1)
  const owned = list().getAttribute('aria-owns')?.split(' ')
  expect(screen.getAllByRole('option').map(({ id }) => id)).toEqual(owned)
})

test('R-VIEW-44 R-FLOW-23 a press makes the account active, shows a toast and opens Account', async () => {
  const { kit, user } = await showAccounts({ view: 'Account', fetch: serving(token()).fetch })
  act(() => push(kit, { view: 'SwitchAddress' }))
  await user.click(option(/0x22/))
  await waitFor(() => expect(view(kit)).toBe('Account'))
  expect(active(kit)).toBe(SECOND)
  expect(kit.getState().navigation.history).toHaveLength(1)
  expect(kit.getState().toast).toMatchObject({ open: true, message: 'Account switched', variant: 'success' })
})

test('R-FLOW-23 a press on the active account opens Account without a toast', async () => {
  const { kit, user } = await showAccounts({ fetch: serving(token()).fetch })
  await user.click(option(/0x11/))
  expect(view(kit)).toBe('Account')
  expect(kit.getState().toast.open).toBe(false)
})

test('R-FLOW-23 the list has one Tab stop; arrows, Home and End move; Enter selects', async () => {
  const { kit, user } = await showAccounts()
  expect(screen.getAllByRole('option').filter(({ tabIndex }) => tabIndex === 0)).toEqual([option(/0x11/)])
  act(() => option(/0x11/).focus())
  await user.keyboard('{ArrowUp}{ArrowDown}')
  expect(option(/0x22/)).toHaveFocus()
  await user.keyboard('{End}{ArrowDown}')
  expect(option(/0x33/)).toHaveFocus()
  await user.keyboard('{Home}{End}')
  await user.tab()
  expect(button('Copy address of 0x33…333333')).toHaveFocus()
  await user.tab({ shift: true })
  await user.keyboard('{Enter}')
  await waitFor(() => expect(view(kit)).toBe('Account'))
  expect(active(kit)).toBe(THIRD)
})

test('R-FLOW-23 R-ACCT-63 the copy button copies the whole address without switching', async () => {
  const { kit, user, events } = await showAccounts()
  const before = events.length
  const written = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValueOnce()
  await user.click(button('Copy address of 0x22…222222'))
  expect(written).toHaveBeenLastCalledWith(SECOND)
  expect(screen.getByText('Address copied')).toBeInTheDocument()
  expect([active(kit), events.length]).toEqual([FIRST, before])
})

test('R-FLOW-23 R-VIEW-42 each row shows its balance as loading, or as failed with its own retry', async () => {
  const { kit, user, controls } = await showAccounts({ view: 'Account' })
  await waitFor(() => expect(selectAccount(kit.getState()).balance).toBe('1.5'))
  controls.holdNext({ method: 'getBalance' })
  controls.rejectNext({ method: 'getBalance', error: new Error('offline') })
  await act(async () => push(kit, { view: 'SwitchAddress' }))
  await waitFor(() => expect(option(/0x33/)).toHaveTextContent('Balance unavailable'))
  expect(option(/0x11/)).toHaveTextContent('1.5 ETH')
  expect(option(/0x22/)).toHaveTextContent('Loading balance')
  controls.setBalance(2_000_000_000_000_000_000n)
  await act(async () => controls.approve())
  await waitFor(() => expect(option(/0x22/)).toHaveTextContent('2 ETH'))
  await user.click(button('Reload balance of 0x33…333333'))
  await waitFor(() => expect(option(/0x33/)).toHaveTextContent('2 ETH'))
  expect(screen.queryByRole('button', { name: /Reload balance/ })).toBeNull()
})

test('R-ACCT-59 R-ACCT-58 shows the app’s label of an address next to the address', async () => {
  await showAccounts({
    before: (kit) => setAddressLabel(kit, { address: SECOND, label: 'The savings of the whole family' }),
  })
  expect(option(/The savings of the w…/)).toHaveTextContent('0x22…222222')
  expect(screen.getByTitle('The savings of the whole family')).toBeVisible()
})

test('R-FLOW-23 hides balances when the user has hidden them', async () => {
  const { kit } = await showAccounts({ before: (asked) => setHideBalances(asked, true) })
  expect(options().join()).not.toContain('ETH')
  expect(option(/0x22…222222 .*Balance hidden/)).toBeVisible()
  await act(async () => setHideBalances(kit, false))
  await waitFor(() => expect(option(/0x22/)).toHaveTextContent('1.5 ETH'))
})

test('R-FLOW-23 R-ACCT-28 formats balances in the app’s locale, also when the texts are in another language', async () => {
  await showAccounts({ locale: 'de' })
  await waitFor(() => expect(option(/0x22/)).toHaveTextContent('1,5 ETH'))
})

test('R-STATE-15 R-FLOW-23 shows the type of each account when there are several types', async () => {
  const adapter = mockAdapter({
    namespace: 'bip122',
    accounts: [
      { address: 'bc1payment', type: 'payment' },
      { address: 'bc1ordinal', type: 'ordinal' },
    ],
  })
  await showView({ adapter, view: 'SwitchAddress', connected: true, options: { networks: [bitcoin] } })
  expect(option(/bc1payment/)).toHaveTextContent('Payment')
  expect(option(/bc1ordinal/)).toHaveTextContent('Ordinals')
})

test('R-FLOW-23 renders and fetches only accounts near the screen out of hundreds', async () => {
  const undo = installLayout({ line: 64 })
  const shown = await showAccounts({ count: 200 })
  const allKnown = () =>
    waitFor(() => {
      expect(options().length).toBeGreaterThan(3)
      expect(options().every((text) => text?.endsWith('1.5 ETH'))).toBe(true)
    })
  await allKnown()
  expect(options().length).toBeLessThan(30)
  expect(balancesAsked(shown)).toBeLessThan(30)
  expect(option(/0x11/)).toHaveAttribute('aria-setsize', '200')
  act(() => option(/0x11/).focus())
  await shown.user.keyboard('{End}')
  await waitFor(() => expect(document.activeElement).toHaveAttribute('aria-posinset', '200'))
  await allKnown()
  const area = screen.getByRole('listbox').parentElement
  if (area) await scrollList(area, 0)
  await allKnown()
  expect(document.activeElement).toHaveAttribute('aria-posinset', '200')
  undo()
})

test('R-FLOW-23 a failed switch shows the reason and keeps the list', async () => {
  const { kit, user, controls } = await showAccounts()
  controls.rejectNext({ method: 'switchAccount', error: new Error('locked') })
  await user.click(option(/0x22/))
  expect(await screen.findByRole('alert')).toBeVisible()
  expect([view(kit), active(kit)]).toEqual(['SwitchAddress', FIRST])
})

test('R-FLOW-23 R-CONN-99 Disconnect is busy, disables the list, and disconnects', async () => {
  const { kit, user, controls, dialog } = await showAccounts()
  controls.holdNext({ method: 'disconnect' })
  await user.click(button('Disconnect'))
  expect(button('Disconnecting…')).toBeVisible()
  expect(option(/0x22/)).toBeDisabled()
  await act(async () => controls.approve())
  await waitFor(() => expect(dialog()).not.toBeInTheDocument())
  expect(kit.getState().connect.status).toBe('disconnected')
})

test('R-VIEW-44 Profile shows the active account above the list, with name and avatar once loaded', async () => {
  const { kit, user } = await showAccounts({ view: 'Profile' })
  expect(screen.getByRole('heading', { name: 'Profile' })).toBeVisible()
  expect(options()).toHaveLength(3)
  await act(async () => setAddressLabel(kit, { address: FIRST, label: 'Main' }))
  expect(screen.getAllByText('Main')).toHaveLength(2)
  const written = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValueOnce()
  await user.click(button('Copy address'))
  expect(written).toHaveBeenLastCalledWith(FIRST)
  await user.click(option(/0x33/))
  await waitFor(() => expect(active(kit)).toBe(THIRD))
  expect(view(kit)).toBe('Account')
})

fullTest.each(THEMES)(
  'R-VIEW-03 R-THEME-09 Profile and SwitchAddress pass an accessibility check in the %s theme',
  async (theme) => {
    const { unmount } = await showAccounts({ theme })
    expect(await violations()).toEqual([])
    unmount()
    const { controls } = await showAccounts({ theme, view: 'Profile', locale: 'ar' })
    controls.rejectNext({ method: 'getBalance', error: new Error('offline') })
    expect(await violations()).toEqual([])
  },
)
