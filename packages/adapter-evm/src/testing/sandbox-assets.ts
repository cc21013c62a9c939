/**
 * What a sandbox wallet reports about the assets of its accounts: each chain's native token and the wallet's configured tokens,
 * with their current on-chain balances.
 *
 * In      params   `{ account, chainFilter }`; every chain of the wallet without a filter
 * Out     by hex chain id; skips tokens with a zero balance and chains that do not respond
 * Source  ERC-7811; spec R-ACCT-12, R-ACCT-13
 */

import * as v from 'valibot'
import { encodeFunctionData, erc20Abi, isAddress, numberToHex } from 'viem'
import type { SandboxChains } from './sandbox-chain.js'
import type { SandboxToken } from './sandbox-options.js'
import type { SandboxMemory } from './sandbox-state.js'

const requestSchema = v.looseObject({
  account: v.string(),
  chainFilter: v.optional(v.array(v.pipe(v.string(), v.regex(/^0x[0-9a-fA-F]{1,13}$/)))),
})
const balanceSchema = v.pipe(
  v.string(),
  v.regex(/^0x[0-9a-fA-F]{1,64}$/),
  v.transform((hex) => BigInt(hex)),
)

/** Dependencies of `createSandboxAssets`. */
export type SandboxAssetsParams = {
  readonly memory: SandboxMemory
  readonly chains: SandboxChains
  readonly tokens: () => readonly SandboxToken[]
}

/** Creates the sandbox wallet's handler of `wallet_getAssets`. */
export function createSandboxAssets({ memory, chains, tokens }: SandboxAssetsParams) {
  async function toNativeAsset(chainId: number, owner: string) {
    const balance = v.parse(balanceSchema, await chains.requestChain(chainId, 'eth_getBalance', [owner, 'latest']))
    const metadata = { name: 'Ether', symbol: 'ETH', decimals: 18 }
    return { address: 'native', balance: numberToHex(balance), type: 'NATIVE', metadata }
  }

  async function toTokenAssets(
    chainId: number,
    owner: string,
    { address, name, symbol, decimals, iconUrl }: SandboxToken,
  ) {
    if (!isAddress(owner)) return []
    const data = encodeFunctionData({ abi: erc20Abi, functionName: 'balanceOf', args: [owner] })
    const balance = v.parse(
      balanceSchema,
      await chains.requestChain(chainId, 'eth_call', [{ to: address, data }, 'latest']),
    )
    if (balance === 0n) return []
    const metadata = { name, symbol, decimals, ...(iconUrl !== undefined && { iconUrl }) }
    return [{ address, balance: numberToHex(balance), type: 'ERC20', metadata }]
  }

  return async (params: unknown): Promise<unknown> => {
    const { account, chainFilter } = v.parse(requestSchema, params)
    const owner = memory.account(account).address
    const known = memory.state().chains.map(({ chainId }) => chainId)
    const wanted = chainFilter?.map(Number).filter((chainId) => known.includes(chainId)) ?? known
    const entries = await Promise.all(
      wanted.map(async (chainId) => {
        try {
          const chainTokens = tokens().filter((token) => token.chainId === chainId)
          const found = await Promise.all(chainTokens.map((token) => toTokenAssets(chainId, owner, token)))
          return [[numberToHex(chainId), [await toNativeAsset(chainId, owner), ...found.flat()]] as const]
        } catch {
          return []
        }
      }),
    )
    return Object.fromEntries(entries.flat())
  }
}
