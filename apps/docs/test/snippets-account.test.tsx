/** Snippets of the pages about an account, over mock services. */
import { createMockApi } from '@bowline/api-client/mocks'
import { act, screen, waitFor, within } from '@testing-library/react'
import { getResponse } from 'msw'
import { Activity } from '../snippets/activity'
import { readActivity } from '../snippets/activity-without-react'
import { nameTreasury } from '../snippets/address-labels'
import { HideBalances } from '../snippets/hide-balances'
import { Who } from '../snippets/identity'
import { Portfolio } from '../snippets/portfolio'
import { Deposit } from '../snippets/receive'
import { afterClaim } from '../snippets/tokens-after'
import { show } from './snippet-page'

const api = createMockApi()
beforeEach(() => api.reset())

const fetch: typeof globalThis.fetch = async (input, init) => {
  const answer = await getResponse(api.handlers, new Request(input, init))
  if (answer === undefined) throw new TypeError('fetch failed')
  return answer
}
const asked = (name: string) => api.requests.filter(({ endpoint }) => endpoint === name)
const shown = { isConnected: true, fetch }

test('R-HOST-18 R-ACCT-26 portfolio.tsx lists the tokens with their value', async () => {
  await show(<Portfolio />, shown)
  const list = await screen.findByRole('list')
  expect(within(list).getAllByRole('listitem').length).toBeGreaterThan(3)
  expect(screen.getByText(/\$\d+\.\d\d$/)).not.toBeNull()
  expect(asked('balances')).toHaveLength(1)
})

test('R-HOST-18 R-ACCT-19 portfolio.tsx offers a retry after a failure', async () => {
  api.setScenario('500', { only: ['balances'] })
  const { user } = await show(<Portfolio />, shown)
  await user.click(await screen.findByRole('button', { name: 'Read again' }))
  expect(asked('balances')).toHaveLength(1)
})

test('R-HOST-18 tokens-after.ts reports the changed token to the service', async () => {
  const { kit } = await show(null, shown)
  const token = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
  expect(await afterClaim(kit, token)).toBeGreaterThan(3)
  expect(asked('balances').at(-1)?.query.forceUpdate).toBe(`eip155:1:${token}`)
})

test('R-HOST-18 hide-balances.tsx hides amounts and shows them again', async () => {
  const { kit, user } = await show(<HideBalances />)
  const button = screen.getByRole('button', { name: 'Hide amounts' })
  await user.click(button)
  expect(button.getAttribute('aria-pressed')).toBe('true')
  expect(kit.getState().preferences.areBalancesHidden).toBe(true)
  await user.click(button)
  expect(kit.getState().preferences.areBalancesHidden).toBe(false)
})

test('R-HOST-18 activity.tsx shows the months and loads more', async () => {
  const { user } = await show(<Activity />, shown)
  const more = await screen.findByRole('button', { name: 'Earlier ones' })
  const first = screen.getAllByRole('listitem').length
  await user.click(more)
  await waitFor(() => expect(screen.getAllByRole('listitem').length).toBeGreaterThan(first))
  expect(screen.queryByRole('button')).toBeNull()
})

test('R-HOST-18 activity.tsx shows a failure, and the same button retries', async () => {
  const { user } = await show(<Activity />, shown)
  const more = await screen.findByRole('button', { name: 'Earlier ones' })
  api.setScenario('503', { only: ['history'] })
  await user.click(more)
  expect((await screen.findByRole('alert')).textContent).toBe('Failed to fetch transactions')
  api.setScenario('healthy')
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(screen.queryByRole('button')).toBeNull())
})

test('R-HOST-18 activity-without-react.ts loads two pages with their NFTs', async () => {
  const { kit } = await show(null, shown)
  const { groups, nfts, stop } = await act(() => readActivity(kit))
  stop()
  expect(groups.flatMap(({ transactions }) => transactions)).toHaveLength(72)
  expect(nfts.length).toBeGreaterThan(0)
})

test('R-HOST-18 identity.tsx shows the name; address-labels.ts sets a label', async () => {
  const { kit } = await show(<Who />, shown)
  expect(await screen.findByText(/\.bowline\.id$|^0x/)).not.toBeNull()
  await waitFor(() => expect(asked('identity')).toHaveLength(1))
  expect(nameTreasury(kit, `0x${'12'.repeat(20)}`)).toBe('Treasury')
})

test('R-HOST-18 receive.tsx shows address and networks, and opens the view', async () => {
  const { kit, user } = await show(<Deposit />, shown)
  expect(screen.getByText(/^0x1{40} on Ethereum/)).not.toBeNull()
  await user.click(screen.getByRole('button', { name: 'Show the QR code' }))
  await waitFor(() => expect(kit.getState().navigation.history.at(-1)?.view).toBe('WalletReceive'))
})
