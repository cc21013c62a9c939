// @ts-check
/**
 * The built demo, served.
 *
 * In      a port, and what to tell the server through its environment
 * Out     its address, once it answers, and a way to stop it
 * Throws  Error when the demo has not been built, or does not answer within 30 seconds
 */
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { start, stop } from './children.mjs'
import { quietEnv, root } from './repository.mjs'

const START_LIMIT_MS = 30_000
const demo = join(root, 'apps/demo-next')

/** @typedef {{ caipNetworkId: string, url: string }} ChainAddress */

/**
 * @param {{ port?: number, chains?: readonly ChainAddress[], relayUrl?: string, secureSite?: string, output?: 'inherit' | 'ignore' }} [options]
 *   `port` 0, the default, takes a free one; `chains` are the local chains the page uses instead of its own ledgers;
 *   `relayUrl` is the relay over which the page pairs; `secureSite` is the origin of the embedded wallet's frame
 */
export async function startDemo({ port = 0, chains = [], relayUrl, secureSite, output = 'ignore' } = {}) {
  if (!existsSync(join(demo, '.next/BUILD_ID'))) {
    throw new Error('The demo is not built. Run `npm test -- --only install,build`.')
  }
  const free = await freePort(port)
  const url = `http://127.0.0.1:${free}`
  const next = createRequire(join(demo, 'package.json')).resolve('next/dist/bin/next')
  const env = { ...quietEnv, NODE_ENV: 'production', ...demoEnv({ chains, relayUrl, secureSite }) }
  const child = start(process.execPath, [next, 'start', '-H', '127.0.0.1', '-p', `${free}`], { cwd: demo, env, output })
  try {
    await untilAnswers(url, child)
  } catch (error) {
    await stop(child)
    throw error
  }
  return { url, stop: () => stop(child), child }
}

/**
 * What the demo's server is told through its environment; what it is not told it shall not have from somebody else.
 * @param {{ chains?: readonly ChainAddress[], relayUrl?: string | undefined, secureSite?: string | undefined }} beside
 * @returns {{ BOWLINE_CHAINS: string, BOWLINE_RELAY: string, BOWLINE_SECURE_SITE: string }}
 */
export function demoEnv({ chains = [], relayUrl = '', secureSite = '' }) {
  return { BOWLINE_CHAINS: JSON.stringify(chains), BOWLINE_RELAY: relayUrl, BOWLINE_SECURE_SITE: secureSite }
}

/**
 * `wanted` when nobody listens there, else any free port.
 * @param {number} wanted
 * @returns {Promise<number>}
 */
function freePort(wanted) {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', () => (wanted === 0 ? reject(new Error('No free port')) : resolve(freePort(0))))
    server.listen(wanted, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : wanted))
    })
  })
}

/**
 * @param {string} url
 * @param {import('./children.mjs').ChildProcess} child
 */
async function untilAnswers(url, child) {
  const endMs = Date.now() + START_LIMIT_MS
  while (Date.now() < endMs) {
    if (child.exitCode !== null) throw new Error(`The demo server ended with ${child.exitCode}`)
    try {
      const { status } = await fetch(url, { signal: AbortSignal.timeout(5_000) })
      if (status < 500) return
      throw new Error(`The demo answers its first page with ${status}`)
    } catch (error) {
      if (error instanceof Error && error.message.startsWith('The demo answers')) throw error
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }
  throw new Error(`The demo server did not answer at ${url} within ${START_LIMIT_MS / 1000} seconds`)
}
