'use client'

import { cleanText, parseAmount } from '@bowline/kit-core'
import { getMoneyAffixes, getTokenAffixes } from '../../components/amount-affixes.js'
import { AmountField } from '../../components/amount-field.js'
import { Skeleton } from '../../components/skeleton.js'
import { TokenButton } from '../../components/token-button.js'
import { SYMBOL_MAX, UNKNOWN_SYMBOL } from '../../components/token-symbol.js'
import { useAmountLocale } from '../../kit/use-amount-locale.js'
import { useMessages } from '../../kit/use-messages.js'
import { formatDecimal } from '../../messages/format-decimal.js'
import { RichMessage } from '../../messages/rich-message.js'
import { HiddenAmount } from '../account/hidden-amount.js'
import { FIAT, useFiatAmount } from '../fiat/use-fiat-amount.js'
import { formatWorth } from '../tokens/format-fiat-value.js'
import { formatTokenAmount } from '../tokens/format-token-amount.js'
import { UpdatingIndicator } from '../tokens/updating-indicator.js'
import { shownToken } from './to-token-display.js'
import type { SwapSideView } from './use-swap-view.js'

/** One side of a swap: a token and its amount. `isComing`: the token is loading. */
export function SwapSide({ side, isComing = false }: { side: SwapSideView; isComing?: boolean }) {
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
  const symbol = cleanText(token?.symbol, { max: SYMBOL_MAX, fallback: UNKNOWN_SYMBOL })
  const worth = side.worth ?? (fiat.canSwitch ? 0 : undefined)
  const coin = `${formatDecimal(locale, parseAmount(side.amount) ?? '0')} ${symbol}`
  const other = fiat.isFiat ? coin : worth === undefined ? undefined : formatWorth(locale, worth)
  return (
    <AmountField
      label={fiat.isFiat ? `${side.label} (${FIAT})` : side.label}
      locale={locale}
      value={fiat.isFiat ? fiat.value : side.amount}
      onChange={fiat.isFiat ? fiat.change : side.write}
      words={fiat.isFiat ? getMoneyAffixes(locale, FIAT) : getTokenAffixes(symbol)}
      question={t('tokens.which-amount')}
      onEnter={side.submit}
      worth={other}
      unit={
        fiat.canSwitch
          ? { label: t('tokens.enter-in', { unit: fiat.isFiat ? symbol : FIAT }), onPress: fiat.toggle }
          : undefined
      }
      error={side.error}
      autoFocus={side.isAutofocused}
      token={<TokenButton token={token && shownToken(token)} onPress={side.choose} />}
      balance={
        held ? (
          <span className="bl:relative bl:tabular-nums bl:wrap-anywhere">
            {!isHidden && <UpdatingIndicator token={token} />}
            <RichMessage messages={messages} id="swap.balance" values={{ amount: held }} />
          </span>
        ) : isComing ? (
          <Skeleton className="bl:h-4 bl:w-24 bl:rounded-small" />
        ) : undefined
      }
      max={max && { label: t('swap.max'), onPress: max }}
    />
  )
}
