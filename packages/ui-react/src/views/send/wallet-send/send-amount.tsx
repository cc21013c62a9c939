'use client'

import { cleanText, parseAmount, type SendState } from '@bowline/kit-core'
import { setSendAmount } from '@bowline/kit-core/actions'
import { getCurrencySign, getMoneyAffixes, getTokenAffixes } from '../../../components/amount-affixes.js'
import { AmountField } from '../../../components/amount-field.js'
import { Skeleton } from '../../../components/skeleton.js'
import { TokenButton } from '../../../components/token-button.js'
import { MAX_SYMBOL_LENGTH, UNKNOWN_SYMBOL } from '../../../components/token-symbol.js'
import { useAmountLocale } from '../../../kit/use-amount-locale.js'
import { useKit } from '../../../kit/use-kit.js'
import { useMessages } from '../../../kit/use-messages.js'
import { formatDecimal } from '../../../messages/format-decimal.js'
import { RichMessage } from '../../../messages/rich-message.js'
import { formatFiatValue } from '../../account/tokens/format-fiat-value.js'
import { formatPrice } from '../../account/tokens/format-price.js'
import { formatTokenAmount } from '../../account/tokens/format-token-amount.js'
import { HiddenAmount } from '../../account/tokens/hidden-amount.js'
import { getTokenIconKeys } from '../../account/tokens/token-icon-keys.js'
import { UpdatingIndicator } from '../../account/tokens/updating-indicator.js'
import { FIAT_CURRENCY, useFiatAmount } from '../../shared/fiat/use-fiat-amount.js'

/** `error` is the problem with the amount; `isLoading`: the balance is loading. */
export type SendAmountProps = {
  send: SendState
  error: 'incorrect-value' | 'insufficient-funds' | undefined
  isLoading: boolean
  isHidden: boolean
  isBusy: boolean
  onChange: (text: string) => void
  onEnter: () => void
  onMax: () => void
  onTokens: () => void
}

/** Amount field of Send with the token, its price, the balance and Max. Amounts of priced tokens can be typed as money. */
export function SendAmount({
  send,
  error,
  isLoading,
  isHidden,
  isBusy,
  onChange,
  onEnter,
  onMax,
  onTokens,
}: SendAmountProps) {
  const kit = useKit()
  const { t, messages } = useMessages()
  const { token, worth, sendTokenAmount = '' } = send
  const locale = useAmountLocale()
  const price = token?.price ? formatPrice(locale, token.price) : undefined
  const fiat = useFiatAmount({
    price: token?.price,
    decimals: Number(token?.quantity.decimals),
    amount: sendTokenAmount,
    setAmount: (amount) => setSendAmount(kit, amount),
  })
  const symbol = cleanText(token?.symbol, { max: MAX_SYMBOL_LENGTH, fallback: UNKNOWN_SYMBOL })
  const coin = `${formatDecimal(locale, parseAmount(sendTokenAmount) ?? '0')} ${symbol}`
  const other = fiat.isFiat ? coin : formatFiatValue(locale, worth ?? 0)
  return (
    <AmountField
      label={fiat.isFiat ? `${t('send.amount')} (${FIAT_CURRENCY})` : t('send.amount')}
      locale={locale}
      value={fiat.isFiat ? fiat.value : sendTokenAmount}
      onChange={fiat.isFiat ? fiat.change : onChange}
      affixes={fiat.isFiat ? getMoneyAffixes(locale, FIAT_CURRENCY) : getTokenAffixes(symbol)}
      sign={fiat.isFiat ? getCurrencySign(locale, FIAT_CURRENCY) : undefined}
      question={t('tokens.which-amount')}
      onEnter={onEnter}
      price={price && t('send.price', { price })}
      worth={fiat.canSwitch ? other : undefined}
      unit={
        fiat.canSwitch
          ? { label: t('tokens.enter-in', { unit: fiat.isFiat ? symbol : FIAT_CURRENCY }), onPress: fiat.toggle }
          : undefined
      }
      error={error && t(`send.${error}`)}
      isReadOnly={isBusy}
      autoFocus
      token={
        <TokenButton
          token={token && { ...token, iconKeys: getTokenIconKeys(token.chainId, token.address) }}
          onPress={onTokens}
          isDisabled={isBusy}
        />
      }
      balance={
        token ? (
          <span className="bl:relative bl:text-end">
            {!isHidden && <UpdatingIndicator token={token} />}
            <RichMessage
              messages={messages}
              id="send.balance"
              values={{
                amount: isHidden ? (
                  <HiddenAmount />
                ) : (
                  <bdi translate="no" className="bl:tabular-nums">
                    {formatTokenAmount(locale, token.quantity.numeric)}
                  </bdi>
                ),
              }}
            />
          </span>
        ) : isLoading ? (
          <Skeleton className="bl:h-4 bl:w-32 bl:rounded-small" />
        ) : undefined
      }
      max={token && { label: t('send.max'), onPress: onMax }}
    />
  )
}
