/**
 * Continues from Connect with the wallet the app names, as if the user had chosen it there.
 *
 * In      name  its rdns (`io.metamask`), explorer id or the kit's own id, connector id, name, or `walletConnect` for the
 *               QR code
 * Out     keeps Connect open when no such wallet is available here, and when the user has moved on meanwhile
 * Source  spec R-MODAL-64
 */
import type { WalletListing } from '@bowline/api-client'
import type { Kit } from '../../kit.js'
import { selectWallet } from '../../wallets/connect/select-wallet.js'
import { fetchDirectory, queryBuiltinWallets } from '../../wallets/list/fetch-directory.js'
import { filterExplorerIds } from '../../wallets/list/filter-explorer-ids.js'
import { filterWallets } from '../../wallets/list/filter-wallets.js'
import { isNamedBy } from '../../wallets/list/is-same-wallet.js'
import { selectRequestedChains } from '../../wallets/list/select-directory-chains.js'
import { selectWalletRows } from '../../wallets/list/select-wallet-rows.js'
import type { WalletRow } from '../../wallets/list/wallet-row.js'

const KNOWN_MAX = 1_000

export async function openWallet(kit: Kit, name: string): Promise<void> {
  const row = selectWalletRows(kit.store.get(), kit.config).find((each) => isRowNamed(each, name))
  if (row) {
    selectWallet(kit, { row })
    return
  }
  const { history } = kit.store.get().navigation
  const wallet = await findListing(kit, name).catch((error: unknown) => {
    kit.log.debug('A wallet could not be fetched from the directory', error)
    return undefined
  })
  const { modal, navigation } = kit.store.get()
  if (!modal.open || navigation.history !== history) return
  if (wallet) selectWallet(kit, { wallet })
  else kit.log.warn(`Wallet "${name}" not found; showing the list`)
}

function isRowNamed({ key, name, connector, wallet }: WalletRow, wanted: string): boolean {
  if (key === wanted) return true
  const own = connector?.connectors ?? (connector ? [connector] : [])
  return (
    own.some((each) => isNamedBy({ ...each, rdns: each.info?.rdns }, [wanted])) ||
    (wallet !== undefined && isNamedBy({ ...wallet, name, explorerId: wallet.id }, [wanted]))
  )
}

/** Finds a wallet the kit knows without a request. */
async function findListing(kit: Kit, name: string): Promise<WalletListing | undefined> {
  const chains = selectRequestedChains(kit.store.get())
  const isNamed = (wallet: WalletListing) => isNamedBy({ ...wallet, explorerId: wallet.id }, [name])
  const { data: known } = await queryBuiltinWallets(kit, { page: 1, entries: KNOWN_MAX, chains })
  const found = filterWallets(kit, known).find(isNamed)
  const include = filterExplorerIds([name])
  if (found || include.length === 0 || kit.config.endpoints.explorer === undefined) return found
  const { data } = await fetchDirectory(kit, { page: 1, entries: 1, include, chains })
  return filterWallets(kit, data)[0]
}
