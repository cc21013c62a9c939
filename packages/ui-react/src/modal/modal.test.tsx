import '../../test/page/page-rules.js'
import { close, connect, goBack, open, push, reset, setTheme } from '@bowline/kit-core/actions'
import { createTestKit, mockAdapter } from '@bowline/kit-core/testing'
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { accessibilityFaults } from '../../test/page/accessibility.js'
import { openModal } from '../../test/page/open-modal.js'
import { type RenderWithKitParams, renderWithKit } from '../../test/page/render-with-kit.js'
import { KitButton } from '../buttons/kit-button.js'
import { ModalProvider } from './modal-provider.js'

const page = (
  <>
    <input aria-label="Host field" />
    <KitButton />
  </>
)

async function pressOpen(params?: RenderWithKitParams) {
  const rendered = await renderWithKit(page, params)
  const { user } = rendered
  await user.click(screen.getByRole('button', { name: 'Connect Wallet' }))
  const dialog = await screen.findByRole('dialog')
  await waitFor(() => expect(rendered.kit.getState().modal.isPainted).toBe(true))
  return { ...rendered, dialog }
}

async function onUnsupportedNetwork() {
  const adapter = mockAdapter()
  const rendered = await renderWithKit(page, { adapters: [adapter] })
  await act(() => connect(rendered.kit, { connectorId: 'test.wallet.eip155' }))
  await act(async () => adapter.controls.changeNetwork('eip155:4242'))
  const dialog = await screen.findByRole('dialog')
  await waitFor(() => expect(rendered.kit.getState().modal.isPainted).toBe(true))
  return { ...rendered, adapter, dialog }
}

test('R-MODAL-01 opening and closing leave the address of the page as it is', async () => {
  const before = window.location.href
  const { user, kit } = await pressOpen()
  expect(window.location.href).toBe(before)
  await user.keyboard('{Escape}')
  expect(kit.getState().modal.open).toBe(false)
  expect(window.location.href).toBe(before)
})

test('R-MODAL-02 R-HOST-05 the modal is at the end of the body, on the documented layer', async () => {
  const { dialog } = await pressOpen()
  const root = dialog.closest('[data-bowline]')
  expect(root?.parentElement).toBe(document.body)
  expect(document.body.lastElementChild).toBe(root)
  expect(root?.innerHTML).toContain('bl:z-(--bl-z-index)')
})

test('R-MODAL-10 open resolves once the view is on screen, without the network', async () => {
  const { kit } = await renderWithKit(page, { fetch: () => new Promise(() => {}) })
  await openModal(kit)
  expect(screen.getByRole('dialog', { name: 'Connect Wallet' })).toBeInTheDocument()
  expect(screen.getByRole('button', { name: /Test Wallet/ })).toBeInTheDocument()
})

test.each([
  ['Escape', (user: { keyboard: (keys: string) => Promise<void> }) => user.keyboard('{Escape}')],
  ['the close button', async () => fireEvent.click(screen.getByRole('button', { name: 'Close' }))],
  [
    'the overlay',
    async () => {
      const overlay = document.querySelector('[data-part="overlay"]')
      if (overlay) fireEvent.click(overlay)
    },
  ],
])('R-MODAL-13 %s closes the modal', async (_, press) => {
  const { user, kit } = await pressOpen()
  await press(user)
  expect(kit.getState().modal.open).toBe(false)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('R-MODAL-13 a press inside the card does not close it', async () => {
  const { user, kit, dialog } = await pressOpen()
  await user.click(within(dialog).getByRole('heading', { level: 1 }))
  expect(kit.getState().modal.open).toBe(true)
})

test.each(['Escape', 'button', 'overlay'])(
  'R-MODAL-14 R-FLOW-33 closing by %s is refused on UnsupportedChain; the card shakes for 500 ms',
  async (way) => {
    const { kit, dialog } = await onUnsupportedNetwork()
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'requestAnimationFrame'] })
    try {
      if (way === 'Escape') fireEvent.keyDown(dialog, { key: 'Escape' })
      if (way === 'button') fireEvent.click(screen.getByRole('button', { name: 'Close' }))
      if (way === 'overlay') fireEvent.click(document.querySelector('[data-part="overlay"]') ?? document.body)
      expect(dialog.querySelector('[data-shaking]')).not.toBeNull()
      act(() => jest.advanceTimersByTime(499))
      expect(dialog.querySelector('[data-shaking]')).not.toBeNull()
      act(() => jest.advanceTimersByTime(1))
      expect(dialog.querySelector('[data-shaking]')).toBeNull()
      expect(kit.getState().modal.open).toBe(true)
    } finally {
      jest.useRealTimers()
    }
  },
)

