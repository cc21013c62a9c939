import type { Namespace } from '../../base/caip/namespace.js'
import { selectAccount } from '../../core/state/select-account.js'
import type { KitState } from '../../state.js'

/**
 * Whether somebody else may pay the fees of an account: a contract's are paid by whoever brings its calls into the chain, as an owner of
 * a Safe or a sponsor. What is not known yet counts as no.
 *
 * Source  spec R-SEND-156, R-SWAP-136
 */
export function selectIsFeeSponsorable(state: KitState, namespace?: Namespace): boolean {
  const { address, allAccounts, caipAddress, contractAt } = selectAccount(state, namespace)
  const isSmartAccount = allAccounts.some((own) => own.address === address && own.type === 'smartAccount')
  return isSmartAccount || (contractAt !== undefined && contractAt === caipAddress)
}
