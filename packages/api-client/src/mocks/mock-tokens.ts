/**
 * The tokens and initial balances that the mock data service reports, for ledgers that must report the same. Networks are
 * CAIP-2 ids of EVM or Solana chains, token addresses plain.
 *
 * Source  spec R-API-64
 */
import { getAccountKind } from './data-service/account-kind.js'
import { getKnownTokens } from './data-service/known-tokens.js'
import { findMockAccount, type MockAccount } from './data-service/mock-account.js'
import { getMockTokenValue } from './data-service/mock-portfolio.js'
import type { ScenarioName } from './scenarios.js'

/** A token of a chain. */
export type MockToken = {
  readonly address: string
  readonly name: string
  readonly symbol: string
  readonly decimals: number
}

/** An address that holds a token on a network. */
export type MockHolding = { readonly caipNetworkId: string; readonly token: string; readonly holder: string }

/** The tokens of a network without its native token. Accounts in the scenario `whale` hold further tokens on EVM. */
export function getMockTokens(caipNetworkId: string): readonly MockToken[] {
  return getKnownTokens(caipNetworkId)
    .filter(({ isNative }) => !isNative)
    .map(({ address, name, symbol, decimals }) => ({
      ...{ name, symbol, decimals },
      address: address.slice(caipNetworkId.length + 1),
    }))
}

/** Finds one of these tokens by its case-insensitive address; undefined for others. */
export function getMockToken({
  caipNetworkId,
  token,
}: {
  readonly caipNetworkId: string
  readonly token: string
}): MockToken | undefined {
  return getMockTokens(caipNetworkId).find(({ address }) => address.toLowerCase() === token.toLowerCase())
}

/**
 * A holder's balance before any transfer, in base units; undefined for an unknown token. `accounts` are those of the mock API,
 * with their own tokens.
 */
export function getInitialTokenValue(
  { caipNetworkId, token, holder }: MockHolding,
  scenario: ScenarioName = 'healthy',
  accounts: readonly MockAccount[] = [],
): bigint | undefined {
  return getMockTokenValue(`${caipNetworkId}:${token}`, {
    address: holder,
    caipNetworkId,
    kind: getAccountKind(scenario),
    given: findMockAccount(accounts, holder),
  })
}
