/**
 * One transaction of an account's history.
 *
 * In      a record of an answer
 * Out     the fields that fit: texts that do not fit are empty, a status or hash that is none is absent, a transfer that
 *         does not fit is left out. `minedAt` is text: whether it is a date is for whoever groups by it
 * Throws  a schema error when there is no id or no metadata
 * Source  spec R-STATE-47, R-STATE-49; security §8 (history: bad dates, ids used in addresses)
 */
import * as z from 'zod/mini'

import { caip2Schema } from '../client/caip2-schema.js'
import { lenientOptional } from '../client/lenient-optional.js'
import { listSchema } from '../client/list-schema.js'
import { filledTextSchema, labelSchema } from '../client/text-schema.js'
import { type TransactionTransfer, transactionTransferSchema } from './transfer.js'

/** How a transaction stands; the long ones are those of purchases. */
export const TRANSACTION_STATUSES = [
  'confirmed',
  'failed',
  'pending',
  'ONRAMP_TRANSACTION_STATUS_SUCCESS',
  'ONRAMP_TRANSACTION_STATUS_IN_PROGRESS',
  'ONRAMP_TRANSACTION_STATUS_FAILED',
] as const

/** How a transaction stands. */
export type TransactionStatus = (typeof TRANSACTION_STATUSES)[number]

/** When, where and how. */
export type TransactionMetadata = {
  /** ISO 8601, as the service wrote it; empty when it wrote none. */
  readonly minedAt: string
  /** CAIP-2; empty when it is none. */
  readonly chain: string
  readonly operationType: string
  /** Absent when the service named none that is known. */
  readonly status?: TransactionStatus | undefined
  readonly sentFrom: string
  readonly sentTo: string
  readonly hash?: string | undefined
  readonly nonce?: number | undefined
  /** Of a purchase: the id with which its page was asked for. */
  readonly purchaseId?: string | undefined
}

/** A transaction. */
export type Transaction = {
  readonly id: string
  readonly metadata: TransactionMetadata
  readonly transfers: readonly TransactionTransfer[]
}

const hashSchema = z.string().check(z.regex(/^[0-9a-zA-Z]{1,128}$/))

const metadataSchema: z.ZodMiniType<TransactionMetadata> = z.object({
  minedAt: labelSchema,
  chain: z.catch(caip2Schema, ''),
  operationType: labelSchema,
  status: lenientOptional(z.literal(TRANSACTION_STATUSES)),
  sentFrom: labelSchema,
  sentTo: labelSchema,
  hash: lenientOptional(hashSchema),
  nonce: lenientOptional(z.int().check(z.nonnegative())),
  purchaseId: lenientOptional(filledTextSchema),
})

/** The schema of a transaction. */
export const transactionSchema: z.ZodMiniType<Transaction> = z.object({
  id: filledTextSchema,
  metadata: metadataSchema,
  transfers: z.catch(listSchema(transactionTransferSchema), []),
})
