import { type ConnectState, currentRoute } from '@bowline/kit-core'
import { close, open } from '@bowline/kit-core/actions'
import { act, screen } from '@testing-library/react'
import { fullTest, type ShowParams, showView, THEMES, violations } from '../../../../test/views/render-view.js'

const URI = `wc:${'a3'.repeat(32)}@2?relay-protocol=irn&symKey=${'7b'.repeat(32)}`

/** The app creates the pairings itself, so that the test controls when there is one. */
async function showBasic({ options, ...params }: ShowParams = {}) {
  const shown = await showView({
    view: 'ConnectingWalletConnectBasic',
    options: { manualPairingControl: true, ...options },
    ...params,
  })
  const set = async (part: Partial<ConnectState>) => {
    await act(async () => shown.kit.store.set(({ connect }) => ({ connect: { ...connect, ...part } })))
  }
  return { ...shown, set }
}

const code = () => document.querySelector('[data-part="qr-code"]')

test('R-VIEW-30 R-FLOW-09 R-VIEW-33 shows the QR code of the app’s own pairing, with a link to copy', async () => {
  const { kit, user, set } = await showBasic()
  expect(screen.getByRole('heading', { level: 1, name: 'Connect wallet' })).toHaveFocus()
  expect(screen.getByRole('status')).toHaveTextContent('Creating QR code')
  expect(code()).toHaveAttribute('data-state', 'loading')
  await set({ wcUri: URI, wcBasic: true })
  expect(screen.getByRole('img', { name: /QR code/ })).toBeVisible()
  const copy = screen.getByRole('button', { name: 'Copy link' })
  while (document.activeElement !== copy) await user.tab()
  const written = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValueOnce()
  await user.keyboard('{Enter}')
  expect(written).toHaveBeenCalledWith(URI)
  expect(kit.getState().toast).toMatchObject({ message: 'Link copied', open: true })
})

test('R-MODAL-07 R-FLOW-09 opening with the app’s own URI shows its QR code', async () => {
  const { kit, dialog } = await showView({ options: { manualPairingControl: true } })
  act(() => close(kit))
  expect(dialog()).not.toBeInTheDocument()
  act(() => void open(kit, { uri: URI }))
  expect(await screen.findByRole('img', { name: /QR code/ })).toBe(code())
  expect(currentRoute(kit.getState().navigation).view).toBe('ConnectingWalletConnectBasic')
})

test('R-VIEW-30 R-FLOW-09 the row opens all wallets and shows their number', async () => {
  const { kit, user, events } = await showBasic({
    before: (kit) => kit.store.set(({ directory }) => ({ directory: { ...directory, count: 637 } })),
  })
  await user.click(screen.getByRole('button', { name: /All wallets.*630\+/ }))
  expect(currentRoute(kit.getState().navigation).view).toBe('AllWallets')
  expect(events).toContain('CLICK_ALL_WALLETS {}')
})

test('R-VIEW-30 R-CFG-50 shows only the QR code when the row is hidden', async () => {
  await showBasic({ options: { allWallets: 'HIDE' } })
  expect(screen.queryByRole('button', { name: /All wallets/ })).not.toBeInTheDocument()
  expect(code()).toBeInTheDocument()
})

test('R-FLOW-09 R-VIEW-34 keeps an expired code until the next one replaces it', async () => {
  const { set } = await showBasic()
  await set({ wcUri: URI })
  const shown = code()
  await set({ wcUri: undefined })
  expect(code()).toBe(shown)
  expect(screen.getByRole('status')).toHaveTextContent('Renewing QR code')
})

test('R-FLOW-09 R-VIEW-03 a failure focuses Try again, and a press keeps focus in the view', async () => {
  const { user, set } = await showBasic()
  await set({ wcError: true })
  expect(screen.getByRole('button', { name: 'Try again' })).toHaveFocus()
  expect(screen.getByRole('status')).toHaveTextContent('Connection failed')
  await user.keyboard('{Enter}')
  await set({ wcError: false })
  expect(screen.getByRole('region', { name: 'Connect wallet' })).toHaveFocus()
  expect(code()).toHaveAttribute('data-state', 'loading')
})

test('R-FLOW-09 says that it is connected when a wallet approved the pairing', async () => {
  const { set } = await showBasic()
  await set({ wcUri: URI })
  await set({
    wcUri: undefined,
    connections: {
      eip155: [{ connectorId: 'walletConnect', accounts: [{ address: '0x1' }], caipNetworkId: 'eip155:1' }],
    },
  })
  expect(screen.getByRole('status')).toHaveTextContent('Connected')
})

fullTest.each(THEMES)(
  'R-VIEW-03 R-VIEW-32 R-THEME-09 ConnectingWalletConnectBasic passes an accessibility check in the %s theme',
  async (theme) => {
    const { unmount, set } = await showBasic({ theme })
    expect(await violations()).toEqual([])
    await set({ wcUri: URI })
    expect(await violations()).toEqual([])
    unmount()
    const failed = await showBasic({ theme, locale: 'ar' })
    await failed.set({ wcError: true })
    expect(await violations()).toEqual([])
  },
)
