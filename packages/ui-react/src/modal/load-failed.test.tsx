import '../../test/page/page-rules.js'
import { isKitError } from '@bowline/kit-core'
import { open } from '@bowline/kit-core/actions'
import { createTestKit } from '@bowline/kit-core/testing'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { StrictMode } from 'react'
import { findAccessibilityViolations } from '../../test/page/accessibility.js'
import { installNativeDialog } from '../../test/page/native-dialog.js'
import { KitProvider, type KitProviderProps } from '../kit/kit-provider.js'
import { loadModal } from './load-modal.js'
import { ModalHost } from './modal-host.js'

let restore = () => {}
beforeEach(() => {
  restore = installNativeDialog()
})
afterEach(() => restore())

type PageParams = Omit<KitProviderProps, 'kit'> & { theme?: 'dark' | 'light' }

/** Page of an app with its own button for the modal, which cannot be loaded until the network is back. */
async function showPage({ theme = 'dark', ...props }: PageParams = {}) {
  const { kit, log } = createTestKit({ options: { themeMode: theme } })
  const network = { isUp: false, asked: 0 }
  const load: typeof loadModal = async (...params) => {
    network.asked += 1
    if (!network.isUp) throw new TypeError('Failed to fetch dynamically imported module')
    return loadModal(...params)
  }
  const outcomes: string[] = []
  const press = () =>
    open(kit).then(
      () => outcomes.push('opened'),
      (error: unknown) => outcomes.push(isKitError(error) ? error.code : String(error)),
    )
  render(
    <StrictMode>
      <KitProvider kit={kit} {...props}>
        <button type="button" onClick={press}>
          Log in
        </button>
        <ModalHost load={load} />
      </KitProvider>
    </StrictMode>,
  )
  await act(async () => {})
  const user = userEvent.setup()
  const opener = screen.getByRole('button', { name: 'Log in' })
  await user.click(opener)
  return { kit, log, network, user, opener, outcomes, alert: await screen.findByRole('alertdialog') }
}

test('R-MODAL-35 open rejects with its own error, the log has the reason, and the user sees a dialog', async () => {
  const { log, outcomes, alert } = await showPage()
  expect(outcomes).toEqual(['modal/load-failed'])
  expect(log.entries.filter(({ level }) => level === 'error')).toHaveLength(1)
  expect(alert).toHaveAccessibleName('Loading failed')
  expect(alert).toHaveAccessibleDescription('Check your connection and try again.')
  expect(screen.getByRole('button', { name: 'Try again' })).toHaveFocus()
})

test.each(['Close', 'Escape'])(
  'R-MODAL-35 %s closes the dialog and returns focus to the pressed element',
  async (way) => {
    const { kit, user, opener, alert } = await showPage()
    // Escape in a native dialog fires this event.
    if (way === 'Close') await user.click(screen.getByRole('button', { name: 'Close' }))
    else fireEvent(alert, new Event('cancel', { cancelable: true }))
    expect(screen.queryByRole('alertdialog')).toBeNull()
    expect(kit.getState().modal.open).toBe(false)
    expect(opener).toHaveFocus()
  },
)

test.each(['dark', 'light'] as const)(
  'R-MODAL-35 R-THEME-09 the dialog passes an accessibility check in the %s theme',
  async (theme) => {
    const { alert } = await showPage({ theme })
    expect(await findAccessibilityViolations()).toEqual([])
    expect(alert.closest('[data-bowline]')).toHaveAttribute('data-bowline', theme)
  },
)

test('R-MODAL-35 R-HOST-12 the dialog uses the page’s language if it is loaded, and the app’s own texts', async () => {
  await showPage({ locale: 'ar', messages: { texts: { 'modal.close': 'Shut' } } })
  const alert = await screen.findByRole('alertdialog', { name: 'تعذّر تحميل هذا الجزء' })
  expect(alert.closest('[data-bowline]')).toHaveAttribute('dir', 'rtl')
  expect(screen.getByRole('button', { name: 'Shut' })).toBeEnabled()
})

test('R-MODAL-35 announces each failed retry, offers a reload, and opens once the network is back', async () => {
  const { kit, network, user } = await showPage()
  expect(screen.queryByRole('button', { name: 'Reload page' })).toBeNull()
  const { asked } = network
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(network.asked).toBeGreaterThan(asked)
  expect(screen.getByRole('alert')).toHaveTextContent('Check your connection and try again.')
  expect(screen.getByRole('button', { name: 'Reload page' })).toBeEnabled()

  network.isUp = true
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByRole('dialog', { name: 'Connect wallet' })
  expect(screen.queryByRole('alertdialog')).toBeNull()
  await waitFor(() => expect(kit.getState().modal.isPainted).toBe(true))
})
