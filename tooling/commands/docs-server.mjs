// @ts-check
/**
 * Serves the built documentation, or another folder of pages, on 127.0.0.1, as a host of static files does: `/quick-start` is
 * `quick-start.html` or `quick-start/index.html`, and what does not exist is `404.html`.
 *
 * Throws  Error   the documentation has not been built, or the port cannot be used
 */
import { createReadStream, existsSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join, normalize } from 'node:path'
import { createGzip } from 'node:zlib'
import { root } from './repository.mjs'

const FOLDER = join(root, 'apps/docs/out')

/** @type {Readonly<Record<string, string>>} */
const TYPES = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.md': 'text/markdown; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
}

const COMPRESSED = /^text\/|json|xml/

/**
 * @param {{ port?: number, folder?: string }} [options] port 0, the default, is any free port
 * @returns {Promise<{ url: string, stop: () => Promise<void> }>}
 */
export async function startDocs({ port = 0, folder = FOLDER } = {}) {
  if (!existsSync(join(folder, 'index.html'))) throw new Error('The documentation has not been built.')
  const server = createServer(({ url = '/', headers }, response) => {
    const found = fileOf(folder, url)
    const file = found ?? join(folder, '404.html')
    const type = TYPES[extname(file)] ?? 'application/octet-stream'
    const isCompressed = COMPRESSED.test(type) && /\bgzip\b/.test(String(headers['accept-encoding']))
    response.writeHead(found === undefined ? 404 : 200, {
      'content-type': type,
      ...(isCompressed && { 'content-encoding': 'gzip', vary: 'accept-encoding' }),
    })
    const content = createReadStream(file)
    if (isCompressed) content.pipe(createGzip()).pipe(response)
    else content.pipe(response)
  })
  await new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', () => resolve(undefined))
  })
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The documentation has no port')
  const stop = () =>
    new Promise((resolve) => {
      server.close(() => resolve(undefined))
      server.closeAllConnections()
    })
  return { url: `http://127.0.0.1:${address.port}`, stop: async () => void (await stop()) }
}

/** @param {string} folder @param {string} url */
function fileOf(folder, url) {
  const path = normalize(decodeURIComponent(new URL(url, 'http://localhost').pathname)).replace(/\/$/, '')
  const candidates = path === '' ? ['/index.html'] : [path, `${path}.html`, `${path}/index.html`]
  return candidates.map((name) => join(folder, name)).find((file) => existsSync(file) && statSync(file).isFile())
}
