import { push } from '@bowline/kit-core/actions'
import { createFakeFrame } from '@bowline/secure-frame/testing'
import { act, screen, waitFor } from '@testing-library/react'
import {
  boxes,
  button,
  type EmbeddedParams,
  emailField,
  showEmbeddedView,
} from '../../../../test/views/embedded-fixture.js'
import { fullTest, THEMES, violations } from '../../../../test/views/render-view.js'

async function showCode(params: EmbeddedParams = {}) {
  const shown = await showEmbeddedView(params)
  await shown.user.type(emailField(), 'anna@example.com{Enter}')
  await waitFor(() => expect(shown.view()).toBe('EmailVerifyOtp'))
  return shown
}

const written = () => boxes().map((box) => (box instanceof HTMLInputElement ? box.value : ''))
const EMPTY = ['', '', '', '', '', '']

test('R-CONN-59 R-FLOW-15 the first box has focus, and the form shows the address and the expiry', async () => {
  await showCode()
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Confirm email')
  expect(boxes()[0]).toHaveFocus()
  expect(screen.getByRole('group', { name: 'Code from the email' })).toHaveAccessibleDescription(
    'Enter the code we sent to anna@example.com The code expires in 20 minutes.',
  )
})

test('R-VIEW-64 R-CONN-60 R-FLOW-15 the last digit submits the code, and the right code connects and is tracked', async () => {
  const { user, kit, dialog, events } = await showCode()
  await user.keyboard('123456')
  await waitFor(() => expect(dialog()).not.toBeInTheDocument())
  expect(kit.getState().connect.status).toBe('connected')
  expect(kit.getState().accounts.eip155?.user?.email).toBe('anna@example.com')
  expect(events).toContain('EMAIL_VERIFICATION_CODE_PASS {}')
})

test('R-CONN-60 R-FLOW-15 a wrong code clears the boxes, shows the reason and focuses the first box', async () => {
  const { user, dialog, events } = await showCode()
  await user.keyboard('999999')
  expect(await screen.findByRole('alert')).toHaveTextContent('Invalid code')
  expect(written()).toEqual(EMPTY)
  expect(boxes()[0]).toHaveFocus()
  expect(boxes()[0]).toHaveAttribute('aria-invalid', 'true')
  expect(screen.getByRole('group')).toHaveAccessibleDescription('Invalid code')
  expect(events.some((event) => event.startsWith('EMAIL_VERIFICATION_CODE_FAIL'))).toBe(true)
  await user.keyboard('1')
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  await user.keyboard('23456')
  await waitFor(() => expect(dialog()).not.toBeInTheDocument())
})

test('R-FLOW-15 an expired code shows that it has expired', async () => {
  const { user, frame } = await showCode()
  frame.rejectNext('CONNECT_OTP', { message: 'Request a new code', reason: 'otp_dead' })
  await user.paste('123456')
  expect(await screen.findByRole('alert')).toHaveTextContent('Request a new code')
})

test('R-FLOW-15 R-VIEW-03 verifying is announced and blocks typing', async () => {
  const { user, frame, names } = await showCode()
  frame.keepSilentOn('CONNECT_OTP')
  await user.paste('123456')
  expect(screen.getByText('Checking code')).toHaveAttribute('role', 'status')
  await user.keyboard('{Backspace}7')
  expect(written()).toEqual(['1', '2', '3', '4', '5', '6'])
  expect(names().filter((name) => name === 'CONNECT_OTP')).toHaveLength(1)
})

test('R-FLOW-15 back opens Connect and cancels the code', async () => {
  const { user, frame, view, kit } = await showCode()
  frame.keepSilentOn('CONNECT_OTP')
  await user.paste('123456')
  await user.click(button('Back'))
  expect(view()).toBe('Connect')
  expect(kit.getState().connect.status).toBe('disconnected')
})

describe('resend', () => {
  beforeEach(() => jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] }))
  afterEach(() => jest.useRealTimers())

  test('R-CONN-59 R-FLOW-15 Resend counts down the cooldown, keeps its place, sends again and says so', async () => {
    const { user, names } = await showCode({ advanceTimers: jest.advanceTimersByTime })
    const counting = button(/^Resend in \d+ seconds$/)
    const left = () => Number(/\d+/.exec(counting.textContent)?.[0])
    expect(counting).toHaveAttribute('aria-disabled', 'true')
    const before = left()
    expect(before).toBeLessThanOrEqual(30)
    await act(() => jest.advanceTimersByTimeAsync(3000))
    expect(left()).toBe(before - 3)
    counting.focus()
    await user.keyboard('{Enter}')
    expect(names().filter((name) => name === 'CONNECT_EMAIL')).toHaveLength(1)
    await act(() => jest.advanceTimersByTimeAsync(30_000))
    expect(counting).toHaveFocus()
    expect(counting).toHaveTextContent('Resend code')
    await user.keyboard('{Enter}')
    expect(await screen.findByText('Code sent again')).toBeVisible()
    expect(names().filter((name) => name === 'CONNECT_EMAIL')).toHaveLength(2)
    expect(button(/^Resend in/)).toHaveAttribute('aria-disabled', 'true')
  })

  test('R-VIEW-149 setting the clock back does not lengthen the cooldown', async () => {
    await showCode({ advanceTimers: jest.advanceTimersByTime })
    const counting = button(/^Resend in \d+ seconds$/)
    jest.setSystemTime(Date.now() - 3_600_000)
    await act(() => jest.advanceTimersByTimeAsync(2_000))
    expect(Number(/\d+/.exec(counting.textContent)?.[0])).toBeLessThanOrEqual(28)
    await act(() => jest.advanceTimersByTimeAsync(29_000))
    expect(counting).toHaveTextContent('Resend code')
  })

  test('R-FLOW-15 a failed resend shows the reason and keeps the digits', async () => {
    const { user, frame } = await showCode({ advanceTimers: jest.advanceTimersByTime })
    await user.keyboard('12')
    await act(() => jest.advanceTimersByTimeAsync(31_000))
    frame.rejectNext('CONNECT_EMAIL', { message: 'No more mail today' })
    await user.click(button('Resend code'))
    expect(await screen.findByRole('alert')).toHaveTextContent('No more mail today')
    expect(written()).toEqual(['1', '2', '', '', '', ''])
  })
})

test('R-FLOW-15 R-HOST-14 the digits are left to right in a right-to-left language', async () => {
  await showEmbeddedView({ view: 'EmailVerifyOtp', locale: 'ar' })
  expect(screen.getByRole('group').firstElementChild?.nextElementSibling).toHaveAttribute('dir', 'ltr')
})

fullTest.each(THEMES)(
  'R-VIEW-03 R-THEME-09 the code form passes an accessibility check in the %s theme',
  async (theme) => {
    const { user, unmount } = await showCode({ theme })
    await user.paste('999999')
    await screen.findByRole('alert')
    expect(await violations()).toEqual([])
    unmount()
    const fake = createFakeFrame()
    const { kit } = await showEmbeddedView({ fake, theme, locale: 'ar' })
    act(() => push(kit, { view: 'EmailVerifyOtp' }))
    expect(await violations()).toEqual([])
  },
)
