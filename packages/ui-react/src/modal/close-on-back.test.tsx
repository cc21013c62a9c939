import '../../test/page/page-rules.js'
import { close, connect, open } from '@bowline/kit-core/actions'
import { mockAdapter } from '@bowline/kit-core/testing'
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { HOST_PAGE, pressOpen } from '../../test/page/press-open.js'
import { renderWithKit } from '../../test/page/render-with-kit.js'

const entered = () => waitFor(() => expect(window.history.state).toMatchObject({ bowlineModal: expect.any(Number) }))

const AT_SHOP = { page: 'shop' }
const AT_ACCOUNT = { page: 'account' }
const pageOf = () => window.history.state?.page
const moved = (move: () => void) =>
  act(async () => {
    const arrived = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }))
    move()
    await arrived
  })
/** A press on Back takes some turns of the loop. */
const pass = () =>
  act(async () => {
    for (let turn = 0; turn < 10; turn += 1) await new Promise((resolve) => setTimeout(resolve, 0))
  })

/** An app with a page before the one that opens the modal. */
async function openInApp() {
  window.history.replaceState({ page: 'start' }, '')
  window.history.pushState(AT_SHOP, '')
  const shown = await pressOpen({ options: { closeOnBrowserBack: true } })
  await entered()
  return shown
}

afterEach(cleanup)

test('R-NAV-16 the browser’s back button closes the modal only with closeOnBrowserBack', async () => {
  const without = await pressOpen()
  act(() => window.dispatchEvent(new PopStateEvent('popstate')))
  expect(without.kit.getState().modal.open).toBe(true)
  without.unmount()

  const { kit } = await pressOpen({ options: { closeOnBrowserBack: true } })
  await entered()
  await act(async () => {
    const gone = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }))
    window.history.back()
    await gone
  })
  expect(kit.getState().modal.open).toBe(false)
})

test('R-NAV-16 R-HOST-82 keeps one entry for the modal when it is closed and opened again, with the state of the app', async () => {
  const { kit } = await openInApp()
  expect(window.history.state).toMatchObject(AT_SHOP)
  const { length } = window.history
  act(() => close(kit))
  act(() => void open(kit))
  await pass()
  expect(kit.getState().modal.open).toBe(true)
  expect(window.history.length).toBe(length)
})

test('R-NAV-16 keeps the modal and its entry when going back is refused', async () => {
  const adapter = mockAdapter()
  const { kit } = await renderWithKit(HOST_PAGE, { adapters: [adapter], options: { closeOnBrowserBack: true } })
  await act(() => connect(kit, { connectorId: 'test.wallet.eip155' }))
  await act(async () => adapter.controls.changeNetwork('eip155:4242'))
  await screen.findByRole('dialog')
  await entered()
  await act(async () => {
    const gone = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }))
    window.history.back()
    await gone
  })
  expect(kit.getState().modal.open).toBe(true)
  expect(window.history.state.bowlineModal).toBeGreaterThan(0)
})

test('R-HOST-82 never navigates when the modal is closed, so that an app keeps the page it pushes at any time after', async () => {
  const { kit } = await openInApp()
  act(() => close(kit))
  await pass()
  window.history.pushState(AT_ACCOUNT, '')
  await pass()
  expect(window.history.state).toEqual(AT_ACCOUNT)
})

test('R-HOST-82 shows another page at each press on Back and Forward after an app has navigated', async () => {
  const { kit } = await openInApp()
  act(() => close(kit))
  window.history.pushState(AT_ACCOUNT, '')
  const seen = [pageOf()]
  for (const move of ['back', 'back', 'forward', 'forward'] as const) {
    await moved(() => window.history[move]())
    await pass()
    seen.push(pageOf())
  }
  expect(seen).toEqual(['account', 'shop', 'start', 'shop', 'account'])
})

test('R-HOST-82 shows another page at a press on Back after the modal was closed, and after a reload while it was open', async () => {
  const { kit, unmount } = await openInApp()
  act(() => close(kit))
  await moved(() => window.history.back())
  await pass()
  expect(pageOf()).toBe('start')
  unmount()

  const open = await openInApp()
  open.unmount()
  await renderWithKit(HOST_PAGE, { options: { closeOnBrowserBack: true } })
  await pass()
  await moved(() => window.history.back())
  await pass()
  expect(pageOf()).toBe('start')
})
