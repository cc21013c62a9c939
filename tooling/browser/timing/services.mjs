// @ts-check
/** Answers for the kit's services and the chains at once, so that what is timed is the kit. */

const BALANCE = '0xde0b6b3a7640000'

/** @type {Readonly<Record<string, unknown>>} */
const RPC_ANSWERS = { eth_chainId: '0x1', eth_blockNumber: '0x1', eth_getBalance: BALANCE, eth_call: '0x' }

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
  if (request.method() !== 'POST') return { features: [], allowedOrigins: [] }
  const asked = request.postDataJSON()
  /** @param {{ id: unknown, method: string }} one */
  const one = ({ id, method }) => ({ jsonrpc: '2.0', id, result: RPC_ANSWERS[method] ?? null })
  return Array.isArray(asked) ? asked.map(one) : one(asked)
}
