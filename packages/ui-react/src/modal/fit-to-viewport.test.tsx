import '../../test/page/page-rules.js'
import { close } from '@bowline/kit-core/actions'
import { act, waitFor } from '@testing-library/react'
import { pressOpen } from '../../test/page/press-open.js'

/** Visual viewport, which jsdom lacks. */
function createViewport() {
  const view = Object.assign(new EventTarget(), {
    scale: 1,
    offsetTop: 0,
    offsetLeft: 0,
    width: innerWidth,
    height: innerHeight,
  })
  Object.defineProperty(window, 'visualViewport', { configurable: true, value: view })
  const move = (to: Partial<Pick<VisualViewport, 'scale' | 'offsetTop' | 'offsetLeft' | 'width' | 'height'>>) =>
    act(async () => {
      Object.assign(view, to)
      view.dispatchEvent(new Event('resize'))
    })
  return { move }
}

afterEach(() => {
  Reflect.deleteProperty(window, 'visualViewport')
})

test('R-HOST-80 limits the card to the space above a keyboard, and restores it', async () => {
  const { move } = createViewport()
  const { kit, dialog } = await pressOpen()
  const place = dialog.parentElement
  const root = dialog.closest<HTMLElement>('[data-bowline]')
  await move({ height: innerHeight - 300, offsetTop: 40 })
  await waitFor(() => expect(place?.style.inset).toBe('40px 0 260px'))
  expect(root?.style.getPropertyValue('--bl-height')).toBe(`${innerHeight - 300}px`)
  await move({ height: innerHeight, offsetTop: 0 })
  expect(place?.style.inset).toBe('')
  expect(root?.style.getPropertyValue('--bl-height')).toBe('')
  act(() => close(kit))
})

test('R-HOST-80 moves nothing while the whole window is visible', async () => {
  const { move } = createViewport()
  const { dialog } = await pressOpen()
  await move({})
  expect(dialog.parentElement).not.toHaveAttribute('style')
})
