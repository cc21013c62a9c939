import { assertBounds } from '../transfer/account-minimum.js'
import { estimateTransfer } from '../transfer/estimate.js'
import { fetchReceivedAmount } from '../transfer/fetch-received-amount.js'
import { assertSimulationSucceeds } from '../transfer/simulate-transfer.js'
import { buildTransfer } from '../transfer/transfer.js'
import { parseMessage, parseTransaction } from './parse-transaction.js'
import { withSignature } from './signatures.js'
import { getVersion, toGivenForm, toWire } from './transaction.js'

/** Everything that needs the library of the chain: parsing, serializing and building transactions. */
export const transactions = {
  toWire,
  toGivenForm,
  getVersion,
  withSignature,
  parseTransaction,
  parseMessage,
  buildTransfer,
  estimateTransfer,
  fetchReceivedAmount,
  assertBounds,
  assertSimulationSucceeds,
} as const
