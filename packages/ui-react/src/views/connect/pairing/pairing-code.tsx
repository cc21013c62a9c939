'use client'

import type { ReactNode } from 'react'
import { QrCode, type QrCodeProps } from '../../../components/qr-code.js'
import { useMessages } from '../../../kit/use-messages.js'
import { CopyLinkButton } from './copy-link-button.js'
import type { PairingState } from './use-pairing.js'

/** `hint` says who must scan the code. */
export type PairingCodeProps = { pairing: PairingState; hint: ReactNode; logo?: QrCodeProps['logo'] }

/** Icon in the code when the user has not chosen a wallet. */
const WALLET_CONNECT = { iconKeys: ['wallet:walletConnect'], name: 'WalletConnect' } as const

/** QR code of a pairing, with a button to copy its URI. Screen readers announce each change. */
export function PairingCode({ pairing, hint, logo }: PairingCodeProps) {
  const { t } = useMessages()
  const { uri, lastUri } = pairing
  const waiting = lastUri === undefined ? t('pairing.qr-loading') : t('pairing.qr-renewing')
  return (
    <div className="bl:flex bl:flex-col bl:gap-3">
      <QrCode
        text={lastUri}
        label={t('pairing.qr-label')}
        outdated={uri === undefined}
        logo={logo ?? WALLET_CONNECT}
        aria-busy={uri === undefined}
      />
      <p role="status" className="bl:text-center bl:text-14 bl:text-balance bl:text-muted bl:wrap-anywhere">
        {uri === undefined ? waiting : hint}
      </p>
      <CopyLinkButton uri={uri} />
    </div>
  )
}
