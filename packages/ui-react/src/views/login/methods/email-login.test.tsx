import { disconnect, goBack, prefetch, push } from '@bowline/kit-core/actions'
import { createMemoryStorage } from '@bowline/kit-core/testing'
import { createFakeFrame } from '@bowline/secure-frame/testing'
import { act, screen, waitFor } from '@testing-library/react'
import { boxes, button, emailField, showEmbeddedView, viewOf } from '../../../../test/views/embedded-fixture.js'
import { fullTest, THEMES, violations } from '../../../../test/views/render-view.js'

const submit = () => screen.queryByRole('button', { name: 'Continue with email' })

test('R-CONN-51 the submit button appears from four characters, and focus and submit are tracked', async () => {
  const { user, events, view } = await showEmbeddedView()
  await user.click(emailField())
  expect(events).toContain('EMAIL_LOGIN_SELECTED {}')
  await user.keyboard('a@b')
  expect(submit()).not.toBeInTheDocument()
  await user.keyboard('.example')
  expect(submit()).toBeVisible()
  expect(events).not.toContain('EMAIL_SUBMITTED {}')
  await user.click(button('Continue with email'))
  await waitFor(() => expect(view()).toBe('EmailVerifyOtp'))
  expect(events).toContain('EMAIL_SUBMITTED {}')
  expect(events.filter((event) => event.startsWith('EMAIL_LOGIN_SELECTED'))).toHaveLength(1)
})

