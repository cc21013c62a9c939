/** Account of a new app with networks and adapters but without any service: all its data comes from the networks' nodes. */
import { type ChainTokenBalance, currentRoute, type Namespace, type NetworkInput } from '@bowline/kit-core'
import { bitcoin, mainnet, solana } from '@bowline/kit-core/networks'
import { mockAdapter } from '@bowline/kit-core/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import { embeddedAdapter, tokenRows } from '../../../../test/views/account-fixture.js'
import { showView } from '../../../../test/views/render-view.js'
import { amountField, button, FRIEND, fillInRecipient, sendingAdapter } from '../../../../test/views/send-fixture.js'

const USDC = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const REPORTED: readonly ChainTokenBalance[] = [
  { name: 'Ether', symbol: 'ETH', decimals: 18, value: 1_500_000_000_000_000_000n },
  { name: 'USD Coin', symbol: 'USDC', decimals: 6, value: 25_000_000n, address: USDC },
]
const NETWORKS: Readonly<Partial<Record<Namespace, NetworkInput>>> = { eip155: mainnet, solana, bip122: bitcoin }

type Params = Parameters<typeof showView>[0] & { tokens?: readonly ChainTokenBalance[]; namespace?: Namespace }

/** Renders the account, and checks after each test that there was no request to a service and no log entry. */
async function showFresh({ tokens = REPORTED, namespace = 'eip155', ...params }: Params = {}) {
  const { adapter = sendingAdapter({ namespace, ...(namespace !== 'bip122' && { tokens }) }) } = params
  const shown = await showView({
    view: 'Account',
    connected: true,
    options: { endpoints: {}, networks: [NETWORKS[namespace] ?? mainnet], enableNetworkSwitch: true },
    ...params,
    adapter,
  })
  quiet.push(() => [shown.requests, shown.log.entries.filter(({ level }) => level !== 'debug')])
  const readings = () => shown.controls.requests.filter(({ method }) => method === 'getTokenBalances').length
  return { ...shown, readings }
}

const quiet: (() => unknown)[] = []
afterEach(() => {
  for (const read of quiet.splice(0)) expect(read()).toEqual([[], []])
})

const dialog = () => screen.getByRole('dialog')
const tab = (name: string) => screen.getByRole('tab', { name })
const settle = (kit: Awaited<ReturnType<typeof showFresh>>, hash: string, status: 'confirmed' | 'failed') =>
  act(async () => kit.controls.emit({ type: 'transactionSettled', hash, status }))

test('R-ACCT-72 R-ACCT-73 R-ACCT-74 lists native token and tokens without dollars and NFTs when there is no data service', async () => {
  const shown = await showFresh()
  expect(screen.getByText('Balance')).toBeInTheDocument()
  await waitFor(() => expect(tokenRows()).toEqual(['EtherETH1.5', 'USD CoinUSDC25']))
  expect(shown.readings()).toBe(1)
  expect(screen.getAllByText('1.5')).toHaveLength(2)
  expect(dialog()).not.toHaveTextContent('$')
  expect(screen.queryByRole('tab', { name: 'NFTs' })).not.toBeInTheDocument()
  expect(shown.kit.getState().toast.open).toBe(false)
})

test('R-ACCT-73 an empty account without a data service says so and offers receiving', async () => {
  const shown = await showFresh({ tokens: [] })
  const list = () => within(document.querySelector<HTMLElement>('[data-part="token-list"]') ?? dialog())
  expect(await list().findByText('No tokens yet')).toBeVisible()
  expect(dialog()).not.toHaveTextContent('$')
  await shown.user.click(list().getByRole('button', { name: 'Add funds' }))
  await shown.user.click(button(/^Receive funds/))
  expect(await screen.findByRole('heading', { name: 'Receive' })).toBeVisible()
  expect(button('Copy address')).toBeEnabled()
  expect(dialog()).toHaveTextContent('0x1111111111111111111111111111111111111111')
})

test('R-ACCT-73 the embedded account without a data service shows the balance in place of the total', async () => {
  await showFresh({ adapter: embeddedAdapter({ tokens: REPORTED }) })
  await waitFor(() => expect(tokenRows()).toHaveLength(2))
  expect(screen.getByText('Balance')).toBeInTheDocument()
  expect(dialog()).not.toHaveTextContent(/\$|Total value/)
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['Tokens', 'Activity'])
})

