/**
 * The tokens that the mock data service makes up, as a chain has to know them so that both say the same.
 *
 * In      a CAIP-2 id of an EVM chain; a holder; the situation of what is known of accounts
 * Out     the tokens; what a holder has before anything moves
 * Throws  nothing
 * Source  spec R-API-64
 */
import { accountKind } from './data-service/account-kind.js'
import { coinsOf } from './data-service/coins.js'
import { madeTokenValue } from './data-service/made-portfolio.js'
import type { ChainHolding } from './ledger/evm-ledger.js'
import type { ScenarioName } from './scenarios.js'

/** A token of a chain. */
export type MadeToken = {
  readonly address: `0x${string}`
  readonly name: string
  readonly symbol: string
  readonly decimals: number
}

/** The well-known tokens of a chain; a whale has more. */
export function madeTokensOf(chainId: number): readonly MadeToken[] {
  const network = `eip155:${chainId}`
  return coinsOf(network)
    .filter(({ isOwn }) => !isOwn)
    .map(({ address, name, symbol, decimals }) => ({
      ...{ name, symbol, decimals },
      address: `0x${address.slice(network.length + '/0x'.length)}`,
    }))
}

/** What a holder of a token has before anything moves, in base units; undefined where there is no such token. */
export function firstTokenValue(
  { chainId, token, holder }: ChainHolding,
  scenario: ScenarioName = 'healthy',
): bigint | undefined {
  const caipNetworkId = `eip155:${chainId}`
  return madeTokenValue(`${caipNetworkId}:${token}`, { address: holder, caipNetworkId, kind: accountKind(scenario) })
}
