// @ts-check
/**
 * JSON-RPC over WebSockets: only the subscriptions.
 *
 * In      the ledger, a port
 * Out     the server, once it listens
 * Throws  the system's error when the port is taken
 */
import { WebSocketServer } from 'ws'
import { answerBody } from './json-rpc.mjs'
import { createSubscriptions } from './subscriptions.mjs'

const MAX_BODY_BYTES = 64 * 1024

/**
 * @param {import('./ledger.mjs').Ledger} ledger
 * @param {number} port
 */
export async function startSocketServer(ledger, port) {
  const server = new WebSocketServer({ host: '127.0.0.1', port, maxPayload: MAX_BODY_BYTES })
  await new Promise((resolve, reject) => server.once('listening', () => resolve(undefined)).once('error', reject))
  server.on('connection', (socket) => {
    const write = (/** @type {string} */ text) => {
      if (socket.readyState === socket.OPEN) socket.send(text)
    }
    const subscriptions = createSubscriptions(ledger, write)
    socket.on('close', () => subscriptions.end())
    socket.on('error', () => socket.terminate())
    socket.on('message', async (data) => {
      const answer = await answerBody(String(data), subscriptions.call)
      if (answer !== undefined) write(answer)
      subscriptions.answered()
    })
  })
  return {
    connections: () => server.clients.size,
    async close() {
      for (const socket of server.clients) socket.terminate()
      await new Promise((resolve) => server.close(() => resolve(undefined)))
    },
  }
}
