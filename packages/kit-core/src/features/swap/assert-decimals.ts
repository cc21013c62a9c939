/**
 * Checks the decimals of both tokens of a swap on chain before a transaction is built. With wrong decimals from the service, the
 * signed or received amount would differ from the shown one.
 *
 * Out     nothing: the decimals match, or the chain does not respond within 3 s. Decimals are cached per swap scope
 * Throws  SwapTransactionMismatchError
 * Source  spec R-SWAP-124; security design §8 (tokens)
 */
import { perOwner } from '../../base/async/per-owner.js'
import type { Kit } from '../../kit.js'
import { loadPendingRecorder } from '../transactions/load-pending-recorder.js'
import { SwapTransactionMismatchError } from './errors.js'
import { getBareAddress, isNativeToken } from './native-token.js'
import type { SwapScope } from './swap-scope.js'

const CHAIN_TIMEOUT_MS = 3_000

const decimalsCache = perOwner(() => new Map<string, number>())

export async function assertDecimals(kit: Kit, scope: SwapScope): Promise<void> {
  const { sourceToken, toToken } = kit.store.get().swap
  const tokens = [sourceToken, toToken].flatMap((token) => (token && !isNativeToken(token) ? [token] : []))
  const areRight = tokens.map(async ({ address, decimals }) => {
    const onChain = await fetchDecimals(kit, scope, getBareAddress(address))
    return onChain === undefined || onChain === decimals
  })
  if ((await Promise.all(areRight)).includes(false)) throw new SwapTransactionMismatchError('decimals')
}

/** Decimals that the token's contract reports; undefined when the chain does not respond in time. */
async function fetchDecimals(kit: Kit, scope: SwapScope, tokenAddress: string): Promise<number | undefined> {
  const cache = decimalsCache(scope)
  const cached = cache.get(tokenAddress)
  if (cached !== undefined) return cached
  const { fetchHolding } = await loadPendingRecorder()
  const { address, network } = scope
  const only = { tokenAddress, includeDecimals: true }
  const decimals = (await fetchHolding(kit, { address, network, only }, CHAIN_TIMEOUT_MS))?.contractDecimals
  if (decimals !== undefined) cache.set(tokenAddress, decimals)
  return decimals
}
