import { screen, waitFor } from '@testing-library/react'
import { fullTest, showView, THEMES, violations } from '../../../../test/views/render-view.js'

test('R-FLOW-29 R-VIEW-02 the focused text says whose limit is exceeded, and the button closes the modal', async () => {
  const { user, dialog } = await showView({ view: 'UsageExceeded' })
  expect(screen.getByRole('heading', { level: 1, name: 'Limit reached' })).toBeVisible()
  const text = screen.getByText(/reached its plan’s limit/)
  expect(text.parentElement).toHaveFocus()
  expect(text.parentElement).toHaveTextContent('Wallet list unavailable')
  const [close] = screen.getAllByRole('button', { name: 'Close' }).slice(-1)
  await user.tab()
  expect(close).toHaveFocus()
  await user.keyboard('{Enter}')
  await waitFor(() => expect(dialog()).not.toBeInTheDocument())
})

test('R-FLOW-29 opens when the service reports an exceeded quota', async () => {
  const fetch: typeof globalThis.fetch = async (input) =>
    String(input).includes('getWallets') ? new Response('{}', { status: 402 }) : Response.error()
  const { kit } = await showView({ view: 'GetWallet', fetch })
  await waitFor(() => expect(kit.getState().directory.isQuotaExceeded).toBe(true))
  expect(await screen.findByText('Wallet list unavailable')).toBeVisible()
})

fullTest.each(THEMES)(
  'R-VIEW-03 R-THEME-09 UsageExceeded passes an accessibility check in the %s theme',
  async (theme) => {
    const { unmount } = await showView({ view: 'UsageExceeded', theme })
    expect(await violations()).toEqual([])
    unmount()
    await showView({ view: 'UsageExceeded', theme, locale: 'ar' })
    expect(await violations()).toEqual([])
  },
)
