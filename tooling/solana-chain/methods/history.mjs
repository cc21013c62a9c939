// @ts-check
/** Methods about past transactions. A block is final at once. */
import * as z from 'zod'
import { memoOf, transactionJson } from '../encoding/transaction.mjs'
import { addressSchema, signatureSchema } from '../params.mjs'
import { RpcError } from '../rpc-error.mjs'
import { withContext } from './context.mjs'

const MAX_STATUSES = 256
const MAX_SIGNATURES = 1000

const transactionConfigSchema = z
  .union([
    z.enum(['json', 'jsonParsed', 'base58', 'base64']).transform((encoding) => ({ encoding })),
    z.object({
      encoding: z.enum(['json', 'jsonParsed', 'base58', 'base64']).nullish(),
      maxSupportedTransactionVersion: z.bigint().nullish(),
    }),
  ])
  .nullish()
const listSchema = z
  .object({
    before: signatureSchema.nullish(),
    until: signatureSchema.nullish(),
    limit: z.bigint().min(1n).max(BigInt(MAX_SIGNATURES)).transform(Number).nullish(),
  })
  .nullish()

/** @type {import('./methods.mjs').MethodGroup} */
export const historyMethods = (ledger) => ({
  getSignatureStatuses([signatures]) {
    const asked = z.array(signatureSchema).max(MAX_STATUSES).parse(signatures)
    const statuses = asked.map((signature) => {
      const record = ledger.record(signature)
      if (record === undefined) return null
      const { err } = record.outcome
      const status = err === null ? { Ok: null } : { Err: err }
      return { slot: record.slot, confirmations: null, confirmationStatus: 'finalized', err, status }
    })
    return withContext(ledger, statuses)
  },

  getTransaction([signature, config]) {
    const given = transactionConfigSchema.parse(config)
    const record = ledger.record(signatureSchema.parse(signature))
    if (record === undefined) return null
    const { version } = record.wire.message
    const supported = given && 'maxSupportedTransactionVersion' in given ? given.maxSupportedTransactionVersion : null
    if (version === 0 && (supported === null || supported === undefined)) {
      throw new RpcError(
        -32015,
        'Transaction version (0) is not supported by the requesting client. Please try the request again with the following configuration parameter: "maxSupportedTransactionVersion": 0',
      )
    }
    return transactionJson(record, given?.encoding ?? 'json', supported !== null && supported !== undefined)
  },

  getSignaturesForAddress([address, config]) {
    const wanted = addressSchema.parse(address)
    const { before, until, limit } = listSchema.parse(config) ?? {}
    const newestFirst = ledger.records().reverse()
    const start = before ? newestFirst.findIndex(({ wire }) => wire.signature === before) + 1 : 0
    const end = until ? newestFirst.findIndex(({ wire }) => wire.signature === until) : -1
    if (before && start === 0) return []
    return newestFirst
      .slice(start, end === -1 ? undefined : end)
      .filter(({ keys }) => keys.some((key) => key.address === wanted))
      .slice(0, limit ?? MAX_SIGNATURES)
      .map(({ wire, slot, outcome, timestampSec, keys }) => ({
        signature: wire.signature,
        slot,
        err: outcome.err,
        memo: memoOf(wire.message, keys),
        blockTime: timestampSec,
        confirmationStatus: 'finalized',
      }))
  },
})
