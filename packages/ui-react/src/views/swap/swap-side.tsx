'use client'

import { useAmountLocale } from '../../kit/use-amount-locale.js'
import { useMessages } from '../../kit/use-messages.js'
import { RichMessage } from '../../messages/rich-message.js'
import { AmountField } from '../../parts/amount-field.js'
import { Skeleton } from '../../parts/skeleton.js'
import { TokenButton } from '../../parts/token-button.js'
import { HiddenAmount } from '../account/hidden-amount.js'
import { formatTokenAmount } from '../tokens/format-token-amount.js'
import { formatWorth } from '../tokens/format-worth.js'
import { UpdatingMark } from '../tokens/updating-mark.js'
import { shownToken } from './shown-token.js'
import type { SwapSideView } from './use-swap-view.js'

/** One side of a swap: how much of which token. `isComing`: the token is on its way. */
export function SwapSide({ side, isComing = false }: { side: SwapSideView; isComing?: boolean }) {
  const { t, messages } = useMessages()
  const locale = useAmountLocale()
  const { token, isHidden, max } = side
  const held = token && (isHidden ? <HiddenAmount /> : <bdi>{formatTokenAmount(locale, token.quantity)}</bdi>)
  return (
    <AmountField
      label={side.label}
      locale={locale}
      value={side.amount}
      onChange={side.write}
      question={t('tokens.which-amount')}
      onEnter={side.submit}
      worth={side.worth === undefined ? undefined : formatWorth(locale, side.worth)}
      error={side.error}
      autoFocus={side.isAutofocused}
      token={<TokenButton token={token && shownToken(token)} onPress={side.choose} />}
      balance={
        held ? (
          <span className="bl:relative bl:tabular-nums bl:wrap-anywhere">
            {!isHidden && <UpdatingMark token={token} />}
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
