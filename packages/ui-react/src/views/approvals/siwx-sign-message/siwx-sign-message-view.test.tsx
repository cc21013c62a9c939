import { disconnect } from '@bowline/kit-core/actions'
import { mockAdapter } from '@bowline/kit-core/testing'
import { act, screen, waitFor } from '@testing-library/react'
import { fullTest, THEMES, violations } from '../../../../test/views/render-view.js'
import { showSignIn } from '../../../../test/views/sign-in-fixture.js'

const button = (name: string) => screen.getByRole('button', { name })

test('R-VIEW-62 R-SIWX-38 shows the app, its domain, the purpose and the account', async () => {
  await showSignIn()
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Sign in')
  expect(screen.getByRole('heading', { name: 'Sign in to Harbour Exchange' })).toBeVisible()
  expect(screen.getByText('localhost')).toBeVisible()
  expect(screen.getByText(/Sign a message to prove this account is yours/)).toBeVisible()
  expect(screen.getByText('0x11…111111')).toBeVisible()
  expect(document.querySelectorAll('[data-part="image"]')).toHaveLength(2)
  expect(document.querySelector('[data-letter="H"]')).toBeInTheDocument()
})

test('R-FLOW-36 R-SIWX-38 R-SIWX-14 Sign has focus after Cancel, is busy and announced on a press, and creates a session', async () => {
  const { kit, user, controls, dialog } = await showSignIn()
  expect(button('Sign')).toHaveFocus()
  await user.tab({ shift: true })
  expect(button('Cancel')).toHaveFocus()
  await user.tab()
  controls.holdNext({ method: 'signMessage' })
  await user.keyboard('{Enter}')
  expect(button('Signing…')).toHaveAttribute('aria-busy', 'true')
  expect(button('Signing…')).toHaveFocus()
  expect(screen.getByText('Continue in', { exact: false })).toHaveTextContent('Continue in Test Wallet')
  await act(async () => controls.approve())
  await waitFor(() => expect(dialog()).not.toBeInTheDocument())
  expect(kit.getState().signIn.status).toBe('signed')
})

test('R-FLOW-36 R-SIWX-15 R-SIWX-16 R-TOAST-11 a declined or invalid signature shows a toast, and Sign asks again', async () => {
  let isBelieved = false
  const onAdd = async () => {
    if (!isBelieved) throw new Error('not this one')
  }
  const { kit, user, controls, dialog } = await showSignIn({ onAdd })
  controls.rejectNext({ method: 'signMessage' })
  await user.click(button('Sign'))
  expect(await screen.findByRole('alert')).toHaveTextContent('Signature declined')
  expect(kit.getState().toast.open).toBe(false)
  expect(button('Sign')).toHaveFocus()
  await user.click(button('Sign'))
  expect(await screen.findByRole('alert')).toHaveTextContent(/^The app didn’t accept the signature. Try again, or/)
  expect(kit.getState().signIn.status).toBe('needed')
  expect(button('Sign')).toHaveFocus()
  expect(button('Use another wallet')).toBeVisible()
  isBelieved = true
  await user.click(button('Sign'))
  await waitFor(() => expect(dialog()).not.toBeInTheDocument())
})

const SILENT = { address: `0x${'11'.repeat(20)}`, canSignMessages: false } as const
const UNABLE = 'This account cannot sign messages. Use another account or wallet.'
const methodsOf = ({ requests }: { requests: readonly { method: string }[] }) => requests.map(({ method }) => method)

test('R-SIWX-60 R-SIWX-66 R-SIWX-67 an account that cannot sign is not asked, says so, and offers another wallet by keyboard', async () => {
  const adapter = mockAdapter({ accounts: [SILENT] })
  const { kit, user, dialog } = await showSignIn({ adapter })
  expect(screen.getByText(UNABLE)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Sign' })).toBeNull()
  expect(screen.queryByText(/Sign a message/)).toBeNull()
  expect(button('Use another wallet')).toHaveFocus()
  expect(button('Close')).not.toHaveAttribute('aria-disabled')
  await user.keyboard('{Enter}')
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Connect wallet'))
  expect(methodsOf(adapter.controls)).not.toContain('signMessage')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(dialog()).not.toBeInTheDocument())
  expect(kit.getState().connect.status).toBe('connected')
})

test('R-SIWX-60 an account that cannot sign continues without signing when sign-in is optional', async () => {
  const { kit, user, dialog } = await showSignIn({ isRequired: false, adapter: mockAdapter({ accounts: [SILENT] }) })
  await user.click(button('Skip sign-in'))
  await waitFor(() => expect(dialog()).not.toBeInTheDocument())
  expect(kit.getState().connect.status).toBe('connected')
})

test('R-SIWX-61 R-SIWX-66 a wallet that reports it cannot sign is asked once, and focus stays when Sign is replaced', async () => {
  const { kit, user, controls, dialog } = await showSignIn()
  controls.rejectNext({ method: 'signMessage', error: { code: -32601, message: 'the method personal_sign: 0xdead' } })
  await user.click(button('Sign'))
  expect(await screen.findByRole('alert')).toHaveTextContent(UNABLE)
  expect(screen.queryByText(/0xdead|declined|Try again/)).toBeNull()
  expect(button('Use another wallet')).toHaveFocus()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(dialog()).not.toBeInTheDocument())
  expect(kit.getState().connect.status).toBe('connected')
})

