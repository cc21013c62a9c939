/**
 * Chooses the chain and account that a paired wallet starts with.
 *
 * In      approval     what the wallet approved
 *         preferred    the network that the app prefers
 *         stored       chain and account used with this session on an earlier page
 *         appChainIds  chains of the app
 * Out     chainId      the preferred chain, else the stored one, else the first chain in the wallet's order that the app has,
 *                      each only if the wallet approved it; else the chain of the wallet's first account
 *         address      the stored account; undefined if there is none
 *         undefined when the wallet approved no account
 * Source  spec R-CONN-109, R-CONN-41
 */
import type { CaipNetworkId } from '@bowline/kit-core'
import { type Approval, parseChainId } from './approval.js'
import type { StoredPairedState } from './stored-paired-state.js'

/** Parameters of `getInitialPairedState`. */
export type InitialStateParams = {
  readonly approval: Approval
  readonly preferred: CaipNetworkId | undefined
  readonly stored: StoredPairedState | undefined
  readonly appChainIds: readonly number[]
}

/** Returns the chain and account to start with; undefined when the wallet approved no account. */
export function getInitialPairedState({ approval, preferred, stored, appChainIds }: InitialStateParams) {
  const [first] = approval.accounts
  if (first === undefined) return undefined
  const fromAccounts = approval.accounts.map(({ chainId }) => chainId)
  const candidates = [
    preferred === undefined ? undefined : parseChainId(preferred),
    stored?.chainId,
    ...[...fromAccounts, ...approval.chainIds].filter((chainId) => appChainIds.includes(chainId)),
  ]
  const chainId = candidates.find((candidate) => candidate !== undefined && approval.chainIds.includes(candidate))
  return { chainId: chainId ?? first.chainId, address: stored?.address }
}
