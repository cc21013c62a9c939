'use client'

import type { TransactionTransfer } from '@bowline/kit-core'
import { isDirectionContradicted, transferSign } from '@bowline/kit-core/internal'
import { Icon } from '../../../components/icon.js'
import { MAX_SYMBOL_LENGTH, UNKNOWN_SYMBOL } from '../../../components/token-symbol.js'
import { UntrustedText } from '../../../components/untrusted-text.js'
import { useMessages } from '../../../kit/use-messages.js'
import { formatBalance } from '../../account/tokens/format-balance.js'
import { HiddenAmount } from '../../account/tokens/hidden-amount.js'
import type { AmountStyle } from './use-amount-style.js'

/**
 * `operationType` and the direction determine the sign when the transfer is alone in its row, else the direction; `hasMoved`: the
 * transfer was carried out or is pending.
 */
export type TransferLineProps = {
  transfer: TransactionTransfer
  operationType: string
  isAlone: boolean
  hasMoved: boolean
  amounts: AmountStyle
}

/** A minus sign is as wide as a plus sign; a hyphen is not. */
const SIGN_TEXT = { '+': '+', '-': '−', '': '' } as const

/** Amount and direction of a transfer. Without sign and direction when the operation contradicts the transfer. */
export function TransferLine({ transfer, operationType, isAlone, hasMoved, amounts }: TransferLineProps) {
  const { t } = useMessages()
  const { direction, fungible_info: coins, nft_info: nft, quantity } = transfer
  const isDirected =
    hasMoved && direction !== 'self' && !(isAlone && isDirectionContradicted(operationType, [transfer]))
  // Two transfers of a row have two directions, of which the operation says one at most.
  const sign = isDirected ? SIGN_TEXT[transferSign(isAlone ? operationType : '', direction)] : ''
  const isOne = nft !== undefined && /^1(\.0+)?$/.test(quantity.numeric)
  return (
    <span className="bl:flex bl:flex-wrap bl:items-baseline bl:gap-x-1 bl:text-14 bl:text-muted">
      {isDirected && (
        <Icon
          name={direction === 'in' ? 'receive' : 'send'}
          role="img"
          aria-hidden={false}
          aria-label={t(direction === 'in' ? 'activity.in' : 'activity.out')}
          className="bl:size-3.5 bl:self-center bl:text-subtle"
        />
      )}
      {amounts.areHidden && !isOne ? (
        <HiddenAmount />
      ) : (
        (!isOne || sign !== '') && (
          // Left to right in every language, or the sign would follow the digits.
          <bdi translate="no" dir="ltr" className="bl:tabular-nums bl:wrap-anywhere">
            {sign}
            {isOne ? '' : formatBalance(amounts.locale, quantity.numeric)}
          </bdi>
        )
      )}
      {nft === undefined ? (
        <UntrustedText text={coins?.symbol ?? ''} max={MAX_SYMBOL_LENGTH} fallback={UNKNOWN_SYMBOL} />
      ) : (
        <UntrustedText text={nft.name} fallback={t('nfts.unnamed')} lookalikeLabel={t('text.lookalike')} />
      )}
    </span>
  )
}
