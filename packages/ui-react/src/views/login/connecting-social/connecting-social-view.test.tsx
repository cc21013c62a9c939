import { createFakeFrame } from '@bowline/secure-frame/testing'
import { act, screen, waitFor } from '@testing-library/react'
import { blockWindows, SECURE_SITE, say, windows } from '../../../../test/page/social-window.js'
import { button, type EmbeddedParams, showEmbeddedView } from '../../../../test/views/embedded-fixture.js'
import { fullTest, THEMES, violations } from '../../../../test/views/render-view.js'

async function showSocial({ options, ...params }: EmbeddedParams = {}) {
  const shown = await showEmbeddedView({ options: { endpoints: { secureSite: SECURE_SITE }, ...options }, ...params })
  await shown.user.click(screen.getByRole('button', { name: /Google/ }))
  return shown
}

const status = () => screen.getByRole('status')
const ring = () => document.querySelector('[data-part="social-ring"]')

test('R-VIEW-36 R-FLOW-11 R-CONN-66 opens the window within the press, then waits for it', async () => {
  const fake = createFakeFrame()
  fake.keepSilentOn('GET_SOCIAL_REDIRECT_URI')
  const { view } = await showSocial({ fake })
  expect(windows).toHaveLength(1)
  expect(view()).toBe('ConnectingSocial')
  expect(status()).toHaveTextContent('Opening Google…')
  expect(ring()).toHaveAttribute('data-state', 'connecting')
})

test('R-VIEW-36 R-FLOW-11 a login in the window connects, and retrieving the user is announced', async () => {
  const { kit, frame, dialog } = await showSocial()
  await waitFor(() => expect(status()).toHaveTextContent('Continue in the login window'))
  frame.keepSilentOn('GET_USER')
  const { uri } = frame.finishSocial({ email: 'anna@example.com', userName: 'anna' })
  await say({ resultUri: uri })
  await waitFor(() => expect(status()).toHaveTextContent('Loading your account'))
  expect(dialog()).toBeVisible()
  expect(kit.getState().connect.status).toBe('connecting')
})

test('R-FLOW-11 R-MODAL-30 closes the modal once connected', async () => {
  const { kit, frame, dialog } = await showSocial()
  await waitFor(() => expect(status()).toHaveTextContent('Continue in the login window'))
  await say({ resultUri: frame.finishSocial({ userName: 'anna' }).uri })
  await waitFor(() => expect(dialog()).not.toBeInTheDocument())
  expect(kit.getState().accounts.eip155?.socialProvider).toBe('google')
})

test('R-FLOW-11 R-VIEW-36 R-CONN-69 a blocked window shows the reason and advice, and Try again has focus and opens one', async () => {
  blockWindows()
  const { user } = await showSocial()
  expect(await screen.findByText('Couldn’t open the login window')).toBeVisible()
  expect(screen.getByText('Allow pop-ups for this page, then try again.')).toBeVisible()
  expect(ring()).toHaveAttribute('data-state', 'error')
  expect(button('Try again')).toHaveFocus()
  blockWindows(false)
  await user.keyboard('{Enter}')
  expect(windows).toHaveLength(1)
  await waitFor(() => expect(status()).toHaveTextContent('Continue in the login window'))
})

test('R-FLOW-11 R-CONN-69 a URL that cannot be fetched shows an error without advice on pop-ups', async () => {
  const fake = createFakeFrame()
  fake.rejectNext('GET_SOCIAL_REDIRECT_URI', { message: 'no' })
  await showSocial({ fake })
  expect(await screen.findByText('Couldn’t start the login')).toBeVisible()
  expect(screen.queryByText(/Allow pop-ups/)).not.toBeInTheDocument()
})

test('R-ERR-22 R-FLOW-11 shows errors in the user’s language', async () => {
  blockWindows()
  await showSocial({ locale: 'ar' })
  expect(await screen.findByText('تعذّر فتح نافذة تسجيل الدخول')).toBeVisible()
})

