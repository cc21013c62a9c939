/**
 * The swap endpoints of the mock data service: quotes, allowances, and transactions for the mock swap router. Prices
 * include a spread and are exact in base units.
 *
 * In      kind: with `exact`, approvals grant only the last quoted amount; with `foreign`, transactions use a stranger's
 *         address
 * Out     without a ledger a built approval counts as granted: the next allowance is unlimited
 * Source  spec R-API-22 to 29, R-SWAP-31, R-SWAP-32
 */
import { getAddress, type Hex } from 'viem'
import type { BuiltApproval } from '../../swap/build-approval.js'
import type { BuiltSwap } from '../../swap/build-swap.js'
import type { GasPrice } from '../../swap/get-gas-price.js'
import type { SwapQuote } from '../../swap/get-quotes.js'
import type { SwapTokenListing } from '../../swap/get-swap-tokens.js'
import { encodeSwap, SWAP_ROUTER } from '../ledger/swap-router.js'
import { createSeededRandom } from '../values/seeded-random.js'
import type { AccountKind } from './account-kind.js'
import { findKnownToken, getKnownTokens } from './known-tokens.js'

/** The service's spread in thousandths. */
const SPREAD = 8n
const UNLIMITED = (2n ** 256n - 1n).toString()
const STRANGER = `0x${'b5'.repeat(20)}`
const GAS_WEI: ReadonlyMap<string, bigint> = new Map([
  ['eip155:1', 21_000_000_000n],
  ['eip155:137', 34_000_000_000n],
])

type Pair = { readonly from: string; readonly to: string; readonly userAddress: string }

/** Handlers of the swap endpoints. Addresses are CAIP-10, amounts base units as text. */
export type SwapService = {
  readonly quotes: (pair: Pair & { readonly amount: string }) => readonly SwapQuote[]
  readonly allowance: (userAddress: string, tokenAddress: string) => string
  readonly swap: (pair: Pair & { readonly amount: string }, kind: AccountKind) => BuiltSwap
  readonly approval: (pair: Pair, kind: AccountKind) => BuiltApproval
}

/** Creates the swaps, without any approval. */
export function createSwapService(
  allowanceOf: (token: string, userAddress: string) => bigint | undefined,
): SwapService {
  const approved = new Set<string>()
  const lastAmounts = new Map<string, bigint>()
  const keyOf = (userAddress: string, token: string) => `${userAddress}/${token}`.toLowerCase()
  return {
    quotes: ({ from, to, amount, userAddress }) => {
      lastAmounts.set(keyOf(userAddress, from), BigInt(amount))
      const toAmount = amountFor({ from, to, amount })
      if (toAmount === undefined) return []
      const id = createSeededRandom(`${from}/${to}/${amount}`).hex(32)
      return [{ id, fromAmount: amount, fromAccount: from, toAmount: toAmount.toString(), toAccount: to }]
    },
    allowance: (userAddress, token) => {
      const counted = approved.has(keyOf(userAddress, token)) ? UNLIMITED : '0'
      return allowanceOf(token, addressIn(userAddress))?.toString() ?? counted
    },
    swap: ({ from, to, userAddress, amount }, kind) => ({
      tx: {
        from: kind === 'foreign' ? `${networkOf(userAddress)}:${STRANGER}` : userAddress,
        to: `${networkOf(userAddress)}:${SWAP_ROUTER}`,
        data: encodeSwap({
          given: hexIn(from),
          amount: BigInt(amount),
          wanted: hexIn(to),
          atLeast: amountFor({ from, to, amount }) ?? 0n,
        }),
        amount,
        eip155: { gas: '184000', gasPrice: getMockGasPrice(networkOf(userAddress)).standard },
      },
    }),
    approval: ({ from, userAddress }, kind) => {
      approved.add(keyOf(userAddress, from))
      const granted =
        kind === 'exact'
          ? (lastAmounts.get(keyOf(userAddress, from)) ?? 0n).toString(16).padStart(64, '0')
          : 'f'.repeat(64)
      return {
        tx: {
          from: userAddress,
          to: kind === 'foreign' ? `${networkOf(userAddress)}:${STRANGER}` : from,
          data: `0x095ea7b3${SWAP_ROUTER.slice(2).padStart(64, '0')}${granted}`,
          value: '0',
          eip155: { gas: '56000', gasPrice: getMockGasPrice(networkOf(userAddress)).standard },
        },
      }
    },
  }
}

/** Tokens of a network that can be swapped. */
export function getSwapTokenList(caipNetworkId: string): readonly SwapTokenListing[] {
  return getKnownTokens(caipNetworkId).map(({ name, symbol, address, decimals, icon }) => ({
    name,
    symbol,
    address,
    decimals,
    logoUri: icon,
    eip2612: symbol === 'USDC' || symbol === 'DAI',
  }))
}

/** Gas prices of a network, in wei. */
export function getMockGasPrice(caipNetworkId: string): GasPrice {
  const standard = GAS_WEI.get(caipNetworkId) ?? 120_000_000n
  const times = (tenths: bigint) => ((standard * tenths) / 10n).toString()
  return { standard: standard.toString(), fast: times(12n), instant: times(15n) }
}

/** Output amount for an input amount, both in base units; undefined when a token has no price. */
function amountFor({ from, to, amount }: Omit<Pair, 'userAddress'> & { readonly amount: string }): bigint | undefined {
  const [given, wanted] = [findKnownToken(from), findKnownToken(to)]
  if (given?.microUsd === undefined || wanted?.microUsd === undefined || given === wanted) return undefined
  const scaledValue = BigInt(amount) * given.microUsd * 10n ** BigInt(wanted.decimals) * (1000n - SPREAD)
  return scaledValue / (wanted.microUsd * 10n ** BigInt(given.decimals) * 1000n)
}

function addressIn(caip10: string): string {
  return caip10.slice(caip10.lastIndexOf(':') + 1)
}

function hexIn(caip10: string): Hex {
  return getAddress(addressIn(caip10).toLowerCase())
}

function networkOf(caip10: string): string {
  return caip10.slice(0, caip10.lastIndexOf(':'))
}
