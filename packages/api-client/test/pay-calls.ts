/** One call of every pay service method. */
import { getExchangeBuyStatus, getExchangePayUrl, getExchanges } from '../src/index.js'
import { call, type DataCall } from './data-calls.js'
import { ADDRESS } from './mock-client.js'

const asset = 'eip155:1/slip44:60'
const exchangeId = 'quayside'
const recipient = `eip155:1:${ADDRESS}`

export const PAY_CALLS: readonly DataCall[] = [
  call('exchanges', (client, signal) => getExchanges(client, { asset, amount: '1', signal })),
  call('exchange-pay-url', (client, signal) =>
    getExchangePayUrl(client, { exchangeId, asset, amount: '1', recipient, signal }),
  ),
  call('exchange-buy-status', (client, signal) =>
    getExchangeBuyStatus(client, { exchangeId, sessionId: 'ab'.repeat(16), signal }),
  ),
]
