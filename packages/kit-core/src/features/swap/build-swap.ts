/**
 * Builds the next transaction of the review with the data service, and checks it: an approval when the allowance is too low,
 * else the swap. Some tokens, such as USDT, reject a new allowance while an old one exists; the old one is then reset first.
 * Where the wallet carries out several calls as one, the swap is built with the approvals that it needs.
 *
 * Throws  SwapAllowanceError, SwapApprovalError, SwapBuildError; `cause` says why
 * Source  spec R-SWAP-30 to 35, R-SWAP-80, R-SWAP-94, R-SWAP-116, R-SWAP-118, R-SWAP-124, R-SWAP-138, R-SWAP-139, R-SWAP-140
 */
import type { BuiltGas } from '@bowline/api-client'
import type { KitError } from '../../base/errors/kit-error.js'
import { fetchBatchSupport } from '../../core/adapter/fetch-chain-capabilities.js'
import { getAdapter } from '../../core/adapter/get-adapter.js'
import { selectAccount } from '../../core/state/select-account.js'
import { selectConnection } from '../../core/state/select-connection.js'
import type { Kit } from '../../kit.js'
import { withHiddenTokens } from '../../wallets/account/hidden-tokens.js'
import { assertDecimals } from './assert-decimals.js'
import { assertApprovalMatches, assertSwapMatches, isWrapping } from './assert-transaction-matches.js'
import type { ApprovalGrant } from './decode-approval.js'
import { encodeApproval } from './encode-approval.js'
import { SwapAllowanceError, SwapApprovalError, SwapBuildError } from './errors.js'
import { hasOnchainAllowance, type RequiredAllowance } from './has-onchain-allowance.js'
import { loadSwapService } from './load-service.js'
import { getBareAddress, isNativeToken } from './native-token.js'
import { getPendingAllowanceUse } from './pending-allowance-use.js'
import { selectPendingApproval } from './select-pending-approval.js'
import { getSignedMinimum } from './signed-minimum.js'
import type { SwapScope } from './swap-scope.js'
import type { SwapPair } from './swap-service.js'

/** A transaction ready for the wallet; `grant` is set for an approval. */
export type BuiltTransaction = {
  readonly pair: SwapPair
  /** The bare address, without its network. */
  readonly to: string
  readonly data: string
  readonly value: bigint
  readonly gas: bigint
  readonly gasPrice: bigint
  readonly grant?: ApprovalGrant | undefined
  /** Minimum received that the call data of a swap states, in base units; undefined for an approval, and without one. */
  readonly minimum?: bigint | undefined
  /** True when the approval resets an earlier one and another approval follows. */
  readonly isReset?: boolean | undefined
  /** Approvals that the wallet carries out with this swap as one request, all or none; in their order, before it. */
  readonly approvals?: readonly BuiltTransaction[] | undefined
}

