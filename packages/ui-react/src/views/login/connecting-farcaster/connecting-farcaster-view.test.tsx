import { createFakeFrame } from '@bowline/secure-frame/testing'
import { act, screen, waitFor } from '@testing-library/react'
import { simulateDevice } from '../../../../test/page/device.js'
import { button, type EmbeddedParams, showEmbeddedView } from '../../../../test/views/embedded-fixture.js'
import { fullTest, THEMES, violations } from '../../../../test/views/render-view.js'

async function showFarcaster(params: EmbeddedParams = {}) {
  const shown = await showEmbeddedView({ options: { endpoints: { secureSite: 'https://secure.example' } }, ...params })
  await shown.user.click(button('Continue with Farcaster'))
  return shown
}

const code = () => screen.findByRole('img', { name: /QR code/ })
const status = () => screen.getByRole('status')
const asksFor = (names: readonly string[]) => names.filter((name) => name === 'GET_FARCASTER_URI').length

test('R-VIEW-35 R-FLOW-10 R-CONN-72 R-REACT-07 on a computer shows the URL, requested once, as a QR code and a link to copy', async () => {
  const { user, names } = await showFarcaster()
  expect(await code()).toBeVisible()
  expect(status()).toHaveTextContent('Scan this code with your phone’s camera')
  expect(asksFor(names())).toBe(1)
  const written = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValueOnce()
  await user.click(button('Copy link'))
  expect(written).toHaveBeenCalledWith(expect.stringMatching(/^https:\/\/secure\.example\/farcaster\/connect/))
})

test('R-VIEW-35 R-FLOW-10 shows a placeholder and a text while the URL loads', async () => {
  const fake = createFakeFrame()
  fake.keepSilentOn('GET_FARCASTER_URI')
  await showFarcaster({ fake })
  expect(status()).toHaveTextContent('Preparing login')
  expect(document.querySelector('[data-part="qr-code"]')).toHaveAttribute('data-state', 'loading')
  expect(button('Copy link')).toBeDisabled()
})

test('R-VIEW-35 R-FLOW-10 retrieves the user after the scan and connects', async () => {
  const { kit, frame, dialog } = await showFarcaster()
  await code()
  frame.keepSilentOn('GET_USER')
  await act(async () => frame.approveFarcaster('anna.eth'))
  await waitFor(() => expect(status()).toHaveTextContent('Loading your account'))
  expect(dialog()).toBeVisible()
  expect(kit.getState().connect.status).toBe('connecting')
})

test('R-FLOW-10 R-MODAL-30 closes the modal once connected', async () => {
  const { kit, frame, dialog } = await showFarcaster()
  await code()
  await act(async () => frame.approveFarcaster('anna.eth'))
  await waitFor(() => expect(dialog()).not.toBeInTheDocument())
  expect(kit.getState().accounts.eip155?.socialProvider).toBe('farcaster')
})

test('R-VIEW-35 R-FLOW-10 R-CONN-73 a failure shows the reason, and Try again has focus and requests a new URL', async () => {
  const fake = createFakeFrame()
  fake.rejectNext('GET_FARCASTER_URI', { message: 'The relay is down' })
  const { user, names } = await showFarcaster({ fake })
  expect(await screen.findByText('The relay is down')).toBeVisible()
  expect(button('Try again')).toHaveFocus()
  await user.keyboard('{Enter}')
  expect(await code()).toBeVisible()
  expect(asksFor(names())).toBe(2)
})

test('R-VIEW-35 R-FLOW-10 shows a link instead of a QR code on a phone', async () => {
  simulateDevice('android')
  await showFarcaster()
  expect(await screen.findByRole('link', { name: 'Open Farcaster' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^https:\/\/secure\.example\/farcaster\/connect/),
  )
  expect(screen.queryByRole('img', { name: /QR code/ })).not.toBeInTheDocument()
  expect(button('Copy link')).toBeEnabled()
})

test('R-NAV-13 R-CONN-73 R-FLOW-10 back without an account goes back, and the frame starts over', async () => {
  const { user, view, names, kit } = await showFarcaster()
  await code()
  await user.click(button('Back'))
  expect(view()).toBe('Connect')
  await waitFor(() => expect(names()).toContain('RELOAD'))
  expect(kit.getState().accounts.eip155?.farcasterUrl).toBeUndefined()
})

fullTest.each(THEMES)(
  'R-VIEW-03 R-THEME-09 ConnectingFarcaster passes an accessibility check in the %s theme',
  async (theme) => {
    const { unmount } = await showFarcaster({ theme })
    await code()
    expect(await violations()).toEqual([])
    unmount()
    const fake = createFakeFrame()
    fake.rejectNext('GET_FARCASTER_URI')
    await showEmbeddedView({ fake, theme, locale: 'ar', view: 'ConnectingFarcaster' })
    await screen.findByRole('button', { name: 'إعادة المحاولة' })
    expect(await violations()).toEqual([])
  },
)
