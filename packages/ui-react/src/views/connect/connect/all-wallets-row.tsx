'use client'

import { Row } from '../../../components/row.js'
import { Tag } from '../../../components/tag.js'
import { useMessages } from '../../../kit/use-messages.js'
import { formatNumber } from '../../../messages/format-number.js'
import { IconTile } from './icon-tile.js'

/** `count`: number of wallets, 0 while unknown; `isRounded`: there may be more. */
export type AllWalletsRowButtonProps = { count: number; isRounded: boolean; isDisabled: boolean; onOpen: () => void }

/** Row below the wallets of Connect and the QR code that opens AllWallets and shows how many there are. */
export function AllWalletsRowButton({ count, isRounded, isDisabled, onOpen }: AllWalletsRowButtonProps) {
  const { t, locale } = useMessages()
  return (
    <Row
      icon={<IconTile name="grid" />}
      title={t('connect.all-wallets')}
      tag={
        count > 0 ? (
          <Tag>{isRounded ? t('connect.all-wallets-count', { count }) : formatNumber(locale, count)}</Tag>
        ) : undefined
      }
      disabled={isDisabled}
      onClick={onOpen}
    />
  )
}
