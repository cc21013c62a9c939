'use client'

import type { WalletRow } from '@bowline/kit-core'
import { useMessages } from '../../kit/use-messages.js'
import { usePicture } from '../../kit/use-picture.js'
import type { MessageId } from '../../messages/messages.js'
import { ForeignText } from '../../parts/foreign-text.js'
import { Row } from '../../parts/row.js'
import { Tag } from '../../parts/tag.js'
import { WalletImage } from '../../parts/wallet-image.js'
import { IconTile } from './icon-tile.js'

/** `isOff` while the terms have not been agreed to; `onPrepare` when the visitor is about to choose it. */
export type WalletRowItemProps = { row: WalletRow; isOff: boolean; onChoose: () => void; onPrepare: () => void }

const TAGS = {
  qrcode: 'connect.tag-qr-code',
  recent: 'connect.tag-recent',
  installed: 'connect.tag-installed',
} as const satisfies Record<NonNullable<WalletRow['tag']>, MessageId>

/** One wallet of the list. */
export function WalletRowItem({ row, isOff, onChoose, onPrepare }: WalletRowItemProps) {
  const { t } = useMessages()
  const picture = usePicture(row)
  const isPairing = row.kind === 'walletConnect'
  const icon =
    isPairing && picture === undefined ? (
      <IconTile name="qr" />
    ) : (
      <WalletImage src={picture} name={row.name} dataOnly={row.isAnnounced} />
    )
  return (
    <Row
      icon={icon}
      title={
        isPairing ? (
          t('connect.wallet-connect')
        ) : (
          <ForeignText text={row.name} fallback={t('text.unknown-wallet')} lookalikeLabel={t('text.lookalike')} />
        )
      }
      tag={row.tag === undefined ? undefined : <Tag tone={isPairing ? 'accent' : 'neutral'}>{t(TAGS[row.tag])}</Tag>}
      disabled={isOff}
      onClick={onChoose}
      onPointerEnter={onPrepare}
      onFocus={onPrepare}
    />
  )
}
