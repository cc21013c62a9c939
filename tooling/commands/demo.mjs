// @ts-check
/**
 * `npm run demo`: installs, builds and serves the demo, with a relay to pair over and a secure site for the embedded wallet,
 * until it is stopped with Ctrl-C.
 *
 * In      --chains   also starts local chains of EVM, Solana and Bitcoin, which the demo uses instead of the ledgers in it
 *         --port     where to listen on 127.0.0.1; 3000 unless given, any free port when it is taken
 * Out     the address of the demo, of the relay, of the mailbox of the secure site, and of each chain
 */
import { parseArgs } from 'node:util'
import { BUILDS, buildArgs } from './builds.mjs'
import { run, stopAll } from './children.mjs'
import { startDemo } from './demo-server.mjs'
import { installArgs, leastNode, pnpm, quietEnv } from './repository.mjs'

const SOLANA_PORT = 8899
const SECURE_SITE_PORT = 3010
const BLOCK_TIME_MS = 10_000

const { values } = parseArgs({ options: { chains: { type: 'boolean' }, port: { type: 'string', default: '3000' } } })

if (Number(process.versions.node.split('.')[0]) < leastNode) {
  console.error(
    `Bowline needs Node.js ${leastNode} or newer; this is ${process.version}. Install it from https://nodejs.org.`,
  )
  process.exit(1)
}

try {
  console.log('Installing …')
  await run('npx', installArgs, { env: quietEnv })
  console.log('Building …')
  await run('npx', pnpm('exec', ...buildArgs(BUILDS.demo)), { env: quietEnv, limitMs: 1_200_000 })
  const chains = values.chains ? await startChains() : []
  const relayUrl = await startRelay()
  const secureSite = await startSite(chains)
  const port = Number(values.port)
  const { url, child } = await startDemo({ port, chains, relayUrl, secureSite, output: 'inherit' })
  for (const { caipNetworkId, url: address } of chains) console.log(`Chain ${caipNetworkId}: ${address}`)
  console.log(`Relay: ${relayUrl}`)
  console.log(`Mailbox: ${secureSite}/sandbox/mails`)
  console.log(`\nBowline demo: ${url}\nStop it with Ctrl-C.`)
  let asked = false
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.once(signal, () => {
      asked = true
    })
  }
  // Stopped by Ctrl-C it has done all it was asked to.
  child.once('exit', (code) => process.exit(asked ? 0 : (code ?? 1)))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  await stopAll()
  process.exit(1)
}

/** Read only now: before the install there is nothing to import. */
async function startChains() {
  const { startDemoChains } = await import('./demo-chains.mjs')
  const { chains } = await startDemoChains({ solanaPort: SOLANA_PORT, blockTimeMs: BLOCK_TIME_MS })
  return chains
}

/** The relay lives in this process and ends with it. Read only now, as above. */
async function startRelay() {
  const { startRelay: listen } = await import('@bowline/relay')
  const { url } = await listen()
  return url
}

/**
 * The secure site lives in this process and ends with it. Read only now, as above.
 * @param {readonly import('./demo-server.mjs').ChainAddress[]} chains
 */
async function startSite(chains) {
  const { startSecureSite } = await import('./secure-site.mjs')
  const { origin } = await startSecureSite({ port: SECURE_SITE_PORT, chains })
  return origin
}