/** `allowed`: the allowance in base units if it is known from a confirmed approval; else it is fetched. */
export async function buildTransaction(
  kit: Kit,
  scope: SwapScope,
  pair: SwapPair,
  { allowed, signal }: { readonly allowed: bigint | undefined; readonly signal: AbortSignal },
): Promise<BuiltTransaction> {
  const [service] = await orThrow(Promise.all([loadSwapService(), assertDecimals(kit, scope)]), SwapBuildError)
  const isNative = isNativeToken({ address: pair.from })
  const allowance = isNative
    ? pair.amount
    : (allowed ?? (await orThrow(service.fetchAllowance(kit, scope, pair.from, signal), SwapAllowanceError)))
  // `allowed` comes from an approval that was confirmed after the pending swaps were counted.
  const needed = pair.amount + (allowed === undefined && !isNative ? getPendingAllowanceUse(kit, scope, pair) : 0n)
  let approvals: readonly BuiltTransaction[] | undefined
  if (allowance < needed) {
    const approving = service.fetchApprovalTransaction(kit, scope, { ...pair, signal }).then((tx) => {
      const grant = { spender: assertApprovalMatches(tx, pair), value: pair.amount }
      return { pair, to: getBareAddress(pair.from), value: 0n, ...gasOf(tx.eip155), data: encodeApproval(grant), grant }
    })
    const approval = await orThrow(approving, SwapApprovalError)
    // An allowance known from a confirmed approval needs no check on chain.
    const wanted = { ...approval.grant, value: needed, tokenAddress: approval.to }
    if (allowed !== undefined || !(await hasOnchainAllowance(kit, scope, wanted))) {
      const reset = { ...approval, ...toApprovalData({ ...approval.grant, value: 0n }), isReset: true }
      const passes = async (built: BuiltTransaction) => (await tryEstimateGas(kit, scope, built)) !== undefined
      const isReset = allowance > 0n && !(await passes(approval)) && (await passes(reset))
      if (!(await canBatch(kit, scope, wanted))) return isReset ? reset : approval
      approvals = isReset ? [reset, approval] : [approval]
    }
  }
  const swapping = service.fetchSwapTransaction(kit, scope, { ...pair, signal }).then((tx) => {
    assertSwapMatches(tx, { userAddress: scope.caipAddress, pair, tokens: getListedTokens(kit, scope) })
    const value = isNative ? pair.amount : 0n
    const toAmount = BigInt(kit.store.get().swap.quote?.toAmount ?? 0)
    const minimum = isWrapping(tx, pair) ? pair.amount : getSignedMinimum(tx.data, { amount: pair.amount, toAmount })
    return { pair, to: getBareAddress(tx.to), data: tx.data, value, minimum, ...gasOf(tx.eip155), approvals }
  })
  return orThrow(swapping, SwapBuildError)
}

/** CAIP-10 addresses of the tokens that the swap and the account list. */
function getListedTokens({ store }: Kit, { namespace }: SwapScope): readonly string[] {
  const state = store.get()
  const held = withHiddenTokens(selectAccount(state, namespace).tokenBalance)
  return [...state.swap.tokens, ...held].flatMap(({ address }) => address ?? [])
}

/**
 * Whether the wallet carries out an approval and the swap as one without an upgrade of the account. Not while an approval is pending,
 * which the review waits for.
 */
async function canBatch(
  kit: Kit,
  { namespace, address, caipAddress: account, network, hasNoBatches }: SwapScope,
  { tokenAddress: token, spender }: RequiredAllowance,
): Promise<boolean> {
  const connection = selectConnection(kit.store.get(), namespace)
  if (!connection || hasNoBatches || selectPendingApproval(kit.store.get(), { account, token, spender })) return false
  const { connectorId } = connection
  return (await fetchBatchSupport(kit, { namespace, connectorId, address, chainId: network.id })) === 'atomic'
}

/** Call data and grant of an approval. */
export function toApprovalData(grant: ApprovalGrant): Pick<BuiltTransaction, 'data' | 'grant'> {
  return { data: encodeApproval(grant), grant }
}

/** Estimates the gas of a transaction. Undefined when it would revert, no node responds, or the adapter estimates no gas. */
export async function tryEstimateGas(
  kit: Kit,
  { namespace, address, network }: SwapScope,
  { to, data, value }: BuiltTransaction,
): Promise<bigint | undefined> {
  const { estimateGas } = getAdapter(kit, namespace)
  const connection = selectConnection(kit.store.get(), namespace)
  if (!estimateGas || !connection) return undefined
  try {
    return await estimateGas({
      connectorId: connection.connectorId,
      address,
      to,
      data,
      value: value > 0n ? value : undefined,
      network,
    })
  } catch {
    return undefined
  }
}

function gasOf({ gas, gasPrice }: BuiltGas): Pick<BuiltTransaction, 'gas' | 'gasPrice'> {
  return { gas: BigInt(gas), gasPrice: BigInt(gasPrice) }
}

async function orThrow<Value>(promise: Promise<Value>, Failure: new (cause: unknown) => KitError): Promise<Value> {
  try {
    return await promise
  } catch (error) {
    throw new Failure(error)
  }
}
