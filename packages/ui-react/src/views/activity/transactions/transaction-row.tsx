'use client'

import { selectTrackedTransactions, type Transaction } from '@bowline/kit-core'
import { isDirectionContradicted, parseMinedAt, transferRows } from '@bowline/kit-core/internal'
import { memo, type ReactNode } from 'react'
import { Address } from '../../../components/address.js'
import { classNames } from '../../../components/class-names.js'
import { Spinner } from '../../../components/spinner.js'
import { Tag } from '../../../components/tag.js'
import { UntrustedText } from '../../../components/untrusted-text.js'
import { useKitState } from '../../../kit/use-kit-state.js'
import { useMessages } from '../../../kit/use-messages.js'
import { RichMessage } from '../../../messages/rich-message.js'
import { formatDay } from './format-date.js'
import { getOperationLabel, getStatusLabel, getUnknownOperationLabel } from './operation-labels.js'
import { TransferImages } from './transfer-images.js'
import { TransferLine } from './transfer-line.js'
import type { AmountStyle } from './use-amount-style.js'

/**
 * `part`: index of the row among those of the transaction; `getHref` returns a validated explorer link; `isWatched`: the row
 * updates when the transaction settles.
 */
export type TransactionRowProps = {
  transaction: Transaction
  part: number
  getHref: (transaction: Transaction) => string | undefined
  index: number
  isStop: boolean
  isWatched: boolean
  amounts: AmountStyle
}

const ROW_CLASS = 'bl:flex bl:min-h-14 bl:items-center bl:gap-3 bl:rounded-row bl:px-3 bl:py-2 bl:contain-content'
const LINK_CLASS =
  'bl:transition-colors bl:duration-100 bl:focus-visible:-outline-offset-2 bl:hover:bg-surface-hover bl:active:bg-surface-active'

const END_CLASS = 'bl:flex-none bl:text-12 bl:text-subtle'

/**
 * One row of a transaction: operation, amounts, status and day; a link to the block explorer where there is one. Memoized, so
 * that a growing list does not render it again.
 */
export const TransactionRow = memo(function TransactionRow(props: TransactionRowProps) {
  const { transaction, getHref, index, isStop } = props
  const href = getHref(transaction)
  const state = transaction.metadata.status
  const inside = <RowBody {...props} />
  if (href === undefined) {
    return (
      <div data-part="transaction" data-state={state} className={ROW_CLASS}>
        {inside}
      </div>
    )
  }
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      tabIndex={isStop ? 0 : -1}
      data-index={index}
      data-part="transaction"
      data-state={state}
      className={classNames(ROW_CLASS, LINK_CLASS)}
    >
      {inside}
    </a>
  )
})

function RowBody({ transaction, part, isWatched, amounts }: TransactionRowProps) {
  const { t } = useMessages()
  const transfers = transferRows(transaction)[part] ?? []
  const { operationType, status, minedAt, chain } = transaction.metadata
  const isPending = status === 'pending' || status === 'ONRAMP_TRANSACTION_STATUS_IN_PROGRESS'
  const isNotSeen = useKitState((state) =>
    selectTrackedTransactions(state).some((sent) => sent.isNotSeen && sent.hash === transaction.id),
  )
  const hasFailed = status === 'failed' || status === 'ONRAMP_TRANSACTION_STATUS_FAILED'
  const isBare = transaction.transfers.length === 0
  const isContradicted = isDirectionContradicted(operationType, transfers)
  const name = <OperationName operationType={operationType} isContradicted={isContradicted} />
  return (
    <>
      <TransferImages transfers={transfers} network={chain} />
      <span className="bl:flex bl:flex-1 bl:flex-col bl:gap-0.5">
        {hasFailed ? (
          <span className="bl:flex bl:flex-wrap bl:items-center bl:gap-x-2 bl:gap-y-1">
            {name}
            <Tag tone="danger">{t('activity.failed-status')}</Tag>
          </span>
        ) : (
          name
        )}
        {transfers.map((transfer, at) => (
          <TransferLine
            // biome-ignore lint/suspicious/noArrayIndexKey: transfers of one transaction never move
            key={at}
            transfer={transfer}
            operationType={operationType}
            isAlone={transfers.length === 1}
            hasMoved={!hasFailed}
            amounts={amounts}
          />
        ))}
        {isBare && status !== undefined && !isPending && (
          <span className="bl:text-14 bl:text-muted">{t(getStatusLabel(status))}</span>
        )}
        {!isContradicted && <OtherSide transaction={transaction} />}
      </span>
      {isPending ? (
        <span className={classNames(END_CLASS, 'bl:flex bl:flex-col bl:items-end bl:gap-1')}>
          <span className="bl:flex bl:items-center bl:gap-1 bl:text-muted">
            {isWatched && <Spinner className="bl:size-4" />}
            {t(isNotSeen ? 'activity.not-seen' : 'activity.pending')}
          </span>
          <Day minedAt={minedAt} />
        </span>
      ) : (
        <Day minedAt={minedAt} className={END_CLASS} />
      )}
    </>
  )
}

function Day({ minedAt, className }: { minedAt: string; className?: string }) {
  const { locale } = useMessages()
  const date = parseMinedAt(minedAt)
  if (date === undefined) return null
  return (
    <time dateTime={minedAt} className={className}>
      {formatDay(locale, date)}
    </time>
  )
}

function OperationName({ operationType, isContradicted }: { operationType: string; isContradicted: boolean }) {
  const { t } = useMessages()
  const operation = isContradicted ? 'activity.op-transfer' : getOperationLabel(operationType)
  return (
    <span className="bl:text-16 bl:font-medium bl:wrap-anywhere">
      {operation === undefined ? (
        <UntrustedText
          translate="yes"
          text={getUnknownOperationLabel(operationType)}
          fallback={t('activity.op-execute')}
        />
      ) : (
        t(operation)
      )}
    </span>
  )
}

/** Recipient or sender of a transaction that only sends or receives. */
function OtherSide({ transaction: { metadata } }: { transaction: Transaction }): ReactNode {
  const { messages } = useMessages()
  const { operationType, sentFrom, sentTo } = metadata
  const other = operationType === 'send' ? sentTo : operationType === 'receive' ? sentFrom : ''
  if (other === '') return null
  return (
    <span className="bl:max-w-full bl:text-12 bl:text-subtle">
      <RichMessage
        messages={messages}
        id={operationType === 'send' ? 'activity.to' : 'activity.from'}
        values={{ address: <Address address={other} /> }}
      />
    </span>
  )
}
