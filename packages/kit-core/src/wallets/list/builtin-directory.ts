/**
 * Queries the kit's built-in wallet directory. Its index is loaded only when the first wallets do not answer the query: for
 * search, "All wallets", phones, other chains than EVM, and wallets of the explorer that are not among the first.
 *
 * In      wallets  a replacement list, used by tests; the kit's own when undefined
 * Throws  the bundler's error when the index cannot be loaded
 * Source  spec R-CONN-200, R-CONN-201, R-API-72
 */
import type { GetWalletsParams, WalletList, WalletListing } from '@bowline/api-client'
import { type BuiltinWallet, completeWallets, hasId } from './builtin-wallet.js'
import { EVM_WALLET_COUNT, FIRST_WALLET_LINES } from './first-wallets.js'
import { parseWalletLine } from './parse-wallet-line.js'
import { queryWallets } from './query-wallets.js'

const getFirstWallets = () => FIRST_WALLET_LINES.map(parseWalletLine)
const loadBuiltinWallets = async () => (await import('./builtin-wallets.js')).BUILTIN_WALLETS

/** Returns the built-in wallets that match the query. */
export async function queryBuiltinDirectory(
  wallets: readonly BuiltinWallet[] | undefined,
  params: GetWalletsParams,
): Promise<WalletList> {
  if (wallets === undefined && isForFirstWallets(params)) {
    return { ...queryWallets(getFirstWallets(), params), count: EVM_WALLET_COUNT }
  }
  return queryWallets(wallets ?? (await loadBuiltinWallets()), params)
}

/** The first page for EVM chains, without ids, search or badge. */
function isForFirstWallets({ page, entries, chains = [], ...filters }: GetWalletsParams): boolean {
  const { include = [], exclude = [], search = '', badge } = filters
  const isFiltered = include.length > 0 || exclude.length > 0 || search.trim() !== '' || badge !== undefined
  const isEvmOnly = chains.length > 0 && chains.every((chain) => chain.startsWith('eip155:'))
  return page === 1 && entries <= FIRST_WALLET_LINES.length && isEvmOnly && !isFiltered
}

/** Adds built-in data to the explorer's response. Queries a response that is the whole directory locally. */
export async function completeResponse(
  { data, count, isWhole }: WalletList,
  wallets: readonly BuiltinWallet[] | undefined,
  params: GetWalletsParams,
): Promise<WalletList> {
  const complete = completeWallets(data, wallets ?? (await getKnownWallets(data)))
  return isWhole
    ? queryWallets(
        complete.map((listing) => ({ listing })),
        params,
      )
    : { data: complete, count }
}

async function getKnownWallets(data: readonly WalletListing[]): Promise<readonly BuiltinWallet[]> {
  const first = getFirstWallets()
  const isKnown = ({ id }: WalletListing) => first.some((wallet) => hasId(wallet, id))
  return data.every(isKnown) ? first : loadBuiltinWallets()
}
