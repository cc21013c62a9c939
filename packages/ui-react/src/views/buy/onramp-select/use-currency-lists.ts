'use client'

/**
 * Lists for OnRampFiatSelect and OnRampTokenSelect. When the service lists no currencies, the list contains only the current
 * one.
 *
 * Source  R-RAMP-11, R-RAMP-17, R-FLOW-45
 */

import { cleanText, type PaymentCurrency, type PurchaseCurrency, selectOnramp } from '@bowline/kit-core'
import { goBack, setPaymentCurrency, setPurchaseCurrency, watchOnramp } from '@bowline/kit-core/actions'
import { useKit } from '../../../kit/use-kit.js'
import { useKitState } from '../../../kit/use-kit-state.js'
import { useMessages } from '../../../kit/use-messages.js'
import { useWatch } from '../../../kit/use-watch.js'
import type { ListedCurrency } from './currency-list.js'

/** Fiat currencies to pay with. */
export function usePaymentCurrencyList() {
  const { kit, onramp, isLoading } = useOptions(({ paymentCurrencies }) => paymentCurrencies.length)
  const { locale } = useMessages()
  const { paymentCurrencies: listed, paymentCurrency: current } = onramp
  const choose = (currency: PaymentCurrency) => () => {
    setPaymentCurrency(kit, currency)
    goBack(kit)
  }
  const currencies = (listed.length > 0 ? listed : [current]).map((currency): ListedCurrency => {
    const { id } = currency
    const name = currencyName(locale, id)
    return {
      id,
      imageId: id,
      name: name ?? id,
      hint: name && cleanText(id),
      isChosen: id === current.id,
      choose: choose(currency),
    }
  })
  return { currencies, isLoading }
}

/** Tokens to buy. */
export function usePurchaseCurrencyList() {
  const { kit, onramp, isLoading } = useOptions(({ purchaseCurrencies }) => purchaseCurrencies.length)
  const { purchaseCurrencies: listed, purchaseCurrency: current } = onramp
  const choose = (currency: PurchaseCurrency) => () => {
    setPurchaseCurrency(kit, currency)
    goBack(kit)
  }
  const currencies = (listed.length > 0 ? listed : [current]).map((currency): ListedCurrency => {
    const { id, name, symbol } = currency
    const hint = cleanText(symbol, { max: 12 })
    return { id, imageId: symbol, name, hint, isChosen: id === current.id, choose: choose(currency) }
  })
  return { currencies, isLoading }
}

function useOptions(countOf: (onramp: ReturnType<typeof selectOnramp>) => number) {
  const kit = useKit()
  useWatch(watchOnramp)
  const onramp = useKitState((state) => selectOnramp(state, kit.config))
  return { kit, onramp, isLoading: onramp.areOptionsLoading && countOf(onramp) === 0 }
}

/** Name in the user's language; undefined when the id is not a known currency code. */
function currencyName(locale: string, id: string): string | undefined {
  if (!/^[A-Z]{3}$/.test(id)) return undefined
  const name = new Intl.DisplayNames(locale, { type: 'currency' }).of(id)
  return name === id ? undefined : name
}
