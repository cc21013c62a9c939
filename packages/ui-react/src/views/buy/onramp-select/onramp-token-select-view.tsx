'use client'

import { useMessages } from '../../../kit/use-messages.js'
import { CurrencyList } from './currency-list.js'
import { useTokenList } from './use-currency-lists.js'

/** List of tokens to buy. */
export function OnrampTokenSelectView() {
  const { t } = useMessages()
  return <CurrencyList title={t('onramp-token.title')} kind="token" {...useTokenList()} />
}
