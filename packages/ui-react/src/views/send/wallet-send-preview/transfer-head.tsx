'use client'

import type { TokenBalance } from '@bowline/kit-core'
import { shortAddress } from '@bowline/kit-core'
import { getAmountSizeClass } from '../../../components/amount-size.js'
import { classNames } from '../../../components/class-names.js'
import { SafeImage } from '../../../components/safe-image.js'
import { UntrustedText } from '../../../components/untrusted-text.js'
import { useAmountLocale } from '../../../kit/use-amount-locale.js'
import { useMessages } from '../../../kit/use-messages.js'
import { RichMessage } from '../../../messages/rich-message.js'
import { formatFiatValue } from '../../account/tokens/format-fiat-value.js'
import { getTokenIconKeys } from '../../account/tokens/token-icon-keys.js'
import { TokenAmount } from './token-amount.js'

const MAX_NAME_LENGTH = 40

/** `amount` is decimal text; `recipient` is a name if `isNamed`, else an address. */
export type TransferHeadProps = {
  token: TokenBalance
  amount: string
  worth: number | undefined
  recipient: string
  isNamed: boolean
  network: string
}

/** Top of the review: the amount to send, its value, and a sentence with recipient and network. */
export function TransferHead({ token, amount, worth, recipient, isNamed, network }: TransferHeadProps) {
  const { t, messages } = useMessages()
  const locale = useAmountLocale()
  const { name, symbol, iconUrl } = token
  const sentAmount = <TokenAmount amount={amount} symbol={symbol} isExact />
  return (
    <div className="bl:flex bl:flex-col bl:items-center bl:gap-1 bl:text-center">
      <p
        className={classNames(
          'bl:flex bl:max-w-full bl:flex-wrap bl:items-center bl:justify-center bl:gap-x-2 bl:font-semibold',
          getAmountSizeClass(amount),
        )}
      >
        <SafeImage
          iconKeys={getTokenIconKeys(token.chainId, token.address)}
          fallbackSrc={iconUrl}
          name={symbol || name}
          className="bl:size-8 bl:rounded-full"
        />
        {sentAmount}
      </p>
      {worth !== undefined && (
        <p className="bl:text-14 bl:text-muted bl:tabular-nums">
          <bdi translate="no">{formatFiatValue(locale, worth)}</bdi>
        </p>
      )}
      <p className="bl:max-w-full bl:text-14 bl:text-balance bl:text-muted bl:wrap-anywhere">
        <RichMessage
          messages={messages}
          id="send-preview.sentence"
          values={{
            amount: sentAmount,
            recipient: isNamed ? (
              <UntrustedText text={recipient} max={MAX_NAME_LENGTH} lookalikeLabel={t('text.lookalike')} />
            ) : (
              <bdi translate="no" dir="ltr">
                {shortAddress(recipient)}
              </bdi>
            ),
            network: <UntrustedText text={network} fallback={t('text.unknown-network')} />,
          }}
        />
      </p>
    </div>
  )
}
