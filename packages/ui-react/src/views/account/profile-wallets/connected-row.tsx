'use client'

import { cleanText, shortAddress } from '@bowline/kit-core'
import { Icon } from '../../../components/icon.js'
import { IconButton } from '../../../components/icon-button.js'
import { Row } from '../../../components/row.js'
import { Spinner } from '../../../components/spinner.js'
import { Tag } from '../../../components/tag.js'
import { UntrustedText } from '../../../components/untrusted-text.js'
import { WalletImage } from '../../../components/wallet-image.js'
import { useMessages } from '../../../kit/use-messages.js'
import { useResolvedImage } from '../../../kit/use-resolved-image.js'
import { getWalletIconKeys } from '../../../kit/wallet-icon-keys.js'
import type { ConnectedWallet } from './namespace-wallets.js'

/** `isDisabled` while another action is pending. */
export type ConnectedRowProps = {
  wallet: ConnectedWallet
  isSwitching: boolean
  isRemoving: boolean
  isDisabled: boolean
  onPick: () => void
  onRemove: () => void
}

/** A connected wallet in ProfileWallets: a press makes it active, the button next to it disconnects it. */
export function ConnectedRow({ wallet, isSwitching, isRemoving, isDisabled, onPick, onRemove }: ConnectedRowProps) {
  const { t } = useMessages()
  const { name, imageUrl, imageId, ids, isAnnounced, address, isActive } = wallet
  const image = useResolvedImage({ imageUrl, imageId, imageKind: 'asset', iconKeys: getWalletIconKeys(...ids) })
  const shownName = cleanText(name, { fallback: t('text.unknown-wallet') })
  return (
    <div className="bl:flex bl:items-center bl:gap-1">
      <Row
        icon={<WalletImage {...image} name={name} dataOnly={isAnnounced && imageUrl !== undefined} />}
        title={<UntrustedText text={name} fallback={t('text.unknown-wallet')} lookalikeLabel={t('text.lookalike')} />}
        hint={address === undefined ? undefined : <bdi translate="no">{shortAddress(address)}</bdi>}
        tag={isActive ? <Tag tone="success">{t('profile-wallets.active')}</Tag> : undefined}
        aria-current={isActive || undefined}
        loading={isSwitching}
        disabled={isDisabled && !isSwitching}
        onClick={onPick}
        className="bl:flex-1"
      />
      <IconButton
        label={t('profile-wallets.disconnect', { wallet: shownName })}
        icon={isRemoving ? <Spinner className="bl:size-5" /> : <Icon name="disconnect" />}
        aria-busy={isRemoving || undefined}
        aria-disabled={isDisabled || undefined}
        onClick={isDisabled ? undefined : onRemove}
      />
    </div>
  )
}
