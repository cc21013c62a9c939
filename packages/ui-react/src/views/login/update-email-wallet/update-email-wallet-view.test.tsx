import { push } from '@bowline/kit-core/actions'
import { act, screen, waitFor } from '@testing-library/react'
import {
  boxes,
  button,
  type EmbeddedParams,
  emailField,
  showLoggedIn,
} from '../../../../test/views/embedded-fixture.js'
import { THEMES, violations } from '../../../../test/views/render-view.js'

async function showUpdate(params: EmbeddedParams = {}) {
  const shown = await showLoggedIn({ view: 'AccountSettings', ...params })
  act(() => push(shown.kit, { view: 'UpdateEmailWallet' }))
  return shown
}

/** Saves another address, and approves it in the frame. */
async function rename({ user, view, frame }: Awaited<ReturnType<typeof showUpdate>>, expected: string) {
  await user.keyboard('bob@example.com{Enter}')
  await waitFor(() => expect(view()).toBe('ApproveTransaction'))
  await act(() => frame.approve(true))
  await waitFor(() => expect(view()).toBe(expected))
}

test('R-FLOW-17 the field contains the address, focused and selected, and cannot be saved unchanged', async () => {
  const { user, frame } = await showUpdate()
  expect(emailField()).toHaveFocus()
  expect(emailField()).toHaveValue('anna@example.com')
  expect(button('Save')).toBeDisabled()
  const before = frame.asked.length
  await user.keyboard('{Enter}')
  expect(frame.asked).toHaveLength(before)
  await user.keyboard('Anna@Example.com')
  expect(emailField()).toHaveValue('Anna@Example.com')
  expect(button('Save')).toBeDisabled()
})

test('R-FLOW-17 Cancel opens AccountSettings', async () => {
  const { user, view } = await showUpdate()
  await user.click(button('Cancel'))
  expect(view()).toBe('AccountSettings')
})

test('R-FLOW-17 R-CONN-58 an invalid or rejected address shows an error under the field and keeps the text', async () => {
  const { user, frame } = await showUpdate()
  await user.keyboard('bob{Enter}')
  expect(emailField()).toHaveAccessibleDescription('Enter a valid email address')
  await user.clear(emailField())
  frame.rejectNext('UPDATE_EMAIL', { message: 'This address is taken' })
  await user.keyboard('bob@example.com{Enter}')
  expect(await screen.findByRole('alert')).toHaveTextContent('This address is taken')
  expect(emailField()).toHaveValue('bob@example.com')
})

test('R-CONN-62 R-CONN-63 R-FLOW-18 R-FLOW-19 confirms the old and then the new address, and goes back with a toast', async () => {
  const shown = await showUpdate()
  const { user, view, kit, events } = shown
  await rename(shown, 'UpdateEmailPrimaryOtp')
  expect(events).toContain('EMAIL_EDIT {}')
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Confirm current email')
  expect(screen.getByText('anna@example.com')).toBeVisible()
  expect(boxes()[0]).toHaveFocus()
  await user.keyboard('123456')
  await waitFor(() => expect(view()).toBe('UpdateEmailSecondaryOtp'))
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Confirm new email')
  expect(screen.getByText('bob@example.com')).toBeVisible()
  expect(boxes()[0]).toHaveFocus()
  await user.keyboard('123456')
  await waitFor(() => expect(view()).toBe('AccountSettings'))
  expect(await screen.findByText('Email updated')).toBeVisible()
  expect(kit.getState().accounts.eip155?.user?.email).toBe('bob@example.com')
  expect(button(/bob@example\.com/)).toBeVisible()
})

test('R-CONN-63 R-FLOW-19 asks only for the new address’s code when the old one needs none, and clears a wrong code', async () => {
  const shown = await showUpdate({ frameOptions: { updateAction: 'VERIFY_SECONDARY_OTP' } })
  await rename(shown, 'UpdateEmailSecondaryOtp')
  await shown.user.keyboard('000000')
  expect(await screen.findByRole('alert')).toHaveTextContent('Invalid code')
  expect(boxes()[0]).toHaveFocus()
  expect(boxes()[0]).toHaveValue('')
})

test.each(THEMES)(
  'R-VIEW-03 R-THEME-09 the email change passes an accessibility check in the %s theme',
  async (theme) => {
    const shown = await showUpdate({ theme })
    expect(await violations()).toEqual([])
    await rename(shown, 'UpdateEmailPrimaryOtp')
    await screen.findByText('Confirm current email')
    expect(await violations()).toEqual([])
  },
)
