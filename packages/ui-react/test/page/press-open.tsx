import { connect } from '@bowline/kit-core/actions'
import { mockAdapter } from '@bowline/kit-core/testing'
import { act, screen, waitFor } from '@testing-library/react'
import { KitButton } from '../../src/buttons/kit-button.js'
import { type RenderWithKitParams, renderWithKit } from './render-with-kit.js'

/** Page of an app with its own field and the kit's button. */
export const HOST_PAGE = (
  <>
    <input aria-label="Host field" />
    <KitButton />
  </>
)

/** Renders the page and opens the modal with a press on the button, until its first view is on screen. */
export async function pressOpen(params?: RenderWithKitParams) {
  const rendered = await renderWithKit(HOST_PAGE, params)
  await rendered.user.click(screen.getByRole('button', { name: 'Connect wallet' }))
  const dialog = await screen.findByRole('dialog')
  await waitFor(() => expect(rendered.kit.getState().modal.isPainted).toBe(true))
  return { ...rendered, dialog }
}

/** Renders the page with a wallet on an unlisted network: the modal asks for a network and cannot be closed. */
export async function openOnUnsupportedNetwork() {
  const adapter = mockAdapter()
  const rendered = await renderWithKit(HOST_PAGE, { adapters: [adapter] })
  await act(() => connect(rendered.kit, { connectorId: 'test.wallet.eip155' }))
  await act(async () => adapter.controls.changeNetwork('eip155:4242'))
  const dialog = await screen.findByRole('dialog')
  await waitFor(() => expect(rendered.kit.getState().modal.isPainted).toBe(true))
  return { ...rendered, adapter, dialog }
}

/** Whether the page is kept from scrolling. */
export function isScrollLocked(): boolean {
  return [document.documentElement, document.body].some(({ style }) => style.overflow === 'hidden')
}
