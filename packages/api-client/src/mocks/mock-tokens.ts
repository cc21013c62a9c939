/**
 * The tokens of the mock data service, for chains that must return the same balances.
 *
 * In      a CAIP-2 id of an EVM or Solana chain; a holder; the scenario
 * Out     the tokens; initial holdings
 * Throws  nothing
 * Source  spec R-API-64
 */
import { getAccountKind } from './data-service/account-kind.js'
import { getKnownTokens } from './data-service/known-tokens.js'
import { getMockTokenValue } from './data-service/mock-portfolio.js'
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

/** The default tokens of a chain. Accounts in the scenario `whale` hold more on EVM. */
export function getMockTokens(caipNetworkId: string): readonly MockToken[] {
  return getKnownTokens(caipNetworkId)
    .filter(({ isNative }) => !isNative)
    .map(({ address, name, symbol, decimals }) => ({
      ...{ name, symbol, decimals },
      address: address.slice(caipNetworkId.length + 1),
    }))
}

/** Finds a token of a chain by its case-insensitive address. */
export function getMockToken({
  caipNetworkId,
  token,
}: {
  readonly caipNetworkId: string
  readonly token: string
}): MockToken | undefined {
  return getMockTokens(caipNetworkId).find(({ address }) => address.toLowerCase() === token.toLowerCase())
}

/** Initial amount of a holder's token in base units, before any transfer; undefined for an unknown token. */
export function getInitialTokenValue(
  { caipNetworkId, token, holder }: MockHolding,
  scenario: ScenarioName = 'healthy',
): bigint | undefined {
  return getMockTokenValue(`${caipNetworkId}:${token}`, {
    address: holder,
    caipNetworkId,
    kind: getAccountKind(scenario),
  })
}
