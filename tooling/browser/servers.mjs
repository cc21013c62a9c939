// @ts-check
/**
 * What the browser runs talk to: the built demo, and two local chains that it uses.
 *
 * In      –
 * Out     the addresses, and a way to stop everything
 * Throws  Error when the demo has not been built
 */
import { installMulticall, startAnvil } from '@bowline/chains'
import { startDemo } from '@bowline/commands/demo-server'

/** The chains that stand beside the demo. */
const CHAIN_IDS = [1, 8453]

/**
 * @typedef {object} ServerAddresses
 * @property {string} demoUrl
 * @property {readonly { chainId: number, url: string }[]} chains
 */

/**
 * Starts the chains and the demo, each on a free port of 127.0.0.1.
 * @returns {Promise<ServerAddresses & { stop: () => Promise<void> }>}
 */
export async function startServers() {
  const anvils = await Promise.all(CHAIN_IDS.map((chainId) => startAnvil({ chainId })))
  const stopChains = () => Promise.all(anvils.map((anvil) => anvil.stop()))
  try {
    await Promise.all(anvils.map(({ url }) => installMulticall(url)))
    const chains = anvils.map(({ chainId, url }) => ({ chainId, url }))
    const demo = await startDemo({ chains })
    const stop = async () => {
      await demo.stop()
      await stopChains()
    }
    return { demoUrl: demo.url, chains, stop }
  } catch (error) {
    await stopChains()
    throw error
  }
}

/**
 * The addresses inside a browser test, as the run's set-up left them in the environment.
 * @returns {ServerAddresses}
 */
export function serverAddresses() {
  const { BOWLINE_DEMO_URL: demoUrl, BOWLINE_CHAINS: chains } = process.env
  if (demoUrl === undefined || chains === undefined) throw new Error('The servers are started by global-setup.mjs')
  return { demoUrl, chains: JSON.parse(chains) }
}
