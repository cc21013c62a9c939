'use client'

import type { WalletListing } from '@bowline/kit-core'
import { useMessages } from '../../kit/use-messages.js'
import { ForeignText } from '../../parts/foreign-text.js'
import { Icon } from '../../parts/icon.js'
import { Row } from '../../parts/row.js'
import { WalletImage } from '../../parts/wallet-image.js'
import { useListingPicture } from '../connect/use-listing-picture.js'

/** `isOff` while something else is going on. */
export type RecentRowProps = { wallet: WalletListing; isOff: boolean; onChoose: () => void }

/** A wallet that was connected lately: a press connects it again. */
export function RecentRow({ wallet, isOff, onChoose }: RecentRowProps) {
  const { t } = useMessages()
  const { name } = wallet
  const picture = useListingPicture(wallet)
  return (
    <Row
      icon={<WalletImage {...picture} name={name} />}
      title={<ForeignText text={name} fallback={t('text.unknown-wallet')} lookalikeLabel={t('text.lookalike')} />}
      trailing={<Icon name="chevron-end" className="bl:size-5 bl:text-subtle" />}
      disabled={isOff}
      onClick={onChoose}
    />
  )
}
