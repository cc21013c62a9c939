// @ts-check
/**
 * What a local chain needs for smart accounts: their contracts, a bundler and a paymaster.
 *
 * In      the chain with its URL
 * Out     the chain with the URLs of both, and a stop function
 */
import { deployAccountContracts, startBundler, startPaymaster } from '@bowline/chains'

/** @typedef {import('./demo-server.mjs').ChainAddress} ChainAddress */

/**
 * @param {ChainAddress} chain
 * @returns {Promise<{ chain: ChainAddress, stop: () => Promise<void> }>}
 */
export async function startAccountServices(chain) {
  await deployAccountContracts(chain.url)
  const [bundler, paymaster] = await Promise.all([startBundler(chain.url), startPaymaster(chain.url)])
  return {
    chain: { ...chain, bundlerUrl: bundler.url, paymaster: { url: paymaster.url } },
    async stop() {
      await Promise.all([bundler.stop(), paymaster.stop()])
    },
  }
}