test('R-CONN-51 R-CONN-58 an invalid address is not submitted and shows an error under the field', async () => {
  const { user, frame } = await showEmbeddedView()
  await user.type(emailField(), 'anna.example{Enter}')
  expect(emailField()).toHaveValue('anna.example')
  expect(emailField()).toHaveAttribute('aria-invalid', 'true')
  expect(emailField()).toHaveAccessibleDescription('Enter a valid email address')
  expect(frame.asked).toEqual([])
  await user.keyboard('x')
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

test('R-CONN-52 R-CONN-54 R-VIEW-16 the address is normalized and submitted, and the response opens the code form', async () => {
  const { user, frame, view, events } = await showEmbeddedView()
  await user.type(emailField(), '  Anna@Example.com{Enter}')
  await waitFor(() => expect(view()).toBe('EmailVerifyOtp'))
  expect(frame.asked).toContainEqual({ name: 'CONNECT_EMAIL', payload: { email: 'anna@example.com' } })
  expect(events).toContain('EMAIL_VERIFICATION_CODE_SENT {}')
  expect(screen.getByText('anna@example.com')).toBeVisible()
})

test.each([
  ['VERIFY_DEVICE', 'EmailVerifyDevice'],
  ['VERIFY_OTP', 'EmailVerifyOtp'],
] as const)('R-CONN-54 the response %s opens %s', async (emailAction, expected) => {
  const { user, view } = await showEmbeddedView({ frameOptions: { emailAction } })
  await user.type(emailField(), 'anna@example.com{Enter}')
  await waitFor(() => expect(view()).toBe(expected))
})

test('R-CONN-54 the response CONNECT connects immediately', async () => {
  const { user, kit, dialog } = await showEmbeddedView({ frameOptions: { emailAction: 'CONNECT' } })
  await user.type(emailField(), 'anna@example.com{Enter}')
  await waitFor(() => expect(dialog()).not.toBeInTheDocument())
  expect(kit.getState().connect.status).toBe('connected')
})

test('R-FLOW-14 submitting is busy and sends one request for several presses', async () => {
  const fake = createFakeFrame()
  fake.keepSilentOn('CONNECT_EMAIL')
  const { user, names } = await showEmbeddedView({ fake, view: 'EmailLogin' })
  await user.keyboard('anna@example.com{Enter}{Enter}')
  expect(button('Sending…')).toHaveAttribute('aria-busy', 'true')
  expect(emailField()).toHaveAttribute('readonly')
  await waitFor(() => expect(names()).toEqual(['CONNECT_EMAIL']))
})

test('R-CONN-53 R-FLOW-14 addresses used before are listed at the field, and can be picked or removed', async () => {
  const storage = createMemoryStorage()
  const first = await showEmbeddedView({ storage, frameOptions: { emailAction: 'CONNECT' } })
  await first.user.type(emailField(), 'anna@example.com{Enter}')
  await waitFor(() => expect(first.kit.getState().connect.status).toBe('connected'))
  await act(() => disconnect(first.kit))
  first.unmount()
  const { user, kit } = await showEmbeddedView({ storage, view: 'EmailLogin', before: (asked) => void prefetch(asked) })
  const used = () => screen.queryByRole('list', { name: 'Emails used before' })
  expect(used()).toBeVisible()
  await user.click(button('anna@example.com'))
  expect(emailField()).toHaveValue('anna@example.com')
  expect(used()).not.toBeInTheDocument()
  await user.clear(emailField())
  await user.click(button('Forget anna@example.com'))
  expect(used()).not.toBeInTheDocument()
  expect(kit.getState().auth.usedEmails).toEqual([])
})

test('R-CONN-58 R-FLOW-15 the field keeps the address when the user goes back from the code', async () => {
  const { user, kit, view } = await showEmbeddedView()
  await user.type(emailField(), 'anna@example.com{Enter}')
  await waitFor(() => expect(view()).toBe('EmailVerifyOtp'))
  expect(boxes()[0]).toHaveFocus()
  act(() => goBack(kit))
  expect(viewOf(kit)).toBe('Connect')
  expect(emailField()).toHaveValue('anna@example.com')
})

describe('cooldown', () => {
  beforeEach(() => jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] }))
  afterEach(() => jest.useRealTimers())

  test('R-CONN-56 R-CONN-58 R-FLOW-14 keeps the text of a rejected email and sends it again after the cooldown', async () => {
    const fake = createFakeFrame()
    fake.rejectNext('CONNECT_EMAIL', { message: 'Mail to this domain is not possible' })
    const advanceTimers = jest.advanceTimersByTime
    const { user, view } = await showEmbeddedView({ fake, view: 'EmailLogin', advanceTimers })
    expect(emailField()).toHaveFocus()
    expect(button('Continue')).toBeDisabled()
    await user.keyboard('anna@example.com{Enter}')
    expect(await screen.findByRole('alert')).toHaveTextContent('Mail to this domain is not possible')
    expect(emailField()).toHaveValue('anna@example.com')
    await user.click(button('Continue'))
    expect(await screen.findByRole('alert')).toHaveTextContent(/^Please try again after \d+ seconds$/)
    await act(() => jest.advanceTimersByTimeAsync(30_000))
    await user.click(button('Continue'))
    await act(() => jest.advanceTimersByTimeAsync(1000))
    expect(view()).toBe('EmailVerifyOtp')
  })

  test('R-CONN-55 R-CONN-56 R-FLOW-14 a second login within 30 s shows a countdown under the field, then works', async () => {
    const { user, kit, view, names } = await showEmbeddedView({ advanceTimers: jest.advanceTimersByTime })
    await user.type(emailField(), 'anna@example.com{Enter}')
    await act(() => jest.advanceTimersByTimeAsync(1000))
    expect(view()).toBe('EmailVerifyOtp')
    act(() => goBack(kit))
    act(() => push(kit, { view: 'EmailLogin' }))
    await user.click(button('Continue'))
    const left = () => Number(/again after (\d+) seconds/.exec(screen.queryByRole('alert')?.textContent ?? '')?.[1])
    expect(await screen.findByRole('alert')).toHaveTextContent(/^Please try again after \d+ seconds$/)
    const before = left()
    expect(before).toBeGreaterThan(20)
    expect(before).toBeLessThanOrEqual(30)
    await act(() => jest.advanceTimersByTimeAsync(5000))
    expect(left()).toBe(before - 5)
    await act(() => jest.advanceTimersByTimeAsync(30_000))
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    expect(emailField()).toHaveValue('anna@example.com')
    await user.click(button('Continue'))
    await act(() => jest.advanceTimersByTimeAsync(1000))
    expect(names().filter((name) => name === 'CONNECT_EMAIL')).toHaveLength(2)
  })
})

fullTest.each(THEMES)(
  'R-VIEW-03 R-THEME-09 EmailLogin passes an accessibility check in the %s theme',
  async (theme) => {
    const { user, unmount } = await showEmbeddedView({ view: 'EmailLogin', theme })
    await user.keyboard('anna{Enter}')
    expect(screen.getByRole('alert')).toBeVisible()
    expect(await violations()).toEqual([])
    unmount()
    await showEmbeddedView({ view: 'EmailLogin', theme, locale: 'ar' })
    expect(await violations()).toEqual([])
  },
)
