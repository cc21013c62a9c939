// @ts-check
/**
 * `npm run mock-api`: installs, builds and serves the mocks of the kit's services until it is stopped with Ctrl-C.
 *
 * Out     the URL of the services, and of their description
 */
import { BUILDS } from './builds.mjs'
import { serveUntilStopped } from './children.mjs'
import { runCommand } from './command.mjs'
import { commandLine, oneOf, portFault } from './command-line.mjs'
import { assertFree, portFailure } from './ports.mjs'
import { scenarioNames } from './scenario-names.mjs'

const line = commandLine({
  command: 'npm run mock-api',
  text: "Serves the fakes of the kit's services over HTTP until it is stopped with Ctrl-C.",
  options: {
    port: {
      type: 'string',
      value: 'port',
      default: '4000',
      text: 'where to listen, 0 for any free port',
      check: portFault,
    },
    host: {
      type: 'string',
      value: 'address',
      default: '127.0.0.1',
      text: 'what to listen on; 0.0.0.0 lets a phone in',
    },
    scenario: {
      ...{ type: 'string', value: 'name', default: 'healthy', text: 'the situation that the services are in' },
      check: oneOf(scenarioNames()),
    },
    account: {
      ...{
        type: 'string',
        value: 'address',
        multiple: true,
        default: [],
        text: 'an EVM address that shall have coins',
      },
      check: (value) => (/^0x[0-9a-fA-F]{40}$/.test(value) ? undefined : 'takes an EVM address'),
    },
  },
})

await runCommand({
  line,
  needs: { builds: BUILDS['mock-api'] },
  check: ({ values }) => assertFree(Number(values.port), '--port', values.host),
  async work({ values: { port, host, scenario, account } }) {
    // Imported only now: it does not exist before the build.
    const { startMockServices } = await import('./mock-services.mjs')
    const services = { port: Number(port), host, scenario, accounts: account }
    const { url, close } = await startMockServices(services).catch((error) => {
      throw new Error(portFailure(error, Number(port), '--port', host))
    })
    console.log(`\nServices: ${url}\nDescription: ${url}/openapi.json\nStop them with Ctrl-C.`)
    serveUntilStopped(close)
  },
})
