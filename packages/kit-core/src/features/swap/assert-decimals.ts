/**
 * Whether both tokens of a swap have the decimals that their amounts are worked out by: a service that has them wrong would have
 * another amount signed, or received, than is shown.
 *
 * Out     nothing; returning means that they have, or that the chain does not say in 3 s. What it said holds for the session
 * Throws  SwapTransactionMismatchError
 * Source  spec R-SWAP-124; security design §8 (tokens)
 */
import { perOwner } from '../../base/async/scope.js'
import type { Kit } from '../../kit.js'
import { loadPendingRecorder } from '../transactions/load-pending-recorder.js'
import { SwapTransactionMismatchError } from './errors.js'
import { bareAddress, isNativeToken } from './native-token.js'
import type { SwapSession } from './swap-session.js'

const CHAIN_LIMIT_MS = 3_000

const decimalsIn = perOwner(() => new Map<string, number>())

/** Asks the chain. */
export async function assertDecimals(kit: Kit, session: SwapSession): Promise<void> {
  const { sourceToken, toToken } = kit.store.get().swap
  const tokens = [sourceToken, toToken].flatMap((coin) => (coin && !isNativeToken(coin) ? [coin] : []))
  const areRight = tokens.map(async ({ address, decimals }) => {
    const own = await decimalsOf(kit, session, bareAddress(address))
    return own === undefined || own === decimals
  })
  if ((await Promise.all(areRight)).includes(false)) throw new SwapTransactionMismatchError('decimals')
}

async function decimalsOf(kit: Kit, session: SwapSession, tokenAddress: string): Promise<number | undefined> {
  const known = decimalsIn(session)
  const kept = known.get(tokenAddress)
  if (kept !== undefined) return kept
  const { readHolding } = await loadPendingRecorder()
  const { address, network } = session
  const only = { tokenAddress, includeDecimals: true }
  const own = (await readHolding(kit, { address, network, only }, CHAIN_LIMIT_MS))?.contractDecimals
  if (own !== undefined) known.set(tokenAddress, own)
  return own
}
