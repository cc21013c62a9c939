'use client'

import type { WalletRow } from '@bowline/kit-core'
import { memo } from 'react'
import { Row } from '../../../components/row.js'
import { Tag } from '../../../components/tag.js'
import { UntrustedText } from '../../../components/untrusted-text.js'
import { WalletImage } from '../../../components/wallet-image.js'
import { useKit } from '../../../kit/use-kit.js'
import { useMessages } from '../../../kit/use-messages.js'
import { useResolvedImage } from '../../../kit/use-resolved-image.js'
import { getWalletIconKeys } from '../../../kit/wallet-icon-keys.js'
import type { MessageId } from '../../../messages/messages.js'

/**
 * `isDisabled` while the user has not agreed to the terms; `isGrouped` below a heading that says that the wallet is installed;
 * `onPrepare` is called when the user is about to press the row. Both functions stay the same between renders.
 */
export type WalletRowButtonProps = {
  row: WalletRow
  isDisabled: boolean
  isGrouped: boolean
  onChoose: (row: WalletRow) => void
  onPrepare: (row: WalletRow) => void
}

const TAGS = {
  qrcode: 'connect.tag-qr-code',
  recent: 'connect.tag-recent',
  installed: 'connect.tag-installed',
} as const satisfies Record<NonNullable<WalletRow['tag']>, MessageId>

/**
 * A wallet in Connect or ConnectWallets, or the row that pairs any wallet by QR code. Renders again only when something in it
 * changes: each response of a service creates all rows of the list again.
 */
export const WalletRowButton = memo(function WalletRowButton({
  row,
  isDisabled,
  isGrouped,
  onChoose,
  onPrepare,
}: WalletRowButtonProps) {
  const { t } = useMessages()
  const { connector, wallet } = row
  const isPairing = row.kind === 'walletConnect'
  const singles = connector?.connectors ?? (connector ? [connector] : [])
  const ids = singles.flatMap(({ id, explorerId }) => [id, explorerId])
  const { connectorImages } = useKit().config
  const given = connectorImages[wallet?.id ?? ''] ?? connectorImages[wallet?.rdns ?? '']
  const iconKeys = getWalletIconKeys(
    connector?.id,
    ...ids,
    wallet?.id,
    wallet?.rdns,
    isPairing ? 'walletConnect' : undefined,
  )
  const image = useResolvedImage({ ...row, imageUrl: given ?? row.imageUrl, iconKeys })
  const tag = isGrouped && row.tag === 'installed' ? undefined : row.tag
  return (
    <Row
      icon={<WalletImage {...image} name={row.name} dataOnly={row.isAnnounced} />}
      title={
        isPairing ? (
          <bdi translate="no">{t('connect.wallet-connect')}</bdi>
        ) : (
          <UntrustedText text={row.name} fallback={t('text.unknown-wallet')} lookalikeLabel={t('text.lookalike')} />
        )
      }
      tag={tag === undefined ? undefined : <Tag tone={isPairing ? 'accent' : 'neutral'}>{t(TAGS[tag])}</Tag>}
      disabled={isDisabled}
      onClick={() => onChoose(row)}
      onPointerEnter={() => onPrepare(row)}
      onFocus={() => onPrepare(row)}
    />
  )
}, isSame)

function isSame({ row, ...rest }: WalletRowButtonProps, { row: nextRow, ...nextRest }: WalletRowButtonProps): boolean {
  return isShallowEqual(row, nextRow) && isShallowEqual(rest, nextRest)
}

function isShallowEqual<Value extends object>(one: Value, other: Value): boolean {
  return (Object.keys(one) as (keyof Value)[]).every((key) => Object.is(one[key], other[key]))
}
