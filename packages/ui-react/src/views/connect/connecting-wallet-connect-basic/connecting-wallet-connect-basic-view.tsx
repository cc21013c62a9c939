'use client'

import { useRef } from 'react'
import { useMessages } from '../../../kit/use-messages.js'
import { AllWalletsRowButton } from '../connect/all-wallets-row.js'
import { PairingCode } from '../pairing/pairing-code.js'
import { PairingResult } from '../pairing/pairing-result.js'
import { useConnectingWalletConnectBasicView } from './use-connecting-wallet-connect-basic-view.js'

/** QR code of a pairing that any wallet can scan, its result, and a row that opens AllWallets. */
export function ConnectingWalletConnectBasicView() {
  const { t } = useMessages()
  const { pairing, all } = useConnectingWalletConnectBasicView()
  const { status } = pairing
  const section = useRef<HTMLElement>(null)
  const retry = () => {
    section.current?.focus()
    pairing.retry()
  }
  return (
    <section
      ref={section}
      tabIndex={-1}
      aria-label={t('connecting.title')}
      className="bl:flex bl:flex-col bl:gap-4 bl:focus-visible:outline-none"
    >
      {status === 'failed' || status === 'paired' ? (
        <PairingResult status={status} failure={pairing.failure} onRetry={retry} />
      ) : (
        <PairingCode pairing={pairing} hint={t('pairing.scan')} />
      )}
      {all !== undefined && <AllWalletsRowButton {...all} isDisabled={false} />}
    </section>
  )
}
