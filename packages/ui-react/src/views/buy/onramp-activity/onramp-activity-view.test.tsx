import { screen, waitFor, within } from '@testing-library/react'
import { showOnramp } from '../../../../test/views/onramp-fixture.js'
import { fullTest, THEMES, violations } from '../../../../test/views/render-view.js'
import { button, createSwapService } from '../../../../test/views/swap-fixture.js'

const ADDRESS = '0x1111111111111111111111111111111111111111'
const purchase = (id: string, minedAt: string, status: string) => ({
  id,
  metadata: {
    ...{ minedAt, chain: 'eip155:1', operationType: 'buy', status: `ONRAMP_TRANSACTION_STATUS_${status}` },
    ...{ sentFrom: 'Coinbase', sentTo: ADDRESS, hash: `0x${'ab'.repeat(32)}`, nonce: 1 },
  },
  transfers: [{ fungible_info: { name: 'USD Coin', symbol: 'USDC' }, direction: 'in', quantity: { numeric: '98.7' } }],
})
const show = (params: Parameters<typeof showOnramp>[0] = {}) => showOnramp({ view: 'OnRampActivity', ...params })

test('R-RAMP-32 R-FLOW-46 shows progress, then purchases by month with those in progress marked, and rows that open the explorer', async () => {
  const service = createSwapService()
  service.say('history', {
    data: [
      purchase('a', '2025-02-20T12:00:00Z', 'IN_PROGRESS'),
      purchase('b', '2025-02-10T12:00:00Z', 'FAILED'),
      purchase('c', '2024-12-10T12:00:00Z', 'SUCCESS'),
    ],
  })
  service.hold('history')
  await show({ service })
  expect(await screen.findByText('Loading activity')).toBeInTheDocument()
  await waitFor(() => expect(service.asked('history')).toHaveLength(1))
  expect(service.asked('history')[0]?.query).toMatchObject({ onramp: 'coinbase' })
  await service.release('history')
  const links = await screen.findAllByRole('link')
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'February 2025',
    'December 2024',
  ])
  expect(links.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/98\.7.*USDC.*Pending/),
    expect.stringMatching(/Failed.*98\.7/),
    expect.not.stringMatching(/Pending|Failed/),
  ])
  expect(links[0]).toHaveAttribute('href', expect.stringMatching(/^https:\/\/.*\/tx\/0xab/))
  expect(links[0]).toHaveAttribute('rel', 'noopener noreferrer')
  service.say('history', { data: [purchase('a', '2025-02-20T12:00:00Z', 'SUCCESS')] })
  await waitFor(() => expect(service.asked('history')).toHaveLength(2))
  await waitFor(() => expect(screen.queryByText(/Pending/)).toBeNull())
})

test('R-FLOW-46 R-VIEW-03 says that there are no purchases, and a failure can be retried', async () => {
  const service = createSwapService()
  service.say('history', {}, 503)
  const { user } = await show({ service })
  expect(await within(await screen.findByRole('alert')).findByText('Couldn’t load your purchases')).toBeVisible()
  service.say('history', { data: [] })
  await user.click(button('Try again'))
  expect(await screen.findByText('No purchases yet')).toBeVisible()
})

fullTest.each(THEMES)(
  'R-VIEW-03 R-VIEW-60 R-THEME-09 OnRampActivity passes an accessibility check in the %s theme, also in Arabic',
  async (theme) => {
    const { unmount } = await show({ theme })
    await screen.findAllByRole('link')
    expect(await violations()).toEqual([])
    unmount()
    await show({ theme, locale: 'ar' })
    await screen.findAllByRole('link')
    expect(await violations()).toEqual([])
  },
)

test('R-RAMP-68 says at the end of the list that purchases are missing when some could not be read', async () => {
  const service = createSwapService()
  service.say('history', { data: [purchase('a', '2025-02-20T12:00:00Z', 'SUCCESS'), { id: 'b', metadata: 7 }] })
  await show({ service })
  expect(await screen.findByText(/^Some purchases couldn’t be read/)).toBeVisible()
})

test('R-RAMP-68 shows a failure, not an empty list, when no purchase could be read', async () => {
  const service = createSwapService()
  service.say('history', { data: [{ id: 'b', metadata: 7 }] })
  await show({ service })
  expect(await screen.findByText('Couldn’t load your purchases')).toBeVisible()
})
