'use client'

import { useMessages } from '../../kit/use-messages.js'
import { ForeignText } from '../../parts/foreign-text.js'
import { Icon } from '../../parts/icon.js'
import { Row } from '../../parts/row.js'
import { Tag } from '../../parts/tag.js'
import { WalletImage } from '../../parts/wallet-image.js'
import type { ShownWallet } from './use-connect-view.js'

/** `isOff` while the terms have not been agreed to. */
export type ConnectRowProps = { wallet: ShownWallet; isOff: boolean }

/** One wallet: a button that connects it, or a link to where it can be had. */
export function ConnectRow({ wallet, isOff }: ConnectRowProps) {
  const { t } = useMessages()
  const { name, imageUrl, isAnnounced, isInstalled, homepage, choose, prepare } = wallet
  const icon = <WalletImage src={imageUrl} name={name} dataOnly={isAnnounced} />
  const title = <ForeignText text={name} fallback={t('text.unknown-wallet')} lookalikeLabel={t('text.lookalike')} />
  if (homepage !== undefined) {
    return (
      <Row
        href={homepage}
        icon={icon}
        title={title}
        tag={<Tag>{t('connecting.get')}</Tag>}
        trailing={<Icon name="external" className="bl:size-5 bl:text-subtle" />}
      />
    )
  }
  return (
    <Row
      icon={icon}
      title={title}
      tag={isInstalled ? <Tag>{t('connect.tag-installed')}</Tag> : undefined}
      disabled={isOff}
      onClick={choose}
      onPointerEnter={prepare}
      onFocus={prepare}
    />
  )
}
