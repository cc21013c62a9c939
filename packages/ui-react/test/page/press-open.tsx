import { connect } from '@bowline/kit-core/actions'
import { mockAdapter } from '@bowline/kit-core/testing'
import { act, screen, waitFor } from '@testing-library/react'
import { KitButton } from '../../src/buttons/kit-button.js'
import { type RenderWithKitParams, renderWithKit } from './render-with-kit.js'

/** A page of a host: a field of its own, and the kit's button. */
export const HOST_PAGE = (
  <>
    <input aria-label="Host field" />
    <KitButton />
  </>
)

/** The page with the modal opened by a press on the button, its first view on screen. */
export async function pressOpen(params?: RenderWithKitParams) {
  const rendered = await renderWithKit(HOST_PAGE, params)
  await rendered.user.click(screen.getByRole('button', { name: 'Connect wallet' }))
  const dialog = await screen.findByRole('dialog')
  await waitFor(() => expect(rendered.kit.getState().modal.isPainted).toBe(true))
  return { ...rendered, dialog }
}

/** The page with a wallet that has gone to a network the app does not list: the modal asks, and cannot be closed. */
export async function openOnUnsupportedNetwork() {
  const adapter = mockAdapter()
  const rendered = await renderWithKit(HOST_PAGE, { adapters: [adapter] })
  await act(() => connect(rendered.kit, { connectorId: 'test.wallet.eip155' }))
  await act(async () => adapter.controls.changeNetwork('eip155:4242'))
  const dialog = await screen.findByRole('dialog')
  await waitFor(() => expect(rendered.kit.getState().modal.isPainted).toBe(true))
  return { ...rendered, adapter, dialog }
}

/** Whether the page behind is kept from scrolling. */
export function isScrollLocked(): boolean {
  return [document.documentElement, document.body].some(({ style }) => style.overflow === 'hidden')
}
