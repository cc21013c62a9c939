// @ts-check
/**
 * `npm run mock-api`: installs, builds and serves the fakes of the kit's services until it is stopped with Ctrl-C.
 *
 * In      --port       where to listen; 4000 unless given, 0 for any free port
 *         --host       127.0.0.1 unless given; 0.0.0.0 lets a phone in
 *         --scenario   the situation the services are in; `healthy` unless given
 *         --account    an EVM address that shall have coins; any number of times
 * Out     the address of the services, and of their description
 */
import { parseArgs } from 'node:util'
import { BUILDS, buildArgs } from './builds.mjs'
import { run } from './children.mjs'
import { installArgs, isInstalled, pnpm, quietEnv } from './repository.mjs'

const BUILD_LIMIT_MS = 600_000

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '4000' },
    host: { type: 'string', default: '127.0.0.1' },
    scenario: { type: 'string', default: 'healthy' },
    account: { type: 'string', multiple: true, default: [] },
  },
})

try {
  if (!isInstalled()) await run('npx', installArgs, { env: quietEnv })
  await run('npx', pnpm('exec', ...buildArgs(BUILDS['mock-api'])), { env: quietEnv, limitMs: BUILD_LIMIT_MS })
  // Read only now: before the build there is nothing to import.
  const { startMockServices } = await import('./mock-services.mjs')
  const { host, scenario, account } = values
  const { url, close } = await startMockServices({ port: Number(values.port), host, scenario, accounts: account })
  console.log(`\nServices: ${url}\nDescription: ${url}/openapi.json\nStop them with Ctrl-C.`)
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => close().then(() => process.exit(0)))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
