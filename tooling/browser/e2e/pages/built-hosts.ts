/**
 * Host apps built by a bundler (`tooling/react-*`, `tooling/next-15`), served unchanged, with fakes replacing their networks' public
 * nodes. They use no service of the kit.
 *
 * Out     serveHost    the address of one app
 *         answerNodes  lets the fakes answer a context's requests to the nodes
 */
import { createReadStream, existsSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join, normalize } from 'node:path'
import { fileURLToPath } from 'node:url'
import { startMockServices } from '@bowline/commands/mock-services'
import { base, mainnet } from '@bowline/kit-core/networks'
import type { BrowserContext } from '@playwright/test'
import { FIRST_ADDRESS } from './chains.js'

/** A server that runs until it is stopped. */
export type Served = { readonly url: string; readonly stop: () => Promise<void> }

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
}

const NODES = [mainnet, base].flatMap(({ id, rpcUrls }) => rpcUrls.default.http.map((node) => ({ id, node })))

/** Serves a built app, given by its folder in `tooling/`, on a free port. */
export async function serveHost(path: string): Promise<Served> {
  const folder = fileURLToPath(new URL(`../../../${path}/`, import.meta.url))
  if (!existsSync(folder)) throw new Error(`${path} is not there. Run \`npm test -- --only install,build\`.`)
  const server = createServer(({ url = '/' }, response) => {
    const file = join(folder, normalize(new URL(url, 'http://host').pathname))
    const type = TYPES[extname(file)]
    if (type === undefined || !file.startsWith(folder) || !existsSync(file)) {
      response.writeHead(404).end()
      return
    }
    response.writeHead(200, { 'content-type': type })
    createReadStream(file).pipe(response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const place = server.address()
  if (place === null || typeof place === 'string') throw new Error('The host has no port')
  const stop = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
  return { url: `http://127.0.0.1:${place.port}`, stop }
}

/** Starts the fakes; the first address has a balance. */
export async function startServices(): Promise<Served> {
  const { url, close } = await startMockServices({ accounts: [FIRST_ADDRESS] })
  return { url, stop: close }
}

/** Lets the fakes answer the requests of a context's pages to the networks' nodes. */
export async function answerNodes(context: BrowserContext, { url }: Served): Promise<void> {
  for (const { id, node } of NODES) {
    await context.route(`${node}/**`, async (route) => {
      await route.fulfill({ response: await route.fetch({ url: `${url}/v1/?chainId=eip155:${id}` }) })
    })
  }
}
