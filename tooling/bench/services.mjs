// @ts-check
/**
 * The kit's services on this machine: the mocks, with a delay before each response like a real
 * service. A row that emulates a network adds the network's delay.
 *
 * In      –
 * Out     url; a stop function
 */
import { createEvmLedger, createMockApi } from '@bowline/api-client/mocks'
import { startMockServer } from '@bowline/api-client/mocks/server'
import { http } from 'msw'
import { WALLET_ADDRESS } from './wallets.mjs'

/** Response time of a service. */
export const ANSWER_MS = 40

const FUNDS_WEI = 10n ** 18n

export async function startServices() {
  const ledger = createEvmLedger({
    chains: [
      { chainId: 1, name: 'Ethereum' },
      { chainId: 8453, name: 'Base' },
    ],
    accounts: [{ address: WALLET_ADDRESS, value: FUNDS_WEI }],
  })
  const api = createMockApi({ ledger, nowMs: Date.now })
  // The server tries the handlers under several URLs; its own URL matches none, so it waits once.
  const wait = http.all(
    ({ request }) => new URL(request.url).hostname === '127.0.0.1',
    () => new Promise((resolve) => setTimeout(resolve, ANSWER_MS)),
  )
  return startMockServer({ api: { ...api, handlers: [wait, ...api.handlers] }, port: 0 })
}
