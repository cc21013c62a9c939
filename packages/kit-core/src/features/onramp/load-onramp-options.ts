/**
 * Fetches the currencies to buy and to pay with into the onramp state, and starts loading their icons. Called by `watchOnramp`
 * when an onramp view opens, after account or network changes, and to retry.
 *
 * Out     resolves when the state holds them. Selects the first of each, unless the user selected one
 * Throws  nothing: if the service fails, sample options are used
 * Source  spec R-RAMP-06 to 08, R-RAMP-11, R-ACCT-178
 */
import type { Kit } from '../../kit.js'
import { preloadImage } from '../../wallets/list/preload-image.js'
import { loadOnrampService } from './load-service.js'
import { getOnrampScope } from './onramp-scope.js'
import { requoteOnramp } from './quote-onramp.js'
import { updateOnramp } from './update-onramp.js'

/** Does nothing while the options load or once the service returned them; sample options are fetched again. */
export async function loadOnrampOptions(kit: Kit): Promise<void> {
  const { signal } = getOnrampScope(kit)
  const { purchaseCurrencies, areOptionsLoading, areOptionsSamples = false } = kit.store.get().onramp
  if ((purchaseCurrencies !== undefined && !areOptionsSamples) || areOptionsLoading === true) return
  updateOnramp(kit, { areOptionsLoading: purchaseCurrencies === undefined })
  try {
    const { fetchOnrampOptions } = await loadOnrampService()
    const { purchaseCurrencies: bought, paymentCurrencies: paid, isSample } = await fetchOnrampOptions(kit)
    if (signal.aborted) return
    // Empty lists: whether the service supports the network may not be known yet.
    if ((isSample && areOptionsSamples) || (bought.length === 0 && paid.length === 0)) {
      updateOnramp(kit, { areOptionsLoading: false })
      return
    }
    const { onramp } = kit.store.get()
    const purchaseCurrency = offered(onramp.purchaseCurrency, bought, areOptionsSamples)
    const paymentCurrency = offered(onramp.paymentCurrency, paid, areOptionsSamples)
    updateOnramp(kit, {
      areOptionsLoading: false,
      areOptionsSamples: isSample,
      purchaseCurrencies: bought,
      paymentCurrencies: paid,
      purchaseCurrency,
      paymentCurrency,
    })
    if (areOptionsSamples) requoteOnramp(kit)
    for (const { symbol } of bought) preloadImage(kit, { kind: 'token', id: symbol })
    for (const { id } of paid) preloadImage(kit, { kind: 'currency', id })
  } catch (error) {
    if (signal.aborted) return
    kit.log.debug('The onramp options could not be fetched', error)
    updateOnramp(kit, { areOptionsLoading: false })
  }
}

/** The selected currency as the service lists it. A selection from sample options falls back to the first listed one. */
function offered<Currency extends { readonly id: string }>(
  chosen: Currency | undefined,
  offers: readonly Currency[],
  wasSample: boolean,
): Currency | undefined {
  if (!wasSample) return chosen ?? offers[0]
  return offers.find(({ id }) => id === chosen?.id) ?? offers[0] ?? chosen
}
