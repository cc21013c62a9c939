/**
 * Queries by which the mock data service reads balances and allowances from a mock API's chains, so that both report the
 * same. Undefined, or a moved amount of zero, means that no chain has the account or token.
 *
 * Source  spec R-API-64
 */
import type { DataServiceOptions } from './data-service/data-service.js'
import type { EvmLedger } from './ledger/evm-ledger.js'
import { SWAP_ROUTER } from './ledger/swap-router.js'
import type { MockChain } from './mock-chain.js'

/** The data service's queries to the chains. */
export type LedgerBalances = Pick<DataServiceOptions, 'nativeValue' | 'movedValue' | 'allowance'>

/** Creates the queries for an EVM ledger, if any, and for chains of other namespaces. */
export function createLedgerBalances(ledger: EvmLedger | undefined, chains: readonly MockChain[]): LedgerBalances {
  /** Finds the EVM chain whose ledger tracks the token. */
  const findToken = (caip10: string, holder: string) => {
    const [, chainId, token = ''] = /^eip155:(\d+):(0x[0-9a-fA-F]{40})$/.exec(caip10) ?? []
    const isTracked = ledger?.hasTokens && ledger.chains.some((chain) => String(chain.chainId) === chainId)
    return isTracked ? { ledger, holding: { chainId: Number(chainId), token, holder } } : undefined
  }

  return {
    nativeValue: (caipNetworkId, address) => {
      const other = chains.find((one) => one.caipNetworkId === caipNetworkId)
      if (other !== undefined) return other.balanceOf?.(address)
      const chain = ledger?.chains.find(({ chainId }) => `eip155:${chainId}` === caipNetworkId)
      return chain === undefined || !/^0x[0-9a-fA-F]{40}$/.test(address)
        ? undefined
        : ledger?.balanceOf({ chainId: chain.chainId, address })
    },
    movedValue: (token, address) => {
      const tracked = findToken(token, address)
      if (tracked) return tracked.ledger.tokensMovedOf(tracked.holding)
      const other = chains.find(({ caipNetworkId }) => token.startsWith(`${caipNetworkId}:`))
      return other?.movedOf?.(token.slice(other.caipNetworkId.length + 1), address) ?? 0n
    },
    allowance: (token, address) => {
      const tracked = findToken(token, address)
      return tracked?.ledger.allowanceOf({ ...tracked.holding, spender: SWAP_ROUTER })
    },
  }
}
