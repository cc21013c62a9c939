/** The mock services and chains of one page. */
import {
  createEvmLedger,
  createMockApi,
  type EvmLedger,
  getInitialTokenValue,
  getMockToken,
  getMockTokens,
  type LoginMethod,
  type MockApi,
  type MockApiOptions,
  type MockHolding,
} from '@bowline/api-client/mocks'
import { type BitcoinLedger, createBitcoinLedger } from '@bowline/api-client/mocks/bitcoin'
import { createSolanaLedger, type SolanaLedger } from '@bowline/api-client/mocks/solana'
import { LISTED_WALLETS } from '../settings/listed-wallets'
import { ALL_CHAINS, BITCOIN_NETWORKS, EVM_NETWORKS, SOLANA_NETWORKS } from '../settings/networks'
import { SERVICES } from '../settings/services'
import { ACCOUNT_NAMES, BITCOIN_ADDRESSES, SANDBOX_ADDRESSES, SOLANA_ADDRESSES } from '../wallets/accounts'
import { createAccountBalances } from './account-balances'
import { fundSampleAccount, SAMPLE_SERVICES } from './sample-account'
import { type SituatedWorld, type Situation, setSituation } from './set-scenario'

/** The mock services and chains. */
export type MockWorld = SituatedWorld & {
  /** EVM chains. */
  readonly ledger: EvmLedger
  readonly solana: SolanaLedger
  readonly bitcoin: BitcoinLedger
}

const FUNDS_WEI = 10_000n * 10n ** 18n
const FUNDS_LAMPORTS = 1_000n * 10n ** 9n
const FUNDS_SATS = 2n * 10n ** 8n

/** Input of the mock environment. */
export type WorldWanted = {
  readonly situation: Situation
  readonly logins: () => readonly LoginMethod[]
  /** Whether the first accounts of the wallets are the sample account. */
  readonly isSample: boolean
  /** Real local chains run next to the demo: tokens move on them, and the ledger has none. */
  readonly hasLocalChains: boolean
}

/** Creates the mocks; they are inactive until the handlers are installed. */
export function createMockWorld({ situation, logins, isSample, hasLocalChains }: WorldWanted): MockWorld {
  const services: Pick<MockApiOptions, 'accounts' | 'names' | 'exchanges'> = isSample
    ? SAMPLE_SERVICES
    : { names: ACCOUNT_NAMES }
  const held = (holding: MockHolding) => getInitialTokenValue(holding, api.scenarioOf('balances'), services.accounts)
  const ledger = createEvmLedger({
    chains: ALL_CHAINS.map(({ id, name }) => ({ chainId: id, name })),
    accounts: SANDBOX_ADDRESSES.map((address) => ({ address, value: FUNDS_WEI })),
    ...(!hasLocalChains && {
      firstTokenValue: ({ chainId, ...holding }) => held({ ...holding, caipNetworkId: `eip155:${chainId}` }),
      describeToken: ({ chainId, token }) => getMockToken({ caipNetworkId: `eip155:${chainId}`, token }),
    }),
  })
  const solana = createSolanaLedger({
    networks: SOLANA_NETWORKS.map(({ caipNetworkId, rpcUrls }) => ({ caipNetworkId, urls: rpcUrls.default.http })),
    accounts: SOLANA_ADDRESSES.map((address) => ({ address, lamports: FUNDS_LAMPORTS })),
    tokens: (caipNetworkId) =>
      getMockTokens(caipNetworkId).map(({ address, decimals }) => ({ mint: address, decimals })),
    firstTokenValue: ({ mint, ...holding }) => held({ ...holding, token: mint }) ?? 0n,
  })
  const bitcoin = createBitcoinLedger({
    networks: BITCOIN_NETWORKS.map((network) => ({
      caipNetworkId: network.caipNetworkId,
      urls: network.rpcUrls.default.http,
      prefix: 'testnet' in network ? 'tb' : 'bc',
    })),
    accounts: BITCOIN_ADDRESSES.map((address) => ({ address, sats: FUNDS_SATS })),
  })
  const nodes = ALL_CHAINS.flatMap(({ id, rpcUrls }) => rpcUrls.default.http.map((url) => [url, id] as const))
  const api: MockApi = createMockApi({
    endpoints: SERVICES,
    ledger,
    rpcUrls: Object.fromEntries(nodes),
    chains: [...solana.chains, ...bitcoin.chains],
    unserved: [`eip155:${EVM_NETWORKS.zora.id}`],
    wallets: LISTED_WALLETS,
    ...services,
    logins,
    nowMs: Date.now,
  })
  if (isSample) fundSampleAccount({ ledger, solana })
  const world = { api, ledger, solana, bitcoin, bringCoins: createAccountBalances(ledger, solana) }
  setSituation(world, situation)
  return world
}
