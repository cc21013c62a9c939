'use client'

import { useMessages } from '../../../kit/use-messages.js'
import { CurrencyList } from './currency-list.js'
import { usePaymentCurrencyList } from './use-currency-lists.js'

/** List of the fiat currencies to pay with. */
export function OnrampFiatSelectView() {
  const { t } = useMessages()
  return <CurrencyList title={t('onramp-fiat.title')} kind="currency" {...usePaymentCurrencyList()} />
}
