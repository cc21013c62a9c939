import '../../test/page/page-rules.js'
import { close, goBack, push, showToast } from '@bowline/kit-core/actions'
import { act, screen } from '@testing-library/react'
import { openModal } from '../../test/page/open-modal.js'
import { isScrollLocked, pressOpen } from '../../test/page/press-open.js'

const LEAVING = '[data-leaving]'
const leaving = () => document.querySelectorAll<HTMLElement>(LEAVING)

/** A page as jsdom has none: what is in it moves, unless the visitor asked for less motion. */
function movesPage(isMoving: boolean) {
  Object.defineProperty(Element.prototype, 'getAnimations', { configurable: true, value: () => (isMoving ? [{}] : []) })
}

async function pressOpenMoving() {
  const rendered = await pressOpen()
  movesPage(true)
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'requestAnimationFrame'] })
  return rendered
}

afterEach(() => {
  jest.useRealTimers()
  Reflect.deleteProperty(Element.prototype, 'getAnimations')
  for (const picture of leaving()) picture.remove()
})

test('R-MODAL-70 the card leaves as a picture, while focus, scroll and the page behind are back at once', async () => {
  const { kit } = await pressOpenMoving()
  await act(async () => close(kit))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.getByRole('button', { name: 'Connect wallet' })).toHaveFocus()
  expect(isScrollLocked()).toBe(false)
  expect(document.querySelector(`[inert]:not(${LEAVING})`)).toBeNull()

  const [picture] = leaving()
  expect(leaving()).toHaveLength(1)
  expect(picture).toHaveTextContent('Test Wallet')
  expect(picture).toHaveAttribute('aria-hidden', 'true')
  expect(picture?.inert).toBe(true)
  act(() => jest.advanceTimersByTime(200))
  expect(leaving()).toHaveLength(0)
})

test('R-MODAL-70 a page inside the card is not loaded again for its picture', async () => {
  const { kit, dialog } = await pressOpenMoving()
  dialog.append(document.createElement('iframe'))
  await act(async () => close(kit))
  expect(leaving()).toHaveLength(1)
  expect(leaving()[0]?.querySelector('iframe')).toBeNull()
})

test('R-MODAL-70 the modal opens again while the last card is leaving', async () => {
  const { kit } = await pressOpenMoving()
  await act(async () => close(kit))
  jest.useRealTimers()
  await openModal(kit)
  expect(screen.getAllByRole('dialog')).toHaveLength(1)
  expect(screen.getByRole('dialog').closest(LEAVING)).toBeNull()
  expect(isScrollLocked()).toBe(true)
})

test('R-MODAL-70 R-MODAL-26 without motion nothing stays', async () => {
  const { kit } = await pressOpen()
  movesPage(false)
  await act(async () => close(kit))
  expect(leaving()).toHaveLength(0)
})

test('R-MODAL-70 a page that takes the provider away keeps no picture', async () => {
  const { unmount } = await pressOpenMoving()
  unmount()
  expect(leaving()).toHaveLength(0)
  expect(document.querySelector('[inert]')).toBeNull()
})

test('R-MODAL-71 the view before fades over the next one, scrolled as it was', async () => {
  const { kit, dialog } = await pressOpenMoving()
  const area = dialog.querySelector('[data-part="view-area"]')
  if (!area) throw new Error('The card has no view')
  area.scrollTop = 40
  await act(async () => push(kit, { view: 'WhatIsAWallet' }))
  expect(leaving()).toHaveLength(1)
  const [picture] = leaving()
  expect(dialog.contains(picture ?? null)).toBe(true)
  expect(picture).toHaveTextContent('Test Wallet')
  expect(picture?.scrollTop).toBe(40)
  expect(picture?.inert).toBe(true)
  expect(screen.queryByRole('button', { name: /Test Wallet/ })).toBeNull()
  act(() => jest.advanceTimersByTime(200))
  expect(leaving()).toHaveLength(0)
  await act(async () => goBack(kit))
  expect(screen.getByRole('button', { name: /Test Wallet/ })).toBeInTheDocument()
})

test('R-MODAL-71 a toast leaves with motion', async () => {
  const { kit } = await pressOpenMoving()
  act(() => showToast(kit, { message: 'Link copied' }))
  act(() => jest.advanceTimersByTime(2_500))
  expect([...leaving()].map(({ textContent }) => textContent)).toEqual(['Link copied'])
  expect(screen.queryByRole('status', { name: 'Link copied' })).toBeNull()
})

test('R-MODAL-70 a sheet that a swipe closed leaves from where the finger left it', async () => {
  const { dialog } = await pressOpenMoving()
  const place = dialog.parentElement
  const handle = dialog.querySelector('[data-part="handle"]')
  const point = (type: string, clientY: number) =>
    act(async () => {
      handle?.dispatchEvent(new MouseEvent(type, { clientY, bubbles: true, cancelable: true }))
    })
  await point('pointerdown', 10)
  await point('pointermove', 150)
  await point('pointerup', 150)
  expect(place?.isConnected).toBe(false)
  expect(leaving()[0]?.querySelector('[data-part="card"]')?.parentElement?.style.transform).toBe('translateY(140px)')
})
