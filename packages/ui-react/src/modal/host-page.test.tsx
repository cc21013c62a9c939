import '../../test/page/page-rules.js'
import type { NetworkInput } from '@bowline/kit-core'
import { close, open } from '@bowline/kit-core/actions'
import { mainnet } from '@bowline/kit-core/networks'
import { createTestKit } from '@bowline/kit-core/testing'
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { openModal } from '../../test/page/open-modal.js'
import { HOST_PAGE, pressOpen } from '../../test/page/press-open.js'
import { renderWithKit } from '../../test/page/render-with-kit.js'
import { ModalProvider } from './modal-provider.js'

const focused = () => (document.activeElement instanceof HTMLElement ? document.activeElement : null)

const numbered = (id: number): NetworkInput => ({ ...mainnet, id, name: `Net ${id}`, caipNetworkId: `eip155:${id}` })

test('R-MODAL-21 the page is inert while the modal is open', async () => {
  const { user, container } = await pressOpen()
  await waitFor(() => expect(container).toHaveAttribute('inert'))
  await user.keyboard('{Escape}')
  await waitFor(() => expect(container).not.toHaveAttribute('inert'))
  expect(container).not.toHaveAttribute('aria-hidden')
})

test('R-MODAL-21 a wallet popup that is added later stays usable', async () => {
  await pressOpen()
  const wallet = document.createElement('div')
  document.body.append(wallet)
  expect(wallet).not.toHaveAttribute('inert')
  wallet.remove()
})

test('R-MODAL-21 R-HOST-06 an element that a wallet marks as its popup stays usable', async () => {
  const wallet = document.createElement('div')
  wallet.setAttribute('data-bowline-allow', '')
  document.body.append(wallet)
  const { container } = await pressOpen()
  await waitFor(() => expect(container).toHaveAttribute('inert'))
  expect(wallet).not.toHaveAttribute('inert')
  wallet.remove()
})

test('R-HOST-06 the page is inert at once next to a dialog of the app, so that its focus trap holds nothing', async () => {
  const hostDialog = document.createElement('div')
  hostDialog.setAttribute('role', 'dialog')
  hostDialog.setAttribute('aria-label', 'Host')
  document.body.append(hostDialog)
  const { kit, container } = await renderWithKit(HOST_PAGE)
  await openModal(kit)
  act(() => close(kit))
  expect(hostDialog).not.toHaveAttribute('inert')
  act(() => {
    void open(kit)
  })
  expect(hostDialog).toHaveAttribute('inert')
  expect(container).toHaveAttribute('inert')
  hostDialog.remove()
  await act(async () => {})
})

test('R-HOST-06 presses, keys and focus in the modal do not reach the page’s listeners', async () => {
  const heard: string[] = []
  const types = ['pointerdown', 'mousedown', 'click', 'focusin', 'keydown']
  const { user, dialog } = await pressOpen()
  const hear = ({ type, target }: Event) => {
    if (type === 'keydown' || (target instanceof Node && dialog.contains(target))) heard.push(type)
  }
  for (const type of types) document.addEventListener(type, hear)
  await user.click(within(dialog).getByRole('heading', { level: 1 }))
  await user.keyboard('a{Escape}')
  for (const type of types) document.removeEventListener(type, hear)
  expect(heard).toEqual([])
})

test('R-HOST-06 scrolling in the modal does not reach a dialog of the app that blocks it', async () => {
  const hostDialog = document.createElement('div')
  hostDialog.setAttribute('role', 'dialog')
  hostDialog.setAttribute('aria-label', 'Host')
  document.body.append(hostDialog)
  const { kit } = await renderWithKit(HOST_PAGE)
  await openModal(kit)
  const heading = screen.getByRole('heading', { level: 1 })
  const hear = (event: Event) => event.preventDefault()
  for (const type of ['wheel', 'touchmove']) document.addEventListener(type, hear, { passive: false })
  await waitFor(() => expect(fireEvent.wheel(heading, { deltaY: 40 })).toBe(true))
  expect(fireEvent.touchMove(heading)).toBe(true)
  for (const type of ['wheel', 'touchmove']) document.removeEventListener(type, hear)
  hostDialog.remove()
})

