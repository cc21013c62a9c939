'use client'

import type { WalletListing } from '@bowline/kit-core'
import { Icon } from '../../components/icon.js'
import { Row } from '../../components/row.js'
import { UntrustedText } from '../../components/untrusted-text.js'
import { WalletImage } from '../../components/wallet-image.js'
import { useMessages } from '../../kit/use-messages.js'
import { useListingPicture } from '../connect/use-listing-image.js'

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
      title={<UntrustedText text={name} fallback={t('text.unknown-wallet')} lookalikeLabel={t('text.lookalike')} />}
      trailing={<Icon name="chevron-end" className="bl:size-5 bl:text-subtle" />}
      disabled={isOff}
      onClick={onChoose}
    />
  )
}
