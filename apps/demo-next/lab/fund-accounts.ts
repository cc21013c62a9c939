/**
 * Gives accounts native tokens on the local chains.
 *
 * In      chains, accounts   CAIP-10; those of other chain families are ignored
 * Out     how many balances were changed
 * Throws  the error of a chain that does not respond
 */
import type { CaipAddress } from '@bowline/kit-core'
import type { LocalChain } from '../server/local-chains'

const TEN_ETHER = `0x${(10n * 10n ** 18n).toString(16)}`
const TEN_SOL = 10_000_000_000

/** Gives the tokens. */
export async function fundAccounts(chains: readonly LocalChain[], accounts: readonly CaipAddress[]): Promise<number> {
  const gifts = accounts.flatMap((account) => {
    const [namespace, , address] = account.split(':')
    return chains
      .filter(({ caipNetworkId }) => caipNetworkId.startsWith(`${namespace}:`))
      .map(({ caipNetworkId, url }) => give(caipNetworkId, url, address ?? ''))
  })
  return (await Promise.all(gifts)).length
}

async function give(caipNetworkId: string, url: string, address: string): Promise<void> {
  const isEvm = caipNetworkId.startsWith('eip155:')
  const [method, params] = isEvm ? ['anvil_setBalance', [address, TEN_ETHER]] : ['requestAirdrop', [address, TEN_SOL]]
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
  })
  const answer: unknown = await response.json()
  if (typeof answer !== 'object' || answer === null || 'error' in answer) throw new Error('The chain gave nothing')
}
