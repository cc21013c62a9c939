import { currentRoute } from '@bowline/kit-core'
import { act, screen, waitFor, within } from '@testing-library/react'
import { LEGAL, row } from '../../../../test/views/connect-fixture.js'
import { showView } from '../../../../test/views/render-view.js'

test('R-VIEW-12 R-CFG-48 the collapsed wallets button is disabled until the user agrees to the terms', async () => {
  const features = { collapseWallets: true, email: true, legalCheckbox: true }
  const { user } = await showView({ options: { ...LEGAL, features } })
  expect(row('Continue with a wallet')).toBeDisabled()
  await user.click(screen.getByRole('checkbox'))
  expect(row('Continue with a wallet')).toBeEnabled()
})

test('R-VIEW-11 the legal text links to the app’s pages in a new tab', async () => {
  const { unmount } = await showView({ options: LEGAL })
  const terms = screen.getByRole('link', { name: 'Terms of Service' })
  expect(terms).toHaveAttribute('href', LEGAL.termsConditionsUrl)
  expect(terms).toHaveAttribute('target', '_blank')
  expect(screen.getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute('href', LEGAL.privacyPolicyUrl)
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument()
  unmount()
  await showView({ options: { privacyPolicyUrl: LEGAL.privacyPolicyUrl } })
  expect(screen.getByText(/By connecting you agree to the/)).toHaveTextContent(
    'By connecting you agree to the Privacy Policy.',
  )
})

test('R-VIEW-12 the checkbox replaces the text and disables every wallet until it is checked', async () => {
  const { kit, user, controls } = await showView({ options: { ...LEGAL, features: { legalCheckbox: true } } })
  controls.holdNext()
  expect(screen.queryByText(/By connecting/)).not.toBeInTheDocument()
  const wallet = row(/Test Wallet/)
  expect(wallet).toHaveAttribute('aria-disabled', 'true')
  wallet.focus()
  expect(wallet).not.toHaveFocus()
  await user.click(wallet)
  expect(currentRoute(kit.getState().navigation).view).toBe('Connect')
  const buttons = within(screen.getByRole('list', { name: 'Wallets' })).getAllByRole('button')
  for (const button of buttons) expect(button).toBeDisabled()
  expect(screen.getByRole('list', { name: 'Wallets' })).toHaveAccessibleDescription('Agree to the terms to continue')
  await user.click(screen.getByRole('checkbox', { name: /I agree to the Terms of Service and Privacy Policy/ }))
  await user.click(row(/Test Wallet/))
  await waitFor(() => expect(currentRoute(kit.getState().navigation).view).toBe('ConnectingExternal'))
})

test('R-VIEW-98 the link for users without a wallet is disabled until the user agrees to the terms', async () => {
  const { kit, user } = await showView({ options: { ...LEGAL, features: { legalCheckbox: true } } })
  const guide = row(/Get started/)
  expect(guide).toHaveAttribute('aria-disabled', 'true')
  guide.focus()
  expect(guide).not.toHaveFocus()
  await user.click(guide)
  expect(currentRoute(kit.getState().navigation).view).toBe('Connect')
  await user.click(screen.getByRole('checkbox'))
  await user.click(guide)
  expect(currentRoute(kit.getState().navigation).view).not.toBe('Connect')
})

test.each(['Connect', 'AllWallets'] as const)(
  'R-VIEW-132 on %s the checkbox comes before what it disables',
  async (view) => {
    await showView({ view, options: { ...LEGAL, features: { legalCheckbox: true } } })
    const box = await screen.findByRole('checkbox', { name: /I agree/ })
    const [first] = document.querySelectorAll('section [data-roving-item], section [data-part="scroll-area"]')
    if (!first) throw new Error('There is no way to connect')
    expect(box.compareDocumentPosition(first) & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0)
  },
)

test('R-VIEW-12 legalCheckbox without a URL shows no checkbox', async () => {
  await showView({ options: { features: { legalCheckbox: true } } })
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument()
  expect(row(/Test Wallet/)).toBeEnabled()
})

test('R-VIEW-13 the consent survives the view and is not stored', async () => {
  const { kit, user } = await showView({ options: { ...LEGAL, features: { legalCheckbox: true } } })
  await user.click(screen.getByRole('checkbox'))
  act(() => kit.store.set(({ modal }) => ({ modal: { ...modal, open: false } })))
  act(() => kit.store.set(({ modal }) => ({ modal: { ...modal, open: true } })))
  expect(screen.getByRole('checkbox')).toBeChecked()
  expect(JSON.stringify({ ...localStorage })).toBe('{}')
})
