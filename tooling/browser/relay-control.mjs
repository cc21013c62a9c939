// @ts-check
/**
 * The relay's controls for the tests, which run in other processes: one address each, over HTTP on loopback.
 *
 * In      relay
 * Out     url   POST /drop, /pause, /mute, /refuse, /resume, /corrupt; GET /connections
 */
import { createServer } from 'node:http'

/** How the public service answers a project that it does not know. */
const UNKNOWN_PROJECT = 'Unauthorized: invalid key'

const LEVERS = {
  drop: (/** @type {Relay} */ relay) => relay.drop(),
  pause: (/** @type {Relay} */ relay) => relay.pause(),
  mute: (/** @type {Relay} */ relay) => relay.mute(),
  refuse: (/** @type {Relay} */ relay) => relay.refuse(UNKNOWN_PROJECT),
  resume: (/** @type {Relay} */ relay) => relay.resume(),
  corrupt: (/** @type {Relay} */ relay) => relay.corrupt(),
}

/** @typedef {import('@bowline/kit-core/testing/relay').Relay} Relay */
/** @typedef {keyof typeof LEVERS} RelayLever */

/**
 * @param {Relay} relay
 * @returns {Promise<{ url: string, stop: () => Promise<void> }>}
 */
export async function startRelayControl(relay) {
  const server = createServer((request, response) => {
    const [, pull] = Object.entries(LEVERS).find(([name]) => request.url === `/${name}`) ?? []
    if (pull !== undefined && request.method === 'POST') {
      pull(relay)
      response.end('done')
    } else if (request.url === '/connections') response.end(String(relay.connections()))
    else response.writeHead(404).end()
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The levers of the relay have no port')
  return {
    url: `http://127.0.0.1:${address.port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/**
 * Uses a control from inside a test.
 * @param {string} controlUrl
 * @param {RelayLever} lever
 */
export async function pullRelay(controlUrl, lever) {
  const { ok } = await fetch(`${controlUrl}/${lever}`, { method: 'POST' })
  if (!ok) throw new Error(`The relay has no lever ${lever}`)
}

/**
 * The number of clients connected to the relay.
 * @param {string} controlUrl
 */
export async function relayConnections(controlUrl) {
  return Number(await (await fetch(`${controlUrl}/connections`)).text())
}
