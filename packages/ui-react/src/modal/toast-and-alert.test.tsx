import '../../test/page/page-rules.js'
import { close, showToast } from '@bowline/kit-core/actions'
import { TransactionsFetchError } from '@bowline/kit-core/errors'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { openModal } from '../../test/page/open-modal.js'
import { renderWithKit } from '../../test/page/render-with-kit.js'

async function opened(params?: Parameters<typeof renderWithKit>[1]) {
  const rendered = await renderWithKit(null, params)
  await openModal(rendered.kit)
  return rendered
}

test('R-TOAST-08 announces an error toast at once, other toasts politely', async () => {
  const { kit } = await opened()
  act(() => showToast(kit, { message: 'Couldn’t copy', variant: 'error' }))
  expect(within(screen.getByRole('dialog')).getByRole('alert')).toHaveTextContent('Couldn’t copy')
  act(() => close(kit))
  await openModal(kit)
  act(() => showToast(kit, { message: 'Link copied' }))
  expect(within(screen.getByRole('dialog')).getByText('Link copied').closest('[role="status"]')).not.toBeNull()
})

test('R-TOAST-09 a toast takes no focus and lets presses through', async () => {
  const { kit } = await opened()
  const focused = document.activeElement
  act(() => showToast(kit, { message: 'Link copied' }))
  expect(document.activeElement).toBe(focused)
  expect(screen.getByText('Link copied').closest('[data-part="toast-place"]')).not.toBeNull()
})

test('R-TOAST-04 a toast stays while the pointer is over it', async () => {
  const { kit } = await opened()
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'requestAnimationFrame'] })
  const pass = (ms: number) => act(async () => jest.advanceTimersByTime(ms))
  act(() => showToast(kit, { message: 'Link copied' }))
  const toast = screen.getByText('Link copied')
  fireEvent.pointerOver(toast)
  await pass(10_000)
  expect(toast).toBeInTheDocument()
  fireEvent.pointerOut(toast)
  await pass(3_000)
  expect(toast).not.toBeInTheDocument()
  jest.useRealTimers()
})

test('R-TOAST-06 a toast shows its own icon', async () => {
  const { kit } = await opened()
  act(() => showToast(kit, { message: 'Hi', svg: { icon: 'wallet', iconColor: 'accent' } }))
  const toast = screen.getByText('Hi').closest('[data-part="toast"]')
  expect(toast?.querySelector('[data-icon="wallet"]')).not.toBeNull()
  expect(toast?.querySelector('[data-icon="success"]')).toBeNull()
})

test('R-TOAST-10 closing the modal hides the toast', async () => {
  const { kit } = await opened()
  act(() => showToast(kit, { message: 'Link copied' }))
  act(() => close(kit))
  await openModal(kit)
  expect(screen.queryByText('Link copied')).toBeNull()
})

test('R-ALERT-01 R-ALERT-03 an alert shows its short text in the card and stays until it is closed', async () => {
  const { user } = await opened({ options: { projectId: '' } })
  const dialog = within(screen.getByRole('dialog'))
  expect(await dialog.findByRole('alert')).toHaveTextContent('Project ID Not Configured')
  await user.click(dialog.getByRole('button', { name: 'Dismiss' }))
  expect(dialog.queryByRole('alert')).toBeNull()
})

test('R-ALERT-18 users see no alert with debug off', async () => {
  await opened({ options: { projectId: '', debug: false } })
  await act(async () => {})
  expect(screen.queryByText('Project ID Not Configured')).toBeNull()
})

test('R-ERR-22 R-HOST-12 a toast of a kit error shows the language’s text, or the app’s own', async () => {
  const { kit, unmount } = await opened({ locale: 'ar' })
  act(() => showToast(kit, { message: new TransactionsFetchError(), variant: 'error' }))
  const toast = () => within(screen.getByRole('dialog')).getByRole('alert')
  await waitFor(() => expect(toast()).toHaveTextContent('تعذر جلب المعاملات'))
  expect(kit.getState().toast.message).toBe('Failed to fetch transactions')
  unmount()
  const own = await opened({ messages: { errors: { 'activity/fetch-failed': 'No history today' } } })
  act(() => showToast(own.kit, { message: new TransactionsFetchError(), variant: 'error' }))
  expect(toast()).toHaveTextContent('No history today')
})

test.each([
  ['authenticating', 'Signing in…', 'جارٍ تسجيل الدخول…'],
  ['email-code-resent', 'Code sent again', 'أُعيد إرسال الرمز إلى بريدك الإلكتروني'],
  ['email-updated', 'Email updated', 'تم تحديث البريد الإلكتروني'],
  ['name-registered', 'Name registered', 'سُجّل الاسم'],
] as const)(
  'R-HOST-12 the kit’s toast %s shows the language’s text, or the app’s own',
  async (name, message, arabic) => {
    const { kit, unmount } = await opened({ locale: 'ar' })
    act(() => showToast(kit, { message, name }))
    expect(await screen.findByText(arabic)).toBeVisible()
    expect(kit.getState().toast.message).toBe(message)
    unmount()
    const own = await opened({ messages: { texts: { [`toast.${name}`]: 'My words' } } })
    act(() => showToast(own.kit, { message, name }))
    expect(screen.getByText('My words')).toBeVisible()
  },
)
