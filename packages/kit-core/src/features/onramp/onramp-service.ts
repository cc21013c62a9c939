/**
 * Onramp requests to the data service for the active network. A separate file, so that the schemas are loaded on first use.
 *
 * Throws  the errors of the data service client; a failed request for options gives sample options instead
 * Source  spec R-RAMP-06, R-RAMP-07, R-RAMP-21, R-RAMP-25, R-RAMP-28, R-API-15, R-API-36 to 38
 */

import {
  type GetOnrampUrlParams,
  getOnrampOptions,
  getOnrampQuote,
  getOnrampUrl,
  type OnrampOptions,
  type OnrampQuote,
  type PaymentCurrency,
  type PurchaseCurrency,
  SAMPLE_ONRAMP_OPTIONS,
} from '@bowline/api-client'
import { perOwner } from '../../base/async/per-owner.js'
import { createRun } from '../../base/async/run.js'
import { getDataServiceNetwork } from '../../core/config/supported-chains.js'
import { selectActiveNetwork } from '../../core/state/select-network.js'
import type { Kit } from '../../kit.js'
import { selectPurchaseNetwork } from './purchase-network.js'

const requests = createRun<OnrampOptions>()
const responses = perOwner((): { options?: OnrampOptions } => ({}))

/** Onramp options. `isSample`: the service failed, and these are the kit's sample options. */
export type FetchedOnrampOptions = OnrampOptions & { readonly isSample: boolean }

/**
 * Fetches the currencies to buy and to pay with. Cached per kit after the first response of the service. Both lists are empty
 * on a network that the service does not support.
 */
export async function fetchOnrampOptions(kit: Kit): Promise<FetchedOnrampOptions> {
  const network = await networkOf(kit)
  if (!network.isSupported) return { purchaseCurrencies: [], paymentCurrencies: [], isSample: false }
  const known = responses(kit).options
  const options =
    known ??
    (await requests.join(kit, async () => getOnrampOptions(await kit.api(), { network, signal: kit.lifetime() })))
  const isSample = options === SAMPLE_ONRAMP_OPTIONS
  if (!isSample) responses(kit).options = options
  return { ...options, isSample }
}

/** Parameters of a quote; `amount` is decimal text in the payment currency. */
export type PurchaseRequest = {
  readonly purchaseCurrency: PurchaseCurrency
  readonly paymentCurrency: PaymentCurrency
  readonly amount: string
}

/** Fetches the quote of a purchase; null where the service or the card provider does not support the network. */
export async function fetchOnrampQuote(
  kit: Kit,
  wanted: PurchaseRequest,
  signal: AbortSignal,
): Promise<OnrampQuote | null> {
  const network = await networkOf(kit)
  const purchaseNetwork = selectPurchaseNetwork(kit.store.get(), wanted.purchaseCurrency)?.name
  if (purchaseNetwork === undefined) return null
  return getOnrampQuote(await kit.api(), { network, ...wanted, purchaseNetwork, signal })
}

/** Fetches the URL of Coinbase's payment page; empty on a network that the service does not support. */
export async function fetchOnrampUrl(kit: Kit, wanted: Omit<GetOnrampUrlParams, 'network'>): Promise<string> {
  return getOnrampUrl(await kit.api(), { network: await networkOf(kit), ...wanted })
}

function networkOf(kit: Kit) {
  return getDataServiceNetwork(kit, selectActiveNetwork(kit.store.get())?.caipNetworkId)
}
