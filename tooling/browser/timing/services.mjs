// @ts-check
/** Answers for the kit's services and the chains at once, so that what is timed is the kit. */
import { historyPage } from './history.mjs'

const BALANCE = '0xde0b6b3a7640000'

/** How many wallets the directory has. */
const WALLETS = 640

/** @type {Readonly<Record<string, unknown>>} */
const RPC_ANSWERS = { eth_chainId: '0x1', eth_blockNumber: '0x1', eth_getBalance: BALANCE, eth_call: '0x' }

/** Inside the listing: hundreds of requests answered from outside would be timed instead of the kit. */
const PICTURE = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" fill="#4f5bd5"/></svg>')}`

/** Every tenth has a long name. */
const DIRECTORY = Array.from({ length: WALLETS }, (_, at) => ({
  id: `wallet-${at}`,
  name: at % 10 === 9 ? `The Long Winded Wallet Number ${at}` : `Wallet ${at}`,
  image_url: PICTURE,
  chains: ['eip155:1', 'eip155:8453'],
  mobile_link: `wallet${at}://`,
  homepage: 'https://wallet.example',
}))

/**
 * @param {import('@playwright/test').BrowserContext} context
 * @param {string} demoUrl
 */
export async function answerServices(context, demoUrl) {
  await context.route(
    (url) => url.origin !== demoUrl,
    async (route) => {
      const request = route.request()
      const headers = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' }
      if (request.method() === 'OPTIONS') return route.fulfill({ status: 204, headers })
      return route.fulfill({ status: 200, headers, json: answer(request) })
    },
  )
}

/** @param {import('@playwright/test').Request} request */
function answer(request) {
  const { pathname, searchParams } = new URL(request.url())
  if (pathname.endsWith('/getWallets')) return answerWallets(searchParams)
  if (pathname.endsWith('/supported-chains')) return { http: ['eip155:1'], ws: [] }
  if (pathname.endsWith('/history')) return historyPage(searchParams.get('cursor'))
  if (request.method() !== 'POST') return { features: [], allowedOrigins: [] }
  const asked = request.postDataJSON()
  /** @param {{ id: unknown, method: string }} one */
  const one = ({ id, method }) => ({ jsonrpc: '2.0', id, result: RPC_ANSWERS[method] ?? null })
  return Array.isArray(asked) ? asked.map(one) : one(asked)
}

/** @param {URLSearchParams} query */
function answerWallets(query) {
  const left = new Set(query.get('exclude')?.split(','))
  const text = query.get('search')?.toLowerCase() ?? ''
  const found = DIRECTORY.filter(({ id, name }) => !left.has(id) && name.toLowerCase().includes(text))
  const entries = Number(query.get('entries'))
  const start = (Number(query.get('page')) - 1) * entries
  return { data: found.slice(start, start + entries), count: found.length }
}
