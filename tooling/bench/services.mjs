// @ts-check
/**
 * The services of the kit on this machine: the one set of fakes, with a delay before each answer, as a service that has to
 * look something up has one. The network's own delay comes on top where a row emulates one.
 *
 * In      –
 * Out     url; how to stop
 */
import { createEvmLedger, createMockApi } from '@bowline/api-client/mocks'
import { startMockServer } from '@bowline/api-client/mocks/server'
import { http } from 'msw'
import { WALLET_ADDRESS } from './wallets.mjs'

/** What a service takes to answer. */
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
  // The server asks the handlers under several addresses; under its own none of them answers, so it waits once.
  const wait = http.all(
    ({ request }) => new URL(request.url).hostname === '127.0.0.1',
    () => new Promise((resolve) => setTimeout(resolve, ANSWER_MS)),
  )
  return startMockServer({ api: { ...api, handlers: [wait, ...api.handlers] }, port: 0 })
}
