/**
 * The review of a swap: its status in the state, and the transaction built for it, which is not part of the state.
 *
 * Source  spec R-SWAP-26, R-SWAP-30 to 36, R-SWAP-49, R-SWAP-80, R-SWAP-94, R-SWAP-125, R-SWAP-138, R-SWAP-140
 */

import { formatUnits } from '../../base/amount/parse-units.js'
import { perOwner } from '../../base/async/per-owner.js'
import { createRun } from '../../base/async/run.js'
import { parseInput } from '../../base/errors/parse-input.js'
import type { Kit } from '../../kit.js'
import { showToast } from '../../navigation/toast.js'
import type { KitState } from '../../state.js'
import { type BuiltTransaction, buildTransaction, toApprovalData } from './build-swap.js'
import { closeSwapViews } from './close-swap-views.js'
import { fetchDataFee } from './data-fee.js'
import { isUnlimited } from './decode-approval.js'
import { UNLIMITED } from './encode-approval.js'
import { evaluateQuote } from './evaluate-quote.js'
import { getSwapPair } from './quote-swap.js'
import type { SwapAllowance, SwapReview } from './state.js'
import { isBelowTolerance } from './swap-amounts.js'
import type { SwapScope } from './swap-scope.js'
import type { SwapPair } from './swap-service.js'
import { updateSwap } from './update-swap.js'

const builtFor = perOwner((): { transaction?: BuiltTransaction | undefined } => ({}))
const builds = createRun<void>()

/** `allowed`: the allowance in base units, when it is known from an approval that was just confirmed. */
export type KnownAllowance = { readonly allowed?: bigint | undefined }

/** Builds the next transaction to sign, an approval or the swap. When that fails, shows a toast and leaves the review. */
export async function buildReview(kit: Kit, scope: SwapScope, { allowed }: KnownAllowance = {}): Promise<void> {
  builds.abort(scope)
  const pair = getSwapPair(kit.store.get().swap)
  if (!pair) return
  const signals = [scope.signal]
  await builds.replace(scope, ({ signal }) => build(kit, scope, { pair, allowed, signal }), { signals })
}

type ToBuild = KnownAllowance & { readonly pair: SwapPair; readonly signal: AbortSignal }

async function build(kit: Kit, scope: SwapScope, { pair, allowed, signal }: ToBuild): Promise<void> {
  try {
    const transaction = await buildTransaction(kit, scope, pair, { allowed, signal })
    if (signal.aborted) return
    setTransaction(kit, transaction)
    requireAgreement(kit, scope, transaction)
    if (!transaction.grant) void fetchDataFee(kit, scope, joinData(transaction))
  } catch (error) {
    if (signal.aborted) return
    kit.log.debug('A swap could not be built', error)
    kit.store.batch(() => {
      endReview(kit, scope)
      showToast(kit, { message: error, variant: 'error' })
      closeSwapViews(kit, ['SwapPreview'])
    })
  }
}

/** The transaction built for the current review; undefined while it is built, and without a review. */
export function getReviewTransaction({ swap }: KitState): BuiltTransaction | undefined {
  return swap.review && builtFor(swap.review).transaction
}

/** Merges a patch into the review and keeps its built transaction. Does nothing without a review. */
export function updateReview(kit: Kit, patch: Partial<SwapReview>): void {
  const { review } = kit.store.get().swap
  if (!review) return
  const next: SwapReview = { ...review, ...patch }
  builtFor(next).transaction = builtFor(review).transaction
  updateSwap(kit, { review: next })
}

/** Stores that the user accepts the high price impact of the review. */
export function confirmImpact(kit: Kit): void {
  updateReview(kit, { isImpactConfirmed: true })
}

/** Sets the amount to approve: the swapped amount, or unlimited. Only while an approval is needed. */
export function setSwapAllowance(kit: Kit, params: { isUnlimited: boolean }): void {
  const { isUnlimited } = parseInput(params, { isUnlimited: (value) => typeof value === 'boolean' })
  const state = kit.store.get()
  const transaction = getReviewTransaction(state)
  if (!transaction?.grant || state.swap.review?.status !== 'approve') return
  updateReview(kit, { isAnyAmount: isUnlimited })
  setTransaction(kit, transaction)
}

