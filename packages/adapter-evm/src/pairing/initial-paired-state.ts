/**
 * The chain and the account that a paired wallet comes up with.
 *
 * In      approval    what the wallet approved
 *         asked       the app's own choice of a network
 *         remembered  what was in use with this session on an earlier page
 *         listed      chains of the app
 * Out     the first of these chains that the wallet approved, the wallet's own order deciding among the rest
 *         undefined when it approved no account
 * Source  spec R-CONN-109, R-CONN-41
 */
import type { CaipNetworkId } from '@bowline/kit-core'
import { type Approval, readChainId } from './approval.js'
import type { StoredPairedState } from './stored-paired-state.js'

/** What there is to choose from. */
export type StartingPlaceParams = {
  readonly approval: Approval
  readonly asked: CaipNetworkId | undefined
  readonly remembered: StoredPairedState | undefined
  readonly listed: readonly number[]
}

/** Chooses the place. */
export function getInitialState({ approval, asked, remembered, listed }: StartingPlaceParams) {
  const [first] = approval.accounts
  if (first === undefined) return undefined
  const fromAccounts = approval.accounts.map(({ chainId }) => chainId)
  const wanted = [
    asked === undefined ? undefined : readChainId(asked),
    remembered?.chainId,
    ...[...fromAccounts, ...approval.chainIds].filter((chainId) => listed.includes(chainId)),
  ]
  const chainId = wanted.find((candidate) => candidate !== undefined && approval.chainIds.includes(candidate))
  return { chainId: chainId ?? first.chainId, address: remembered?.address }
}
