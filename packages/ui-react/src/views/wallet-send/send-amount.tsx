'use client'

import { cleanText, type SendState } from '@bowline/kit-core'
import { useAmountLocale } from '../../kit/use-amount-locale.js'
import { useMessages } from '../../kit/use-messages.js'
import { RichMessage } from '../../messages/rich-message.js'
import { writeDecimal } from '../../messages/write-decimal.js'
import { AmountField } from '../../parts/amount-field.js'
import { Button } from '../../parts/button.js'
import { Skeleton } from '../../parts/skeleton.js'
import { TokenButton } from '../../parts/token-button.js'
import { SYMBOL_MAX, UNKNOWN_SYMBOL } from '../../parts/token-symbol.js'
import { formatPrice } from '../tokens/format-price.js'
import { formatWorth } from '../tokens/format-worth.js'
import { tokenMarks } from '../tokens/token-marks.js'
import { UpdatingMark } from '../tokens/updating-mark.js'
import { TokenFigure } from './token-figure.js'
import { FIAT, useFiatAmount } from './use-fiat-amount.js'

/** `error` is what is wrong with the amount; `isComing`: what there is to send is on its way. */
export type SendAmountProps = {
  send: SendState
  error: 'incorrect-value' | 'insufficient-funds' | undefined
  isComing: boolean
  isHidden: boolean
  isBusy: boolean
  onChange: (text: string) => void
  onEnter: () => void
  onMax: () => void
  onTokens: () => void
}

/** How much of which token is sent, what that is worth, and how much there is. */
export function SendAmount({
  send,
  error,
  isComing,
  isHidden,
  isBusy,
  onChange,
  onEnter,
  onMax,
  onTokens,
}: SendAmountProps) {
  const { t, messages } = useMessages()
  const { token, worth, sendTokenAmount = '' } = send
  const locale = useAmountLocale()
  const price = token?.price ? formatPrice(locale, token.price) : undefined
  const fiat = useFiatAmount(send)
  const symbol = cleanText(token?.symbol, { max: SYMBOL_MAX, fallback: UNKNOWN_SYMBOL })
  const words = (amount: string) => {
    if (worth === undefined) return t('send.price', { price: amount })
    const coin = `${writeDecimal(locale, sendTokenAmount)} ${symbol}`
    return t('send.worth', { worth: fiat.isFiat ? coin : formatWorth(locale, worth), price: amount })
  }
  const unit = fiat.isFiat ? symbol : FIAT
  return (
    <AmountField
      label={fiat.isFiat ? `${t('send.amount')} (${FIAT})` : t('send.amount')}
      locale={locale}
      value={fiat.isFiat ? fiat.value : sendTokenAmount}
      onChange={fiat.isFiat ? fiat.change : onChange}
      question={t('tokens.which-amount')}
      onEnter={onEnter}
      worth={price && words(price)}
      unit={
        fiat.canSwitch && (
          <Button
            variant="quiet"
            size="small"
            disabled={isBusy}
            aria-label={t('send.enter-in', { unit })}
            onClick={fiat.toggle}
          >
            {unit}
          </Button>
        )
      }
      error={error && t(`send.${error}`)}
      isReadOnly={isBusy}
      autoFocus
      token={
        <TokenButton
          token={token && { ...token, marks: tokenMarks(token.chainId, token.address) }}
          onPress={onTokens}
          isDisabled={isBusy}
        />
      }
      balance={
        token ? (
          <span className="bl:relative bl:text-end">
            {!isHidden && <UpdatingMark token={token} />}
            <RichMessage
              messages={messages}
              id="send.available"
              values={{
                amount: <TokenFigure amount={token.quantity.numeric} symbol={token.symbol} isHidden={isHidden} />,
              }}
            />
          </span>
        ) : isComing ? (
          <Skeleton className="bl:h-4 bl:w-32 bl:rounded-small" />
        ) : undefined
      }
      max={token && { label: t('send.max'), onPress: onMax }}
    />
  )
}
