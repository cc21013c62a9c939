/**
 * The account of the playground's sandbox wallets: a person with a few thousand dollars in well-known tokens, a name, and the
 * activity of some weeks.
 *
 * Out     options of the mock services; the account's balances on the ledgers
 */
import type { EvmLedger, MockAccount, MockActivity, MockAmount, MockApiOptions } from '@bowline/api-client/mocks'
import type { SolanaLedger } from '@bowline/api-client/mocks/solana'
import { parseUnits } from '@bowline/kit-core'
import { RECIPIENT, SANDBOX_ADDRESSES, SOLANA_ADDRESSES } from '../wallets/accounts'

const ETHEREUM = 'eip155:1'
const BASE = 'eip155:8453'
const OPTIMISM = 'eip155:10'
const ARBITRUM = 'eip155:42161'
const SOLANA = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'

const SHOP = '0x8Ba1f109551bD432803012645Ac136ddd64DBA72'
const EXCHANGE = '0x28C6c06298d514Db089934071355E5743bf21d60'
const ROUTER = '0x66a9893cC07D91D95644AEDD05D03f95e1dBA8Af'
const FRIEND = '7v91N7iZ9mNicL8WfG6cgSCKyRXydQjLh6UYBWwm6y1Q'

const DAY = 24

const ANNA: MockAccount = {
  addresses: [...SANDBOX_ADDRESSES, ...SOLANA_ADDRESSES],
  tokens: {
    [ETHEREUM]: { USDC: '2450.18', LINK: '86.4', UNI: '112', AAVE: '4.25', DAI: '310' },
    [BASE]: { USDC: '1180.5', DAI: '96.2' },
    [OPTIMISM]: { USDC: '342.07' },
    [ARBITRUM]: { USDC: '815.9' },
    [SOLANA]: { USDC: '640.25', USDT: '150' },
  },
  history: [
    trade(ETHEREUM, 3, ['ETH', '0.25'], ['USDC', '751.9']),
    receive(ETHEREUM, 21, RECIPIENT, ['USDC', '120']),
    send(ETHEREUM, 2 * DAY, SHOP, ['USDC', '49']),
    mint(ETHEREUM, 4 * DAY, 'Sheet Bend #412'),
    receive(ETHEREUM, 6 * DAY, EXCHANGE, ['ETH', '0.8']),
    send(ETHEREUM, 9 * DAY, RECIPIENT, ['ETH', '0.15']),
    trade(ETHEREUM, 13 * DAY, ['USDC', '400'], ['LINK', '28.1']),
    receive(ETHEREUM, 26 * DAY, EXCHANGE, ['USDC', '1500']),
    mint(ETHEREUM, 41 * DAY, 'Clove Hitch #77'),
    send(BASE, 8, SHOP, ['USDC', '18.5']),
    receive(BASE, 5 * DAY, RECIPIENT, ['USDC', '60']),
    mint(BASE, 12 * DAY, 'Bowline #9'),
    receive(SOLANA, 16, FRIEND, ['SOL', '2.5']),
    send(SOLANA, 7 * DAY, FRIEND, ['USDC', '35']),
  ],
}

function trade(network: string, hoursAgo: number, sent: MockAmount, received: MockAmount): MockActivity {
  return { network, hoursAgo, operationType: 'trade', counterparty: ROUTER, sent, received }
}

function receive(network: string, hoursAgo: number, counterparty: string, received: MockAmount): MockActivity {
  return { network, hoursAgo, operationType: 'receive', counterparty, received }
}

function send(network: string, hoursAgo: number, counterparty: string, sent: MockAmount): MockActivity {
  return { network, hoursAgo, operationType: 'send', counterparty, sent }
}

function mint(network: string, hoursAgo: number, nft: string): MockActivity {
  return { network, hoursAgo, operationType: 'mint', counterparty: ROUTER, nft }
}

const WEI: Readonly<Record<number, string>> = { 1: '1.2846', 8453: '0.4219', 10: '0.2', 42161: '0.318', 137: '420' }
const LAMPORTS = '12.75'

/** Options of the mock services. */
export const SAMPLE_SERVICES: Pick<MockApiOptions, 'names' | 'accounts' | 'exchanges'> = {
  names: {
    'anna.eth': SANDBOX_ADDRESSES[0],
    'vault.anna.eth': SANDBOX_ADDRESSES[2],
    'leo.eth': RECIPIENT,
  },
  accounts: [ANNA],
  exchanges: [
    { id: 'coinbase', name: 'Coinbase', imageUrl: '' },
    { id: 'binance', name: 'Binance', imageUrl: '' },
    { id: 'kraken', name: 'Kraken', imageUrl: '' },
    { id: 'okx', name: 'OKX', imageUrl: '' },
  ],
}

/** Sets the account's native balances. */
export function fundSampleAccount({ ledger, solana }: { ledger: EvmLedger; solana: SolanaLedger }): void {
  for (const { chainId } of ledger.chains) {
    for (const address of SANDBOX_ADDRESSES) {
      ledger.setBalance({ chainId, address, value: parseUnits(WEI[chainId] ?? '0.05', 18) })
    }
  }
  for (const address of SOLANA_ADDRESSES) {
    solana.setBalance({ caipNetworkId: SOLANA, address, lamports: parseUnits(LAMPORTS, 9) })
  }
}
