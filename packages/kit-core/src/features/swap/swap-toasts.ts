/**
 * Toasts of a swap. Each has a name, so that translations can replace its text. And the errors to show.
 *
 * Source  spec R-SWAP-36, R-SWAP-37, R-SWAP-39
 */

import { truncateDecimals } from '../../base/amount/truncate-decimals.js'
import { isKitError, type KitError } from '../../base/errors/kit-error.js'
import { isMethodUnsupported } from '../../core/adapter/is-method-unsupported.js'
import { parseWalletError } from '../../core/adapter/parse-wallet-error.js'
import { getWalletErrorDetails } from '../../core/adapter/wallet-error-details.js'
import type { Kit } from '../../kit.js'
import { showToast } from '../../navigation/toast.js'
import type { ToastName, ToastVariant } from '../../navigation/toast-state.js'
import { SwapTransactionError } from './errors.js'
import type { SwapState } from './state.js'

const SHOWN_DECIMALS = 3

/** Shown while the wallet is prompted for an approval. */
export function showApprovalToast(kit: Kit): void {
  const message = 'Approve token spending in your wallet'
  showToast(kit, { message, name: 'approve-limit', variant: 'loading' })
}

/** Shown while the wallet is prompted for the swap. */
export function showConfirmToast(kit: Kit): void {
  const message = 'Approve transaction in your wallet'
  showToast(kit, { message, name: 'confirm-transaction', variant: 'loading' })
}

/** Shown while the swap is pending. */
export function showSwappingToast(kit: Kit, swap: SwapState): void {
  showSwapToast(kit, swap, { verb: 'Swapping', name: 'swapping', variant: 'loading' })
}

/** Shown when the swap is confirmed. */
export function showSwappedToast(kit: Kit, swap: SwapState): void {
  showSwapToast(kit, swap, { verb: 'Swapped', name: 'swapped', variant: 'success' })
}

/** Shown when the swap was sent and is not confirmed within 25 s, or its review was left. */
export function showStartedToast(kit: Kit): void {
  showToast(kit, { message: 'Transaction started', name: 'transaction-started', variant: 'loading', autoClose: true })
}

/**
 * Converts the error of a wallet request to the error to show: a wallet's own error is only the `cause` of a
 * SwapTransactionError.
 */
export function toSwapError(error: unknown): KitError {
  const parsed = parseWalletError(error)
  const isOfWallet = isKitError(parsed, 'wallet/request-failed') || isKitError(parsed, 'adapter/capability-missing')
  return isOfWallet ? new SwapTransactionError(parsed, canAskAgain(parsed)) : parsed
}

function canAskAgain(error: KitError): boolean {
  return isKitError(error, 'wallet/request-failed') && !isMethodUnsupported(getWalletErrorDetails(error))
}

type SwapToast = { readonly verb: string; readonly name: ToastName; readonly variant: ToastVariant }

function showSwapToast(
  kit: Kit,
  { sourceToken, toToken, toTokenAmount }: SwapState,
  { verb, name, variant }: SwapToast,
): void {
  const cut = truncateDecimals(toTokenAmount, SHOWN_DECIMALS)
  const amount = cut === '0' && /[1-9]/.test(toTokenAmount) ? '<0.001' : cut
  const values = { source: sourceToken?.symbol ?? '', amount, target: toToken?.symbol ?? '' }
  showToast(kit, { message: `${verb} ${values.source} to ${amount} ${values.target}`, name, values, variant })
}
