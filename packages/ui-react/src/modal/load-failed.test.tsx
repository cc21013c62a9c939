import '../../test/page/page-rules.js'
import { isKitError } from '@bowline/kit-core'
import { open } from '@bowline/kit-core/actions'
import { createTestKit } from '@bowline/kit-core/testing'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { StrictMode } from 'react'
import { accessibilityFaults } from '../../test/page/accessibility.js'
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

/** A page of a host whose own button opens the modal, which cannot be loaded until the network is back. */
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
  return { kit, log, network, user, opener, outcomes, told: await screen.findByRole('alertdialog') }
}

test('R-MODAL-35 open rejects with its own error, the log says why, and the visitor is told', async () => {
  const { log, outcomes, told } = await showPage()
  expect(outcomes).toEqual(['modal/load-failed'])
  expect(log.entries.filter(({ level }) => level === 'error')).toHaveLength(1)
  expect(told).toHaveAccessibleName('Loading failed')
  expect(told).toHaveAccessibleDescription('Check your connection and try again.')
  expect(screen.getByRole('button', { name: 'Try again' })).toHaveFocus()
})

test.each(['Close', 'Escape'])('R-MODAL-35 %s closes it, and the focus is back at what was pressed', async (way) => {
  const { kit, user, opener, told } = await showPage()
  // Escape is the browser's own in a dialog of its own; it tells by this event.
  if (way === 'Close') await user.click(screen.getByRole('button', { name: 'Close' }))
  else fireEvent(told, new Event('cancel', { cancelable: true }))
  expect(screen.queryByRole('alertdialog')).toBeNull()
  expect(kit.getState().modal.open).toBe(false)
  expect(opener).toHaveFocus()
})

test.each(['dark', 'light'] as const)('R-MODAL-35 R-THEME-09 it passes an accessibility check in %s', async (theme) => {
  const { told } = await showPage({ theme })
  expect(await accessibilityFaults()).toEqual([])
  expect(told.closest('[data-bowline]')).toHaveAttribute('data-bowline', theme)
})

test('R-MODAL-35 R-HOST-12 it speaks the page’s language where that is there, and takes a host’s own words', async () => {
  await showPage({ locale: 'ar', messages: { texts: { 'modal.close': 'Shut' } } })
  const told = await screen.findByRole('alertdialog', { name: 'تعذّر تحميل هذا الجزء' })
  expect(told.closest('[data-bowline]')).toHaveAttribute('dir', 'rtl')
  expect(screen.getByRole('button', { name: 'Shut' })).toBeEnabled()
})

test('R-MODAL-35 each failure of Try again is announced again, with a reload of the page; it opens once the network is back', async () => {
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
