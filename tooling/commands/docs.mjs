// @ts-check
/**
 * `npm run docs`: installs, builds and serves the documentation until it is stopped with Ctrl-C.
 *
 * Out     its URL
 */
import { BUILDS } from './builds.mjs'
import { serveUntilStopped } from './children.mjs'
import { runCommand } from './command.mjs'
import { commandLine, pagePort } from './command-line.mjs'
import { startDocs } from './docs-server.mjs'
import { assertFree, freePort } from './ports.mjs'

const DOCS_PORT = 3020

const line = commandLine({
  command: 'npm run docs',
  text: 'Builds and serves the documentation until it is stopped with Ctrl-C.',
  options: {
    port: pagePort(DOCS_PORT),
  },
})

await runCommand({
  line,
  needs: { install: true, builds: BUILDS.docs },
  async check({ values: { port } }) {
    if (port !== undefined) await assertFree(Number(port), '--port')
  },
  async work({ values: { port } }) {
    const { url, stop } = await startDocs({ port: port === undefined ? await freePort(DOCS_PORT) : Number(port) })
    console.log(`\nBowline documentation: ${url}\nStop it with Ctrl-C.`)
    serveUntilStopped(stop)
  },
})
