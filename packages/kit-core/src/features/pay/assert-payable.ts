/**
 * Checks on chain whether the account can cover a wallet payment and its fee: before the network switch, and again if the account
 * changed meanwhile. Waits at most 2 s for each request to a node.
 *
 * Out     nothing: the account can pay, or it is unknown whether it can. Writes a token balance that is too low to the state.
 *         Smart accounts need no native token for the fee, since another account may pay it
 * Throws  PaymentFundsError, PaymentGasError, the final error of an estimate that the chain rejects
 * Source  spec R-PAY-22
 */

import { withTimeout } from '../../base/async/pause.js'
import { formatCaipAddress } from '../../base/caip/caip.js'
import { safeGet } from '../../base/validation/safe-get.js'
import type { EstimateTransferParams } from '../../core/adapter/transfer-checks.js'
import type { Payment } from '../../core/state/payment.js'
import { selectAccount } from '../../core/state/select-account.js'
import type { Kit } from '../../kit.js'
import type { TransferAdapter } from '../send/get-transfer-adapter.js'
import { loadPendingRecorder } from '../transactions/load-pending-recorder.js'
import { PaymentFundsError, PaymentGasError } from './funds-errors.js'

const NODE_LIMIT_MS = 2_000

export async function assertPayable(
  kit: Kit,
  { paymentAsset }: Payment,
  { transfer, sender }: { readonly transfer: EstimateTransferParams; readonly sender: TransferAdapter },
): Promise<void> {
  const { address, network, tokenAddress, value } = transfer
  const { setOnchainBalance, fetchHolding } = await loadPendingRecorder()
  const fetchBalance = (asset: string | undefined) =>
    fetchHolding(kit, { address, network, only: { tokenAddress: asset } }, NODE_LIMIT_MS)
  const costRequest = estimateCost(kit, sender, transfer)
  costRequest.catch(() => {})
  const [token, nativeToken] = await Promise.all([
    fetchBalance(tokenAddress),
    tokenAddress === undefined ? undefined : fetchBalance(undefined),
  ])
  if (token && token.value < value) {
    setOnchainBalance(kit, formatCaipAddress(network.caipNetworkId, address), {
      asset: tokenAddress,
      value: token.value,
    })
    throw new PaymentFundsError(paymentAsset.metadata.symbol)
  }
  const cost = await costRequest
  const remaining = tokenAddress === undefined ? token && token.value - value : nativeToken?.value
  if (cost === undefined || remaining === undefined || remaining >= cost) return
  if (!(await isRunByContract(kit, sender, transfer))) throw new PaymentGasError(network.nativeCurrency.symbol)
}

/** Fee and deposit of the transfer in base units; undefined if unknown. Throws errors that are final. */
async function estimateCost(
  kit: Kit,
  sender: TransferAdapter,
  transfer: EstimateTransferParams,
): Promise<bigint | undefined> {
  try {
    const estimate = await withTimeout(sender.estimateTransfer(transfer), NODE_LIMIT_MS)
    return estimate && estimate.fee + estimate.deposit
  } catch (error) {
    if (safeGet(error, 'isFinal') === true) throw error
    kit.log.debug('The fee of a payment could not be estimated', error)
    return undefined
  }
}

async function isRunByContract(
  kit: Kit,
  sender: TransferAdapter,
  { address, network }: EstimateTransferParams,
): Promise<boolean> {
  const { allAccounts } = selectAccount(kit.store.get(), network.chainNamespace)
  if (allAccounts.some((own) => own.address === address && own.type === 'smartAccount')) return true
  const kind = await withTimeout(sender.inspectRecipient({ address, network, checksCode: true }), NODE_LIMIT_MS).catch(
    () => undefined,
  )
  return kind === 'contract'
}
