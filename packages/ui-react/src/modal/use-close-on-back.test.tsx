import '../../test/page/page-rules.js'
import { close, connect, open } from '@bowline/kit-core/actions'
import { mockAdapter } from '@bowline/kit-core/testing'
import { act, screen } from '@testing-library/react'
import { HOST_PAGE, pressOpen } from '../../test/page/press-open.js'
import { renderWithKit } from '../../test/page/render-with-kit.js'

const leftEntry = () => new Promise<void>((resolve) => addEventListener('popstate', () => resolve(), { once: true }))

test('R-NAV-16 the browser going back closes the modal for a host that asks for it, and only for that', async () => {
  const without = await pressOpen()
  act(() => window.dispatchEvent(new PopStateEvent('popstate')))
  expect(without.kit.getState().modal.open).toBe(true)
  without.unmount()

  const { kit } = await pressOpen({ options: { closeOnBrowserBack: true } })
  expect(window.history.state).toMatchObject({ bowlineModal: true })
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
  expect(window.history.state).toMatchObject({ bowlineModal: true, host: 1 })
  act(() => close(kit))
  const opened = leftEntry()
  act(() => void open(kit))
  await act(() => opened)
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
  await act(async () => {
    const gone = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }))
    window.history.back()
    await gone
  })
  expect(kit.getState().modal.open).toBe(true)
  expect(window.history.state).toMatchObject({ bowlineModal: true })
})
