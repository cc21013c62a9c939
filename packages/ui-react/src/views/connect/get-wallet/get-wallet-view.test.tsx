import { currentRoute } from '@bowline/kit-core'
import { mockAdapter, mockConnectors } from '@bowline/kit-core/testing'
import { act, screen, waitFor } from '@testing-library/react'
import { expectLoading } from '../../../../test/views/expect-loading.js'
import { fullTest, showView, THEMES, violations } from '../../../../test/views/render-view.js'

const WALLETS = [
  { id: 'fox', name: 'Fox Wallet', homepage: 'https://fox.example/', mobile_link: 'fox://' },
  { id: 'owl', name: 'Owl Wallet', homepage: 'https://owl.example/', mobile_link: 'owl://' },
  { id: 'bad', name: 'Bad Wallet', homepage: 'javascript:alert(1)', mobile_link: 'bad://' },
  { id: 'installed', name: mockConnectors('eip155')[0]?.name ?? '', homepage: 'https://here.example/' },
]

/** An explorer whose response the test controls. */
function explorer() {
  const waiting: ((answer: Response) => void)[] = []
  const fetch: typeof globalThis.fetch = (input) =>
    String(input).includes('getWallets')
      ? new Promise((resolve) => waiting.push(resolve))
      : Promise.resolve(Response.error())
  const answer = async (response: Response) => {
    await waitFor(() => expect(waiting).not.toEqual([]))
    await act(async () => waiting.shift()?.(response))
  }
  return { fetch, answer }
}

const list = (data: readonly unknown[] = WALLETS, count = 637) => Response.json({ data, count })
const broken = () => new Response('{}', { status: 404 })

test('R-VIEW-38 R-FLOW-13 R-HOST-16 lists wallets to install with their homepage, without those in this browser', async () => {
  const { fetch, answer } = explorer()
  const { user } = await showView({ view: 'GetWallet', fetch })
  expectLoading('Loading wallets')
  await answer(list())
  const links = await screen.findAllByRole('link')
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Fox Wallet', 'https://fox.example/'],
    ['Owl Wallet', 'https://owl.example/'],
  ])
  expect(links[0]).toHaveAttribute('target', '_blank')
  links[0]?.focus()
  await user.keyboard('{ArrowDown}')
  expect(links[1]).toHaveFocus()
})

test('R-FLOW-13 R-CONN-14 lists the app’s custom wallets with a homepage first, without duplicates', async () => {
  const { fetch, answer } = explorer()
  const customWallets = [
    { id: 'own', name: 'Own Wallet', homepage: 'https://own.example/' },
    { id: 'owl', name: 'Owl of the app', homepage: 'https://app.example/owl' },
    { id: 'evil', name: 'Evil Wallet', homepage: 'javascript:alert(1)' },
    { id: 'none', name: 'No Page' },
    { id: 'hidden', name: 'Hidden Wallet', homepage: 'https://hidden.example/' },
  ]
  await showView({ view: 'GetWallet', fetch, options: { customWallets, excludeWalletIds: ['Hidden Wallet'] } })
  const shown = () => screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])
  const own = [
    ['Own Wallet', 'https://own.example/'],
    ['Owl of the app', 'https://app.example/owl'],
  ]
  expect(shown()).toEqual(own)
  await answer(list())
  await screen.findByRole('link', { name: 'Fox Wallet' })
  expect(shown()).toEqual([...own, ['Fox Wallet', 'https://fox.example/']])
})

test('R-FLOW-13 Explore all opens AllWallets and is tracked', async () => {
  const { fetch, answer } = explorer()
  const { kit, user, events } = await showView({ view: 'GetWallet', fetch })
  await answer(list())
  await user.click(await screen.findByRole('button', { name: 'Explore all' }))
  expect(currentRoute(kit.getState().navigation).view).toBe('AllWallets')
  expect(events).toContain('CLICK_ALL_WALLETS {}')
})

test('R-FLOW-13 R-VIEW-03 a failure focuses Try again, which loads the list again', async () => {
  const { fetch, answer } = explorer()
  const { user } = await showView({ view: 'GetWallet', fetch })
  await answer(broken())
  const again = await screen.findByRole('button', { name: 'Try again' })
  expect(again).toHaveFocus()
  expect(screen.getByRole('alert')).toHaveTextContent('Couldn’t load wallets')
  await user.keyboard('{Enter}')
  expect(screen.getByRole('region', { name: 'Get a wallet' })).toHaveFocus()
  expect(await screen.findByText('Loading wallets')).toBeInTheDocument()
  await answer(list())
  expect(await screen.findByRole('link', { name: 'Fox Wallet' })).toBeVisible()
})

test('R-FLOW-13 R-VIEW-03 R-CFG-50 says that there are no wallets when there is nothing to list or explore', async () => {
  const { fetch, answer } = explorer()
  await showView({ view: 'GetWallet', fetch, options: { allWallets: 'HIDE' } })
  await answer(list([], 0))
  expect(await screen.findByText('No wallets to suggest')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Explore all' })).not.toBeInTheDocument()
})

fullTest.each(THEMES)('R-VIEW-03 R-THEME-09 GetWallet passes an accessibility check in the %s theme', async (theme) => {
  const first = explorer()
  const { unmount } = await showView({ view: 'GetWallet', theme, fetch: first.fetch, adapter: mockAdapter() })
  expect(await violations()).toEqual([])
  await first.answer(list())
  await screen.findAllByRole('link')
  expect(await violations()).toEqual([])
  unmount()
  const second = explorer()
  await showView({ view: 'GetWallet', theme, locale: 'ar', fetch: second.fetch })
  await second.answer(broken())
  await screen.findByRole('alert')
  expect(await violations()).toEqual([])
})