test('R-VIEW-55 UnsupportedChain has no way back', async () => {
  await onUnsupportedNetwork()
  expect(screen.queryByRole('button', { name: 'Back' })).toBeNull()
})

test('R-MODAL-15 the refusing close button is disabled in words, can be focused and says why', async () => {
  await onUnsupportedNetwork()
  const button = screen.getByRole('button', { name: 'Close' })
  expect(button).toHaveAttribute('aria-disabled', 'true')
  expect(button).toBeEnabled()
  act(() => button.focus())
  expect(button).toHaveFocus()
  expect(button).toHaveAccessibleDescription('Switch to a supported network or disconnect before closing')
})

test('R-MODAL-16 the refusal ends with its reason', async () => {
  const { adapter } = await onUnsupportedNetwork()
  await act(async () => adapter.controls.changeNetwork('eip155:1'))
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: 'Close' })?.getAttribute('aria-disabled') ?? null).toBeNull(),
  )
})

test('R-MODAL-17 the page behind does not scroll while the modal is open', async () => {
  const { user } = await pressOpen()
  await waitFor(() => expect(scrollLocked()).toBe(true))
  await user.keyboard('{Escape}')
  await waitFor(() => expect(scrollLocked()).toBe(false))
})

test('R-MODAL-18 the card is a modal dialog, labelled by the heading of its view', async () => {
  const { kit, dialog } = await pressOpen()
  expect(dialog).toHaveAttribute('aria-modal', 'true')
  expect(dialog).toHaveAccessibleName('Connect Wallet')
  await act(async () => push(kit, { view: 'WhatIsAWallet' }))
  expect(dialog).toHaveAccessibleName('What is a wallet?')
  await waitFor(() => expect(within(dialog).getAllByRole('heading', { level: 1 })).toHaveLength(1))
})

test('R-MODAL-19 the focus goes in, stays in and comes back to the button', async () => {
  const { user, dialog } = await pressOpen()
  expect(dialog.contains(document.activeElement)).toBe(true)
  for (let press = 0; press < 12; press++) {
    await user.tab()
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true))
  }
  for (let press = 0; press < 12; press++) {
    await user.tab({ shift: true })
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true))
  }
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.getByRole('button', { name: 'Connect Wallet' })).toHaveFocus())
})

test('R-MODAL-19 the focus comes back to the same button after it has become the account button', async () => {
  const { user } = await pressOpen()
  await user.click(await screen.findByRole('button', { name: /Test Wallet/ }))
  const button = await screen.findByRole('button', { name: /^Account 0x11/ })
  await waitFor(() => expect(button).toHaveFocus())
})

test('R-MODAL-20 each view takes the focus to its heading', async () => {
  const { kit } = await pressOpen()
  expect(screen.getByRole('heading', { name: 'Connect Wallet' })).toHaveFocus()
  await act(async () => push(kit, { view: 'WhatIsANetwork' }))
  await waitFor(() => expect(document.activeElement?.closest('[role="dialog"]')).not.toBeNull())
  await act(async () => goBack(kit))
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Connect Wallet' })).toHaveFocus())
})

test('R-MODAL-21 what is behind is inert, and no longer when the modal has closed', async () => {
  const { user, container } = await pressOpen()
  await waitFor(() => expect(container).toHaveAttribute('inert'))
  await user.keyboard('{Escape}')
  await waitFor(() => expect(container).not.toHaveAttribute('inert'))
  expect(container).not.toHaveAttribute('aria-hidden')
})

test('R-MODAL-21 a wallet window that comes later stays usable', async () => {
  await pressOpen()
  const wallet = document.createElement('div')
  document.body.append(wallet)
  expect(wallet).not.toHaveAttribute('inert')
  wallet.remove()
})

