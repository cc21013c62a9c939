// @ts-check
/**
 * The secure site that runs next to the demo, with its own mailbox, social logins and Farcaster: everyone who reaches it
 * can log in as any user.
 *
 * In      port    port on 127.0.0.1; any free port by default, or when it is taken
 *         chains  local chains that the embedded wallet uses, with their bundlers and paymasters; for all others it asks the page that
 *                 embeds it
 *         login   where users log in; in the page by default
 *         escrowDelayMs  how long a new device waits; not at all by default
 * Out     its origin, on a host that is another site than the demo's, and a stop function
 * Throws  Error when the site has not been built
 */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { createSandboxFrameServer } from '@bowline/secure-site/sandbox'
import { loadFiles, serveFrame } from '@bowline/secure-site/server'
import { pageNodeUrl, withPageNode } from './page-node.mjs'
import { freeLocalhostPort } from './ports.mjs'
import { root } from './repository.mjs'

const site = join(root, 'packages/secure-site/dist/site')
const HOST = 'frame.localhost'
const PROJECT_ID = 'bowline-demo'
/** Networks of the demo. */
const CHAIN_IDS = [1, 10, 56, 137, 8453, 42161, 42220, 43114, 7777777]
const SOLANA_IDS = ['5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', 'EtWTRABZaYq6iMfeYKouRu166VU2xqa1']
const ORIGINS = ['http://127.0.0.1:*', 'http://localhost:*']

/**
 * @param {{ port?: number, chains?: readonly import('./demo-server.mjs').ChainAddress[], login?: 'window' | 'page', escrowDelayMs?: number }} [options]
 * @returns {Promise<{ origin: string, stop: () => Promise<void> }>}
 */
export async function startSecureSite({ port = 0, chains = [], login = 'page', escrowDelayMs = 0 } = {}) {
  if (!existsSync(join(site, 'v1.html'))) {
    throw new Error('The secure site is not built. Run `npm test -- --only install,build`.')
  }
  /** @type {import('@bowline/secure-site/server').FrameServer | undefined} */
  let server
  const late = {
    handle: async (/** @type {Request} */ request) => server?.handle(request) ?? new Response(null, { status: 503 }),
  }
  const free = await freeLocalhostPort(port)
  const served = await serveFrame(late, { port: free }).catch(() => serveFrame(late, { port: 0 }))
  const origin = `http://${HOST}:${served.port}`
  const ids = [...CHAIN_IDS.map((id) => `eip155:${id}`), ...SOLANA_IDS.map((id) => `solana:${id}`)]
  const networks = ids.map((caipNetworkId) => {
    const { url, bundlerUrl, paymaster } = chains.find((chain) => chain.caipNetworkId === caipNetworkId) ?? {}
    return {
      ...{ caipNetworkId, rpcUrl: url ?? pageNodeUrl(origin, caipNetworkId) },
      ...(bundlerUrl !== undefined && { bundlerUrl }),
      ...(paymaster !== undefined && { paymaster }),
    }
  })
  server = createSandboxFrameServer({
    login,
    escrowDelayMs,
    origin,
    projects: new Map([[PROJECT_ID, { allowedOrigins: ORIGINS, networks }]]),
    files: withPageNode(loadFiles(site)),
  })
  return { origin, stop: () => served.close() }
}
