import { createFakeFrame } from '@bowline/secure-frame/testing'
import { act, screen, waitFor } from '@testing-library/react'
import { button, type EmbeddedParams, emailField, showEmbeddedView } from '../../../../test/views/embedded-fixture.js'
import { THEMES, violations } from '../../../../test/views/render-view.js'

async function showDevice(params: EmbeddedParams = {}) {
  const shown = await showEmbeddedView({ frameOptions: { emailAction: 'VERIFY_DEVICE' }, ...params })
  await shown.user.type(emailField(), 'anna@example.com{Enter}')
  await waitFor(() => expect(shown.view()).toBe('EmailVerifyDevice'))
  return shown
}

const waits = (names: readonly string[]) => names.filter((name) => name === 'CONNECT_DEVICE').length

test('R-CONN-61 R-FLOW-16 R-REACT-07 waits for the link once, shows the address, and continues to the code', async () => {
  const { frame, view, names, events } = await showDevice()
  expect(screen.getByRole('heading', { name: 'Confirm this device' })).toBeVisible()
  expect(screen.getByRole('status')).toHaveTextContent('anna@example.com')
  await waitFor(() => expect(waits(names())).toBe(1))
  await act(async () => frame.approveDevice())
  await waitFor(() => expect(view()).toBe('EmailVerifyOtp'))
  expect(events).toContain('DEVICE_REGISTERED_FOR_EMAIL {}')
})

test('R-FLOW-16 R-VIEW-03 an unapproved device shows the reason, and Try again has focus and waits again', async () => {
  const fake = createFakeFrame({ emailAction: 'VERIFY_DEVICE' })
  fake.rejectNext('CONNECT_DEVICE', { message: 'The link was not followed' })
  const { user, frame, view } = await showDevice({ fake })
  expect(await screen.findByRole('button', { name: 'Try again' })).toHaveFocus()
  expect(screen.getByRole('status')).toHaveTextContent('Couldn’t confirm this device')
  expect(screen.getByText('The link was not followed')).toBeVisible()
  await user.keyboard('{Enter}')
  expect(screen.getByRole('status')).toHaveTextContent('Confirm this device')
  await act(async () => frame.approveDevice())
  await waitFor(() => expect(view()).toBe('EmailVerifyOtp'))
})

test('R-FLOW-16 back opens Connect, and a button opens the form for another address', async () => {
  const { user, view } = await showDevice()
  await user.click(button('Use another email'))
  expect(view()).toBe('EmailLogin')
  expect(emailField()).toHaveFocus()
  expect(emailField()).toHaveValue('anna@example.com')
  await user.click(button('Back'))
  expect(view()).toBe('Connect')
})

describe('resend', () => {
  beforeEach(() => jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] }))
  afterEach(() => jest.useRealTimers())

  test('R-FLOW-16 R-CONN-59 Resend counts down the cooldown, and waits for the new link', async () => {
    const { user, names } = await showDevice({ advanceTimers: jest.advanceTimersByTime })
    expect(button(/^Resend in \d+ seconds$/)).toHaveAttribute('aria-disabled', 'true')
    await act(() => jest.advanceTimersByTimeAsync(31_000))
    await user.click(button('Resend email'))
    expect(await screen.findByText('Code sent again')).toBeVisible()
    expect(names().filter((name) => name === 'CONNECT_EMAIL')).toHaveLength(2)
    await waitFor(() => expect(waits(names())).toBeGreaterThan(1))
  })
})

test.each(THEMES)(
  'R-VIEW-03 R-THEME-09 EmailVerifyDevice passes an accessibility check in the %s theme',
  async (theme) => {
    const { unmount } = await showDevice({ theme })
    expect(await violations()).toEqual([])
    unmount()
    await showEmbeddedView({ view: 'EmailVerifyDevice', theme, locale: 'ar' })
    expect(await violations()).toEqual([])
  },
)
