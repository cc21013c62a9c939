/**
 * A pairing as a view shows it.
 *
 * In      wallet     it is made for; undefined for any wallet that scans it
 *         isWanted   false while the view shows a way that needs none
 * Out     uri        on offer; undefined while there is none
 *         lastUri    what the code shows: the one on offer, or the one before it until there is
 *         failure    code of the error that it failed with
 *         status     `outdated`: the last one has ended and the next is not there yet
 *         retry      makes a new one after a failure
 * Source  R-CONN-29 to 32, R-CONN-206, R-VIEW-34, R-FLOW-08, R-FLOW-09
 */
'use client'

import type { KitState, WalletListing } from '@bowline/kit-core'
import { retryPairing, startPairing } from '@bowline/kit-core/actions'
import { useEffect, useState } from 'react'
import { useKit } from '../../kit/use-kit.js'
import { useKitState } from '../../kit/use-kit-state.js'

/** How a pairing stands. */
export type PairingStatus = 'loading' | 'shown' | 'outdated' | 'failed' | 'paired'

/** A pairing as a view shows it. */
export type ShownPairing = {
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

/** Keeps a pairing on offer as long as the component shows it. */
export function usePairing({
  wallet,
  isWanted = true,
}: {
  wallet?: WalletListing | undefined
  isWanted?: boolean
} = {}): ShownPairing {
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
