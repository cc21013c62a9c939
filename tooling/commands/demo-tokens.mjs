// @ts-check
/**
 * Puts the tokens of the mock data service on a local chain, and on EVM the router for its swaps, so
 * that sends and swaps of the demo's user move on that chain.
 *
 * In      url, chainId   of a chain of anvil
 *         chain          of Solana, under its CAIP-2 id
 *         holders        accounts that get the service's balance of each token
 */
import { getInitialTokenValue, getMockTokens, SWAP_ROUTER } from '@bowline/api-client/mocks'
import { installErc20, installSwapRouter } from '@bowline/chains'

/** The router's balance of each token, and of the native token in whole units. */
const ROUTER_TOKENS = 10n ** 30n
const ROUTER_VALUE = 1_000_000n * 10n ** 18n

/** Its transfers return nothing, as on the real chain. */
const SILENT = 'USDT'

/** @param {{ url: string, chainId: number, holders: readonly `0x${string}`[] }} params */
export async function installDemoTokens({ url, chainId, holders }) {
  await installSwapRouter(url, { address: SWAP_ROUTER, value: ROUTER_VALUE })
  const caipNetworkId = `eip155:${chainId}`
  for (const { address: token, ...described } of getMockTokens(caipNetworkId)) {
    const held = (/** @type {string} */ holder) => getInitialTokenValue({ caipNetworkId, token, holder }) ?? 0n
    await installErc20(url, {
      ...described,
      address: token,
      contract: described.symbol === SILENT ? 'SilentErc20' : 'Erc20',
      holders: [
        { address: SWAP_ROUTER, value: ROUTER_TOKENS },
        ...holders.map((address) => ({ address, value: held(address) })),
      ],
    })
  }
}

/** @param {{ chain: import('@bowline/solana-chain').SolanaChain, caipNetworkId: string, holders: readonly string[] }} params */
export async function mintDemoTokens({ chain, caipNetworkId, holders }) {
  for (const { address: token, decimals } of getMockTokens(caipNetworkId)) {
    for (const holder of holders) {
      const amount = getInitialTokenValue({ caipNetworkId, token, holder }) ?? 0n
      if (amount > 0n) await chain.mint({ owner: holder, amount, decimals, mint: token })
    }
  }
}
