/**
 * The tokens that the mock data service makes up, as a chain has to know them so that both say the same.
 *
 * In      a CAIP-2 id of an EVM or Solana chain; a holder; the situation of what is known of accounts
 * Out     the tokens; what a holder has before anything moves
 * Throws  nothing
 * Source  spec R-API-64
 */
import { accountKind } from './data-service/account-kind.js'
import { coinsOf } from './data-service/coins.js'
import { madeTokenValue } from './data-service/mock-portfolio.js'
import type { ScenarioName } from './scenarios.js'

/** A token of a chain. */
export type MockToken = {
  readonly address: string
  readonly name: string
  readonly symbol: string
  readonly decimals: number
}

/** A holder of a token on a chain. */
export type MockHolding = { readonly caipNetworkId: string; readonly token: string; readonly holder: string }

/** The well-known tokens of a chain; a whale has more on EVM. */
export function getMockTokens(caipNetworkId: string): readonly MockToken[] {
  return coinsOf(caipNetworkId)
    .filter(({ isOwn }) => !isOwn)
    .map(({ address, name, symbol, decimals }) => ({
      ...{ name, symbol, decimals },
      address: address.slice(caipNetworkId.length + 1),
    }))
}

/** A token of a chain by its address, in any case; undefined where there is none. */
export function getMockToken({
  caipNetworkId,
  token,
}: {
  readonly caipNetworkId: string
  readonly token: string
}): MockToken | undefined {
  return getMockTokens(caipNetworkId).find(({ address }) => address.toLowerCase() === token.toLowerCase())
}

/** What a holder of a token has before anything moves, in base units; undefined where there is no such token. */
export function getInitialTokenValue(
  { caipNetworkId, token, holder }: MockHolding,
  scenario: ScenarioName = 'healthy',
): bigint | undefined {
  return madeTokenValue(`${caipNetworkId}:${token}`, { address: holder, caipNetworkId, kind: accountKind(scenario) })
}
