// @ts-check
/**
 * Runs in the embedded wallet's frame before its own code: requests to `/page-node/<CAIP-2>` go to the embedding page by a
 * message with a port for the response, all others to the network. The page learns only what it would read on its chain.
 */
const PATH = '/page-node/'
const TIMEOUT_MS = 8_000
const fetchFromNetwork = window.fetch.bind(window)

window.fetch = async (input, init) => {
  const request = new Request(input, init)
  const { origin, pathname } = new URL(request.url)
  if (origin !== window.location.origin || !pathname.startsWith(PATH)) return fetchFromNetwork(request)
  const caipNetworkId = pathname.slice(PATH.length)
  const { id, method, params } = await request.json()
  const { port1, port2 } = new MessageChannel()
  const response = await new Promise((resolve, reject) => {
    setTimeout(() => reject(new TypeError('The page did not respond')), TIMEOUT_MS)
    port1.onmessage = ({ data }) => resolve(data)
    window.parent.postMessage({ type: 'bowline-page-node', caipNetworkId, method, params }, '*', [port2])
  })
  port1.close()
  return Response.json({ jsonrpc: '2.0', id, ...response })
}
