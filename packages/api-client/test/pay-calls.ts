/** One call of every question to the pay service. */
import { getExchangeBuyStatus, getExchangePayUrl, getExchanges } from '../src/index.js'
import { ADDRESS } from './answering.js'
import type { DataCall } from './data-calls.js'

const asset = 'eip155:1/slip44:60'
const exchangeId = 'quayside'

export const PAY_CALLS: readonly DataCall[] = [
  {
    endpoint: 'exchanges',
    ask: (client, signal) => getExchanges(client, { asset, amount: '1', signal }),
    failsAs: 'itself',
  },
  {
    endpoint: 'exchange-pay-url',
    ask: (client, signal) =>
      getExchangePayUrl(client, { exchangeId, asset, amount: '1', recipient: `eip155:1:${ADDRESS}`, signal }),
    failsAs: 'itself',
  },
  {
    endpoint: 'exchange-buy-status',
    ask: (client, signal) => getExchangeBuyStatus(client, { exchangeId, sessionId: 'ab'.repeat(16), signal }),
    failsAs: 'itself',
  },
]
