/**
 * Fetches from the data service the tokens that users can buy through the on-ramp and the currencies to pay with. The kit
 * keeps them as long as it lives.
 *
 * Out     the valid currencies; built-in samples when the service fails; empty lists, without a request, on a network that
 *         the service does not support
 * Throws  the signal's reason when aborted, nothing else
 * Source  spec R-API-15, R-API-37, R-RAMP-06, R-RAMP-07
 */
import type { ApiClient } from '../api-client.js'
import type { ActiveNetwork } from '../rpc/active-network.js'
import { type OnrampOptions, onrampOptionsSchema } from './onramp-options.js'
import { SAMPLE_ONRAMP_OPTIONS } from './sample-options.js'

/** Fetches the on-ramp currencies, or samples. Rejects only when aborted. */
export async function getOnrampOptions(
  client: ApiClient,
  { network, signal }: { readonly network: ActiveNetwork; readonly signal?: AbortSignal | undefined },
): Promise<OnrampOptions> {
  if (!network.isSupported) return { paymentCurrencies: [], purchaseCurrencies: [] }
  try {
    return await client.data.request({ path: 'v1/onramp/options', schema: onrampOptionsSchema, signal })
  } catch {
    signal?.throwIfAborted()
    return SAMPLE_ONRAMP_OPTIONS
  }
}
