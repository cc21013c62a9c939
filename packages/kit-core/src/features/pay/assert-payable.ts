/**
 * Asks the chain whether an account can cover a payment and its fee, before the wallet is asked. A node that does not say is not
 * waited for.
 *
 * Out     nothing; returning means that it can, or that nobody could say. For an account that a contract runs somebody else may pay
 *         the fee
 * Throws  PaymentFundsError, PaymentGasError, what the chain refuses the transfer with
 * Source  spec R-PAY-22
 */

import { withTimeout } from '../../base/async/pause.js'
import { formatCaipAddress } from '../../base/caip/caip.js'
import { safeGet } from '../../base/validation/safe-get.js'
import type { EstimateTransferParams } from '../../core/adapter/adapter.js'
import type { Payment } from '../../core/state/payment.js'
import { selectAccount } from '../../core/state/select-account.js'
import type { Kit } from '../../kit.js'
import type { TransferAdapter } from '../send/get-sender.js'
import { loadPendingRecorder } from '../transactions/load-pending-recorder.js'
import { PaymentFundsError, PaymentGasError } from './funds-errors.js'

const NODE_LIMIT_MS = 2_000

/** Looks at the chain. */
export async function assertPayable(
  kit: Kit,
  { paymentAsset }: Payment,
  { transfer, sender }: { readonly transfer: EstimateTransferParams; readonly sender: TransferAdapter },
): Promise<void> {
  const { address, network, tokenAddress, value } = transfer
  const { setOnchainBalance, readHolding } = await loadPendingRecorder()
  const held = (asset: string | undefined) =>
    readHolding(kit, { address, network, only: { tokenAddress: asset } }, NODE_LIMIT_MS)
  const asked = askCost(kit, sender, transfer)
  asked.catch(() => {})
  const [token, coin] = await Promise.all([
    held(tokenAddress),
    tokenAddress === undefined ? undefined : held(undefined),
  ])
  if (token && token.value < value) {
    setOnchainBalance(kit, formatCaipAddress(network.caipNetworkId, address), {
      asset: tokenAddress,
      value: token.value,
    })
    throw new PaymentFundsError(paymentAsset.metadata.symbol)
  }
  const cost = await asked
  const left = tokenAddress === undefined ? token && token.value - value : coin?.value
  if (cost === undefined || left === undefined || left >= cost) return
  if (!(await isRunByContract(kit, sender, transfer))) throw new PaymentGasError(network.nativeCurrency.symbol)
}

/** Undefined where nobody says. What the chain refuses for good is thrown. */
async function askCost(
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
  const kind = await withTimeout(sender.inspectRecipient({ address, network, asksChain: true }), NODE_LIMIT_MS).catch(
    () => undefined,
  )
  return kind === 'contract'
}
