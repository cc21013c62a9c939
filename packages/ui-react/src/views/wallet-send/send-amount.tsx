'use client'

import { cleanText, readAmount, type SendState } from '@bowline/kit-core'
import { setSendAmount } from '@bowline/kit-core/actions'
import { useAmountLocale } from '../../kit/use-amount-locale.js'
import { useKit } from '../../kit/use-kit.js'
import { useMessages } from '../../kit/use-messages.js'
import { RichMessage } from '../../messages/rich-message.js'
import { writeDecimal } from '../../messages/write-decimal.js'
import { AmountField } from '../../parts/amount-field.js'
import { moneyWords, tokenWords } from '../../parts/amount-words.js'
import { Skeleton } from '../../parts/skeleton.js'
import { TokenButton } from '../../parts/token-button.js'
import { SYMBOL_MAX, UNKNOWN_SYMBOL } from '../../parts/token-symbol.js'
import { HiddenAmount } from '../account/hidden-amount.js'
import { FIAT, useFiatAmount } from '../fiat/use-fiat-amount.js'
import { formatPrice } from '../tokens/format-price.js'
import { formatTokenAmount } from '../tokens/format-token-amount.js'
import { formatWorth } from '../tokens/format-worth.js'
import { tokenMarks } from '../tokens/token-marks.js'
import { UpdatingMark } from '../tokens/updating-mark.js'

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
  const symbol = cleanText(token?.symbol, { max: SYMBOL_MAX, fallback: UNKNOWN_SYMBOL })
  const coin = `${writeDecimal(locale, readAmount(sendTokenAmount) ?? '0')} ${symbol}`
  const other = fiat.isFiat ? coin : formatWorth(locale, worth ?? 0)
  return (
    <AmountField
      label={fiat.isFiat ? `${t('send.amount')} (${FIAT})` : t('send.amount')}
      locale={locale}
      value={fiat.isFiat ? fiat.value : sendTokenAmount}
      onChange={fiat.isFiat ? fiat.change : onChange}
      words={fiat.isFiat ? moneyWords(locale, FIAT) : tokenWords(symbol)}
      question={t('tokens.which-amount')}
      onEnter={onEnter}
      price={price && t('send.price', { price })}
      worth={fiat.canSwitch ? other : undefined}
      unit={
        fiat.canSwitch
          ? { label: t('tokens.enter-in', { unit: fiat.isFiat ? symbol : FIAT }), onPress: fiat.toggle }
          : undefined
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
        ) : isComing ? (
          <Skeleton className="bl:h-4 bl:w-32 bl:rounded-small" />
        ) : undefined
      }
      max={token && { label: t('send.max'), onPress: onMax }}
    />
  )
}
