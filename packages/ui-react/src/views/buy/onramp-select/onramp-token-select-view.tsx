'use client'

import { useMessages } from '../../../kit/use-messages.js'
import { CurrencyList } from './currency-list.js'
import { usePurchaseCurrencyList } from './use-currency-lists.js'

/** List of the tokens to buy. */
export function OnrampTokenSelectView() {
  const { t } = useMessages()
  return <CurrencyList title={t('onramp-token.title')} kind="token" {...usePurchaseCurrencyList()} />
}
