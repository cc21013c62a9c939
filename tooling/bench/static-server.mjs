// @ts-check
/**
 * Serves the built apps like a usual host: HTTP/1.1 with keep-alive, precompressed gzip, files with a hash in their
 * name cached for ever, pages revalidated each time.
 *
 * In      folders   by the first path segment
 * Out     url; a stop function
 */
import { readdirSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join, relative, sep } from 'node:path'
import { gzipSync } from 'node:zlib'

/** @type {Readonly<Record<string, string>>} */
const TYPES = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
}
const TEXT = new Set(['.css', '.html', '.js', '.json', '.svg'])

/**
 * @param {Readonly<Record<string, string>>} folders
 * @returns {Promise<{ url: string, stop: () => Promise<void> }>}
 */
export async function serveFolders(folders) {
  const files = new Map(Object.entries(folders).flatMap(([name, folder]) => load(name, folder)))
  const server = createServer({ keepAlive: true }, ({ url = '/', headers }, response) => {
    const path = new URL(url, 'http://localhost').pathname.replace(/\/$/, '/index.html')
    const file = files.get(path)
    if (file === undefined) {
      response.writeHead(404).end()
      return
    }
    const isPage = path.endsWith('.html')
    const isPacked = file.packed !== undefined && /\bgzip\b/.test(String(headers['accept-encoding']))
    response.writeHead(200, {
      'content-type': file.type,
      'cache-control': isPage ? 'no-cache' : 'public, max-age=31536000, immutable',
      vary: 'accept-encoding',
      ...(isPacked ? { 'content-encoding': 'gzip' } : {}),
    })
    response.end(isPacked ? file.packed : file.body)
  })
  server.keepAliveTimeout = 60_000
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The apps have no port')
  return {
    url: `http://127.0.0.1:${address.port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/** @param {string} name @param {string} folder */
function load(name, folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => {
      const path = join(entry.parentPath, entry.name)
      const kind = extname(path)
      const body = readFileSync(path)
      const packed = TEXT.has(kind) ? gzipSync(body, { level: 9 }) : undefined
      const type = TYPES[kind] ?? 'application/octet-stream'
      /** @type {[string, { body: Buffer, packed: Buffer | undefined, type: string }]} */
      const file = [`/${name}/${relative(folder, path).split(sep).join('/')}`, { body, packed, type }]
      return file
    })
}
