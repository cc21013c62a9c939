import '../../test/page/page-rules.js'
import { goBack, push, setTheme } from '@bowline/kit-core/actions'
import { act, screen, waitFor, within } from '@testing-library/react'
import { findAccessibilityViolations } from '../../test/page/accessibility.js'
import { openModal } from '../../test/page/open-modal.js'
import { HOST_PAGE, pressOpen } from '../../test/page/press-open.js'
import { renderWithKit } from '../../test/page/render-with-kit.js'
import { KitButton } from '../buttons/kit-button.js'

test('R-MODAL-01 opening and closing do not change the page’s URL', async () => {
  const before = window.location.href
  const { user, kit } = await pressOpen()
  expect(window.location.href).toBe(before)
  await user.keyboard('{Escape}')
  expect(kit.getState().modal.open).toBe(false)
  expect(window.location.href).toBe(before)
})

test('R-MODAL-02 R-HOST-05 the modal is the last element of the body, at the documented z-index', async () => {
  const { dialog } = await pressOpen()
  const root = dialog.closest('[data-bowline]')
  expect(root?.parentElement).toBe(document.body)
  expect(document.body.lastElementChild).toBe(root)
  expect(root?.innerHTML).toContain('bl:z-(--bl-z-index)')
})

test('R-MODAL-10 open resolves once the view is on screen, without the network', async () => {
  const { kit } = await renderWithKit(HOST_PAGE, { fetch: () => new Promise(() => {}) })
  await openModal(kit)
  expect(screen.getByRole('dialog', { name: 'Connect wallet' })).toBeInTheDocument()
  expect(screen.getByRole('button', { name: /Test Wallet/ })).toBeInTheDocument()
})

test('R-MODAL-18 the card is a modal dialog, labelled by the heading of its view', async () => {
  const { kit, dialog } = await pressOpen()
  expect(dialog).toHaveAttribute('aria-modal', 'true')
  expect(dialog).toHaveAccessibleName('Connect wallet')
  await act(async () => push(kit, { view: 'WhatIsAWallet' }))
  expect(dialog).toHaveAccessibleName('What is a wallet?')
  await waitFor(() => expect(within(dialog).getAllByRole('heading', { level: 1 })).toHaveLength(1))
})

test('R-MODAL-24 a view enters from the side of its direction', async () => {
  const { kit, dialog } = await pressOpen()
  const direction = () => dialog.querySelector('[data-direction]')
  expect(direction()).toHaveAttribute('data-direction', 'none')
  await act(async () => push(kit, { view: 'WhatIsAWallet' }))
  expect(direction()).toHaveAttribute('data-direction', 'forward')
  await act(async () => goBack(kit))
  expect(direction()).toHaveAttribute('data-direction', 'back')
})

test('R-MODAL-28 open while the modal is open navigates in it', async () => {
  const { kit } = await pressOpen()
  await openModal(kit, { view: 'WhatIsAWallet' })
  expect(screen.getAllByRole('dialog')).toHaveLength(1)
  expect(screen.getByRole('dialog')).toHaveAccessibleName('What is a wallet?')
})

test('R-MODAL-28 two providers of one kit render one modal', async () => {
  const first = await pressOpen()
  await renderWithKit(<KitButton />, { kit: first.kit })
  expect(screen.getAllByRole('dialog')).toHaveLength(1)
})

test.each(['dark', 'light', 'system'] as const)(
  'R-THEME-01 R-THEME-05 the open modal passes an accessibility check in %s',
  async (theme) => {
    const { dialog } = await pressOpen({ theme })
    expect(dialog.closest('[data-bowline]')).toHaveAttribute('data-bowline', theme)
    expect(await findAccessibilityViolations()).toEqual([])
  },
)

test('R-THEME-06 a new mode or color applies to the open modal at once', async () => {
  const { kit, dialog } = await pressOpen()
  const root = dialog.closest<HTMLElement>('[data-bowline]')
  act(() => setTheme(kit, { mode: 'light', variables: { '--bl-accent': '#0a7d5a', '--bl-z-index': 7 } }))
  expect(root).toHaveAttribute('data-bowline', 'light')
  expect(root?.style.getPropertyValue('--bl-accent')).toBe('#0a7d5a')
  expect(root?.style.getPropertyValue('--bl-z-index')).toBe('7')
})

test('R-HOST-12 the modal uses the language and direction of the provider', async () => {
  const { kit } = await renderWithKit(HOST_PAGE, { locale: 'ar' })
  await openModal(kit)
  const root = screen.getByRole('dialog').closest('[data-bowline]')
  expect(root).toHaveAttribute('dir', 'rtl')
  expect(root).toHaveAttribute('lang', 'ar')
  expect(screen.getByRole('dialog')).not.toHaveAccessibleName('Connect wallet')
})

test('R-HOST-12 the app replaces texts of the modal and of its buttons', async () => {
  const { kit } = await renderWithKit(HOST_PAGE, {
    messages: { texts: { 'connect.title': 'Log in', 'button.connect': 'Join' } },
  })
  expect(screen.getByRole('button', { name: 'Join' })).toBeInTheDocument()
  await openModal(kit)
  expect(screen.getByRole('dialog')).toHaveAccessibleName('Log in')
})

test('R-HOST-03 the modal needs no style element and no nonce', async () => {
  await pressOpen()
  expect(document.querySelectorAll('style')).toHaveLength(0)
})
