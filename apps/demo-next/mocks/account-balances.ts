/**
 * Native balances of the sandbox accounts in a scenario, so that chains and the data service agree: a whale has a
 * million of each native token, a new account nothing. Leaving such a scenario restores the balances before.
 *
 * In      the ledgers, the accounts on them
 * Out     applies a scenario to the accounts; the current one changes nothing
 */
import type { EvmLedger } from '@bowline/api-client/mocks'
import type { SolanaLedger } from '@bowline/api-client/mocks/solana'
import type { AccountSituation } from '../settings/account-scenarios'
import { SOLANA_NETWORKS } from '../settings/networks'
import { SANDBOX_ADDRESSES, SOLANA_ADDRESSES } from '../wallets/accounts'

const MILLION = 1_000_000n

type Purse = { readonly read: () => bigint; readonly write: (value: bigint) => void; readonly unit: bigint }

/** Creates the function that applies scenarios. */
export function createAccountBalances(ledger: EvmLedger, solana: SolanaLedger): (situation: AccountSituation) => void {
  const purses: readonly Purse[] = [
    ...ledger.chains.flatMap(({ chainId }) =>
      SANDBOX_ADDRESSES.map((address) => ({
        read: () => ledger.balanceOf({ chainId, address }),
        write: (value: bigint) => ledger.setBalance({ chainId, address, value }),
        unit: 10n ** 18n,
      })),
    ),
    ...SOLANA_NETWORKS.flatMap(({ caipNetworkId }) =>
      SOLANA_ADDRESSES.map((address) => ({
        read: () => solana.balanceOf({ caipNetworkId, address }),
        write: (lamports: bigint) => solana.setBalance({ caipNetworkId, address, lamports }),
        unit: 10n ** 9n,
      })),
    ),
  ]
  let left: readonly bigint[] | undefined
  let standing: AccountSituation = 'usual'

  return (situation) => {
    const coins = situation === 'whale' ? MILLION : situation === 'new-account' ? 0n : undefined
    if (situation === standing) return
    standing = situation
    if (coins !== undefined) left ??= purses.map(({ read }) => read())
    for (const [index, { write, unit }] of purses.entries()) {
      const value = coins === undefined ? left?.[index] : coins * unit
      if (value !== undefined) write(value)
    }
    if (coins === undefined) left = undefined
  }
}
