// @ts-check
/**
 * The services of the kit as one HTTP server: the mocks of the tests and the demo, with chains in memory for the RPC.
 *
 * In      port (0: any free one), host, the initial scenario, EVM addresses that get 100 native tokens
 * Out     the server's URL, a function to change the scenario, and a stop function
 * Throws  Error for an unknown scenario or an invalid address; errors of listening, such as EADDRINUSE
 */
import { createEvmLedger, createMockApi, SCENARIOS } from '@bowline/api-client/mocks'
import { startMockServer } from '@bowline/api-client/mocks/server'
import { createSolanaLedger } from '@bowline/api-client/mocks/solana'

const EVM_CHAINS = [
  { chainId: 1, name: 'Ethereum' },
  { chainId: 10, name: 'Optimism' },
  { chainId: 137, name: 'Polygon' },
  { chainId: 8453, name: 'Base' },
  { chainId: 42161, name: 'Arbitrum' },
]
const SOLANA = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
const FUNDS_WEI = 100n * 10n ** 18n

/**
 * @param {{ port?: number, host?: string, scenario?: string, accounts?: readonly string[] }} [options]
 */
export async function startMockServices({ port = 0, host = '127.0.0.1', scenario = 'healthy', accounts = [] } = {}) {
  const first = SCENARIOS.find((name) => name === scenario)
  if (first === undefined) throw new Error(`There is no scenario "${scenario}". There are: ${SCENARIOS.join(', ')}.`)
  const unfit = accounts.find((address) => !/^0x[0-9a-fA-F]{40}$/.test(address))
  if (unfit !== undefined) throw new Error(`"${unfit}" is no EVM address.`)

  const ledger = createEvmLedger({
    chains: EVM_CHAINS,
    accounts: accounts.map((address) => ({ address, value: FUNDS_WEI })),
  })
  const { chains } = createSolanaLedger({ networks: [{ caipNetworkId: SOLANA, urls: [] }], accounts: [] })
  const api = createMockApi({ scenario: first, ledger, chains, nowMs: Date.now })
  const { url, close } = await startMockServer({ api, port, host })
  return { url, close, setScenario: api.setScenario }
}
