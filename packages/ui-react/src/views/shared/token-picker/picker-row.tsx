'use client'

import { shortAddress } from '@bowline/kit-core'
import { Row } from '../../../components/row.js'
import { SafeImage } from '../../../components/safe-image.js'
import { MAX_SYMBOL_LENGTH, UNKNOWN_SYMBOL } from '../../../components/token-symbol.js'
import { TokenText } from '../../../components/token-text.js'
import { useAmountLocale } from '../../../kit/use-amount-locale.js'
import { useMessages } from '../../../kit/use-messages.js'
import { formatFiatValue } from '../../account/tokens/format-fiat-value.js'
import { formatTokenAmount } from '../../account/tokens/format-token-amount.js'
import { HiddenAmount } from '../../account/tokens/hidden-amount.js'
import { bareAddress, type PickedToken } from './picked-token.js'

/** `index` is its index in the list; `isStop`: Tab stops at it; `hasDuplicateSymbol`: another token has the same symbol. */
export type PickerRowProps = {
  token: PickedToken
  index: number
  isStop: boolean
  isHidden: boolean
  hasDuplicateSymbol: boolean
  onPick: (token: PickedToken) => void
}

/** A token in a token picker, with its balance, and its address when another token has the same symbol. */
export function PickerRow({ token, index, isStop, isHidden, hasDuplicateSymbol, onPick }: PickerRowProps) {
  const { t } = useMessages()
  const { name, symbol, iconUrl, iconKeys, address } = token
  return (
    <div className="bl:pb-2">
      <Row
        data-index={index}
        tabIndex={isStop ? 0 : -1}
        icon={
          <SafeImage
            iconKeys={iconKeys}
            fallbackSrc={iconUrl}
            name={symbol || name}
            className="bl:size-10 bl:rounded-full"
          />
        }
        title={<TokenText text={name} fallback={t('tokens.unknown')} />}
        hint={
          <span className="bl:flex bl:max-w-full bl:flex-wrap bl:gap-x-1.5">
            <TokenText text={symbol} max={MAX_SYMBOL_LENGTH} fallback={UNKNOWN_SYMBOL} />
            {hasDuplicateSymbol && address !== undefined && (
              <bdi translate="no" dir="ltr">
                {shortAddress(bareAddress(address))}
              </bdi>
            )}
          </span>
        }
        tag={
          token.amount === undefined ? undefined : (
            <TokenBalanceText token={token} amount={token.amount} isHidden={isHidden} />
          )
        }
        onClick={() => onPick(token)}
      />
    </div>
  )
}

function TokenBalanceText({ token, amount, isHidden }: { token: PickedToken; amount: string; isHidden: boolean }) {
  const locale = useAmountLocale()
  const worth = token.value === undefined || token.value <= 0 ? undefined : formatFiatValue(locale, token.value)
  return (
    <span className="bl:ms-auto bl:flex bl:max-w-full bl:flex-col bl:items-end bl:text-end bl:tabular-nums">
      {isHidden ? (
        <HiddenAmount />
      ) : (
        <>
          {worth !== undefined && (
            <bdi translate="no" className="bl:wrap-anywhere">
              {worth}
            </bdi>
          )}
          <bdi
            translate="no"
            className={worth === undefined ? 'bl:wrap-anywhere' : 'bl:text-12 bl:text-subtle bl:wrap-anywhere'}
          >
            {formatTokenAmount(locale, amount)}
          </bdi>
        </>
      )}
    </span>
  )
}
