/**
 * Builds what the review needs next: an approval where the service may not take enough of the token, else the swap.
 *
 * Out     the built transaction, looked at
 * Throws  SwapAllowanceError, SwapApprovalError, SwapBuildError; `cause` says why
 * Source  spec R-SWAP-30 to 35
 */
import type { BuiltGas } from '@bowline/api-client'
import type { KitError } from '../errors/kit-error.js'
import type { Kit } from '../kit.js'
import { assertApproval, assertSwap } from './assert-built.js'
import { SwapAllowanceError, SwapApprovalError, SwapBuildError } from './errors.js'
import { loadSwapService } from './load-service.js'
import { bareAddress, isNativeToken } from './native-token.js'
import type { ApprovalGrant } from './read-approval.js'
import type { SwapPair } from './swap-service.js'
import type { SwapSession } from './swap-session.js'

/** A transaction ready for the wallet; `grant` where it is an approval. */
export type BuiltTransaction = {
  readonly pair: SwapPair
  /** The bare address. */
  readonly to: string
  readonly data: string
  readonly value: bigint
  readonly gas: bigint
  readonly gasPrice: bigint
  readonly grant?: ApprovalGrant | undefined
}

/** Builds it. */
export async function buildTransaction(
  kit: Kit,
  session: SwapSession,
  pair: SwapPair,
  { isApproved, signal }: { readonly isApproved: boolean; readonly signal: AbortSignal },
): Promise<BuiltTransaction> {
  const service = await orThrow(loadSwapService(), SwapBuildError)
  const isNative = isNativeToken({ address: pair.from })
  const allowance =
    isNative || isApproved
      ? pair.amount
      : await orThrow(service.askAllowance(kit, session, pair.from, signal), SwapAllowanceError)
  if (allowance < pair.amount) {
    const approving = service.askApproval(kit, session, { ...pair, signal }).then((tx) => {
      const grant = assertApproval(tx, pair)
      return { pair, to: bareAddress(pair.from), data: tx.data, value: 0n, ...gasOf(tx.eip155), grant }
    })
    return orThrow(approving, SwapApprovalError)
  }
  const swapping = service.askSwap(kit, session, { ...pair, signal }).then((tx) => {
    assertSwap(tx, session.caipAddress, pair)
    return { pair, to: bareAddress(tx.to), data: tx.data, value: isNative ? pair.amount : 0n, ...gasOf(tx.eip155) }
  })
  return orThrow(swapping, SwapBuildError)
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
