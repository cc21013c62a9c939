import '../../test/page/page-rules.js'
import { close, connect, push, reset } from '@bowline/kit-core/actions'
import { mockAdapter } from '@bowline/kit-core/testing'
import { act, screen, waitFor } from '@testing-library/react'
import { StrictMode } from 'react'
import { findAccessibilityViolations } from '../../test/page/accessibility.js'
import { openModal } from '../../test/page/open-modal.js'
import { renderWithKit } from '../../test/page/render-with-kit.js'
import { KitEmbed } from './kit-embed.js'
import { ModalProvider } from './modal-provider.js'

const page = (
  <main>
    <input aria-label="Host field" />
    <KitEmbed />
  </main>
)

async function embedded(ui = page) {
  const rendered = await renderWithKit(ui)
  await screen.findByRole('heading', { level: 1, name: 'Connect wallet' })
  await screen.findByRole('list')
  return rendered
}

test('R-MODAL-27 the card renders in place: no dialog, overlay or scroll lock, and no close button on the first view', async () => {
  const { container } = await embedded()
  expect(container.querySelector('[data-part="embedded-card"]')).not.toBeNull()
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(document.querySelector('[data-part="overlay"]')).toBeNull()
  expect(container).not.toHaveAttribute('inert')
  expect(document.documentElement.style.overflowY).toBe('')
  expect(screen.queryByRole('button', { name: 'Close' })).toBeNull()
  expect(await findAccessibilityViolations()).toEqual([])
})

test('R-MODAL-27 the card takes focus when the view changes, but not on mount', async () => {
  const { kit, user } = await embedded()
  expect(document.body).toHaveFocus()
  await user.click(screen.getByLabelText('Host field'))
  expect(screen.getByLabelText('Host field')).toHaveFocus()
  await act(async () => push(kit, { view: 'WhatIsANetwork' }))
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('What is a network?'))
  expect(screen.getByLabelText('Host field')).not.toHaveFocus()
})

test('R-MODAL-27 closing shows the first view again: Connect, or Account once connected', async () => {
  const { kit, user } = await embedded()
  await act(async () => push(kit, { view: 'WhatIsANetwork' }))
  await user.click(screen.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Connect wallet'))
  await act(() => connect(kit, { connectorId: 'test.wallet.eip155' }))
  act(() => close(kit))
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Account'))
})

test('R-MODAL-28 only one of two embedded cards renders, and open() uses it', async () => {
  const { container, kit } = await embedded(
    <main>
      <KitEmbed />
      <KitEmbed />
    </main>,
  )
  expect(container.querySelectorAll('[data-part="embedded-card"]')).toHaveLength(1)
  await openModal(kit, { view: 'WhatIsAWallet' })
  expect(screen.queryByRole('dialog')).toBeNull()
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('What is a wallet?'))
})

test('R-MODAL-28 the modal renders again after the embedded card is removed', async () => {
  const { kit, rerender } = await embedded()
  rerender(
    <StrictMode>
      <ModalProvider kit={kit}>
        <main>Gone</main>
      </ModalProvider>
    </StrictMode>,
  )
  await openModal(kit)
  expect(screen.getByRole('dialog')).toHaveAccessibleName('Connect wallet')
})

test('R-MODAL-15 R-MODAL-27 the header explains no refusal when it has no close button', async () => {
  const adapter = mockAdapter()
  const { kit } = await renderWithKit(<main>{<KitEmbed />}</main>, { adapters: [adapter] })
  await act(() => connect(kit, { connectorId: 'test.wallet.eip155' }))
  await act(async () => adapter.controls.changeNetwork('eip155:4242'))
  await act(async () => reset(kit, { view: 'UnsupportedChain' }))
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Switch network'))
  expect(screen.queryByRole('button', { name: 'Close' })).toBeNull()
  expect(screen.queryByText(/before closing/)).toBeNull()
})
