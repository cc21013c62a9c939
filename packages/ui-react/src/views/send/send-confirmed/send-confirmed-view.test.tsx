import { currentRoute, type Kit, type SentTransfer } from '@bowline/kit-core'
import { solana } from '@bowline/kit-core/networks'
import { act, screen, waitFor } from '@testing-library/react'
import { fullTest, THEMES, violations } from '../../../../test/views/render-view.js'
import { button, FRIEND, reviewSend, sendingAdapter, showSend } from '../../../../test/views/send-fixture.js'

const HASH = `0x${'ab'.repeat(32)}`
const view = (kit: Kit) => currentRoute(kit.getState().navigation).view
/** Sets a sent transfer in the state, and the status of its tracker. */
const put = (kit: Kit, { status = 'pending', ...part }: Partial<SentTransfer> = {}) => {
  const sent = { ...SENT, ...part }
  const row = { ...FOLLOWED, caipNetworkId: sent.caipNetworkId, account: `${sent.caipNetworkId}:${FRIEND}` as const }
  kit.store.set(({ send }) => ({
    send: { ...send, sent },
    trackedTransactions: status === 'pending' ? [] : [{ ...row, ...ENDS[status] }],
  }))
}
const SENT = { hash: HASH, caipNetworkId: 'eip155:1', amount: '0.5', symbol: 'ETH', recipient: FRIEND } as const
const FOLLOWED = { hash: HASH, kind: 'transfer', sentAtMs: 1, moves: [] } as const
const ENDS = {
  success: { status: 'confirmed' },
  failed: { status: 'failed' },
  dropped: { status: 'dropped' },
  replaced: { status: 'replaced', reason: 'replaced' },
  cancelled: { status: 'replaced', reason: 'cancelled' },
} as const
const show = (part: Partial<SentTransfer> = {}, params: Parameters<typeof showSend>[0] = {}) =>
  showSend({ view: 'SendConfirmed', before: (kit) => put(kit, part), ...params })

test('R-FLOW-40 R-SEND-27 shows after a transfer when the app enables it, and opens Account', async () => {
  const shown = await reviewSend({ options: { features: { sendConfirmed: true } } })
  await shown.user.click(button('Send'))
  expect(await screen.findByRole('heading', { name: 'Transaction started' })).toBeVisible()
  expect(view(shown.kit)).toBe('SendConfirmed')
  expect(button('Done')).toHaveFocus()
  await shown.user.click(button('Done'))
  expect(view(shown.kit)).toBe('Account')
})

test('R-FLOW-40 shows the transfer as pending, then as confirmed', async () => {
  const { kit } = await show()
  expect(screen.getByText('It’s on its way. You can close this window.')).toBeVisible()
  expect(document.querySelector('[aria-busy="true"]')).toBeInTheDocument()
  await act(async () => put(kit, { status: 'success' }))
  expect(screen.getByRole('heading', { name: 'Transaction confirmed' })).toBeVisible()
  expect(document.querySelector('[aria-busy="true"]')).toBeNull()
})

test('R-ACCT-85 says that no node has seen the transaction, until one has', async () => {
  const { kit } = await show()
  const follow = (isNotSeen: boolean) =>
    kit.store.set({
      trackedTransactions: [
        {
          ...{ hash: HASH, caipNetworkId: 'eip155:1', account: `eip155:1:${FRIEND}`, kind: 'transfer' },
          ...{ sentAtMs: 1, moves: [], status: 'pending', isNotSeen },
        } as const,
      ],
    })
  await act(async () => follow(true))
  expect(screen.getByText(/The network hasn’t seen it yet/)).toBeVisible()
  expect(await violations()).toEqual([])
  await act(async () => follow(false))
  expect(screen.getByText('It’s on its way. You can close this window.')).toBeVisible()
})

test('R-SEND-73 R-SEND-113 says that the amount arrived, and how much, only when that is known', async () => {
  const { kit } = await show({ status: 'success' })
  expect(screen.getByText(/^Confirmed on/)).toHaveTextContent('Confirmed on Ethereum.')
  await act(async () => put(kit, { status: 'success', arrived: '0.495' }))
  expect(screen.getByText(/has arrived/)).toHaveTextContent('0.495 ETH has arrived.')
  await act(async () => put(kit, { status: 'success', arrived: '0' }))
  expect(screen.getByText(/nothing arrived/)).toBeVisible()
  expect(screen.getByRole('heading', { name: 'Transaction failed' })).toBeVisible()
  expect(screen.queryByText(/has arrived/)).toBeNull()
  expect(await violations()).toEqual([])
})

test('R-VIEW-81 the ring contains the icon of the sent token, found by address instead of symbol', async () => {
  const marks = () =>
    [...document.querySelectorAll('[data-part="image"] img')].map((image) => image.getAttribute('src'))
  const mark = expect.stringMatching(/^data:image\/svg\+xml,/)
  const { kit } = await show()
  await waitFor(() => expect(marks()).toEqual([mark]))
  await act(async () => put(kit, { tokenAddress: FRIEND, iconUrl: 'https://images.example/fake.png' }))
  await waitFor(() => expect(marks()).toEqual(['https://images.example/fake.png']))
})

test('R-FLOW-40 explains a transfer that failed on chain, with an explorer link', async () => {
  await show({ status: 'failed' })
  expect(screen.getByRole('heading', { name: 'Transaction failed' })).toBeVisible()
  expect(screen.getByText(/^You still have your/)).toBeVisible()
  expect(screen.getByRole('link', { name: /View on explorer/ })).toHaveAttribute(
    'href',
    expect.stringMatching(new RegExp(`/tx/${HASH}$`)),
  )
  expect(document.querySelector('[data-part="whole-address"] [aria-hidden]')?.textContent).toBe(FRIEND)
})

test.each([
  ['cancelled', 'You cancelled it in your wallet', /Only a network fee was paid/],
  ['replaced', 'Replaced by another transaction', /changed in your wallet/],
  ['dropped', 'Not sent: the network dropped it', /no fee was paid/],
] as const)('R-SEND-50 shows its own text without a spinner when a transfer is %s', async (status, title, hint) => {
  await show({ status })
  expect(screen.getByRole('heading', { name: title })).toBeVisible()
  expect(screen.getByText(hint)).toBeVisible()
  expect(screen.queryByText(/^You still have your/)).toBeNull()
  expect(document.querySelector('[aria-busy="true"]')).toBeNull()
})

test('R-FLOW-40 shows no spinner when no status is available', async () => {
  await show(
    { caipNetworkId: solana.caipNetworkId },
    { adapter: sendingAdapter({ namespace: 'solana' }), options: { networks: [solana] } },
  )
  expect(screen.getByRole('heading', { name: 'Transaction started' })).toBeVisible()
  expect(document.querySelector('[aria-busy="true"]')).toBeNull()
})

test('R-VIEW-03 says that nothing was sent', async () => {
  const { user, kit } = await showSend({ view: 'SendConfirmed' })
  expect(screen.getByText('Nothing has been sent yet')).toBeVisible()
  await user.click(button('Done'))
  await waitFor(() => expect(view(kit)).toBe('Account'))
})

fullTest.each(THEMES)('R-VIEW-03 SendConfirmed passes an accessibility check in the %s theme', async (theme) => {
  const { kit, unmount } = await show({}, { theme })
  expect(await violations()).toEqual([])
  await act(async () => put(kit, { status: 'failed' }))
  expect(await violations()).toEqual([])
  unmount()
  await show({ status: 'success' }, { theme, locale: 'ar' })
  expect(await violations()).toEqual([])
})
