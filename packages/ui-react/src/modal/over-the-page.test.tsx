import '../../test/page/page-rules.js'
import { close } from '@bowline/kit-core/actions'
import { act, waitFor } from '@testing-library/react'
import { openModal } from '../../test/page/open-modal.js'
import { HOST_PAGE, pressOpen } from '../../test/page/press-open.js'
import { renderWithKit } from '../../test/page/render-with-kit.js'

/** Top layer, which jsdom lacks: elements shown in it, and popovers of the app. */
function watchTopLayer(shownByHost: string) {
  const shown: Element[] = []
  const { querySelector, querySelectorAll } = document
  const known = (selector: string) => selector.replace(':popover-open', shownByHost)
  Object.defineProperty(document, 'querySelector', {
    configurable: true,
    value: (selector: string) => querySelector.call(document, known(selector)),
  })
  Object.defineProperty(document, 'querySelectorAll', {
    configurable: true,
    value: (selector: string) => querySelectorAll.call(document, known(selector)),
  })
  Object.defineProperty(HTMLElement.prototype, 'showPopover', {
    configurable: true,
    value(this: HTMLElement) {
      shown.push(this)
    },
  })
  return shown
}

afterEach(() => {
  Reflect.deleteProperty(document, 'querySelector')
  Reflect.deleteProperty(document, 'querySelectorAll')
  Reflect.deleteProperty(HTMLElement.prototype, 'showPopover')
  jest.restoreAllMocks()
  document.body.removeAttribute('style')
})

const rootOf = (dialog: HTMLElement) => dialog.closest<HTMLElement>('[data-bowline]')

test('R-HOST-77 shows the modal in the top layer when the app has a popover open', async () => {
  const shown = watchTopLayer('.host-popover')
  const popover = document.createElement('div')
  popover.className = 'host-popover'
  document.body.append(popover)
  const { dialog } = await pressOpen()
  await waitFor(() => expect(new Set(shown)).toEqual(new Set([rootOf(dialog)])))
  expect(rootOf(dialog)?.popover).toBe('manual')
  popover.remove()
})

test('R-HOST-77 shows the modal in the top layer when the body is the containing block of fixed elements', async () => {
  const shown = watchTopLayer('.none')
  document.body.style.transform = 'translateZ(0px)'
  // Fixed elements are as high as the body in this case.
  jest.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(3000)
  const { dialog } = await pressOpen()
  await waitFor(() => expect(shown).toContain(rootOf(dialog)))
})

test('R-HOST-77 does not use the top layer on other pages, so that a wallet popup stays above the modal', async () => {
  const shown = watchTopLayer('.none')
  document.body.style.overflow = 'auto'
  const { container, dialog } = await pressOpen()
  await waitFor(() => expect(container).toHaveAttribute('inert'))
  expect(shown).toEqual([])
  expect(rootOf(dialog)?.popover ?? null).toBeNull()
})

test('R-HOST-79 returns focus to the pressed element in browsers that do not focus it, such as Safari', async () => {
  const { kit, user } = await renderWithKit(HOST_PAGE)
  const own = document.createElement('button')
  document.body.append(own)
  await user.hover(own)
  expect(document.body).toHaveFocus()
  await openModal(kit)
  await user.keyboard('{Escape}')
  await waitFor(() => expect(own).toHaveFocus())
  own.remove()
})

test('R-HOST-81 R-MODAL-62 live regions and elements that the app marks are not hidden while the modal is open', async () => {
  const app = document.createElement('main')
  app.innerHTML =
    '<nav>Menu</nav><div><p>Orders</p><div role="status">Order 17 was paid</div></div><output>3</output><p data-bowline-allow>Help</p>'
  document.body.append(app)
  const { kit, container } = await pressOpen()
  await waitFor(() => expect(container).toHaveAttribute('inert'))
  const isInert = (selector: string) => app.querySelector(selector)?.closest('[inert]') !== null
  await waitFor(() =>
    expect(['[role=status]', 'output', '[data-bowline-allow]'].map(isInert)).toEqual([false, false, false]),
  )
  expect(['nav', 'p'].map(isInert)).toEqual([true, true])
  act(() => close(kit))
  expect(app.querySelector('[inert]')).toBeNull()
  app.remove()
})
