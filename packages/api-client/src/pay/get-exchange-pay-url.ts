/**
 * The page of an exchange on which a visitor pays.
 *
 * In      client; exchangeId; asset (CAIP-19); amount (decimal text); recipient (CAIP-10); where the exchange leads back to,
 *         absent when it does not; signal
 * Out     an `https:` address without credentials, and the session by which the payment's status is asked
 * Throws  what callPayService throws
 * Source  spec R-PAY-02, R-PAY-07; security §8 (addresses from servers)
 */
import * as z from 'zod/mini'

import type { ApiClient } from '../api-client.js'
import { pageLinkSchema } from '../client/page-link-schema.js'
import { filledTextSchema } from '../client/text-schema.js'
import { callPayService } from './call-pay-service.js'

/** Where to pay, and the session of it. */
export type ExchangePayUrl = { readonly url: string; readonly sessionId: string }

/** The schema of where to pay. */
export const exchangePayUrlSchema: z.ZodMiniType<ExchangePayUrl> = z.object({
  url: pageLinkSchema,
  sessionId: filledTextSchema,
})

/** What `getExchangePayUrl` takes. */
export type GetExchangePayUrlParams = {
  readonly exchangeId: string
  readonly asset: string
  readonly amount: string
  readonly recipient: string
  readonly redirectUrl?: { readonly success: string; readonly failure: string } | undefined
  readonly signal?: AbortSignal | undefined
}

/** Asks the pay service where to pay. */
export function getExchangePayUrl(
  client: ApiClient,
  { signal, ...params }: GetExchangePayUrlParams,
): Promise<ExchangePayUrl> {
  return callPayService(client, { method: 'getExchangePayUrl', params, schema: exchangePayUrlSchema, signal })
}
