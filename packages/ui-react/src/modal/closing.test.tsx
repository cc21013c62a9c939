import '../../test/page/page-rules.js'
import { close, push, reset } from '@bowline/kit-core/actions'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { openModal } from '../../test/page/open-modal.js'
import { openOnUnsupportedNetwork, pressOpen } from '../../test/page/press-open.js'

test.each([
  ['Escape', (user: { keyboard: (keys: string) => Promise<void> }) => user.keyboard('{Escape}')],
  ['the close button', async () => fireEvent.click(screen.getByRole('button', { name: 'Close' }))],
  [
    'the overlay',
    async () => {
      const overlay = document.querySelector('[data-part="overlay"]')
      if (overlay) fireEvent.click(overlay)
    },
  ],
])('R-MODAL-13 %s closes the modal', async (_, press) => {
  const { user, kit } = await pressOpen()
  await press(user)
  expect(kit.getState().modal.open).toBe(false)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('R-MODAL-13 a press inside the card does not close the modal', async () => {
  const { user, kit, dialog } = await pressOpen()
  await user.click(within(dialog).getByRole('heading', { level: 1 }))
  expect(kit.getState().modal.open).toBe(true)
})

test.each(['Escape', 'button', 'overlay'])(
  'R-MODAL-14 R-FLOW-33 closing by %s is refused on UnsupportedChain, and the card shakes for 500 ms',
  async (way) => {
    const { kit, dialog } = await openOnUnsupportedNetwork()
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'requestAnimationFrame'] })
    try {
      if (way === 'Escape') fireEvent.keyDown(dialog, { key: 'Escape' })
      if (way === 'button') fireEvent.click(screen.getByRole('button', { name: 'Close' }))
      if (way === 'overlay') fireEvent.click(document.querySelector('[data-part="overlay"]') ?? document.body)
      expect(dialog.querySelector('[data-shaking]')).not.toBeNull()
      act(() => jest.advanceTimersByTime(499))
      expect(dialog.querySelector('[data-shaking]')).not.toBeNull()
      act(() => jest.advanceTimersByTime(1))
      expect(dialog.querySelector('[data-shaking]')).toBeNull()
      expect(kit.getState().modal.open).toBe(true)
    } finally {
      jest.useRealTimers()
    }
  },
)

test('R-VIEW-55 UnsupportedChain has no back button', async () => {
  await openOnUnsupportedNetwork()
  expect(screen.queryByRole('button', { name: 'Back' })).toBeNull()
})

test('R-MODAL-15 the close button is aria-disabled, focusable and says why when closing is refused', async () => {
  await openOnUnsupportedNetwork()
  const button = screen.getByRole('button', { name: 'Close' })
  expect(button).toHaveAttribute('aria-disabled', 'true')
  expect(button).toBeEnabled()
  act(() => button.focus())
  expect(button).toHaveFocus()
  expect(button).toHaveAccessibleDescription('Switch to a supported network or disconnect before closing')
})

test('R-MODAL-16 the close button is enabled when the reason for refusing is resolved', async () => {
  const { adapter } = await openOnUnsupportedNetwork()
  await act(async () => adapter.controls.changeNetwork('eip155:1'))
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: 'Close' })?.getAttribute('aria-disabled') ?? null).toBeNull(),
  )
})

test('R-MODAL-13 Escape in a wallet popup does not close the modal', async () => {
  const { user, kit } = await pressOpen()
  const field = document.createElement('input')
  document.body.append(field)
  field.focus()
  await user.keyboard('{Escape}')
  expect(kit.getState().modal.open).toBe(true)
  field.remove()
})

test('R-FLOW-05 Escape in a field that handles it does not close the modal', async () => {
  const { user, kit, dialog } = await pressOpen()
  const field = document.createElement('input')
  field.setAttribute('data-escape', '')
  dialog.append(field)
  field.focus()
  await user.keyboard('{Escape}')
  expect(kit.getState().modal.open).toBe(true)
})

test('R-MODAL-22 swiping the sheet down by its handle closes it; a short swipe does not', async () => {
  const { kit, dialog } = await pressOpen()
  const handle = dialog.querySelector('[data-part="handle"]')
  if (!handle) throw new Error('The sheet has no handle')
  const point = (type: string, clientY: number) =>
    fireEvent(handle, new MouseEvent(type, { clientY, bubbles: true, cancelable: true }))
  const swipe = (toY: number) => {
    point('pointerdown', 10)
    point('pointermove', toY)
    point('pointerup', toY)
  }
  swipe(20)
  expect(kit.getState().modal.open).toBe(true)
  swipe(200)
  expect(kit.getState().modal.open).toBe(false)
})

test('R-MODAL-11 shows the first view after closing and opening again', async () => {
  const { kit } = await pressOpen()
  await act(async () => push(kit, { view: 'WhatIsAWallet' }))
  await act(async () => close(kit))
  await openModal(kit)
  expect(screen.getByRole('dialog')).toHaveAccessibleName('Connect wallet')
  await act(async () => reset(kit, { view: 'Connect' }))
})

test('R-MODAL-13 Escape closes the modal when nothing has focus, not even the body', async () => {
  const { kit } = await pressOpen()
  expect(fireEvent.keyDown(document.documentElement, { key: 'Escape' })).toBe(false)
  expect(kit.getState().modal.open).toBe(false)
})

test('R-MODAL-13 Escape that ends an IME composition does not close the modal', async () => {
  const { kit, dialog } = await pressOpen()
  fireEvent.keyDown(dialog, { key: 'Escape', isComposing: true })
  expect(kit.getState().modal.open).toBe(true)
})

test('R-HOST-75 Escape that ends an IME composition in Safari does not close the modal', async () => {
  const { kit, dialog } = await pressOpen()
  fireEvent.keyDown(dialog, { key: 'Escape', keyCode: 229 })
  expect(kit.getState().modal.open).toBe(true)
})

test('R-MODAL-22 a short fast swipe closes the sheet; a slow or cancelled one does not', async () => {
  const { kit, dialog } = await pressOpen()
  const handle = dialog.querySelector('[data-part="handle"]')
  const place = dialog.parentElement
  if (!handle) throw new Error('The sheet has no handle')
  const point = (type: string, clientY: number, timeStamp: number) => {
    const event = new MouseEvent(type, { clientY, bubbles: true, cancelable: true })
    Object.defineProperty(event, 'timeStamp', { value: timeStamp })
    fireEvent(handle, event)
  }
  point('pointerdown', 10, 1_000)
  point('pointermove', 60, 1_400)
  expect(place?.style.transform).toBe('translateY(50px)')
  point('pointermove', 5, 1_450)
  expect(place?.style.transform).toBe('')
  point('pointermove', 60, 1_500)
  point('pointerup', 60, 2_000)
  expect(place?.style.transform).toBe('')
  expect(kit.getState().modal.open).toBe(true)

  point('pointerdown', 10, 3_000)
  point('pointermove', 300, 3_400)
  point('pointercancel', 300, 3_500)
  expect(place?.style.transform).toBe('')
  point('pointermove', 300, 3_600)
  expect(place?.style.transform).toBe('')
  expect(kit.getState().modal.open).toBe(true)

  point('pointerdown', 10, 4_000)
  point('pointerup', 60, 4_050)
  expect(kit.getState().modal.open).toBe(false)
})
