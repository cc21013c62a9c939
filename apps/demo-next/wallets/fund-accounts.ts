/**
 * Gives accounts native tokens: on the local chains, and on the ledgers of the page for all other networks. On a ledger an
 * account gets them once, and only while it has none.
 *
 * In      chains     local chains
 *         accounts   CAIP-10; those of other chain families are ignored
 * Out     how many balances were changed
 * Throws  the error of a chain that does not respond
 */
import { mockWorld } from '../mocks/page-mocks'
import type { LocalChain } from '../server/local-chains'
import { SOLANA_NETWORKS } from '../settings/networks'

const TEN_ETHER = `0x${(10n * 10n ** 18n).toString(16)}`
const TEN_SOL = 10_000_000_000
const HALF_ETHER = 5n * 10n ** 17n
const FIVE_SOL = 5_000_000_000n

const funded = new Set<string>()

/** Gives the tokens. */
export async function fundAccounts(chains: readonly LocalChain[], accounts: readonly string[]): Promise<number> {
  const gifts = accounts.flatMap((account) => {
    const [namespace, , address = ''] = account.split(':')
    const local = chains.filter(({ caipNetworkId }) => caipNetworkId.startsWith(`${namespace}:`))
    return [
      ...local.map(({ caipNetworkId, url }) => give(caipNetworkId, url, address)),
      giveOnLedgers(
        local.map(({ caipNetworkId }) => caipNetworkId),
        `${namespace}`,
        address,
      ),
    ]
  })
  return (await Promise.all(gifts)).reduce((sum, count) => sum + count, 0)
}

async function giveOnLedgers(others: readonly string[], namespace: string, address: string): Promise<number> {
  const { ledger, solana } = await mockWorld()
  const evm = ledger.chains.map(({ chainId }) => ({
    id: `eip155:${chainId}`,
    read: () => ledger.balanceOf({ chainId, address }),
    write: () => ledger.setBalance({ chainId, address, value: HALF_ETHER }),
  }))
  const clusters = SOLANA_NETWORKS.map(({ caipNetworkId }) => ({
    id: caipNetworkId,
    read: () => solana.balanceOf({ caipNetworkId, address }),
    write: () => solana.setBalance({ caipNetworkId, address, lamports: FIVE_SOL }),
  }))
  let count = 0
  for (const { id, read, write } of [...evm, ...clusters]) {
    const key = `${id}:${address}`
    if (!id.startsWith(`${namespace}:`) || others.includes(id) || funded.has(key) || read() > 0n) continue
    funded.add(key)
    write()
    count += 1
  }
  return count
}

async function give(caipNetworkId: string, url: string, address: string): Promise<number> {
  const isEvm = caipNetworkId.startsWith('eip155:')
  const [method, params] = isEvm ? ['anvil_setBalance', [address, TEN_ETHER]] : ['requestAirdrop', [address, TEN_SOL]]
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
  })
  const answer: unknown = await response.json()
  if (typeof answer !== 'object' || answer === null || 'error' in answer) throw new Error('The chain gave nothing')
  return 1
}
