/**
 * How a payment at an exchange stands.
 *
 * In      client; exchangeId; sessionId of its pay URL; signal
 * Out     a status that is none of the four counts as `UNKNOWN`; the transaction's hash once there is one
 * Throws  what callPayService throws
 * Source  spec R-PAY-07, R-CONST-12
 */
import * as z from 'zod/mini'

import type { ApiClient } from '../api-client.js'
import { lenientOptional } from '../client/lenient-optional.js'
import { callPayService } from './call-pay-service.js'

const STATUSES = ['UNKNOWN', 'IN_PROGRESS', 'SUCCESS', 'FAILED'] as const

/** How it stands. */
export type ExchangeBuyStatus = {
  readonly status: (typeof STATUSES)[number]
  readonly txHash: string | undefined
}

/** The schema of how it stands. */
export const exchangeBuyStatusSchema: z.ZodMiniType<ExchangeBuyStatus> = z.object({
  status: z.catch(z.literal(STATUSES), 'UNKNOWN'),
  txHash: lenientOptional(z.string().check(z.regex(/^[A-Za-z0-9]{1,128}$/))),
})

/** What `getExchangeBuyStatus` takes. */
export type GetExchangeBuyStatusParams = {
  readonly exchangeId: string
  readonly sessionId: string
  readonly signal?: AbortSignal | undefined
}

/** Asks the pay service how a payment stands. */
export function getExchangeBuyStatus(
  client: ApiClient,
  { signal, ...params }: GetExchangeBuyStatusParams,
): Promise<ExchangeBuyStatus> {
  return callPayService(client, { method: 'getExchangeBuyStatus', params, schema: exchangeBuyStatusSchema, signal })
}