test('R-MODAL-21 R-HOST-06 what a wallet marks as its own window stays usable', async () => {
  const wallet = document.createElement('div')
  wallet.setAttribute('data-bowline-allow', '')
  document.body.append(wallet)
  const { container } = await pressOpen()
  await waitFor(() => expect(container).toHaveAttribute('inert'))
  expect(wallet).not.toHaveAttribute('inert')
  wallet.remove()
})

test('R-HOST-06 beside a dialog of the host the page is inert at once, so its focus trap has nothing to hold', async () => {
  const hostDialog = document.createElement('div')
  hostDialog.setAttribute('role', 'dialog')
  hostDialog.setAttribute('aria-label', 'Host')
  document.body.append(hostDialog)
  const { kit, container } = await renderWithKit(page)
  await openModal(kit)
  act(() => close(kit))
  expect(hostDialog).not.toHaveAttribute('inert')
  act(() => {
    void open(kit)
  })
  expect(hostDialog).toHaveAttribute('inert')
  expect(container).toHaveAttribute('inert')
  hostDialog.remove()
})

test('R-MODAL-13 Escape in a window of a wallet is the wallet’s', async () => {
  const { user, kit } = await pressOpen()
  const field = document.createElement('input')
  document.body.append(field)
  field.focus()
  await user.keyboard('{Escape}')
  expect(kit.getState().modal.open).toBe(true)
  field.remove()
})

test('R-FLOW-05 Escape in a field that has a use for it does not close', async () => {
  const { user, kit, dialog } = await pressOpen()
  const field = document.createElement('input')
  field.setAttribute('data-escape', '')
  dialog.append(field)
  field.focus()
  await user.keyboard('{Escape}')
  expect(kit.getState().modal.open).toBe(true)
})

test('R-MODAL-22 a sheet across the whole width, a card of 360 px where there is room', async () => {
  const { dialog } = await pressOpen()
  expect(dialog).toHaveClass('bl:w-full', 'bl:sheet:w-90')
  expect(dialog.parentElement).toHaveClass('bl:items-end', 'bl:sheet:items-center')
})

test('R-MODAL-24 a view comes from the side of its direction', async () => {
  const { kit, dialog } = await pressOpen()
  const direction = () => dialog.querySelector('[data-direction]')
  expect(direction()).toHaveAttribute('data-direction', 'none')
  await act(async () => push(kit, { view: 'WhatIsAWallet' }))
  expect(direction()).toHaveAttribute('data-direction', 'forward')
  expect(direction()).toHaveClass('bl:animate-view-forward')
  await act(async () => goBack(kit))
  expect(direction()).toHaveAttribute('data-direction', 'back')
  expect(direction()).toHaveClass('bl:animate-view-back')
})

test('R-MODAL-28 open while open navigates the one modal', async () => {
  const { kit } = await pressOpen()
  await openModal(kit, { view: 'WhatIsAWallet' })
  expect(screen.getAllByRole('dialog')).toHaveLength(1)
  expect(screen.getByRole('dialog')).toHaveAccessibleName('What is a wallet?')
})

test('R-MODAL-28 a second kit of the page closes the modal of the first', async () => {
  const first = await pressOpen()
  const second = await renderWithKit(<KitButton />, { kit: createTestKit().kit })
  await openModal(second.kit)
  expect(first.kit.getState().modal.open).toBe(false)
  await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(1))
  act(() => close(second.kit))
  expect(scrollLocked()).toBe(false)
})

test('R-MODAL-28 two providers of one kit draw one modal', async () => {
  const first = await pressOpen()
  await renderWithKit(<KitButton />, { kit: first.kit })
  expect(screen.getAllByRole('dialog')).toHaveLength(1)
})

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

