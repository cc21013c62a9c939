import { type ConnectState, currentRoute } from '@bowline/kit-core'
import { mockAdapter, mockConnectors } from '@bowline/kit-core/testing'
import { screen, waitFor } from '@testing-library/react'
import { opened, simulateDevice } from '../../../../test/page/device.js'
import { expectLoading } from '../../../../test/views/expect-loading.js'
import { FOX, NEXT, open, setConnect, showPairing, tab, tabs, URI } from '../../../../test/views/pairing-fixture.js'
import { fullTest, THEMES, violations } from '../../../../test/views/render-view.js'

const PHONE_ONLY = { id: 'owl', name: 'Owl Wallet', mobile_link: 'owl' }

const code = () => document.querySelector('[data-part="qr-code"]')

test('R-VIEW-29 R-FLOW-08 R-CONN-43 shows the methods of a wallet as tabs with arrow keys', async () => {
  const { user } = await showPairing(FOX)
  expect(screen.getByRole('heading', { level: 1, name: 'Fox Wallet' })).toHaveFocus()
  expect(tabs()).toEqual(['QR code', 'Web', 'Desktop'])
  expect(tab('QR code')).toHaveAttribute('aria-selected', 'true')
  tab('QR code').focus()
  await user.keyboard('{ArrowRight}')
  expect(screen.getByRole('tabpanel', { name: 'Web' })).toHaveTextContent('Continue in Fox Wallet')
  await user.keyboard('{End}')
  expect(tab('Desktop')).toHaveFocus()
  expect(opened).toEqual([])
})

test('R-VIEW-146 a shortened wallet name has the whole name as its title', async () => {
  const name = 'The Wallet of the Long Winding River'
  await showPairing({ ...FOX, name })
  expect(screen.getByText('The Wallet of the Lo…')).toHaveAttribute('title', name)
})

test('R-VIEW-29 shows no tabs for a wallet with one method', async () => {
  await showPairing(PHONE_ONLY)
  expect(tabs()).toEqual([])
  expect(code()).toBeInTheDocument()
})

test('R-FLOW-08 R-VIEW-32 R-HOST-16 shows a placeholder, then the QR code with a label and a link to copy', async () => {
  const { set } = await showPairing(PHONE_ONLY)
  expectLoading('Creating QR code')
  expect(code()).toHaveAttribute('data-state', 'loading')
  expect(open('Copy link')).toBeDisabled()
  await set({ wcUri: URI })
  expect(screen.getByRole('status')).toHaveTextContent('Scan with Owl Wallet')
  expect(screen.getByRole('img', { name: /QR code.*Copy link/ })).toBe(code())
  expect(open('Copy link')).toBeEnabled()
})

test('R-VIEW-34 R-FLOW-08 a new code replaces the old one, and an expired code shows as outdated', async () => {
  const { set } = await showPairing(PHONE_ONLY)
  await set({ wcUri: URI })
  const shown = code()
  const drawn = () => code()?.querySelector('img')?.getAttribute('src')?.replace(" opacity='.1'", '')
  const first = drawn()
  await set({ wcUri: undefined, wcPairingExpiry: undefined })
  expect(code()).toBe(shown)
  expect(code()).toHaveAttribute('data-state', 'outdated')
  expect(drawn()).toBe(first)
  expect(screen.getByRole('status')).toHaveTextContent('Renewing QR code')
  expect(open('Copy link')).toBeDisabled()
  await set({ wcUri: NEXT })
  expect(code()).toBe(shown)
  expect(code()).toHaveAttribute('data-state', 'shown')
  expect(drawn()).not.toBe(first)
})

test('R-VIEW-33 copying the link shows a toast, also when it fails', async () => {
  const { kit, user, set } = await showPairing(PHONE_ONLY)
  await set({ wcUri: URI })
  const written = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValueOnce()
  await user.click(open('Copy link'))
  expect(written).toHaveBeenCalledWith(URI)
  expect(kit.getState().toast).toMatchObject({ message: 'Link copied', variant: 'success', open: true })

  written.mockRejectedValueOnce(new Error('denied'))
  await user.click(open('Copy link'))
  await waitFor(() => expect(kit.getState().toast).toMatchObject({ message: 'Couldn’t copy', variant: 'error' }))
})

test('R-VIEW-29 R-CONN-43 says that a wallet which cannot be reached was not detected', async () => {
  await showPairing({ id: 'far', name: 'Far Wallet', homepage: 'https://far.example/' })
  expect(screen.getByRole('heading', { level: 2, name: 'Far Wallet wasn’t detected' })).toBeVisible()
  expect(screen.getByRole('button', { name: /Don’t have Far Wallet/ })).toBeVisible()
})

