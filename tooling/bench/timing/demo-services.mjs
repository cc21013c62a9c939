// @ts-check
/**
 * Responds to the demo's requests from outside the page: the demo's own mocks run in the page and would be timed with it.
 *
 * In      context, demoUrl
 * Out     a history of 10,000 transactions, a balance, nothing else
 */
import { historyPage } from './history.mjs'

const BALANCE = '0xde0b6b3a7640000'

/** Data URLs inside the listing: hundreds of intercepted requests would be timed instead of the kit. */
const PICTURE = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" fill="#4f5bd5"/></svg>')}`

const directoryOf = (/** @type {number} */ count) =>
  Array.from({ length: count }, (_, at) => ({
    id: `wallet-${at}`,
    name: `Wallet ${at}`,
    image_url: PICTURE,
    chains: ['eip155:1', 'eip155:8453'],
    mobile_link: `wallet${at}://`,
    homepage: 'https://wallet.example',
  }))

/** @type {Readonly<Record<string, unknown>>} */
const RPC_ANSWERS = { eth_chainId: '0x1', eth_blockNumber: '0x1', eth_getBalance: BALANCE, eth_call: '0x' }

/** Runs in the page before its own code: prevents the demo's mocks from replacing `fetch`. */
export function keepFetch() {
  const ask = window.fetch
  Object.defineProperty(window, 'fetch', { configurable: true, get: () => ask, set: () => undefined })
}

/**
 * @param {import('@playwright/test').BrowserContext} context
 * @param {string} demoUrl
 * @param {{ wallets?: number }} [size] of the directory
 */
export async function answerDemo(context, demoUrl, { wallets = 0 } = {}) {
  const directory = directoryOf(wallets)
  await context.route(
    (url) => url.origin !== demoUrl,
    async (route) => {
      const request = route.request()
      const headers = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' }
      if (request.method() === 'OPTIONS') return route.fulfill({ status: 204, headers })
      return route.fulfill({ status: 200, headers, json: answer(request, directory) })
    },
  )
}

/**
 * @param {import('@playwright/test').Request} request
 * @param {ReturnType<typeof directoryOf>} directory
 */
function answer(request, directory) {
  const { pathname, searchParams } = new URL(request.url())
  if (pathname.endsWith('/getWallets')) return answerWallets(searchParams, directory)
  if (pathname.endsWith('/supported-chains')) return { http: ['eip155:1'], ws: [] }
  if (pathname.endsWith('/history')) return historyPage(searchParams.get('cursor'))
  if (request.method() !== 'POST') return { features: [], allowedOrigins: [] }
  const asked = request.postDataJSON()
  /** @param {{ id: unknown, method: string }} one */
  const one = ({ id, method }) => ({ jsonrpc: '2.0', id, result: RPC_ANSWERS[method] ?? null })
  return Array.isArray(asked) ? asked.map(one) : one(asked)
}

/**
 * @param {URLSearchParams} query
 * @param {ReturnType<typeof directoryOf>} directory
 */
function answerWallets(query, directory) {
  const left = new Set(query.get('exclude')?.split(','))
  const found = directory.filter(({ id }) => !left.has(id))
  const entries = Number(query.get('entries'))
  const start = (Number(query.get('page')) - 1) * entries
  return { data: found.slice(start, start + entries), count: found.length }
}
