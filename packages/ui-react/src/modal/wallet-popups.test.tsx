import '../../test/page/page-rules.js'
import { close, connect, signMessage } from '@bowline/kit-core/actions'
import { mockAdapter } from '@bowline/kit-core/testing'
import { act, screen, waitFor } from '@testing-library/react'
import { openModal } from '../../test/page/open-modal.js'
import { HOST_PAGE, pressOpen } from '../../test/page/press-open.js'
import { renderWithKit } from '../../test/page/render-with-kit.js'

/** Hit testing, which jsdom lacks: returns the top element that is not inert. */
const drawn: { on: Element | null } = { on: null }

beforeEach(() => {
  drawn.on = null
  const met = () => (drawn.on?.closest('[inert]') ? null : drawn.on)
  Object.defineProperty(document, 'elementFromPoint', { configurable: true, value: met })
})

afterEach(() => {
  Reflect.deleteProperty(document, 'elementFromPoint')
  document.body.replaceChildren()
})

/** Popup of a wallet, in the page from the start. */
function placeWindow(parent: Element = document.body) {
  const element = document.createElement('div')
  element.style.cssText = 'position: fixed; z-index: 2147483647'
  const button = document.createElement('button')
  element.append(button)
  parent.append(element)
  const draw = (isShown: boolean) => {
    element.hidden = !isShown
    drawn.on = isShown ? button : null
  }
  draw(false)
  return { element, button, show: () => draw(true), hide: () => draw(false) }
}

/** Page with the modal open and a connection request pending in the wallet. */
async function askToConnect() {
  const adapter = mockAdapter()
  const hold = () => adapter.controls.holdNext({ method: 'connect' })
  hold()
  const shown = await pressOpen({ adapters: [adapter] })
  await waitFor(() => expect(shown.container).toHaveAttribute('inert'))
  const ask = async () => {
    await shown.user.click(await screen.findByRole('button', { name: /Test Wallet/ }))
    await waitFor(() => expect(shown.kit.getState().openPrompts).toBe(1))
  }
  return { ...shown, hold, ask, refuse: () => act(async () => adapter.controls.reject()) }
}

const inert = (...elements: readonly Element[]) => elements.map((element) => element.hasAttribute('inert'))

test('R-MODAL-60 only what appears above the modal during a request to a wallet becomes usable', async () => {
  const wallet = placeWindow()
  const other = placeWindow()
  const { container, ask, refuse } = await askToConnect()
  await ask()
  expect(inert(container, wallet.element, other.element)).toEqual([true, true, true])
  wallet.show()
  await waitFor(() => expect(inert(container, wallet.element, other.element)).toEqual([true, false, true]))
  wallet.hide()
  await waitFor(() => expect(wallet.element).toHaveAttribute('inert'))
  wallet.show()
  await waitFor(() => expect(wallet.element).not.toHaveAttribute('inert'))
  await refuse()
  expect(inert(container, wallet.element)).toEqual([true, true])
})

test('R-MODAL-60 a popup that opens together with the request becomes usable', async () => {
  const wallet = placeWindow()
  const { kit, ask, refuse, hold } = await askToConnect()
  await ask()
  await refuse()
  hold()
  const connecting: Promise<unknown>[] = []
  act(() => {
    connecting.push(connect(kit, { connectorId: 'test.wallet.eip155' }).catch(() => undefined))
    wallet.show()
  })
  await waitFor(() => expect(wallet.element).not.toHaveAttribute('inert'))
  await refuse()
  await Promise.all(connecting)
})

test('R-MODAL-60 what was above the modal before the request stays inert', async () => {
  const banner = placeWindow()
  const { kit } = await askToConnect()
  banner.show()
  jest.useFakeTimers()
  const leave = new AbortController()
  const connecting: Promise<unknown>[] = []
  act(() => {
    connecting.push(connect(kit, { connectorId: 'test.wallet.eip155', signal: leave.signal }).catch(() => undefined))
  })
  expect(kit.getState().openPrompts).toBe(1)
  act(() => jest.advanceTimersByTime(2_000))
  expect(banner.element).toHaveAttribute('inert')
  jest.useRealTimers()
  await act(async () => {
    leave.abort()
    await Promise.all(connecting)
  })
  expect(kit.getState().openPrompts).toBe(0)
})

test('R-MODAL-60 everything around a popup stays inert, and so does what the app made inert', async () => {
  const app = document.createElement('main')
  const [article, own] = [document.createElement('article'), document.createElement('aside')]
  own.setAttribute('inert', '')
  app.append(article, own)
  document.body.append(app)
  const wallet = placeWindow(app)
  const { ask, refuse } = await askToConnect()
  await ask()
  wallet.show()
  await waitFor(() => expect(inert(app, article, own, wallet.element)).toEqual([false, true, true, false]))
  await refuse()
  expect(inert(app, article, own, wallet.element)).toEqual([true, false, true, false])
})

test('R-MODAL-61 Escape in a popup, or without focus while it is open, does not close the modal; Tab can leave the card', async () => {
  const wallet = placeWindow()
  const { kit, user, dialog, ask, refuse } = await askToConnect()
  await ask()
  wallet.show()
  await waitFor(() => expect(wallet.element).not.toHaveAttribute('inert'))
  expect(dialog).toHaveAttribute('aria-modal', 'false')
  wallet.button.focus()
  await user.keyboard('{Escape}')
  wallet.button.blur()
  await user.keyboard('{Escape}')
  expect(kit.getState().modal.open).toBe(true)
  const last = [...dialog.querySelectorAll('button')].at(-1)
  last?.focus()
  await user.tab()
  expect(dialog).not.toContainElement(document.activeElement instanceof HTMLElement ? document.activeElement : null)
  await refuse()
  await waitFor(() => expect(wallet.element).toHaveAttribute('inert'))
})

test('R-MODAL-60 a popup that was open before the modal becomes usable when a request is already pending', async () => {
  const wallet = placeWindow()
  const adapter = mockAdapter()
  const { kit, container } = await renderWithKit(HOST_PAGE, { adapters: [adapter] })
  await act(() => connect(kit, { connectorId: 'test.wallet.eip155' }))
  adapter.controls.holdNext({ method: 'signMessage' })
  const signing = signMessage(kit, { message: 'Hello' })
  await waitFor(() => expect(kit.getState().openPrompts).toBe(1))
  wallet.show()
  await openModal(kit)
  await waitFor(() => expect(container).toHaveAttribute('inert'))
  await waitFor(() => expect(wallet.element).not.toHaveAttribute('inert'))
  await act(async () => adapter.controls.approve())
  await signing
  expect(wallet.element).toHaveAttribute('inert')
  act(() => close(kit))
  await waitFor(() => expect(inert(container, wallet.element)).toEqual([false, false]))
})
