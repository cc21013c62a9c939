'use client'

import type { SendState } from '@bowline/kit-core'
import { cleanText } from '@bowline/kit-core'
import { Notice } from '../../../components/notice.js'
import { MAX_SYMBOL_LENGTH, UNKNOWN_SYMBOL } from '../../../components/token-symbol.js'
import { useMessages } from '../../../kit/use-messages.js'
import { RichMessage } from '../../../messages/rich-message.js'
import { TokenAmount } from './token-amount.js'

/** Warnings about a transfer in Send and its review, such as too little gas or less arriving; inside a live region. */
export function SendWarnings({ send }: { send: SendState }) {
  const { t, errorText, messages } = useMessages()
  const symbol = cleanText(send.fee?.symbol, { max: MAX_SYMBOL_LENGTH, fallback: UNKNOWN_SYMBOL })
  return (
    <div role="status" data-part="send-warnings" className="bl:flex bl:flex-col bl:gap-2 bl:empty:hidden">
      {send.warnings.map((warning) => (
        <Notice key={warning} tone="warning">
          {warning === 'insufficient-gas' ? t('send.insufficient-gas', { symbol }) : t(`send.${warning}`)}
        </Notice>
      ))}
      {send.limit !== undefined && (
        <Notice tone="danger">
          <RichMessage
            messages={messages}
            id={`send.limit-${send.limit.reason}`}
            values={{ amount: <TokenAmount amount={send.limit.amount} symbol={send.limit.symbol} isExact /> }}
          />
        </Notice>
      )}
      {send.transferError !== undefined && (
        <Notice tone="danger">
          <bdi>{errorText(send.transferError)}</bdi>
        </Notice>
      )}
      {send.receivedAmount !== undefined && (
        <Notice tone="warning">
          <RichMessage
            messages={messages}
            id="send.arrives"
            values={{ amount: <TokenAmount amount={send.receivedAmount} symbol={send.token?.symbol ?? ''} isExact /> }}
          />
        </Notice>
      )}
      {send.lookalike !== undefined && !send.isLookalikeConfirmed && (
        <Notice tone="danger">{t('send.lookalike')}</Notice>
      )}
    </div>
  )
}