test('R-VIEW-29 R-CONN-43 offers a wallet in this browser first', async () => {
  const adapter = mockAdapter()
  adapter.controls.holdNext()
  const name = mockConnectors('eip155')[0]?.name ?? ''
  const { kit, user } = await showPairing({ ...FOX, name }, { adapter })
  expect(tabs()).toEqual(['Browser', 'QR code', 'Web', 'Desktop'])
  expect(screen.queryByRole('button', { name: /Don’t have/ })).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Continue' }))
  expect(currentRoute(kit.getState().navigation).view).toBe('ConnectingExternal')
})

test('R-FLOW-08 R-VIEW-03 a failed pairing focuses Try again, and a press keeps focus in the view', async () => {
  const { user, set } = await showPairing(PHONE_ONLY)
  await set({ wcError: true })
  expect(screen.getByRole('button', { name: 'Try again' })).toHaveFocus()
  expect(screen.getByRole('status')).toHaveTextContent('Connection failed')
  await user.keyboard('{Enter}')
  await set({ wcError: false })
  expect(screen.getByRole('region', { name: 'Connect wallet' })).toHaveFocus()
  await set({ wcUri: URI })
  expect(screen.getByRole('img')).toBeVisible()
})

test('R-FLOW-08 says that it is connected when a wallet approved the pairing', async () => {
  const { set } = await showPairing(PHONE_ONLY)
  await set({
    connections: {
      eip155: [{ connectorId: 'walletConnect', accounts: [{ address: '0x1' }], caipNetworkId: 'eip155:1' }],
    },
  })
  expect(screen.getByRole('status')).toHaveTextContent('Connected')
  expect(code()).toBeNull()
})

test('R-FLOW-08 R-CONN-116 shows the QR code for another wallet when one is already paired', async () => {
  const paired = (address: string): Partial<ConnectState> => ({
    connections: {
      eip155: [{ connectorId: 'walletConnect', accounts: [{ address }], caipNetworkId: 'eip155:1' }],
    },
  })
  const { set } = await showPairing(PHONE_ONLY, { before: (kit) => setConnect(kit, paired('0x1')) })
  await set({ wcUri: URI })
  expect(code()).toHaveAttribute('data-state', 'shown')
  await set({ ...paired('0x2'), wcUri: undefined })
  expect(screen.getByRole('status')).toHaveTextContent('Connected')
})

test('R-FLOW-08 R-FLOW-12 the row for users without the wallet opens Downloads', async () => {
  const { kit, user } = await showPairing(FOX)
  await user.click(screen.getByRole('button', { name: /Don’t have Fox Wallet/ }))
  expect(currentRoute(kit.getState().navigation)).toMatchObject({ view: 'Downloads', data: { wallet: { id: 'fox' } } })
})

test('R-FLOW-08 the pairing row shows one QR code for any wallet', async () => {
  const { set } = await showPairing(undefined)
  await set({ wcUri: URI })
  expect(screen.getByRole('heading', { level: 1, name: 'Connect wallet' })).toBeVisible()
  expect(screen.getByRole('status')).toHaveTextContent('Scan with your wallet')
  expect(screen.queryByRole('button', { name: /Don’t have/ })).not.toBeInTheDocument()
  await waitFor(() => expect(code()?.querySelector('[data-part="image"] img')).not.toBeNull())
})

test('R-CONN-09 an untrusted name is sanitized', async () => {
  const { set } = await showPairing({ ...PHONE_ONLY, name: `\u202e<img src=x>${'W'.repeat(60)}` })
  await set({ wcUri: URI })
  expect(screen.getByRole('status')).toHaveTextContent(`Scan with <img src=x>${'W'.repeat(29)}…`)
  expect(document.querySelector('img[src="x"]')).toBeNull()
})

fullTest.each(THEMES)(
  'R-VIEW-03 R-VIEW-32 R-THEME-09 ConnectingWalletConnect passes an accessibility check in the %s theme',
  async (theme) => {
    const first = await showPairing(FOX, { theme })
    expect(await violations()).toEqual([])
    await first.set({ wcUri: URI })
    expect(await violations()).toEqual([])
    await first.set({ wcUri: undefined, wcError: true })
    expect(await violations()).toEqual([])
    first.unmount()
    simulateDevice('iphone')
    const second = await showPairing(FOX, { theme, locale: 'ar' })
    await second.set({ wcUri: URI })
    expect(await violations()).toEqual([])
  },
)
