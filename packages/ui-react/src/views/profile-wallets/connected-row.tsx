'use client'

import { cleanText, shortAddress } from '@bowline/kit-core'
import { useMessages } from '../../kit/use-messages.js'
import { usePicture } from '../../kit/use-picture.js'
import { walletMarks } from '../../kit/wallet-marks.js'
import { ForeignText } from '../../parts/foreign-text.js'
import { Icon } from '../../parts/icon.js'
import { IconButton } from '../../parts/icon-button.js'
import { Row } from '../../parts/row.js'
import { Spinner } from '../../parts/spinner.js'
import { Tag } from '../../parts/tag.js'
import { WalletImage } from '../../parts/wallet-image.js'
import type { ConnectedWallet } from './namespace-wallets.js'

/** `isOff` while something else is going on. */
export type ConnectedRowProps = {
  wallet: ConnectedWallet
  isSwitching: boolean
  isRemoving: boolean
  isOff: boolean
  onPick: () => void
  onRemove: () => void
}

/** A connected wallet: a press makes it the active one, the button beside it disconnects it. */
export function ConnectedRow({ wallet, isSwitching, isRemoving, isOff, onPick, onRemove }: ConnectedRowProps) {
  const { t } = useMessages()
  const { name, imageUrl, imageId, ids, isAnnounced, address, isActive } = wallet
  const picture = usePicture({ imageUrl, imageId, imageKind: 'asset', marks: walletMarks(...ids) })
  const shownName = cleanText(name, { fallback: t('text.unknown-wallet') })
  return (
    <div className="bl:flex bl:items-center bl:gap-1">
      <Row
        icon={<WalletImage {...picture} name={name} dataOnly={isAnnounced && imageUrl !== undefined} />}
        title={<ForeignText text={name} fallback={t('text.unknown-wallet')} lookalikeLabel={t('text.lookalike')} />}
        hint={address === undefined ? undefined : <bdi translate="no">{shortAddress(address)}</bdi>}
        tag={isActive ? <Tag tone="success">{t('profile-wallets.active')}</Tag> : undefined}
        aria-current={isActive || undefined}
        loading={isSwitching}
        disabled={isOff && !isSwitching}
        onClick={onPick}
        className="bl:flex-1"
      />
      <IconButton
        label={t('profile-wallets.disconnect', { wallet: shownName })}
        icon={isRemoving ? <Spinner className="bl:size-5" /> : <Icon name="disconnect" />}
        aria-busy={isRemoving || undefined}
        aria-disabled={isOff || undefined}
        onClick={isOff ? undefined : onRemove}
      />
    </div>
  )
}
