'use client'

import type { SendState } from '@bowline/kit-core'
import { cleanText } from '@bowline/kit-core'
import type { ReactNode } from 'react'
import { Notice } from '../../../components/notice.js'
import { MAX_SYMBOL_LENGTH, UNKNOWN_SYMBOL } from '../../../components/token-symbol.js'
import { useMessages } from '../../../kit/use-messages.js'
import { RichMessage } from '../../../messages/rich-message.js'
import { TokenAmount } from './token-amount.js'

const LIST_CLASS = 'bl:flex bl:flex-col bl:gap-2 bl:empty:hidden'

/** Dangers of a transfer in Send and its review: why it cannot be sent, or must not be; inside a live region. */
export function SendDangers({ send, children }: { send: SendState; children?: ReactNode }) {
  const { errorText, messages } = useMessages()
  return (
    <div role="status" data-part="send-dangers" className={LIST_CLASS}>
      {children}
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
    </div>
  )
}

/** Warnings about a transfer in Send and its review, such as too little gas or less arriving; inside a live region. */
export function SendWarnings({ send }: { send: SendState }) {
  const { t, messages } = useMessages()
  const symbol = cleanText(send.fee?.symbol, { max: MAX_SYMBOL_LENGTH, fallback: UNKNOWN_SYMBOL })
  return (
    <div role="status" data-part="send-warnings" className={LIST_CLASS}>
      {send.warnings.map((warning) => (
        <Notice key={warning} tone="warning">
          {warning === 'insufficient-gas' ? t('send.insufficient-gas', { symbol }) : t(`send.${warning}`)}
        </Notice>
      ))}
      {send.receivedAmount !== undefined && (
        <Notice tone="warning">
          <RichMessage
            messages={messages}
            id="send.arrives"
            values={{ amount: <TokenAmount amount={send.receivedAmount} symbol={send.token?.symbol ?? ''} isExact /> }}
          />
        </Notice>
      )}
    </div>
  )
}
