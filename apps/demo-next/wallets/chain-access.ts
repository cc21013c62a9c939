/**
 * How the sandbox wallets reach chains: a local chain if there is one, else the ledger in the page.
 *
 * Throws  ProviderRpcError  with the node's code and message
 */
import { ProviderRpcError } from '@bowline/adapter-evm/testing'
import { mockWorld } from '../mocks/page-mocks'
import { type LocalChain, localEvmUrl } from '../server/local-chains'

/** Sends one request of a wallet; EVM chains are named by their chain id, others by their CAIP-2 id. */
export type AskChain<Id = number> = (id: Id, method: string, params: readonly unknown[]) => Promise<unknown>

/** Creates the access to Solana for a page with a ledger. */
export function createSolanaAccess(localChains: readonly LocalChain[]): AskChain<string> {
  return async (caipNetworkId, method, params) => {
    const url = localChains.find((chain) => chain.caipNetworkId === caipNetworkId)?.url
    if (url !== undefined) return askNode(url, method, params)
    const { solana } = await mockWorld()
    return solana.request({ caipNetworkId, method, params })
  }
}

/** Creates the access to EVM chains for a page with a ledger. */
export function createChainAccess(localChains: readonly LocalChain[]): AskChain {
  return createNodeAccess(localChains, async (chainId, method, params) => {
    const { ledger } = await mockWorld()
    return ledger.request({ chainId, method, params })
  })
}

/** Creates the access to local chains, with a fallback for all others. */
export function createNodeAccess(localChains: readonly LocalChain[], askOther: AskChain): AskChain {
  return async (chainId, method, params) => {
    const url = localEvmUrl(localChains, chainId)
    return url === undefined ? askOther(chainId, method, params) : askNode(url, method, params)
  }
}

async function askNode(url: string, method: string, params: readonly unknown[]): Promise<unknown> {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })
  const response = await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
  const answer: unknown = await response.json()
  if (typeof answer !== 'object' || answer === null) throw new ProviderRpcError(-32603, 'The chain gave no answer')
  if ('error' in answer) {
    const { error } = answer
    if (typeof error !== 'object' || error === null) throw new ProviderRpcError(-32603, 'The chain gave no answer')
    const code = 'code' in error && typeof error.code === 'number' ? error.code : -32603
    const message = 'message' in error && typeof error.message === 'string' ? error.message : 'The chain refused'
    throw new ProviderRpcError(code, message, 'data' in error ? error.data : undefined)
  }
  return 'result' in answer ? answer.result : undefined
}
