'use client'

import type { ReactNode } from 'react'
import { useMessages } from '../../kit/use-messages.js'
import { QrCode, type QrCodeProps } from '../../parts/qr-code.js'
import { CopyLink } from './copy-link.js'
import type { ShownPairing } from './use-pairing.js'

/** `hint` says who is to scan it. */
export type PairingCodeProps = { pairing: ShownPairing; hint: ReactNode; logo?: QrCodeProps['logo'] }

/** A pairing to scan, and to copy for who cannot. Each change is announced. */
export function PairingCode({ pairing, hint, logo }: PairingCodeProps) {
  const { t } = useMessages()
  const { qrUri, lastQrUri } = pairing
  const waiting = lastQrUri === undefined ? t('pairing.qr-loading') : t('pairing.qr-renewing')
  return (
    <div className="bl:flex bl:flex-col bl:gap-3">
      <QrCode
        text={lastQrUri}
        label={t('pairing.qr-label')}
        outdated={qrUri === undefined}
        logo={logo}
        aria-busy={qrUri === undefined}
      />
      <p role="status" className="bl:text-center bl:text-14 bl:text-balance bl:text-muted bl:wrap-anywhere">
        {qrUri === undefined ? waiting : hint}
      </p>
      <CopyLink uri={qrUri} />
    </div>
  )
}
