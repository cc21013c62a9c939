import { currentRoute } from '@bowline/kit-core'
import { open } from '@bowline/kit-core/actions'
import { bitcoin, mainnet, polygon } from '@bowline/kit-core/networks'
import { mockAdapter } from '@bowline/kit-core/testing'
import { act, screen } from '@testing-library/react'
import { fullTest, type ShowParams, showView, THEMES, violations } from '../../../../test/views/render-view.js'

const FIRST = '0x1111111111111111111111111111111111111111'
const SECOND = '0x2222222222222222222222222222222222222222'
const button = (name: string | RegExp) => screen.getByRole('button', { name })
const whole = () => document.querySelector('[data-part="whole-address"] [aria-hidden]')?.textContent
const drawn = () => document.querySelector('[data-part="qr-code"] > img')?.getAttribute('src')

const showReceive = (params: ShowParams = {}) =>
  showView({ view: 'WalletReceive', options: { networks: [mainnet, polygon] }, connected: true, ...params })

test('R-RECV-02 R-RECV-03 R-FLOW-26 R-ACCT-63 shows the address as a QR code and in full, and the focused button copies it', async () => {
  const { user, events } = await showReceive()
  const written = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValueOnce()
  expect(screen.getByRole('img', { name: 'QR code of your address' })).toBeVisible()
  expect(whole()).toBe(FIRST)
  expect(button('Copy address')).toHaveFocus()
  const before = events.length
  await user.keyboard('{Enter}')
  expect(written).toHaveBeenCalledWith(FIRST)
  expect(await screen.findAllByText('Address copied')).not.toHaveLength(0)
  expect(events).toHaveLength(before)
})

test('R-RECV-07 the address is read character by character, and selected as one word', async () => {
  await showReceive()
  expect(screen.getByText(`Your address: ${[...FIRST].join(' ')}`)).toBeInTheDocument()
  const groups = [...document.querySelectorAll('[data-part="whole-address"] bdi span')].map(
    (group) => group.textContent,
  )
  expect(groups).toEqual([FIRST.slice(0, 6), ...(FIRST.slice(6).match(/.{4}/g) ?? [])])
})

test('R-RECV-06 another account in the wallet shows another code at once', async () => {
  const adapter = mockAdapter()
  await showReceive({ adapter })
  const before = drawn()
  await act(async () => adapter.controls.changeAccounts([{ address: SECOND, type: 'eoa' }]))
  expect(whole()).toBe(SECOND)
  expect(drawn()).not.toBe(before)
})

test('R-RECV-15 names only the active network for a contract account', async () => {
  await showReceive({ adapter: mockAdapter({ contracts: [`eip155:1:${FIRST}`] }) })
  expect(
    await screen.findByRole('button', { name: /Ethereum Only send assets on this network to this address/ }),
  ).toBeVisible()
})

test('R-RECV-02 R-VIEW-56 R-FLOW-27 a press opens the networks of the address, and back returns', async () => {
  const { user, kit } = await showReceive()
  await user.click(button(/Ethereum This address works on 2 networks/))
  expect(currentRoute(kit.getState().navigation).view).toBe('WalletCompatibleNetworks')
  expect((await screen.findAllByRole('listitem')).map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Ethereum'),
    expect.stringContaining('Polygon'),
  ])
  expect(screen.getByText(/on these networks/)).toBeVisible()
  expect(await violations()).toEqual([])
  await user.click(button('Back'))
  expect(await screen.findByRole('img', { name: 'QR code of your address' })).toBeVisible()
})

test('R-FLOW-26 R-FLOW-27 says that there is no network on one that the app does not list', async () => {
  const adapter = mockAdapter()
  await showReceive({ adapter, options: { networks: [mainnet], allowUnsupportedChain: true } })
  expect(button(/Ethereum Only send assets on this network/)).toBeVisible()
  await act(async () => adapter.controls.changeNetwork('eip155:999'))
  expect(screen.getByText(/doesn’t support your wallet’s network/)).toBeVisible()
})

test('R-RECV-05 the addresses of Bitcoin have a tab each', async () => {
  const adapter = mockAdapter({
    namespace: 'bip122',
    accounts: [
      { address: 'bc1payment', type: 'payment' },
      { address: 'bc1ordinal', type: 'ordinal' },
    ],
  })
  const { user } = await showReceive({ adapter, options: { networks: [bitcoin] } })
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['Payment', 'Ordinals'])
  expect(whole()).toBe('bc1payment')
  await user.click(screen.getByRole('tab', { name: 'Ordinals' }))
  expect(whole()).toBe('bc1ordinal')
  expect(await violations()).toEqual([])
})

test('R-RECV-01 R-ACCT-62 Account opens the view, unless the app turned it off', async () => {
  const { user, kit } = await showView({ view: 'Account', connected: true })
  await user.click(button('Receive'))
  expect(currentRoute(kit.getState().navigation).view).toBe('WalletReceive')
})

test('R-RECV-01 cannot be reached when it is off', async () => {
  const { kit } = await showView({ view: 'Account', connected: true, options: { features: { receive: false } } })
  expect(screen.queryByRole('button', { name: 'Receive' })).toBeNull()
  await act(async () => void open(kit, { view: 'WalletReceive' }))
  expect(currentRoute(kit.getState().navigation).view).toBe('Account')
})

fullTest.each(THEMES)(
  'R-VIEW-03 R-THEME-09 WalletReceive passes an accessibility check in the %s theme',
  async (theme) => {
    await showReceive({ theme })
    expect(await violations()).toEqual([])
  },
)
