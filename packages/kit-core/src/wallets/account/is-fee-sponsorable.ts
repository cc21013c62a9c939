import type { Namespace } from '../../base/caip/namespace.js'
import { selectAccount } from '../../core/state/select-account.js'
import type { KitState } from '../../state.js'

/**
 * Whether another account may pay an account's fees: the fees of a contract account are paid by the account that
 * submits its calls, such as an owner of a Safe or a sponsor. False while unknown.
 *
 * Source  spec R-SEND-156, R-SWAP-136
 */
export function selectIsFeeSponsorable(state: KitState, namespace?: Namespace): boolean {
  const { address, allAccounts, caipAddress, contractAt } = selectAccount(state, namespace)
  const isSmartAccount = allAccounts.some((own) => own.address === address && own.type === 'smartAccount')
  return isSmartAccount || (contractAt !== undefined && contractAt === caipAddress)
}
