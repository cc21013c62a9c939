'use client'

import { RowSkeleton } from '../../../components/skeleton.js'
import { StatusPlaceholder } from '../../../components/status-placeholder.js'
import { VisuallyHidden } from '../../../components/visually-hidden.js'
import { useMessages } from '../../../kit/use-messages.js'
import type { MessageId } from '../../../messages/messages.js'
import { ScrollList } from '../../shared/list/scroll-list.js'
import { AllWalletsRowButton } from './all-wallets-row.js'
import { getGroupedKeys, type ListHeading } from './list-slots.js'
import type { useWalletList } from './use-wallet-list.js'
import { WalletRowButton } from './wallet-row.js'

const HEADINGS = { installed: 'connect.installed', more: 'connect.more' } as const satisfies Record<
  ListHeading,
  MessageId
>

/** `isDisabled` while the user has not agreed to the terms; `reasonId` is the id of the text that says so. */
export type WalletListProps = ReturnType<typeof useWalletList> & { isDisabled: boolean; reasonId: string }

/**
 * Wallets in Connect and ConnectWallets, or why there are none. Returns a fragment, so that only the list shrinks when the view
 * is too high.
 */
export function WalletList({ list, slots, all, choose, prepare, isDisabled, reasonId }: WalletListProps) {
  const { t } = useMessages()
  const grouped = getGroupedKeys(slots)
  return (
    <>
      {list === 'off' && <StatusPlaceholder icon="wallet" title={t('connect.empty')} />}
      {list === 'none' && (
        <StatusPlaceholder icon="wallet" title={t('connect.none-found')} hint={t('connect.none-found-hint')} />
      )}
      {list === 'discovering' && (
        <div className="bl:flex bl:flex-col bl:gap-2">
          <RowSkeleton />
          <RowSkeleton />
          <RowSkeleton />
        </div>
      )}
      {list === 'wallets' && (
        <ScrollList label={t('connect.wallets')} aria-describedby={isDisabled ? reasonId : undefined}>
          {slots.map(({ key, row, heading }) =>
            heading !== undefined ? (
              <li
                key={key}
                data-part="list-heading"
                className="bl:px-1 bl:pt-2 bl:text-12 bl:font-medium bl:text-muted bl:first:pt-0"
              >
                {t(HEADINGS[heading])}
              </li>
            ) : row === undefined ? (
              <li key={key} aria-hidden="true">
                <RowSkeleton />
              </li>
            ) : (
              <li key={key}>
                <WalletRowButton
                  row={row}
                  isDisabled={isDisabled}
                  isGrouped={grouped.has(key)}
                  onChoose={choose}
                  onPrepare={prepare}
                />
              </li>
            ),
          )}
          {all !== undefined && (
            <li>
              <AllWalletsRowButton
                count={all.count}
                isRounded={all.isRounded}
                isDisabled={isDisabled}
                onOpen={all.open}
              />
            </li>
          )}
        </ScrollList>
      )}
      {isDisabled && <VisuallyHidden id={reasonId}>{t('connect.terms-required')}</VisuallyHidden>}
    </>
  )
}