test('R-HOST-06 React events in the modal do not reach the components above the provider', async () => {
  const heard = jest.fn()
  const { kit } = createTestKit()
  render(
    // biome-ignore lint/a11y/noStaticElementInteractions: an app that listens to everything below it
    // biome-ignore lint/a11y/useKeyWithClickEvents: as above
    <div onClick={heard}>
      <ModalProvider kit={kit} />
    </div>,
  )
  await openModal(kit)
  fireEvent.click(screen.getByRole('heading', { level: 1 }))
  expect(heard).not.toHaveBeenCalled()
})

test('R-HOST-06 typing in the modal does not change a form above the provider', async () => {
  const heard = jest.fn()
  const networks = [mainnet, ...[11, 12, 13, 14, 15, 16, 17, 18].map(numbered)] as const
  const { kit } = createTestKit({ options: { networks } })
  render(
    <form aria-label="Host" onChange={heard} onInput={heard}>
      <ModalProvider kit={kit} />
    </form>,
  )
  await openModal(kit, { view: 'Networks' })
  fireEvent.change(await screen.findByRole('searchbox'), { target: { value: 'a' } })
  expect(screen.getByRole('searchbox')).toHaveValue('a')
  expect(heard).not.toHaveBeenCalled()
})

test('R-MODAL-21 elements that the app made inert stay inert, and invisible elements are skipped', async () => {
  const own = document.createElement('div')
  own.setAttribute('inert', '')
  const style = document.createElement('template')
  document.body.append(own, style)
  const { user, container } = await pressOpen()
  await waitFor(() => expect(container).toHaveAttribute('inert'))
  expect(style).not.toHaveAttribute('inert')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(container).not.toHaveAttribute('inert'))
  expect(own).toHaveAttribute('inert')
  own.remove()
  style.remove()
})

test('R-MODAL-21 the page does not become inert after the modal closed early', async () => {
  const { kit, container } = await pressOpen()
  act(() => close(kit))
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'requestAnimationFrame'] })
  act(() => {
    void open(kit)
  })
  await act(async () => close(kit))
  act(() => jest.advanceTimersByTime(50))
  jest.useRealTimers()
  expect(container).not.toHaveAttribute('inert')
})

/** Support for `:modal`, which jsdom lacks. */
function openNativeDialog() {
  const { querySelectorAll } = document
  const dialog = document.createElement('dialog')
  dialog.setAttribute('open', '')
  document.body.append(dialog)
  const known = (selector: string) => (selector === 'dialog:modal' ? 'dialog[open]' : selector)
  Object.defineProperty(document, 'querySelectorAll', {
    configurable: true,
    value: (selector: string) => querySelectorAll.call(document, known(selector)),
  })
  return dialog
}

test.each([
  [
    'closes',
    (dialog: HTMLElement) => {
      dialog.removeAttribute('open')
      dialog.dispatchEvent(new Event('close'))
    },
  ],
  ['is removed from the page', (dialog: HTMLElement) => dialog.remove()],
])('R-VIEW-153 the modal in a native dialog of the app stays open when that dialog %s', async (_, end) => {
  const dialog = openNativeDialog()
  const { kit } = await renderWithKit(HOST_PAGE)
  await openModal(kit)
  expect(dialog.querySelector(':scope > [data-bowline]')).not.toBeNull()
  end(dialog)
  await waitFor(() => expect(document.querySelector('body > [data-bowline] [role="dialog"]')).not.toBeNull())
  Reflect.deleteProperty(document, 'querySelectorAll')
  await waitFor(() => expect(screen.getByRole('dialog', { name: 'Connect wallet' })).toContainElement(focused()))
  act(() => close(kit))
  dialog.remove()
})

test('R-HOST-06 R-MODAL-02 the modal renders inside a native dialog of the app, because everything else is inert', async () => {
  const dialog = openNativeDialog()
  const { kit } = await renderWithKit(HOST_PAGE)
  await openModal(kit)
  expect(dialog.querySelector(':scope > [data-bowline]')).not.toBeNull()
  Reflect.deleteProperty(document, 'querySelectorAll')
  act(() => close(kit))
  expect(dialog).toBeEmptyDOMElement()
  dialog.remove()
})