/** Ends the review; the form stays as it was. */
export function endReview(kit: Kit, scope: SwapScope): void {
  builds.abort(scope)
  const { review, quote } = kit.store.get().swap
  if (!review) return
  updateSwap(kit, { review: undefined, phase: quote ? 'quoted' : 'idle' })
  evaluateQuote(kit)
}

function setTransaction(kit: Kit, proposed: BuiltTransaction): void {
  const { swap } = kit.store.get()
  if (!swap.review) return
  const { isImpactConfirmed, isRepriced, isAnyAmount, approvalStep: before } = swap.review
  const transaction = grantOf(proposed, isAnyAmount)
  const { approvals = [] } = transaction
  const granting = approvals.at(-1) ?? transaction
  const allowance = allowanceOf(granting, swap.sourceToken?.decimals ?? 0)
  const status = transaction.grant ? 'approve' : 'ready'
  const second = transaction.grant && before ? 2 : undefined
  const approvalStep = transaction.isReset ? 1 : second
  const batchSize = approvals.length > 0 ? approvals.length + 1 : undefined
  const review: SwapReview = {
    ...{ status, allowance, approvalStep, batchSize, isImpactConfirmed, isRepriced, isAnyAmount },
    ...toSigned(transaction, swap.toToken?.decimals ?? 0),
  }
  builtFor(review).transaction = transaction
  const { gasPrice } = transaction
  const gas = approvals.reduce((sum, approval) => sum + approval.gas, transaction.gas)
  const phase = swap.phase === 'failed' ? 'failed' : 'reviewing'
  updateSwap(kit, { phase, review, gasLimit: gas.toString(), gasPrice: gasPrice.toString() })
  evaluateQuote(kit)
}

function toSigned({ grant, to, minimum }: BuiltTransaction, decimals: number) {
  if (grant) return undefined
  return { contract: to, minimumReceived: minimum === undefined ? undefined : formatUnits(minimum, decimals) }
}

/**
 * Makes a rebuilt review wait for the user's agreement when its swap calls another contract than the one shown before, or states a
 * minimum that is over 0.1 % lower, or none any more.
 */
function requireAgreement(kit: Kit, scope: SwapScope, { grant, to, minimum }: BuiltTransaction): void {
  if (grant) return
  const { contract = to, minimum: agreed } = scope.agreedSwap ?? {}
  const isLower = agreed !== undefined && (minimum === undefined || isBelowTolerance(minimum, agreed))
  const isHigher = minimum !== undefined && (agreed === undefined || minimum > agreed)
  scope.agreedSwap = { contract, minimum: isHigher ? minimum : agreed }
  if (isLower || contract !== to) updateReview(kit, { isRepriced: true, isImpactConfirmed: false })
}

/** Applies the user's choice of amount to an approval; returns any other transaction unchanged. */
function grantOf(transaction: BuiltTransaction, isAnyAmount = false): BuiltTransaction {
  const { grant, pair, isReset } = transaction
  if (!grant || isReset) return transaction
  return { ...transaction, ...toApprovalData({ ...grant, value: isAnyAmount ? UNLIMITED : pair.amount }) }
}

/** The call data of all calls of the transaction, for what the network charges for its bytes. */
function joinData({ approvals = [], data }: BuiltTransaction): string {
  return [...approvals.map((approval) => approval.data), data].reduce((all, next) => all + next.replace(/^0x/, ''))
}

function allowanceOf({ grant }: BuiltTransaction, decimals: number): SwapAllowance | undefined {
  if (!grant) return undefined
  return { granted: isUnlimited(grant) ? 'unlimited' : formatUnits(grant.value, decimals), spender: grant.spender }
}

/** Whether the review's view is on screen or in the navigation history. */
export function selectIsReviewed({ navigation }: KitState): boolean {
  return navigation.history.some(({ view }) => view === 'SwapPreview')
}
