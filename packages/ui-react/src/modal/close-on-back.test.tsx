import '../../test/page/page-rules.js'
import { close, connect, open } from '@bowline/kit-core/actions'
import { mockAdapter } from '@bowline/kit-core/testing'
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { HOST_PAGE, pressOpen } from '../../test/page/press-open.js'
import { renderWithKit } from '../../test/page/render-with-kit.js'

const entered = () => waitFor(() => expect(window.history.state).toMatchObject({ bowlineModal: true }))

const leftEntry = () => new Promise<void>((resolve) => addEventListener('popstate', () => resolve(), { once: true }))

/** Unmounted, the modal takes its entry away, which takes a while. */
afterEach(async () => {
  cleanup()
  await new Promise((resolve) => setTimeout(resolve, 50))
})

test('R-NAV-16 the browser going back closes the modal for a host that asks for it, and only for that', async () => {
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

test('R-NAV-16 closed by the kit, the modal takes its entry of the browser away; opened again at once, it stays', async () => {
  window.history.replaceState({ host: 1 }, '')
  const { kit } = await pressOpen({ options: { closeOnBrowserBack: true } })
  await entered()
  expect(window.history.state).toMatchObject({ bowlineModal: true, host: 1 })
  act(() => close(kit))
  act(() => void open(kit))
  await act(() => new Promise((resolve) => setTimeout(resolve)))
  expect(kit.getState().modal.open).toBe(true)
  expect(window.history.state).toMatchObject({ bowlineModal: true })
  const closed = leftEntry()
  act(() => close(kit))
  await act(() => closed)
  expect(window.history.state?.bowlineModal).toBeUndefined()
})

test('R-NAV-16 going back where closing is refused leaves the modal and its entry', async () => {
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
  expect(window.history.state).toMatchObject({ bowlineModal: true })
})

test('R-HOST-82 an app that goes on when the modal closes keeps its page, and one press leads back from it', async () => {
  window.history.replaceState({ page: 'shop' }, '')
  const { kit } = await pressOpen({ options: { closeOnBrowserBack: true } })
  await entered()
  act(() => close(kit))
  window.history.pushState({ page: 'account' }, '')
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)))
  expect(window.history.state).toEqual({ page: 'account' })
  window.history.back()
  await waitFor(() => expect(window.history.state).toEqual({ page: 'shop' }))
})

test('R-HOST-82 an app that goes on while the modal’s entry is taken away keeps its page', async () => {
  window.history.replaceState({ page: 'shop' }, '')
  const { kit } = await pressOpen({ options: { closeOnBrowserBack: true } })
  await entered()
  const back = jest.spyOn(window.history, 'back').mockImplementationOnce(() => {
    window.history.pushState({ page: 'account' }, '')
    window.history.back()
  })
  act(() => close(kit))
  await waitFor(() => expect(back).toHaveBeenCalled())
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)))
  expect(window.history.state).toEqual({ page: 'account' })
  back.mockRestore()
})
