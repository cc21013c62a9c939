'use client'

import type { WalletListing } from '@bowline/kit-core'
import { Icon } from '../../../components/icon.js'
import { Row } from '../../../components/row.js'
import { UntrustedText } from '../../../components/untrusted-text.js'
import { WalletImage } from '../../../components/wallet-image.js'
import { useMessages } from '../../../kit/use-messages.js'
import { useListingImage } from '../../connect/connect/use-listing-image.js'

/** `isDisabled` while another action is pending. */
export type RecentRowProps = { wallet: WalletListing; isDisabled: boolean; onChoose: () => void }

/** A wallet in ProfileWallets that was connected recently but is not now. A press starts to connect it again. */
export function RecentRow({ wallet, isDisabled, onChoose }: RecentRowProps) {
  const { t } = useMessages()
  const { name } = wallet
  const image = useListingImage(wallet)
  return (
    <Row
      icon={<WalletImage {...image} name={name} />}
      title={<UntrustedText text={name} fallback={t('text.unknown-wallet')} lookalikeLabel={t('text.lookalike')} />}
      trailing={<Icon name="chevron-end" className="bl:size-5 bl:text-subtle" />}
      disabled={isDisabled}
      onClick={onChoose}
    />
  )
}
