// @ts-check
/** Ports of 127.0.0.1 that a server may listen on. */
import { createServer } from 'node:net'

const REASONS = new Map([
  ['EADDRINUSE', 'is taken'],
  ['EACCES', 'needs the rights of an administrator'],
])

/**
 * `wanted` when nobody listens there, else any free port.
 * @param {number} [wanted] 0, the default, is any
 * @returns {Promise<number>}
 */
export const freePort = (wanted = 0) => listen(wanted).catch(() => listen(0))

/**
 * Refuses a port that somebody listens on.
 * @param {number} port 0 is always free
 * @param {string} option that names it, for the message
 * @returns {Promise<void>} rejects when it is taken
 */
export async function assertFree(port, option) {
  try {
    await listen(port)
  } catch (error) {
    throw new Error(portFailure(error, port, option))
  }
}

/**
 * Why a port cannot be listened on, and what to do.
 * @param {unknown} error
 * @param {number} port
 * @param {string} option
 */
export function portFailure(error, port, option) {
  const why = REASONS.get(Object(error).code)
  if (why === undefined) return error instanceof Error ? error.message : String(error)
  return `Port ${port} ${why}. Choose another with \`-- ${option} <port>\`; \`-- ${option} 0\` takes any free one.`
}

/**
 * @param {number} port
 * @returns {Promise<number>} the port, free again
 */
function listen(port) {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(port, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : port))
    })
  })
}
