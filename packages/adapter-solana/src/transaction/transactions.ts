import { estimateTransfer } from '../transfer/estimate.js'
import { readArrival } from '../transfer/read-arrival.js'
import { assertBounds } from '../transfer/rent.js'
import { assertCarriedOut } from '../transfer/simulate.js'
import { buildTransfer } from '../transfer/transfer.js'
import { withSignature } from './signatures.js'
import { likeGiven, toWire, versionOf } from './transaction.js'
import { readMessage, readWire } from './wire-facts.js'

/** Everything that needs the library of the chain: parsing, serializing and building transactions. */
export const transactions = {
  toWire,
  likeGiven,
  versionOf,
  withSignature,
  readWire,
  readMessage,
  buildTransfer,
  estimateTransfer,
  readArrival,
  assertBounds,
  assertCarriedOut,
} as const
