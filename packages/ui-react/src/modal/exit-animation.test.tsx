import '../../test/page/page-rules.js'
import { close, goBack, push, showToast } from '@bowline/kit-core/actions'
import { act, screen, waitFor } from '@testing-library/react'
import { openModal } from '../../test/page/open-modal.js'
import { isScrollLocked, pressOpen } from '../../test/page/press-open.js'

const LEAVING = '[data-leaving]'
const leaving = () => document.querySelectorAll<HTMLElement>(LEAVING)

/** Animations API, which jsdom lacks: every element animates unless reduced motion is on. */
function movesPage(isMoving: boolean) {
  Object.defineProperty(Element.prototype, 'getAnimations', { configurable: true, value: () => (isMoving ? [{}] : []) })
}

/** Lets the next frame start the exit's time, and passes it. */
async function exit() {
  await act(async () => new Promise<unknown>((resolve) => requestAnimationFrame(resolve)))
  act(() => jest.advanceTimersByTime(200))
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

test('R-MODAL-70 the card exits while focus, scroll and the page are restored at once', async () => {
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
  await exit()
  expect(leaving()).toHaveLength(0)
})

test('R-MODAL-70 the modal opens again while the last card exits', async () => {
  const { kit } = await pressOpenMoving()
  await act(async () => close(kit))
  jest.useRealTimers()
  await openModal(kit)
  expect(screen.getAllByRole('dialog')).toHaveLength(1)
  expect(screen.getByRole('dialog').closest(LEAVING)).toBeNull()
  expect(isScrollLocked()).toBe(true)
})

test('R-MODAL-70 R-MODAL-26 removes the card at once without animations', async () => {
  const { kit } = await pressOpen()
  movesPage(false)
  await act(async () => close(kit))
  await waitFor(() => expect(leaving()).toHaveLength(0))
})

test('R-MODAL-70 leaves nothing behind when the page removes the provider', async () => {
  const { unmount } = await pressOpenMoving()
  unmount()
  expect(leaving()).toHaveLength(0)
  expect(document.querySelector('[inert]')).toBeNull()
})

test('R-MODAL-71 the previous view fades over the next one, at its scroll position', async () => {
  const { kit, dialog } = await pressOpenMoving()
  const area = dialog.querySelector('[data-part="view-area"]')
  if (!area) throw new Error('The card has no view')
  area.scrollTop = 40
  act(() => void area.dispatchEvent(new Event('scroll')))
  await act(async () => push(kit, { view: 'WhatIsAWallet' }))
  expect(leaving()).toHaveLength(1)
  const [picture] = leaving()
  expect(dialog.contains(picture ?? null)).toBe(true)
  expect(picture).toHaveTextContent('Test Wallet')
  expect(picture?.style.top).toBe('-40px')
  expect(picture?.inert).toBe(true)
  expect(screen.queryByRole('button', { name: /Test Wallet/ })).toBeNull()
  await exit()
  expect(leaving()).toHaveLength(0)
  await act(async () => goBack(kit))
  expect(screen.getByRole('button', { name: /Test Wallet/ })).toBeInTheDocument()
})

test('R-MODAL-71 R-MODAL-19 focuses an element of the next view, not of the one that exits', async () => {
  const { kit } = await pressOpenMoving()
  await act(async () => push(kit, { view: 'WhatIsAWallet' }))
  await act(async () => push(kit, { view: 'WhatIsANetwork' }))
  expect(leaving().length).toBeGreaterThan(0)
  expect(document.activeElement).toHaveAttribute('data-autofocus')
  expect(document.activeElement?.closest(LEAVING)).toBeNull()
})

test('R-MODAL-71 a toast exits with an animation', async () => {
  const { kit } = await pressOpenMoving()
  act(() => showToast(kit, { message: 'Link copied' }))
  act(() => jest.advanceTimersByTime(2_500))
  expect([...leaving()].map(({ textContent }) => textContent)).toEqual(['Link copied'])
  expect(screen.queryByRole('status', { name: 'Link copied' })).toBeNull()
})

test('R-MODAL-70 a swiped sheet exits from where the finger released it', async () => {
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
  expect(leaving()[0]?.contains(place)).toBe(true)
  expect(place?.style.transform).toBe('translateY(140px)')
})
