// @ts-check
/**
 * The servers of the browser runs: the built demo, the local chains that it uses, a relay for pairing, and the secure site
 * of the embedded wallet.
 *
 * In      –
 * Out     the addresses, and a way to stop everything
 * Throws  Error when the demo has not been built
 */
import { startDemoChains } from '@bowline/commands/demo-chains'
import { startDemo } from '@bowline/commands/demo-server'
import { startSecureSite } from '@bowline/commands/secure-site'
import { startRelay } from '@bowline/kit-core/testing/relay'
import { startRelayControl } from './relay-control.mjs'

/**
 * @typedef {object} ServerAddresses
 * @property {string} demoUrl
 * @property {readonly { caipNetworkId: string, url: string }[]} chains
 * @property {string} relayUrl
 * @property {string} secureSite
 * @property {string} windowSite  the same, with a login in the window
 * @property {string} relayControlUrl  for `relay-control.mjs`
 */

/**
 * Starts the chains, the relay, the secure site and the demo, each on a free port of 127.0.0.1.
 * @returns {Promise<ServerAddresses & { stop: () => Promise<void> }>}
 */
export async function startServers() {
  const { chains, stop: stopChains } = await startDemoChains()
  const relay = await startRelay()
  const control = await startRelayControl(relay)
  const site = await startSecureSite({ chains })
  const windowSite = await startSecureSite({ chains, login: 'window' })
  const stopBeside = () => Promise.all([site.stop(), windowSite.stop(), control.stop(), relay.close(), stopChains()])
  try {
    const demo = await startDemo({
      ...{ chains, relayUrl: relay.url, secureSite: site.origin, windowSite: windowSite.origin },
    })
    const stop = async () => {
      await demo.stop()
      await stopBeside()
    }
    const addresses = {
      demoUrl: demo.url,
      chains,
      relayUrl: relay.url,
      secureSite: site.origin,
      windowSite: windowSite.origin,
    }
    return { ...addresses, relayControlUrl: control.url, stop }
  } catch (error) {
    await stopBeside()
    throw error
  }
}

/**
 * The addresses inside a browser test: those of its worker, from what the run's set-up put into the environment.
 * @returns {ServerAddresses}
 */
export function serverAddresses() {
  const { BOWLINE_SERVERS: all, TEST_PARALLEL_INDEX: worker } = process.env
  if (all === undefined || worker === undefined) throw new Error('The servers are started by global-setup.mjs')
  return JSON.parse(all)[Number(worker)]
}
