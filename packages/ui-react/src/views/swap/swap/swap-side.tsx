'use client'

import { cleanText, parseAmount } from '@bowline/kit-core'
import { getCurrencySign, getMoneyAffixes, getTokenAffixes } from '../../../components/amount-affixes.js'
import { AmountField } from '../../../components/amount-field.js'
import { Skeleton } from '../../../components/skeleton.js'
import { TokenButton } from '../../../components/token-button.js'
import { MAX_SYMBOL_LENGTH, UNKNOWN_SYMBOL } from '../../../components/token-symbol.js'
import { useAmountLocale } from '../../../kit/use-amount-locale.js'
import { useMessages } from '../../../kit/use-messages.js'
import { formatDecimal } from '../../../messages/format-decimal.js'
import { RichMessage } from '../../../messages/rich-message.js'
import { formatFiatValue } from '../../account/tokens/format-fiat-value.js'
import { formatTokenAmount } from '../../account/tokens/format-token-amount.js'
import { HiddenAmount } from '../../account/tokens/hidden-amount.js'
import { UpdatingIndicator } from '../../account/tokens/updating-indicator.js'
import { FIAT_CURRENCY, useFiatAmount } from '../../shared/fiat/use-fiat-amount.js'
import { toTokenDisplay } from './to-token-display.js'
import type { SwapSideView } from './use-swap-view.js'

/**
 * Amount field for the token to pay or to receive in Swap; that to receive is read-only. `peer` is the amount of the other side.
 * `isLoading`: the token is loading.
 */
export function SwapSide({ side, peer, isLoading = false }: { side: SwapSideView; peer: string; isLoading?: boolean }) {
  const { t, messages } = useMessages()
  const locale = useAmountLocale()
  const { token, isHidden, max } = side
  const held =
    token && (isHidden ? <HiddenAmount /> : <bdi translate="no">{formatTokenAmount(locale, token.quantity)}</bdi>)
  const write = side.write
  const fiat = useFiatAmount({
    price: write && token?.price,
    decimals: token?.decimals ?? 0,
    amount: side.amount,
    setAmount: (amount) => write?.(amount),
  })
  const symbol = cleanText(token?.symbol, { max: MAX_SYMBOL_LENGTH, fallback: UNKNOWN_SYMBOL })
  const worth = side.worth ?? (fiat.canSwitch ? 0 : undefined)
  const coin = `${formatDecimal(locale, parseAmount(side.amount) ?? '0')} ${symbol}`
  const other = fiat.isFiat ? coin : worth === undefined ? undefined : formatFiatValue(locale, worth)
  return (
    <AmountField
      label={fiat.isFiat ? `${side.label} (${FIAT_CURRENCY})` : side.label}
      locale={locale}
      value={fiat.isFiat ? fiat.value : side.amount}
      onChange={fiat.isFiat ? fiat.change : side.write}
      affixes={fiat.isFiat ? getMoneyAffixes(locale, FIAT_CURRENCY) : getTokenAffixes(symbol)}
      sign={fiat.isFiat ? getCurrencySign(locale, FIAT_CURRENCY) : undefined}
      peer={peer}
      question={t('tokens.which-amount')}
      onEnter={side.submit}
      worth={other}
      unit={
        fiat.canSwitch
          ? { label: t('tokens.enter-in', { unit: fiat.isFiat ? symbol : FIAT_CURRENCY }), onPress: fiat.toggle }
          : undefined
      }
      error={side.error}
      autoFocus={side.isAutofocused}
      token={<TokenButton token={token && toTokenDisplay(token)} onPress={side.choose} />}
      balance={
        held ? (
          <span className="bl:relative bl:tabular-nums bl:wrap-anywhere">
            {!isHidden && <UpdatingIndicator token={token} />}
            <RichMessage messages={messages} id="swap.balance" values={{ amount: held }} />
          </span>
        ) : isLoading ? (
          <Skeleton className="bl:h-4 bl:w-24 bl:rounded-small" />
        ) : undefined
      }
      max={max && { label: t('swap.max'), onPress: max }}
    />
  )
}
