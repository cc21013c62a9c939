/**
 * A transaction or an on-ramp purchase in an account's history, validated from a record of the data service.
 *
 * Out     the valid fields: invalid texts become empty, an invalid status or hash undefined, and invalid transfers are
 *         skipped. `minedAt` is unchecked text; callers check the date
 * Throws  a schema error when the id or the metadata is missing
 * Source  spec R-STATE-47, R-STATE-49; security §8 (history: bad dates, ids used in addresses)
 */
import * as v from 'valibot'

import { caip2Schema } from '../client/caip2-schema.js'
import { lenient, lenientOptional } from '../client/lenient.js'
import { listSchema } from '../client/list-schema.js'
import { filledTextSchema, labelSchema } from '../client/text-schema.js'
import { type TransactionTransfer, transactionTransferSchema } from './transfer.js'

/** Statuses of history entries. Those that start with `ONRAMP_` belong to purchases, the others to transactions. */
export const TRANSACTION_STATUSES = [
  'confirmed',
  'failed',
  'pending',
  'ONRAMP_TRANSACTION_STATUS_SUCCESS',
  'ONRAMP_TRANSACTION_STATUS_IN_PROGRESS',
  'ONRAMP_TRANSACTION_STATUS_FAILED',
] as const

/** Status of a history entry. */
export type TransactionStatus = (typeof TRANSACTION_STATUSES)[number]

/** What the service knows about a history entry besides its transfers. */
export type TransactionMetadata = {
  /** ISO 8601, as the service sent it; empty when missing. */
  readonly minedAt: string
  /** CAIP-2; empty when invalid. */
  readonly chain: string
  readonly operationType: string
  /** Undefined when missing or unknown. */
  readonly status?: TransactionStatus | undefined
  readonly sentFrom: string
  readonly sentTo: string
  readonly hash?: string | undefined
  readonly nonce?: number | undefined
  /** For purchases: the id that the purchase page was requested with. */
  readonly purchaseId?: string | undefined
}

/** A history entry with the tokens and NFTs that it moved. */
export type Transaction = {
  readonly id: string
  readonly metadata: TransactionMetadata
  readonly transfers: readonly TransactionTransfer[]
}

const hashSchema = v.pipe(v.string(), v.regex(/^[0-9a-zA-Z]{1,128}$/))

const metadataSchema: v.GenericSchema<unknown, TransactionMetadata> = v.object({
  minedAt: labelSchema,
  chain: lenient(caip2Schema, ''),
  operationType: labelSchema,
  status: lenientOptional(v.picklist(TRANSACTION_STATUSES)),
  sentFrom: labelSchema,
  sentTo: labelSchema,
  hash: lenientOptional(hashSchema),
  nonce: lenientOptional(v.pipe(v.number(), v.safeInteger(), v.minValue(0))),
  purchaseId: lenientOptional(filledTextSchema),
})

/** Schema of a history entry. */
export const transactionSchema: v.GenericSchema<unknown, Transaction> = v.object({
  id: filledTextSchema,
  metadata: metadataSchema,
  transfers: lenient(listSchema(transactionTransferSchema), []),
})