test('R-SEND-42 R-ACCT-75 the native token is preselected and can be sent in full without a data service, and Activity shows it', async () => {
  const shown = await showFresh()
  const { user, kit, controls } = shown
  await user.click(tab('Activity'))
  expect(await screen.findByText('Nothing sent from here yet')).toBeVisible()

  await user.click(button('Send'))
  expect(await screen.findByRole('button', { name: /ETH.*Change token/ })).toBeVisible()
  await user.type(amountField(), '0.5')
  await fillInRecipient(shown)
  await user.click(await screen.findByRole('button', { name: 'Review send' }))
  await screen.findByRole('heading', { name: 'Review send' })
  expect(dialog()).not.toHaveTextContent('$')
  controls.setBalance(999_000_000_000_000_000n)
  controls.setTokens([{ name: 'Ether', symbol: 'ETH', decimals: 18, value: 999_000_000_000_000_000n }])
  await user.click(button('Send'))
  await waitFor(() => expect(currentRoute(kit.getState().navigation).view).toBe('Account'))
  expect(controls.requests.find(({ method }) => method === 'sendTransaction')).toMatchObject({
    params: { to: FRIEND, value: 500_000_000_000_000_000n },
  })

  const hash = kit.getState().send.sent?.hash ?? ''
  expect((await screen.findAllByText('Pending'))[0]).toBeVisible()
  const before = shown.readings()
  await settle(shown, hash, 'confirmed')
  await waitFor(() => expect(screen.queryAllByText('Pending')).toEqual([]))
  expect(screen.getByText('Sent')).toBeVisible()
  expect(screen.getByRole('link', { name: /Sent/ })).toHaveAttribute('href', `https://etherscan.io/tx/${hash}`)
  expect(screen.getAllByText(/^Only transactions sent from this page/)[0]).toBeVisible()
  expect(shown.readings()).toBe(before + 1)
  await user.click(tab('Tokens'))
  await waitFor(() => expect(tokenRows()).toEqual(['EtherETH0.999']))
})

test('R-SEND-42 R-ACCT-75 another token can be chosen and sent without a data service, and a failed transfer shows as failed', async () => {
  const shown = await showFresh({ view: 'WalletSend' })
  const { user, kit, controls } = shown
  await user.click(await screen.findByRole('button', { name: /ETH.*Change token/ }))
  await user.click(await screen.findByRole('button', { name: /^USD Coin/ }))
  await user.click(await screen.findByRole('button', { name: /Max/ }))
  expect(amountField()).toHaveValue('25')
  await fillInRecipient(shown)
  await user.click(await screen.findByRole('button', { name: 'Review send' }))
  await screen.findByRole('heading', { name: 'Review send' })
  await user.click(button('Send'))
  await waitFor(() => expect(currentRoute(kit.getState().navigation).view).toBe('Account'))
  expect(controls.requests.find(({ method }) => method === 'sendToken')).toMatchObject({
    params: { to: FRIEND, value: 25_000_000n, tokenAddress: USDC },
  })
  await settle(shown, kit.getState().send.sent?.hash ?? '', 'failed')
  await user.click(tab('Activity'))
  expect(await screen.findByText('Failed')).toBeVisible()
})

test('R-SEND-42 the native token is also preselected when a data service supports the network', async () => {
  await showView({ view: 'WalletSend', connected: true, adapter: sendingAdapter({ tokens: REPORTED }) })
  expect(await screen.findByRole('button', { name: /ETH.*Change token/ })).toBeVisible()
})

test('R-ACCT-72 R-SEND-42 on Solana a token without a name shows its address and can be sent', async () => {
  const mint = '7vTyEPsBYfWcYPUMHnxGdjgyhqPrFFZ6FHPdTcFqUEgJ'
  const coin = { name: 'Solana', symbol: 'SOL', decimals: 9, value: 2_000_000_000n }
  const shown = await showFresh({ namespace: 'solana', tokens: [coin, { address: mint, decimals: 6, value: 3n }] })
  await waitFor(() => expect(tokenRows()).toEqual(['SolanaSOL2', '7vTy…FqUEgJ???0.000003']))
  expect(screen.queryByRole('tab')).not.toBeInTheDocument()
  await shown.user.click(button('Send'))
  expect(await screen.findByRole('button', { name: /SOL.*Change token/ })).toBeVisible()
})

test('R-ACCT-03 R-ADPT-17 on Bitcoin the balance is shown and Receive works', async () => {
  const shown = await showFresh({
    namespace: 'bip122',
    adapter: mockAdapter({ namespace: 'bip122', balance: 150_000_000n }),
  })
  expect(screen.getByText('1.5')).toBeVisible()
  expect(screen.getByText('BTC')).toBeVisible()
  expect(document.querySelector('[data-part="token-list"]')).not.toBeInTheDocument()
  await shown.user.click(button('Receive'))
  expect(await screen.findByRole('heading', { name: 'Receive' })).toBeVisible()
})
