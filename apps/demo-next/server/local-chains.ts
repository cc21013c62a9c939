/**
 * Real chains that run next to the demo, in place of the ledger in the page.
 *
 * In      text  the environment's BOWLINE_CHAINS, `[{"caipNetworkId":"eip155:1","url":"http://127.0.0.1:8545"}]`
 * Out     the chains; none for a missing or malformed text, entries that are no chain are skipped
 */
import { type CaipNetworkId, isCaipNetworkId } from '@bowline/kit-core'

/** A chain and its URL: JSON-RPC, or the esplora API for Bitcoin. */
export type LocalChain = { readonly caipNetworkId: CaipNetworkId; readonly url: string }

/** Parses the chains; called for each request, so that one build serves with and without them. */
export function readLocalChains(text: string | undefined = process.env.BOWLINE_CHAINS): readonly LocalChain[] {
  try {
    const parsed: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(parsed) ? parsed.filter(isLocalChain) : []
  } catch {
    return []
  }
}

function isLocalChain(value: unknown): value is LocalChain {
  if (typeof value !== 'object' || value === null || !('caipNetworkId' in value) || !('url' in value)) return false
  return isCaipNetworkId(value.caipNetworkId) && typeof value.url === 'string' && URL.canParse(value.url)
}

/** URL of an EVM chain. */
export function localEvmUrl(localChains: readonly LocalChain[], chainId: number): string | undefined {
  return localChains.find(({ caipNetworkId }) => caipNetworkId === `eip155:${chainId}`)?.url
}
