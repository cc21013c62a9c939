/** Renders the send views with a wallet and a data service in memory. */
import { selectSend, type TokenBalance } from '@bowline/kit-core'
import { type MockAdapterDescriptor, mockAdapter } from '@bowline/kit-core/testing'
import { screen, waitFor } from '@testing-library/react'
import { createDataService, type DataService, token } from './account-fixture.js'
import { type ShowParams, showView } from './render-view.js'

export const OWN = '0x1111111111111111111111111111111111111111'
export const FRIEND = '0x2222222222222222222222222222222222222222'
export const BURN = '0x000000000000000000000000000000000000dEaD'

/** An adapter with which a transfer costs 0.001 of the native token. */
export const sendingAdapter = (params: Parameters<typeof mockAdapter>[0] = {}): MockAdapterDescriptor =>
  mockAdapter({ transferFee: 1_000_000_000_000_000n, ...params })

/** Known names and their addresses; a number is the status of a failed response. */
export type Names = Readonly<Record<string, string | number>>

/** Adds names to the data service. */
export function withNames(service: DataService, names: Names): typeof globalThis.fetch {
  return async (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : String(input))
    if (!pathname.includes('/profile/account/')) return service.fetch(input, init)
    const owner = names[decodeURIComponent(pathname.split('/').at(-1) ?? '')] ?? 404
    if (typeof owner === 'number') return new Response('{}', { status: owner })
    const avatar = 'https://images.example/anna.png'
    return Response.json({ addresses: { '60': { address: owner } }, attributes: [{ avatar }] })
  }
}

export const ETHER = token()
export const DOLLARS: TokenBalance = token({
  name: 'USD Coin',
  symbol: 'USDC',
  address: 'eip155:1:0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48',
  price: 1,
  value: 50,
  quantity: { decimals: '6', numeric: '50' },
})

export type ShowSendParams = ShowParams & {
  service?: DataService
  names?: Names
  tokens?: readonly TokenBalance[]
}

/** Renders the form of a transfer, with its tokens loaded unless the service holds them. */
export async function showSend({ tokens = [ETHER, DOLLARS], names = {}, ...params }: ShowSendParams = {}) {
  const { adapter = sendingAdapter(), service = createDataService(), ...rest } = params
  if (params.service === undefined) service.tokens(...tokens)
  const fetch = withNames(service, names)
  const shown = await showView({ view: 'WalletSend', connected: true, adapter, fetch, ...rest })
  return { ...shown, adapter, service }
}

export const button = (name: string | RegExp) => screen.getByRole('button', { name })
export const amountField = () => screen.getByRole('textbox', { name: 'You send' })
export const recipientField = () => screen.getByRole('textbox', { name: 'To' })

type Shown = Awaited<ReturnType<typeof showSend>>

/** Token button of the form, which precedes the main button. */
export const tokenButton = () =>
  screen.getAllByRole('button', { name: /^Select token$|Change token$/ })[0] ?? document.body

/** Selects a token by its symbol. */
export async function pickToken({ user }: Shown, symbol = 'Ether'): Promise<void> {
  await user.click(tokenButton())
  await user.click(await screen.findByRole('button', { name: new RegExp(`^${symbol}`) }))
}

/** Fills in the form, pasting the recipient, and waits until the recipient and the fee are known. */
export async function fillIn(shown: Shown, { symbol = 'Ether', amount = '0.5', to = FRIEND } = {}): Promise<void> {
  await pickToken(shown, symbol)
  await shown.user.type(amountField(), amount)
  await fillInRecipient(shown, to)
}

/** Pastes the recipient, and waits until it and the fee are known. */
export async function fillInRecipient(shown: Pick<Shown, 'kit' | 'user'>, to = FRIEND): Promise<void> {
  await shown.user.click(recipientField())
  await shown.user.paste(to)
  await waitFor(() => expect(selectSend(shown.kit.getState()).recipientStatus).not.toBe('resolving'))
  await waitFor(() => expect(selectSend(shown.kit.getState()).feeStatus).not.toBe('loading'))
}

/** Fills in the form and opens the review. */
export async function reviewSend(params: ShowSendParams & { to?: string; amount?: string; symbol?: string } = {}) {
  const { to, amount, symbol, ...rest } = params
  const shown = await showSend(rest)
  await fillIn(shown, { ...(to && { to }), ...(amount && { amount }), ...(symbol && { symbol }) })
  await shown.user.click(button('Review send'))
  await screen.findByRole('heading', { name: 'Review send' })
  return shown
}
