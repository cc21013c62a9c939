/**
 * Tokens that only the first sandbox wallet knows: the data service does not have them, so that a list with them
 * must come from the wallet. They have no contract; their balances are returned here.
 *
 * In      askChain   handles all other requests
 */
import type { SandboxToken } from '@bowline/adapter-evm/testing'
import type { AskChain } from './chain-access'

/** The tokens, all on Ethereum. */
export const OWN_TOKENS: readonly SandboxToken[] = [
  {
    chainId: 1,
    address: '0x0000000000000000000000000000000000b0a701',
    name: 'Harbour Dollar',
    symbol: 'HBD',
    decimals: 6,
  },
  { chainId: 1, address: '0x0000000000000000000000000000000000b0a702', name: 'Capstan', symbol: 'CAP', decimals: 18 },
]

/** Balances by address: 1,234.5 of one, 42 of the other. */
const OWNED: ReadonlyMap<unknown, bigint> = new Map([
  ['0x0000000000000000000000000000000000b0a701', 1_234_500_000n],
  ['0x0000000000000000000000000000000000b0a702', 42n * 10n ** 18n],
])

/** Access to chains on which accounts have these tokens. */
export function withOwnAssets(askChain: AskChain): AskChain {
  return async (chainId, method, params) => {
    const [call] = params
    const to: unknown = typeof call === 'object' && call !== null && 'to' in call ? call.to : undefined
    const owned = method === 'eth_call' ? OWNED.get(to) : undefined
    return owned === undefined ? askChain(chainId, method, params) : `0x${owned.toString(16).padStart(64, '0')}`
  }
}
