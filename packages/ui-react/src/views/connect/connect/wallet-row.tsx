'use client'

import type { WalletRow } from '@bowline/kit-core'
import { Row } from '../../../components/row.js'
import { Tag } from '../../../components/tag.js'
import { UntrustedText } from '../../../components/untrusted-text.js'
import { WalletImage } from '../../../components/wallet-image.js'
import { useKit } from '../../../kit/use-kit.js'
import { useMessages } from '../../../kit/use-messages.js'
import { useResolvedImage } from '../../../kit/use-resolved-image.js'
import { getWalletIconKeys } from '../../../kit/wallet-icon-keys.js'
import type { MessageId } from '../../../messages/messages.js'
import { IconTile } from './icon-tile.js'

/** `isOff` while the user has not agreed to the terms; `onPrepare` is called when the user is about to press the row. */
export type WalletRowButtonProps = { row: WalletRow; isOff: boolean; onChoose: () => void; onPrepare: () => void }

const TAGS = {
  qrcode: 'connect.tag-qr-code',
  recent: 'connect.tag-recent',
  installed: 'connect.tag-installed',
} as const satisfies Record<NonNullable<WalletRow['tag']>, MessageId>

/** A wallet in Connect or ConnectWallets, or the row that pairs any wallet by QR code. */
export function WalletRowButton({ row, isOff, onChoose, onPrepare }: WalletRowButtonProps) {
  const { t } = useMessages()
  const { connector, wallet } = row
  const singles = connector?.connectors ?? (connector ? [connector] : [])
  const ids = singles.flatMap(({ id, explorerId }) => [id, explorerId])
  const { connectorImages } = useKit().config
  const given = connectorImages[wallet?.id ?? ''] ?? connectorImages[wallet?.rdns ?? '']
  const iconKeys = getWalletIconKeys(connector?.id, ...ids, wallet?.id, wallet?.rdns)
  const image = useResolvedImage({ ...row, imageUrl: given ?? row.imageUrl, iconKeys })
  const isPairing = row.kind === 'walletConnect'
  const icon =
    isPairing && image.src === undefined ? (
      <IconTile name="qr" />
    ) : (
      <WalletImage {...image} name={row.name} dataOnly={row.isAnnounced} />
    )
  return (
    <Row
      icon={icon}
      title={
        isPairing ? (
          <bdi translate="no">{t('connect.wallet-connect')}</bdi>
        ) : (
          <UntrustedText text={row.name} fallback={t('text.unknown-wallet')} lookalikeLabel={t('text.lookalike')} />
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
