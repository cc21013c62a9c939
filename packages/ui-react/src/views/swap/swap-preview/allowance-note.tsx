'use client'

import { Address } from '../../../components/address.js'
import { Checkbox } from '../../../components/checkbox.js'
import { classNames } from '../../../components/class-names.js'
import { useMessages } from '../../../kit/use-messages.js'
import { RichMessage } from '../../../messages/rich-message.js'
import { TokenAmount } from '../../send/wallet-send-preview/token-amount.js'
import { TokenSymbol } from '../swap/token-symbol.js'

/** `granted` is decimal text, or `unlimited`; `spender` is an address; `symbol` is that of the token to approve. */
export type AllowanceNoteProps = {
  granted: string
  spender: string
  symbol: string
  /** Whether this approval resets an earlier one, and another one follows. */
  isReset: boolean
  /** Number of calls when the approvals and the swap are one request: there is then no choice. */
  batchSize: number | undefined
  /** Whether the choice is fixed, because a request to the wallet is pending. */
  isSettled: boolean
  allow: (params: { isUnlimited: boolean }) => unknown
}

/**
 * Part of the review of a swap that needs an approval: the amount it allows, and its spender. The user can choose
 * unlimited, unless the approval and the swap are one request.
 *
 * Source  R-SWAP-33, R-SWAP-80, R-SWAP-94, R-SWAP-138
 */
export function AllowanceNote({ granted, spender, symbol, isReset, batchSize, isSettled, allow }: AllowanceNoteProps) {
  const { t, messages } = useMessages()
  const isUnlimited = granted === 'unlimited'
  return (
    <div
      data-part="allowance-note"
      className={classNames(
        'bl:flex bl:flex-col bl:gap-1 bl:rounded-row bl:px-4 bl:py-3 bl:text-14',
        isUnlimited ? 'bl:bg-warning-tint' : 'bl:bg-surface',
      )}
    >
      <h2 className="bl:font-semibold">{t(batchSize ? 'swap-preview.batch' : 'swap-preview.allowance')}</h2>
      <p className="bl:wrap-anywhere">
        {isReset || isUnlimited ? (
          <RichMessage
            messages={messages}
            id={isReset ? 'swap-preview.reset' : 'swap-preview.allowance-unlimited'}
            values={{ token: <TokenSymbol symbol={symbol} /> }}
          />
        ) : (
          <RichMessage
            messages={messages}
            id="swap-preview.allowance-of"
            values={{ sum: <TokenAmount amount={granted} symbol={symbol} isExact /> }}
          />
        )}
      </p>
      {batchSize !== undefined && (
        <p className="bl:wrap-anywhere">
          {batchSize > 2 ? (
            <RichMessage
              messages={messages}
              id="swap-preview.batch-reset"
              values={{ token: <TokenSymbol symbol={symbol} /> }}
            />
          ) : (
            t('swap-preview.batch-both')
          )}
        </p>
      )}
      <p className="bl:flex bl:flex-wrap bl:items-center bl:gap-x-2 bl:text-muted">
        {t('swap-preview.spender')}
        <Address
          address={spender}
          copyLabels={{
            copy: t('swap-preview.copy-spender'),
            copied: t('copy.address-copied'),
            failed: t('copy.failed'),
          }}
        />
      </p>
      {!isReset && batchSize === undefined && (
        <Checkbox
          checked={isUnlimited}
          disabled={isSettled}
          onCheckedChange={(isChecked) => allow({ isUnlimited: isChecked })}
        >
          <RichMessage
            messages={messages}
            id="swap-preview.allow-unlimited"
            values={{ token: <TokenSymbol symbol={symbol} /> }}
          />
        </Checkbox>
      )}
    </div>
  )
}
