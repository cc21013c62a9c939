/**
 * Real chains that stand beside the demo, in place of the ledger in the page.
 *
 * In      text  the environment's BOWLINE_CHAINS, `[{"chainId":1,"url":"http://127.0.0.1:8545"}]`
 * Out     the chains; none for a missing or malformed text, entries that are no chain are skipped
 */

/** A chain and where it answers JSON-RPC. */
export type LocalChain = { readonly chainId: number; readonly url: string }

/** Reads the chains; asked at each request, so that one build serves with and without them. */
export function readLocalChains(text: string | undefined = process.env.BOWLINE_CHAINS): readonly LocalChain[] {
  try {
    const parsed: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(parsed) ? parsed.filter(isLocalChain) : []
  } catch {
    return []
  }
}

function isLocalChain(value: unknown): value is LocalChain {
  if (typeof value !== 'object' || value === null || !('chainId' in value) || !('url' in value)) return false
  return Number.isSafeInteger(value.chainId) && typeof value.url === 'string' && URL.canParse(value.url)
}
