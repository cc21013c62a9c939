/**
 * What the visitor is told while the wallet is asked. Each has a code, for languages that have words of their own.
 *
 * Source  spec R-SWAP-36, R-SWAP-37, R-SWAP-39
 */
import { WalletRequestError } from '../adapter/errors.js'
import { parseWalletError } from '../adapter/parse-wallet-error.js'
import { roundDown } from '../amount/round-down.js'
import type { KitError } from '../errors/kit-error.js'
import type { Kit } from '../kit.js'
import { showToast, type ToastVariant } from '../toast/toast.js'
import { SwapTransactionError } from './errors.js'
import type { SwapState } from './state.js'

const SHOWN_DECIMALS = 3

/** The wallet is asked for an approval. */
export function tellApproval(kit: Kit): void {
  const message = 'Approve limit increase in your wallet'
  showToast(kit, { message, facts: { code: 'swap/approve-limit' }, variant: 'loading' })
}

/** The wallet is asked for the swap. */
export function tellConfirm(kit: Kit): void {
  const message = 'Confirm transaction in your wallet'
  showToast(kit, { message, facts: { code: 'swap/confirm' }, variant: 'loading' })
}

/** The swap is under way. */
export function tellSwapping(kit: Kit, swap: SwapState): void {
  tell(kit, swap, { verb: 'Swapping', code: 'swap/swapping', variant: 'loading' })
}

/** The swap was carried out. */
export function tellSwapped(kit: Kit, swap: SwapState): void {
  tell(kit, swap, { verb: 'Swapped', code: 'swap/swapped', variant: 'success' })
}

/** Nothing says yet how the swap ended. */
export function tellStarted(kit: Kit): void {
  showToast(kit, { message: 'Transaction started', facts: { code: 'swap/started' } })
}

/** What is told of a request that was not carried out: the wallet's own words where it has some. */
export function walletError(error: unknown): KitError {
  const parsed = parseWalletError(error)
  const isSilent = parsed instanceof WalletRequestError && parsed.message === 'An error occurred'
  return isSilent ? new SwapTransactionError(error) : parsed
}

type Told = { readonly verb: string; readonly code: string; readonly variant: ToastVariant }

function tell(kit: Kit, { sourceToken, toToken, toTokenAmount }: SwapState, { verb, code, variant }: Told): void {
  const cut = roundDown(toTokenAmount, SHOWN_DECIMALS)
  const amount = cut === '0' ? '<0.001' : cut
  const facts = { code, source: sourceToken?.symbol ?? '', amount, target: toToken?.symbol ?? '' }
  showToast(kit, { message: `${verb} ${facts.source} to ${amount} ${facts.target}`, facts, variant })
}
