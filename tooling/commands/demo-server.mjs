// @ts-check
/**
 * The built demo, served.
 *
 * In      a port, and values for the server's environment
 * Out     its URL, once it responds, and a stop function
 * Throws  Error when the demo has not been built, or does not respond within 30 seconds
 */
import { join } from 'node:path'
import { startNext } from './next-server.mjs'
import { root } from './repository.mjs'

/** @typedef {{ caipNetworkId: string, url: string, bundlerUrl?: string, paymaster?: { url: string } }} ChainAddress */

/**
 * @param {{ port?: number, chains?: readonly ChainAddress[], relayUrl?: string, secureSite?: string, windowSite?: string, output?: 'inherit' | 'ignore' }} [options]
 *   `port` 0, the default, is any free one; `chains` are the local chains the page uses instead of its own ledgers;
 *   `relayUrl` is the relay over which the page pairs; `secureSite` is the origin of the embedded wallet's frame,
 *   and `windowSite` of one with a login in the window
 */
export function startDemo({ port = 0, chains = [], relayUrl, secureSite, windowSite, output = 'ignore' } = {}) {
  const env = demoEnv({ chains, relayUrl, secureSite, windowSite })
  return startNext({ folder: join(root, 'apps/demo-next'), name: 'the demo', port, env, output })
}

/**
 * Environment of the demo's server; missing values are set to empty, so that none is inherited.
 * @param {{ chains?: readonly ChainAddress[], relayUrl?: string | undefined, secureSite?: string | undefined, windowSite?: string | undefined }} services
 * @returns {{ BOWLINE_CHAINS: string, BOWLINE_RELAY: string, BOWLINE_SECURE_SITE: string, BOWLINE_WINDOW_SITE: string }}
 */
export function demoEnv({ chains = [], relayUrl = '', secureSite = '', windowSite = '' }) {
  return {
    // Bundler and paymaster are for the embedded wallet alone.
    BOWLINE_CHAINS: JSON.stringify(chains.map(({ caipNetworkId, url }) => ({ caipNetworkId, url }))),
    BOWLINE_RELAY: relayUrl,
    BOWLINE_SECURE_SITE: secureSite,
    BOWLINE_WINDOW_SITE: windowSite,
  }
}
