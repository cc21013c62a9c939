/** Renders the Pay view with the mock pay service and a wallet in memory. */
import { createMockApi } from '@bowline/api-client/mocks'
import { currentRoute, type Payment } from '@bowline/kit-core'
import { openPay } from '@bowline/kit-core/actions'
import { act, screen, within } from '@testing-library/react'
import { getResponse } from 'msw'
import { type ShowParams, showView } from './render-view.js'

export const OWN = '0x1111111111111111111111111111111111111111'
export const SHOP = '0xb0b0000000000000000000000000000000000b0b'

export const PAYMENT: Payment = {
  paymentAsset: { network: 'eip155:1', asset: 'native', metadata: { name: 'Ether', symbol: 'ETH', decimals: 18 } },
  recipient: SHOP,
  amount: '0.25',
}

/** The mock services, for a kit in memory. */
export function createPayService() {
  const api = createMockApi()
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const response = await getResponse(api.handlers, new Request(input, init))
    init?.signal?.throwIfAborted()
    if (!response || response.type === 'error') throw new TypeError('fetch failed')
    return response
  }
  return { api, fetch }
}

type PayParams = ShowParams & { payment?: Payment; service?: ReturnType<typeof createPayService> }

/** Renders the payment options, opened by a call of the app. */
export async function showPay({ payment = PAYMENT, service = createPayService(), ...params }: PayParams = {}) {
  const shown = await showView({
    connected: true,
    fetch: service.fetch,
    ...params,
    options: { features: { pay: true }, ...params.options },
  })
  await act(async () => void openPay(shown.kit, payment))
  return {
    ...shown,
    api: service.api,
    view: () => currentRoute(shown.kit.getState().navigation).view,
    rows: () =>
      within(screen.getByRole('list', { name: 'Ways to pay' }))
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
  }
}

export const row = (name: string | RegExp) => screen.getByRole('button', { name })
