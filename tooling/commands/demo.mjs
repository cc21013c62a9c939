// @ts-check
/**
 * `npm run demo`: installs, builds and serves the demo, with a relay for pairing and a secure site for the embedded wallet,
 * until it is stopped with Ctrl-C.
 *
 * Out     the URLs of the demo, the relay, the mailbox of the secure site, and each chain; which port was taken
 */
import { resolve } from 'node:path'
import { BUILDS } from './builds.mjs'
import { isStopping, serveUntilStopped } from './children.mjs'
import { runCommand } from './command.mjs'
import { commandLine, pagePort } from './command-line.mjs'
import { assertFree } from './ports.mjs'

const DEMO_PORT = 3000
const SECURE_SITE_PORT = 3010
const SOLANA_PORT = 8899
const BLOCK_TIME_MS = 10_000

const line = commandLine({
  command: 'npm run demo',
  text: 'Sets up, builds and serves the playground until it is stopped with Ctrl-C.',
  options: {
    chains: {
      type: 'boolean',
      text: 'also starts local chains of EVM, Solana and Bitcoin, which the playground then uses',
    },
    export: {
      type: 'string',
      value: 'folder',
      text: 'writes the playground as static files into a folder, and serves nothing',
    },
    port: pagePort(DEMO_PORT),
  },
})

await runCommand({
  line,
  needs: { install: true, builds: BUILDS.demo },
  async check({ values: { port } }) {
    if (port !== undefined) await assertFree(Number(port), '--port')
  },
  async work({ values: { chains: hasChains = false, export: folder, port = `${DEMO_PORT}` } }) {
    if (folder !== undefined) {
      const { exportDemo } = await import('./demo-export.mjs')
      await exportDemo(resolve(folder))
      console.log(`Wrote the playground to ${resolve(folder)}`)
      return
    }
    // Imported only now: it does not exist before the install.
    const [{ startRelay }, { startSecureSite }, { startDemo }] = await Promise.all([
      import('@bowline/kit-core/testing/relay'),
      import('./secure-site.mjs'),
      import('./demo-server.mjs'),
    ])
    const chains = hasChains ? await startChains() : []
    const relay = await startRelay()
    const secureSite = await startSecureSite({ port: SECURE_SITE_PORT, chains })
    reportTakenPort('The secure site', SECURE_SITE_PORT, secureSite.origin)
    const windowSite = await startSecureSite({ chains, login: 'window' })
    const demo = await startDemo({
      ...{ port: Number(port), chains, relayUrl: relay.url, output: 'inherit' },
      ...{ secureSite: secureSite.origin, windowSite: windowSite.origin },
    })
    if (port !== '0') reportTakenPort('The demo', Number(port), demo.url)
    for (const { caipNetworkId, url } of chains) console.log(`Chain ${caipNetworkId}: ${url}`)
    console.log(`Relay: ${relay.url}`)
    console.log(`Mailbox: ${secureSite.origin}/sandbox/mails`)
    console.log(`Mailbox with ?login=window: ${windowSite.origin}/sandbox/mails`)
    console.log(`\nBowline demo: ${demo.url}\nStop it with Ctrl-C.`)
    serveUntilStopped()
    demo.child.once('exit', (code) => {
      if (!isStopping()) process.exit(code ?? 1)
    })
  },
})

async function startChains() {
  const { startDemoChains } = await import('./demo-chains.mjs')
  const { chains } = await startDemoChains({ solanaPort: SOLANA_PORT, blockTimeMs: BLOCK_TIME_MS, bundler: true })
  const solana = chains.find(({ caipNetworkId }) => caipNetworkId.startsWith('solana:'))
  if (solana !== undefined) reportTakenPort('The Solana chain', SOLANA_PORT, solana.url)
  return chains
}

/**
 * @param {string} what
 * @param {number} wanted
 * @param {string} url its own URL
 */
function reportTakenPort(what, wanted, url) {
  const { port } = new URL(url)
  if (Number(port) !== wanted) console.log(`Port ${wanted} is taken. ${what} listens at ${port}.`)
}
