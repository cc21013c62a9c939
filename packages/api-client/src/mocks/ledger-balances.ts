/**
 * What the chains behind a mock API say of accounts, so that its data service says the same.
 *
 * In      ledger   of EVM; chains: those of other kinds
 * Out     undefined, or nothing moved, where no chain can tell
 * Source  spec R-API-64
 */
import type { DataServiceOptions } from './data-service/data-service.js'
import type { EvmLedger } from './ledger/evm-ledger.js'
import { SWAP_ROUTER } from './ledger/swap-router.js'
import type { MockChain } from './mock-chain.js'

/** What a data service asks of the chains. */
export type LedgerBooks = Pick<DataServiceOptions, 'ownValue' | 'movedValue' | 'allowance'>

/** The books of the chains. */
export function ledgerBooks(ledger: EvmLedger | undefined, chains: readonly MockChain[]): LedgerBooks {
  /** The chain of a token, where the ledger keeps its tokens. */
  const tokenOf = (caip10: string, holder: string) => {
    const [, chainId, token = ''] = /^eip155:(\d+):(0x[0-9a-fA-F]{40})$/.exec(caip10) ?? []
    const isKept = ledger?.hasTokens && ledger.chains.some((chain) => String(chain.chainId) === chainId)
    return isKept ? { ledger, holding: { chainId: Number(chainId), token, holder } } : undefined
  }

  return {
    ownValue: (caipNetworkId, address) => {
      const other = chains.find((one) => one.caipNetworkId === caipNetworkId)
      if (other !== undefined) return other.balanceOf?.(address)
      const chain = ledger?.chains.find(({ chainId }) => `eip155:${chainId}` === caipNetworkId)
      return chain === undefined || !/^0x[0-9a-fA-F]{40}$/.test(address)
        ? undefined
        : ledger?.balanceOf({ chainId: chain.chainId, address })
    },
    movedValue: (token, address) => {
      const kept = tokenOf(token, address)
      if (kept) return kept.ledger.tokensMovedOf(kept.holding)
      const other = chains.find(({ caipNetworkId }) => token.startsWith(`${caipNetworkId}:`))
      return other?.movedOf?.(token.slice(other.caipNetworkId.length + 1), address) ?? 0n
    },
    allowance: (token, address) => {
      const kept = tokenOf(token, address)
      return kept?.ledger.allowanceOf({ ...kept.holding, spender: SWAP_ROUTER })
    },
  }
}
