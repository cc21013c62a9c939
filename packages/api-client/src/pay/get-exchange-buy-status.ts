/**
 * Fetches from the pay service the status of a payment that the user makes at an exchange. The kit polls it.
 *
 * In      sessionId: the id that `getExchangePayUrl` returned with the payment page
 * Out     the status, `UNKNOWN` for any unknown value; the transaction hash once there is one
 * Throws  the errors of `callPayService`
 * Source  spec R-PAY-07, R-CONST-12
 */
import * as v from 'valibot'

import type { ApiClient } from '../api-client.js'
import { lenient, lenientOptional } from '../client/lenient.js'
import { callPayService } from './call-pay-service.js'

const STATUSES = ['UNKNOWN', 'IN_PROGRESS', 'SUCCESS', 'FAILED'] as const

/** Status of a payment at an exchange. */
export type ExchangeBuyStatus = {
  readonly status: (typeof STATUSES)[number]
  readonly txHash: string | undefined
}

/** Schema of a payment status. */
export const exchangeBuyStatusSchema: v.GenericSchema<unknown, ExchangeBuyStatus> = v.object({
  status: lenient(v.picklist(STATUSES), 'UNKNOWN'),
  txHash: lenientOptional(v.pipe(v.string(), v.regex(/^[A-Za-z0-9]{1,128}$/))),
})

/** Parameters of `getExchangeBuyStatus`. */
export type GetExchangeBuyStatusParams = {
  readonly exchangeId: string
  readonly sessionId: string
  readonly signal?: AbortSignal | undefined
}

/** Fetches the status of a payment. */
export function getExchangeBuyStatus(
  client: ApiClient,
  { signal, ...params }: GetExchangeBuyStatusParams,
): Promise<ExchangeBuyStatus> {
  return callPayService(client, { method: 'getExchangeBuyStatus', params, schema: exchangeBuyStatusSchema, signal })
}