test('R-HOST-06 a press, a key and the focus in the modal do not reach the listeners of the page', async () => {
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

test('R-HOST-06 what happens in the modal does not reach the components above the provider', async () => {
  const heard = jest.fn()
  const { kit } = createTestKit()
  render(
    // biome-ignore lint/a11y/noStaticElementInteractions: a host that listens to everything below it
    // biome-ignore lint/a11y/useKeyWithClickEvents: as above
    <div onClick={heard}>
      <ModalProvider kit={kit} />
    </div>,
  )
  await openModal(kit)
  fireEvent.click(screen.getByRole('heading', { level: 1 }))
  expect(heard).not.toHaveBeenCalled()
})

test.each(['dark', 'light', 'system'] as const)(
  'R-THEME-01 R-THEME-05 the open modal passes an accessibility check in %s',
  async (theme) => {
    const { dialog } = await pressOpen({ theme })
    expect(dialog.closest('[data-bowline]')).toHaveAttribute('data-theme', theme)
    expect(await accessibilityFaults()).toEqual([])
  },
)

test('R-THEME-06 a change of mode and of a colour reaches the open modal at once', async () => {
  const { kit, dialog } = await pressOpen()
  const root = dialog.closest<HTMLElement>('[data-bowline]')
  act(() => setTheme(kit, { mode: 'light', variables: { '--bl-accent': '#0a7d5a', '--bl-z-index': 7 } }))
  expect(root).toHaveAttribute('data-theme', 'light')
  expect(root?.style.getPropertyValue('--bl-accent')).toBe('#0a7d5a')
  expect(root?.style.getPropertyValue('--bl-z-index')).toBe('7')
})

test('R-HOST-12 the modal speaks and reads in the language of the provider', async () => {
  const { kit } = await renderWithKit(page, { locale: 'ar' })
  await openModal(kit)
  const root = screen.getByRole('dialog').closest('[data-bowline]')
  expect(root).toHaveAttribute('dir', 'rtl')
  expect(root).toHaveAttribute('lang', 'ar')
  expect(screen.getByRole('dialog')).not.toHaveAccessibleName('Connect Wallet')
})

test('R-HOST-12 a host replaces words of the modal and of its buttons', async () => {
  const { kit } = await renderWithKit(page, {
    messages: { texts: { 'connect.title': 'Log in', 'button.connect': 'Join' } },
  })
  expect(screen.getByRole('button', { name: 'Join' })).toBeInTheDocument()
  await openModal(kit)
  expect(screen.getByRole('dialog')).toHaveAccessibleName('Log in')
})

test('R-HOST-10 unmounting takes the modal, its listeners and the marks on the page away', async () => {
  const { kit, unmount, container } = await pressOpen()
  unmount()
  await waitFor(() => expect(kit.getState().modal.open).toBe(false))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(container).not.toHaveAttribute('inert')
  expect(document.querySelector('[data-bowline]')).toBeNull()
  expect(kit.getState().modal.hasSurface).toBe(false)
  await waitFor(() => expect(scrollLocked()).toBe(false))
})

test('R-HOST-03 no style element and no nonce are needed', async () => {
  await pressOpen()
  expect(document.querySelectorAll('style')).toHaveLength(0)
})

test('R-MODAL-22 swiping the sheet down by its handle closes it; a short swipe does not', async () => {
  const { kit, dialog } = await pressOpen()
  const handle = dialog.querySelector('[data-part="handle"]')
  if (!handle) throw new Error('The sheet has no handle')
  const point = (type: string, clientY: number) =>
    fireEvent(handle, new MouseEvent(type, { clientY, bubbles: true, cancelable: true }))
  const swipe = (toY: number) => {
    point('pointerdown', 10)
    point('pointermove', toY)
    point('pointerup', toY)
  }
  swipe(20)
  expect(kit.getState().modal.open).toBe(true)
  swipe(200)
  expect(kit.getState().modal.open).toBe(false)
})

test('R-MODAL-11 what is shown after closing and opening again is the first view', async () => {
  const { kit } = await pressOpen()
  await act(async () => push(kit, { view: 'WhatIsAWallet' }))
  await act(async () => close(kit))
  await openModal(kit)
  expect(screen.getByRole('dialog')).toHaveAccessibleName('Connect Wallet')
  await act(async () => reset(kit, { view: 'Connect' }))
})

function scrollLocked(): boolean {
  return [document.documentElement, document.body].some(({ style }) => style.overflow === 'hidden')
}
