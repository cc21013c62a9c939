/**
 * Requests a signature of a text from the connected wallet.
 *
 * In      message    text, shown by the wallet
 *         namespace  the active one when undefined
 * Out     signature in the namespace's usual text form
 * Throws  AdapterNotFoundError, ProviderNotFoundError, WalletUnavailableError, UserRejectedError, WalletRequestError
 *         CapabilityMissingError  also for an account known not to sign messages; its wallet is not asked
 * Source  spec R-CONN-149, R-ADPT-02 to 05, R-ERR-25, R-SIWX-60
 */

import type { Namespace } from '../../base/caip/namespace.js'
import { CapabilityMissingError, ProviderNotFoundError } from '../../base/errors/errors.js'
import { isMaybeText, isText, parseInput } from '../../base/errors/parse-input.js'
import { getAdapter } from '../../core/adapter/get-adapter.js'
import { selectAccount } from '../../core/state/select-account.js'
import type { Kit } from '../../kit.js'
import { waitForConnection } from './wait-for-connection.js'

/** The text to sign, and the namespace of the wallet. */
export type SignParams = { message: string; namespace?: Namespace | undefined }

/** Requests a signature from the connected wallet. */
export async function signMessage(kit: Kit, params: SignParams): Promise<string> {
  const { message, namespace } = parseInput(params, { message: isText, namespace: isMaybeText })
  if (namespace) getAdapter(kit, namespace)
  const live = await waitForConnection(kit, namespace)
  const adapter = getAdapter(kit, live.namespace)
  const { address, allAccounts } = selectAccount(kit.store.get(), live.namespace)
  if (address === undefined) throw new ProviderNotFoundError()
  const isUnable = allAccounts.some((account) => account.address === address && account.canSignMessages === false)
  if (isUnable || !adapter.signMessage) throw new CapabilityMissingError(live.namespace, 'signMessage')
  return adapter.signMessage({ connectorId: live.connection.connectorId, address, message })
}
