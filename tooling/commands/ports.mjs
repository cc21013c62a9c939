// @ts-check
/** Ports that a server may listen on, of 127.0.0.1 by default. */
import { createServer } from 'node:net'

const REASONS = new Map([
  ['EADDRINUSE', 'is taken'],
  ['EACCES', 'needs the rights of an administrator'],
])
const NO_ADDRESS = ['EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN', 'EINVAL']

/**
 * `wanted` if it is free, else any free port.
 * @param {number} [wanted] 0, the default, is any
 * @returns {Promise<number>}
 */
export const freePort = (wanted = 0) => listen(wanted).catch(() => listen(0))

/**
 * The same for a name below `localhost`, for which a browser tries `::1` first: a listener there would respond instead.
 * @param {number} [wanted]
 * @returns {Promise<number>}
 */
export const freeLocalhostPort = (wanted = 0) => listenAlone(wanted).catch(() => listen(0))

/** @param {number} port */
async function listenAlone(port) {
  const free = await listen(port)
  await listen(free, '::1').catch((error) => {
    // Any other failure means that this machine has no `::1`.
    if (error.code === 'EADDRINUSE') throw error
  })
  return free
}

/**
 * Refuses a taken port.
 * @param {number} port 0 is always free
 * @param {string} option its name, for the message
 * @param {string} [host]
 * @returns {Promise<void>} rejects when it is taken
 */
export async function assertFree(port, option, host) {
  try {
    await listen(port, host)
  } catch (error) {
    throw new Error(portFailure(error, port, option, host))
  }
}

/**
 * Why a port cannot be used, and what to do.
 * @param {unknown} error
 * @param {number} port
 * @param {string} option
 * @param {string} [host]
 */
export function portFailure(error, port, option, host) {
  if (NO_ADDRESS.includes(Object(error).code)) return `${host} is no address of this machine to listen on.`
  const why = REASONS.get(Object(error).code)
  if (why === undefined) return error instanceof Error ? error.message : String(error)
  return `Port ${port} ${why}. Choose another with \`-- ${option} <port>\`; \`-- ${option} 0\` takes any free one.`
}

/**
 * @param {number} port
 * @param {string} [host]
 * @returns {Promise<number>} the port, free again
 */
function listen(port, host = '127.0.0.1') {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(port, host, () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : port))
    })
  })
}
