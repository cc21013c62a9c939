'use client'

/**
 * The pairing (WalletConnect session proposal) that a connecting view shows as a QR code or opens as a link.
 *
 * In      wallet     wallet to pair; undefined for any wallet that scans the code
 *         isWanted   false while the view shows a method that needs no pairing
 * Out     uri        current URI; undefined while there is none
 *         lastUri    URI that the QR code shows: the current one, or the previous one until there is a new one
 *         failure    code of the error
 *         status     `outdated`: the last URI has expired and the next one is not ready
 *         retry      creates a new pairing after a failure
 * Source  R-CONN-29 to 32, R-CONN-206, R-VIEW-34, R-FLOW-08, R-FLOW-09
 */

import type { KitState, WalletListing } from '@bowline/kit-core'
import { retryPairing, startPairing } from '@bowline/kit-core/actions'
import { useEffect, useState } from 'react'
import { useKit } from '../../../kit/use-kit.js'
import { useKitState } from '../../../kit/use-kit-state.js'

/** Status of a pairing. */
export type PairingStatus = 'loading' | 'shown' | 'outdated' | 'failed' | 'paired'

/** State of a pairing, and a retry. */
export type PairingState = {
  readonly uri: string | undefined
  readonly lastUri: string | undefined
  readonly status: PairingStatus
  readonly failure: string | undefined
  readonly retry: () => void
}

const selectPairedAddress = ({ connect }: KitState) =>
  Object.values(connect.connections)
    .flat()
    .find(({ connectorId }) => connectorId === 'walletConnect')?.accounts[0]?.address

/** Keeps a pairing available while the component is mounted and `isWanted`; the kit renews its URI before it expires. */
export function usePairing({
  wallet,
  isWanted = true,
}: {
  wallet?: WalletListing | undefined
  isWanted?: boolean
} = {}): PairingState {
  const kit = useKit()
  const uri = useKitState(({ connect }) => connect.wcUri)
  const hasFailed = useKitState(({ connect }) => connect.wcError)
  const failure = useKitState(({ connect }) => connect.wcFailure)
  const paired = useKitState(selectPairedAddress)
  const [pairedBefore] = useState(paired)
  const [lastUri, setLastUri] = useState(uri)
  if (uri !== undefined && uri !== lastUri) setLastUri(uri)

  useEffect(() => (isWanted ? startPairing(kit, { wallet }) : undefined), [kit, wallet, isWanted])

  const isPaired = paired !== undefined && paired !== pairedBefore
  const waiting = uri !== undefined ? 'shown' : lastUri === undefined ? 'loading' : 'outdated'
  const status = isPaired ? 'paired' : hasFailed ? 'failed' : waiting
  return { uri, lastUri, status, failure, retry: () => retryPairing(kit) }
}
