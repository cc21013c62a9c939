'use client'

import { useMessages } from '../../kit/use-messages.js'
import { CurrencyList } from './currency-list.js'
import { useTokenList } from './use-currency-lists.js'

/** What is bought. */
export function OnrampTokenSelectView() {
  const { t } = useMessages()
  return <CurrencyList title={t('onramp-token.title')} kind="token" {...useTokenList()} />
}
