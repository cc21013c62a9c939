import '../../test/page/page-rules.js'
import { close } from '@bowline/kit-core/actions'
import { createTestKit } from '@bowline/kit-core/testing'
import { act, screen, waitFor } from '@testing-library/react'
import { openModal } from '../../test/page/open-modal.js'
import { isScrollLocked, pressOpen } from '../../test/page/press-open.js'
import { renderWithKit } from '../../test/page/render-with-kit.js'
import { KitButton } from '../buttons/kit-button.js'

test('R-MODAL-17 the page does not scroll while the modal is open', async () => {
  const { user } = await pressOpen()
  await waitFor(() => expect(isScrollLocked()).toBe(true))
  await user.keyboard('{Escape}')
  await waitFor(() => expect(isScrollLocked()).toBe(false))
})

test('R-MODAL-28 opening a second kit’s modal closes that of the first', async () => {
  const first = await pressOpen()
  const second = await renderWithKit(<KitButton />, { kit: createTestKit().kit })
  await openModal(second.kit)
  expect(first.kit.getState().modal.open).toBe(false)
  expect(isScrollLocked()).toBe(true)
  await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(1))
  act(() => close(second.kit))
  expect(isScrollLocked()).toBe(false)
})

test('R-HOST-10 removes the modal, its listeners and its attributes on unmount', async () => {
  const { kit, unmount, container } = await pressOpen()
  unmount()
  await waitFor(() => expect(kit.getState().modal.open).toBe(false))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(container).not.toHaveAttribute('inert')
  expect(document.querySelector('[data-bowline]')).toBeNull()
  expect(kit.getState().modal.hasSurface).toBe(false)
  await waitFor(() => expect(isScrollLocked()).toBe(false))
})

test('R-MODAL-17 restores the app’s own overflow styles after closing', async () => {
  document.body.style.overflowX = 'clip'
  const { user } = await pressOpen()
  expect(isScrollLocked()).toBe(true)
  await user.keyboard('{Escape}')
  await waitFor(() => expect(isScrollLocked()).toBe(false))
  expect(document.body.style.overflowX).toBe('clip')
  document.body.style.overflowX = ''
})

test('R-VIEW-154 leaves no scroll lock when a dialog of the app closed while the modal was open', async () => {
  document.body.style.overflow = 'hidden'
  const { user } = await pressOpen()
  document.body.style.overflow = ''
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(isScrollLocked()).toBe(false)
  document.body.style.overflow = 'hidden'
  await user.click(screen.getByRole('button', { name: 'Connect wallet' }))
  await screen.findByRole('dialog')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(document.body.style.overflow).toBe('hidden')
  document.body.style.overflow = ''
})

test('R-MODAL-17 keeps the space of the scrollbar while the page is locked', async () => {
  const { documentElement } = document
  Object.defineProperty(documentElement, 'clientWidth', { configurable: true, value: window.innerWidth - 15 })
  const { user } = await pressOpen()
  expect(documentElement.style.scrollbarGutter).toBe('stable')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(documentElement.style.scrollbarGutter ?? '').toBe(''))
  Reflect.deleteProperty(documentElement, 'clientWidth')
})