test.each<readonly [string, unknown, RegExp]>([
  ['the server', new TypeError('Failed to fetch'), /^Couldn’t reach the sign-in server/],
  [
    'the clock',
    new Error('The message was issued in the future'),
    /^The sign-in message has expired or is not valid yet/,
  ],
])('R-SIWX-63 R-SIWX-64 an error of %s offers a retry, but no other wallet', async (_, error, words) => {
  const { user } = await showSignIn({ onAdd: () => Promise.reject(error) })
  await user.click(button('Sign'))
  expect(await screen.findByRole('alert')).toHaveTextContent(words)
  expect(button('Sign')).toHaveFocus()
  expect(screen.queryByRole('button', { name: 'Use another wallet' })).toBeNull()
})

fullTest.each(THEMES)(
  'R-VIEW-03 R-SIWX-60 an account that cannot sign passes an accessibility check in the %s theme, also in Arabic',
  async (theme) => {
    const accounts = [SILENT] as const
    const { unmount } = await showSignIn({ theme, adapter: mockAdapter({ accounts }) })
    expect(await violations()).toEqual([])
    unmount()
    await showSignIn({ theme, locale: 'ar', adapter: mockAdapter({ accounts }) })
    expect(button('استخدم محفظة أخرى')).toHaveFocus()
    expect(screen.getByRole('alert')).toHaveTextContent('لا يمكن لهذا الحساب توقيع الرسائل')
    expect(await violations()).toEqual([])
  },
)

test('R-SIWX-17 R-FLOW-36 Cancel disconnects, shows that, and closes when sign-in is required', async () => {
  const { kit, user, controls, dialog } = await showSignIn()
  controls.holdNext({ method: 'disconnect' })
  await user.click(button('Cancel'))
  expect(button('Cancel')).toHaveAttribute('aria-busy', 'true')
  expect(button('Sign')).toBeDisabled()
  await act(async () => controls.approve())
  await waitFor(() => expect(dialog()).not.toBeInTheDocument())
  expect(kit.getState().connect.status).toBe('disconnected')
})

test('R-SIWX-17 R-FLOW-36 Cancel closes and keeps the wallet when sign-in is optional', async () => {
  const { kit, user, dialog } = await showSignIn({ isRequired: false })
  await user.click(button('Cancel'))
  await waitFor(() => expect(dialog()).not.toBeInTheDocument())
  expect(kit.getState().connect.status).toBe('connected')
})

test('R-HEAD-04 R-SIWX-20 R-MODAL-14 R-MODAL-15 has no back button, explains why Close is refused, and shakes on Escape when sign-in is required', async () => {
  const { kit, user, dialog } = await showSignIn()
  expect(screen.queryByRole('button', { name: 'Back' })).toBeNull()
  expect(button('Close')).toHaveAttribute('aria-disabled', 'true')
  expect(button('Close')).toHaveAccessibleDescription('Sign or cancel before closing')
  await user.keyboard('{Escape}')
  expect(kit.getState().modal.isShaking).toBe(true)
  expect(dialog()).toBeVisible()
})

test('R-HEAD-04 R-SIWX-20 has back and Close buttons when sign-in is optional', async () => {
  const { user, dialog } = await showSignIn({ isRequired: false })
  expect(button('Back')).toBeEnabled()
  await user.click(button('Close'))
  expect(dialog()).not.toBeInTheDocument()
})

test('R-MODAL-16 closes when the wallet disconnects', async () => {
  const { kit, dialog } = await showSignIn()
  await act(() => disconnect(kit))
  await waitFor(() => expect(dialog()).not.toBeInTheDocument())
})

test('R-SIWX-38 names an app without a name by its domain', async () => {
  await showSignIn({ options: { metadata: { name: '' } } })
  expect(screen.getByRole('heading', { name: 'Sign in to localhost' })).toBeVisible()
})

fullTest.each(THEMES)(
  'R-VIEW-03 R-THEME-09 SIWXSignMessage passes an accessibility check in the %s theme, also in Arabic',
  async (theme) => {
    const { unmount } = await showSignIn({ theme })
    expect(await violations()).toEqual([])
    unmount()
    await showSignIn({ theme, locale: 'ar' })
    expect(button('توقيع')).toHaveFocus()
    expect(await violations()).toEqual([])
  },
)

describe('with time', () => {
  beforeEach(() => jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] }))
  afterEach(() => jest.useRealTimers())

  test('R-CONN-209 offers help and a retry after 10 s without a response from the wallet', async () => {
    const { kit, user, controls } = await showSignIn({ advanceTimers: jest.advanceTimersByTime })
    controls.holdNext({ method: 'signMessage' })
    await user.click(button('Sign'))
    await act(() => jest.advanceTimersByTimeAsync(10_100))
    expect(screen.getByText(/hasn’t responded yet/)).toHaveTextContent('Test Wallet hasn’t responded yet.')
    expect(button('Try again')).toHaveFocus()
    await user.click(button('Try again'))
    await waitFor(() => expect(kit.getState().signIn.status).toBe('signed'))
    expect(methodsOf({ requests: controls.requests }).filter((method) => method === 'signMessage')).toHaveLength(2)
  })
})
