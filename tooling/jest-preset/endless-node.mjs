// @ts-check
import { createServer } from 'node:http'

/**
 * Starts a node whose response never ends.
 *
 * @returns {Promise<import('./endless-node.mjs').EndlessNode>}
 */
export async function startEndlessNode() {
  const piece = Buffer.alloc(64 * 1024, ' ')
  /** @type {(bytes: number) => void} */
  let hungUp = () => {}
  /** @type {Promise<number>} */
  const hungUpAfter = new Promise((resolve) => {
    hungUp = resolve
  })
  const server = createServer((_request, response) => {
    let bytes = 0
    const write = () => {
      while (!response.destroyed) {
        bytes += piece.byteLength
        if (!response.write(piece)) return void response.once('drain', write)
      }
    }
    response.once('close', () => hungUp(bytes))
    response.writeHead(200, { 'content-type': 'application/json' })
    write()
  })
  await new Promise((resolve) => void server.listen(0, '127.0.0.1', () => resolve(undefined)))
  const place = server.address()
  if (place === null || typeof place === 'string') throw new Error('The node has no port')
  const stop = () =>
    /** @type {Promise<void>} */ (
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      })
    )
  return { url: `http://127.0.0.1:${place.port}`, hungUpAfter, stop }
}