describe('with time', () => {
  beforeEach(() => jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] }))
  afterEach(() => jest.useRealTimers())

  test('R-VIEW-36 R-FLOW-11 R-CONN-68 a closed window is announced, and Try again has focus and opens another', async () => {
    const { user, view } = await showSocial({ advanceTimers: jest.advanceTimersByTime })
    await waitFor(() => expect(status()).toHaveTextContent('Continue in the login window'))
    await act(() => jest.advanceTimersByTimeAsync(2000))
    windows[0]?.close()
    await act(() => jest.advanceTimersByTimeAsync(1000))
    expect(view()).toBe('ConnectingSocial')
    expect(status()).toHaveTextContent('Login cancelledThe login window was closed before you finished.')
    expect(ring()).toHaveAttribute('data-state', 'error')
    expect(button('Try again')).toHaveFocus()
    await user.keyboard('{Enter}')
    expect(windows).toHaveLength(2)
    await waitFor(() => expect(status()).toHaveTextContent('Continue in the login window'))
  })

  test('R-FLOW-11 R-CONN-68 a login that takes too long shows an error and a retry', async () => {
    await showSocial({ advanceTimers: jest.advanceTimersByTime })
    await waitFor(() => expect(status()).toHaveTextContent('Continue in the login window'))
    await act(() => jest.advanceTimersByTimeAsync(46_000))
    expect(screen.getByText('The login timed out. Try again.')).toBeVisible()
    expect(button('Try again')).toHaveFocus()
  })
})

test('R-FLOW-11 back cancels the login and closes its window', async () => {
  const { user, view, kit } = await showSocial()
  await waitFor(() => expect(status()).toHaveTextContent('Continue in the login window'))
  await user.click(button('Back'))
  expect(view()).toBe('Connect')
  await waitFor(() => expect(windows[0]?.closed).toBe(true))
  expect(kit.getState().connect.status).toBe('disconnected')
})

fullTest.each(THEMES)(
  'R-VIEW-03 R-THEME-09 ConnectingSocial passes an accessibility check in the %s theme',
  async (theme) => {
    const { unmount } = await showSocial({ theme })
    await waitFor(() => expect(status()).toHaveTextContent('Continue in the login window'))
    expect(await violations()).toEqual([])
    unmount()
    blockWindows()
    await showSocial({ theme, locale: 'ar' })
    await screen.findByText('تعذّر فتح نافذة تسجيل الدخول')
    expect(await violations()).toEqual([])
  },
)

/** Types an email in Connect of an app whose users log in in the secure site's window. */
async function showEmailInWindow(params: EmbeddedParams = {}) {
  const options = { endpoints: { secureSite: SECURE_SITE } }
  const shown = await showEmbeddedView({ options, frameOptions: { login: 'window' }, ...params })
  await shown.user.click(screen.getByRole('combobox', { name: 'Email' }))
  await shown.user.keyboard('anna@example.com{Enter}')
  await waitFor(() => expect(shown.view()).toBe('ConnectingSocial'))
  return shown
}

test('R-FRAME-83 R-VIEW-36 an email login in the window waits for it, and closes the modal once connected', async () => {
  const { kit, frame, dialog } = await showEmailInWindow()
  await waitFor(() => expect(status()).toHaveTextContent('Continue in the login window'))
  expect(windows).toHaveLength(1)
  await waitFor(() => expect(frame.asked.at(-1)?.name).toBe('CONNECT_WINDOW'))
  act(() => frame.finishWindow({ email: 'anna@example.com' }))
  await waitFor(() => expect(dialog()).not.toBeInTheDocument())
  expect(kit.getState().accounts.eip155?.user?.email).toBe('anna@example.com')
})

test.each(THEMES)('R-FRAME-83 a blocked login window has a button that opens it, in the %s theme', async (theme) => {
  blockWindows()
  const { user } = await showEmailInWindow({ theme })
  expect(await screen.findByText('Couldn’t open the login window')).toBeVisible()
  expect(button('Open window')).toHaveFocus()
  expect(button('Log in in this tab')).toBeVisible()
  expect(await violations()).toEqual([])
  blockWindows(false)
  await user.keyboard('{Enter}')
  expect(windows).toHaveLength(1)
  await waitFor(() => expect(status()).toHaveTextContent('Continue in the login window'))
})

test('R-FRAME-117 a blocked login window can be replaced by a login in this tab', async () => {
  blockWindows()
  const { user, frame, view } = await showEmailInWindow()
  await user.click(await screen.findByRole('button', { name: 'Log in in this tab' }))
  await waitFor(() => expect(view()).toBe('ApproveTransaction'))
  const payload = { method: 'email', email: 'anna@example.com', returnTo: window.location.href }
  expect(frame.asked.at(-1)).toEqual({ name: 'CONNECT_REDIRECT', payload })
})
