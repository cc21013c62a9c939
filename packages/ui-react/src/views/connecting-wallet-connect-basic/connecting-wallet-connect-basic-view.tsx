'use client'

import { useRef } from 'react'
import { useMessages } from '../../kit/use-messages.js'
import { AllWalletsRowItem } from '../connect/all-wallets-row.js'
import { PairingCode } from '../pairing/pairing-code.js'
import { PairingEnd } from '../pairing/pairing-result.js'
import { useConnectingWalletConnectBasicView } from './use-connecting-wallet-connect-basic-view.js'

/** One code for whichever wallet scans it. */
export function ConnectingWalletConnectBasicView() {
  const { t } = useMessages()
  const { pairing, all } = useConnectingWalletConnectBasicView()
  const { status } = pairing
  const place = useRef<HTMLElement>(null)
  const retry = () => {
    place.current?.focus()
    pairing.retry()
  }
  return (
    <section
      ref={place}
      tabIndex={-1}
      aria-label={t('connecting.title')}
      className="bl:flex bl:flex-col bl:gap-4 bl:focus-visible:outline-none"
    >
      {status === 'failed' || status === 'paired' ? (
        <PairingEnd status={status} failure={pairing.failure} onRetry={retry} />
      ) : (
        <PairingCode pairing={pairing} hint={t('pairing.scan')} />
      )}
      {all !== undefined && <AllWalletsRowItem {...all} isOff={false} />}
    </section>
  )
}
