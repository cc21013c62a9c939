'use client'

import { type TransactionTransfer, transferSign } from '@bowline/kit-core'
import { useAmountLocale } from '../../kit/use-amount-locale.js'
import { useKitState } from '../../kit/use-kit-state.js'
import { useMessages } from '../../kit/use-messages.js'
import { ForeignText } from '../../parts/foreign-text.js'
import { HiddenWords } from '../../parts/hidden-words.js'
import { Icon } from '../../parts/icon.js'
import { formatBalance } from '../account/format-balance.js'
import { HiddenAmount } from '../account/hidden-amount.js'

const SYMBOL_MAX = 12

/** `operationType` gives the sign when the transfer stands alone in its row. */
export type TransferLineProps = { transfer: TransactionTransfer; operationType: string; isAlone: boolean }

/** What was moved, and in which direction. */
export function TransferLine({ transfer, operationType, isAlone }: TransferLineProps) {
  const { t } = useMessages()
  const locale = useAmountLocale()
  const isHidden = useKitState(({ preferences }) => preferences.areBalancesHidden)
  const { direction, fungible_info: coins, nft_info: nft, quantity } = transfer
  const sign = isAlone ? transferSign(operationType) : ''
  const isOne = nft !== undefined && /^1(\.0+)?$/.test(quantity.numeric)
  return (
    <span className="bl:flex bl:max-w-full bl:items-center bl:gap-1">
      {direction !== 'self' && (
        <>
          <Icon name={direction === 'in' ? 'receive' : 'send'} className="bl:size-3.5 bl:flex-none bl:text-subtle" />
          <HiddenWords>{t(direction === 'in' ? 'activity.in' : 'activity.out')}</HiddenWords>
        </>
      )}
      <span className="bl:flex bl:min-w-0 bl:flex-wrap bl:items-baseline bl:gap-x-1">
        {isHidden && !isOne ? (
          <HiddenAmount />
        ) : (
          (!isOne || sign !== '') && (
            // Left to right in every language, or the sign would end up behind the digits.
            <bdi dir="ltr" className="bl:tabular-nums bl:wrap-anywhere">
              {sign}
              {isOne ? '' : formatBalance(locale, quantity.numeric)}
            </bdi>
          )
        )}
        {nft === undefined ? (
          <ForeignText text={coins?.symbol ?? ''} max={SYMBOL_MAX} fallback="???" />
        ) : (
          <ForeignText text={nft.name} fallback={t('nfts.unnamed')} lookalikeLabel={t('text.lookalike')} />
        )}
      </span>
    </span>
  )
}
