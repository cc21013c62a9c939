import type { Kit, OnrampPurchase } from '@bowline/kit-core'
import { act, screen, waitFor } from '@testing-library/react'
import { showOnramp } from '../../../../test/views/onramp-fixture.js'
import { fullTest, THEMES, violations } from '../../../../test/views/render-view.js'
import { button, createSwapService } from '../../../../test/views/swap-fixture.js'

const put = (kit: Kit, patch: Partial<OnrampPurchase>) =>
  act(async () =>
    kit.store.set(({ onramp }) => ({
      onramp: { ...onramp, purchase: onramp.purchase && { ...onramp.purchase, ...patch } },
    })),
  )

async function showBuying(params: Parameters<typeof showOnramp>[0] = {}) {
  const shown = await showOnramp(params)
  await shown.optionsRead()
  await shown.user.click(button(/^Coinbase/))
  await waitFor(() => expect(shown.at()).toBe('BuyInProgress'))
  return shown
}

test('R-RAMP-30 R-FLOW-47 waits for the purchase, with a link to copy and to open again', async () => {
  const { user, windows, onramp } = await showBuying()
  expect(screen.getByRole('heading', { name: 'Continue in the new window' })).toBeVisible()
  expect(document.querySelector('[aria-busy="true"]')).not.toBeNull()
  expect(screen.getByRole('link', { name: 'Open Coinbase again' })).toHaveAttribute('href', windows[0]?.href)
  const written = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValueOnce()
  await user.click(button('Copy link'))
  expect(await screen.findByRole('button', { name: 'Link copied' })).toBeVisible()
  expect(written).toHaveBeenCalledWith(onramp().purchase?.url)
})

test('R-RAMP-30 shows an error when the clipboard is denied', async () => {
  const { user } = await showBuying()
  Reflect.defineProperty(navigator, 'clipboard', {
    configurable: true,
    value: { writeText: () => Promise.reject(new Error('denied')) },
  })
  await user.click(button('Copy link'))
  expect(await screen.findByRole('button', { name: 'Couldn’t copy' })).toBeVisible()
})

test('R-RAMP-30 R-VIEW-03 says that there is no link without a purchase', async () => {
  const { at, user, dialog } = await showOnramp({ view: 'BuyInProgress' })
  expect(screen.getByRole('heading', { name: 'No link found' })).toBeVisible()
  await user.click(button('Try again'))
  expect(at()).toBe('OnRampProviders')
  expect(dialog()).toBeVisible()
})

test('R-RAMP-30 asks the user to open the link when the browser blocked the window', async () => {
  await showBuying({ isBlocked: true })
  expect(screen.getByText('Your browser blocked the window. Open it here:')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Open Coinbase again' })).toHaveAttribute('rel', 'noopener noreferrer')
})

test('R-RAMP-31 R-FLOW-47 Try again has focus after a failure and opens the providers', async () => {
  const { kit, user, at, onramp } = await showBuying()
  await put(kit, { status: 'failed' })
  expect(screen.getByRole('heading', { name: 'Purchase failed' })).toBeVisible()
  expect(screen.getByText('The provider couldn’t complete the purchase.')).toBeVisible()
  expect(button('Try again')).toHaveFocus()
  await user.keyboard('{Enter}')
  expect([at(), onramp().purchase]).toEqual(['OnRampProviders', undefined])
})

test('R-RAMP-42 R-FLOW-47 keeps waiting for a late purchase, and offers the list of purchases instead of another payment', async () => {
  const { kit, user, at } = await showBuying()
  await put(kit, { status: 'late' })
  expect(screen.getByRole('heading', { name: 'Still waiting for Coinbase' })).toBeVisible()
  expect(document.querySelector('[data-state="connecting"]')).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument()
  expect(button('Cancel')).toBeVisible()
  await user.click(button('Purchase history'))
  expect(at()).toBe('OnRampActivity')
})

test('R-RAMP-31 R-FLOW-47 Try again opens the providers also when the purchase started from the amount', async () => {
  const { kit, user, at, onramp } = await showBuying()
  await user.click(button('Cancel'))
  await user.click(button(/^Amount/))
  await user.click(button('$100'))
  await waitFor(() => expect(onramp().quote).toBeDefined())
  await user.click(button('Continue with Coinbase'))
  await waitFor(() => expect(at()).toBe('BuyInProgress'))
  await put(kit, { status: 'failed' })
  await user.click(button('Try again'))
  expect(at()).toBe('OnRampProviders')
})

test('R-RAMP-31 goes back when the user cancels', async () => {
  const { user, at, onramp } = await showBuying()
  await user.click(button('Cancel'))
  expect([at(), onramp().purchase]).toEqual(['OnRampProviders', undefined])
})

test('R-RAMP-39 keeps the form when the user goes back while paying', async () => {
  const { user, at } = await showBuying()
  await user.click(button('Back'))
  expect(at()).toBe('OnRampProviders')
  await user.click(button(/^Buying/))
  expect(at()).toBe('BuyInProgress')
})

test('R-RAMP-31 R-FLOW-46 opens the purchases after success', async () => {
  const { kit, at, user } = await showBuying()
  await user.click(button('Back'))
  await put(kit, { status: 'succeeded' })
  expect(screen.queryByRole('button', { name: /^Buying/ })).toBeNull()
  await act(async () => {
    const { push } = await import('@bowline/kit-core/actions')
    push(kit, { view: 'BuyInProgress' })
  })
  await waitFor(() => expect(at()).toBe('OnRampActivity'))
})

fullTest.each(THEMES)(
  'R-VIEW-03 R-VIEW-60 R-THEME-09 passes an accessibility check in the %s theme, in Arabic too',
  async (theme) => {
    const { kit, unmount } = await showBuying({ theme })
    expect(await violations()).toEqual([])
    await put(kit, { status: 'late' })
    expect(await violations()).toEqual([])
    unmount()
    const service = createSwapService()
    await showBuying({ theme, locale: 'ar', service })
    expect(screen.getByRole('heading', { name: 'تابع في النافذة الجديدة' })).toBeVisible()
    expect(await violations()).toEqual([])
  },
)
