'use client'

import { type HiddenReason, type KitState, type ListedWallet, listWallets, type WalletListing } from '@bowline/kit-core'
import { sanitizeText, selectWalletConnector, UNKNOWN_WALLET } from '@bowline/kit-core/internal'
import { useEffect, useMemo } from 'react'
import { useKit } from '../kit/use-kit.js'
import { useKitState } from '../kit/use-kit-state.js'
import { useDirectoryPages } from './use-directory-pages.js'
import type { NamespaceParams } from './use-kit-account.js'

/** Filters for the list of wallets. */
export type KitWalletsParams = NamespaceParams & {
  /** Text that the name contains. From 2 characters on, also searches the explorer, 500 ms after the last change. */
  search?: string | undefined
  /** `certified`: only wallets that the explorer has certified. */
  badge?: 'certified' | undefined
}

/** A wallet in the list. Its name is untrusted text. */
export type WalletOption = Pick<
  ListedWallet,
  'key' | 'name' | 'imageUrl' | 'imageId' | 'imageKind' | 'isAnnounced' | 'isInstalled' | 'connector' | 'wallet'
> & {
  /** How the modal lists the wallet; `directory` for one that this hook fetched from the explorer. */
  readonly kind: ListedWallet['kind'] | 'directory'
  /** Why not to list it: the modal hides it, or it is already in the list. Undefined when it can be listed. */
  readonly hidden: HiddenReason | undefined
}

/** Wallets that the user can connect. */
export type UseKitWalletsReturnType = {
  /** Wallets in this browser, recent, featured and custom wallets, then the directory wallets fetched so far. */
  readonly data: readonly WalletOption[]
  /** Error of the last request to the directory. */
  readonly error: unknown
  /** True until discovery has started, and while a directory request is pending. */
  readonly isPending: boolean
  /** Number of directory wallets that match; undefined until the first response. */
  readonly count: number | undefined
  readonly hasNextPage: boolean
  /** Fetches more wallets of the directory. Nothing is fetched before the first call. Never rejects. */
  readonly fetchNextPage: () => Promise<void>
}

const SEARCH_DELAY_MS = 500
const MIN_SEARCH_LENGTH = 2

const selectIsBooting = ({ lifecycle }: KitState) => lifecycle === 'booting'

/** Wallets for an app's own connect UI, each with the reason why the modal would hide it. Pass one to `useKitConnect`. */
export function useKitWallets({ namespace, search = '', badge }: KitWalletsParams = {}): UseKitWalletsReturnType {
  const kit = useKit()
  const local = useKitState((state) => listWallets(state, kit.config))
  const isBooting = useKitState(selectIsBooting)
  const text = search.trim()
  const query = text.length < MIN_SEARCH_LENGTH ? '' : text
  const { wallets, count, pages, isLast, isPending, error, fetchNextPage } = useDirectoryPages({ search: query, badge })

  useEffect(() => {
    if (query === '') return
    const timer = setTimeout(fetchNextPage, SEARCH_DELAY_MS)
    return () => clearTimeout(timer)
  }, [query, fetchNextPage])

  const data = useMemo(() => {
    const fits = ({ name, wallet }: WalletOption) =>
      name.toLowerCase().includes(text.toLowerCase()) && (badge === undefined || wallet?.badge_type === badge)
    const here = local
      .filter(({ kind }) => kind !== 'walletConnect')
      .map((row) => forNamespace(row, namespace))
      .filter(fits)
    const ids = new Set(here.flatMap(({ wallet, hidden }) => (wallet && hidden === undefined ? [wallet.id] : [])))
    const more = wallets
      .filter(({ id }) => !ids.has(id))
      .map((wallet) => forNamespace(directoryWallet(kit.getState(), kit.config, wallet), namespace))
      .map((row) => hideDuplicate(row, here))
    return [...here, ...more]
  }, [kit, local, wallets, namespace, text, badge])

  const isWaiting = isBooting || isPending || (query !== '' && pages === 0 && error === undefined)
  return useMemo(
    () => ({ data, error, isPending: isWaiting, count, hasNextPage: !isLast, fetchNextPage }),
    [data, error, isWaiting, count, isLast, fetchNextPage],
  )
}

function directoryWallet(
  state: KitState,
  config: Parameters<typeof listWallets>[1],
  wallet: WalletListing,
): WalletOption {
  const connector = selectWalletConnector(state, config, wallet)
  return {
    key: `directory/${wallet.id}`,
    name: sanitizeText(wallet.name) || UNKNOWN_WALLET,
    imageUrl: wallet.image_url,
    imageId: wallet.image_id,
    imageKind: 'wallet',
    kind: 'directory',
    isAnnounced: false,
    isInstalled: connector !== undefined && connector.type !== 'EXTERNAL',
    connector,
    wallet,
    hidden: undefined,
  }
}

/** Marks a directory wallet as hidden when the list already has its connector in this browser. Source: R-CONN-06. */
function hideDuplicate(row: WalletOption, listed: readonly WalletOption[]): WalletOption {
  const { connector } = row
  const isListed = ({ hidden, connector: other }: WalletOption) =>
    hidden === undefined && other?.id === connector?.id && other?.chain === connector?.chain
  return connector && row.hidden === undefined && listed.some(isListed) ? { ...row, hidden: 'already-installed' } : row
}

/** Selects the connector of the requested namespace for a wallet that supports several namespaces. */
function forNamespace(row: WalletOption, namespace: string | undefined): WalletOption {
  if (namespace === undefined || row.hidden !== undefined) return row
  const { connector, wallet } = row
  if (connector) {
    const single = (connector.connectors ?? [connector]).find(({ chain }) => chain === namespace)
    return single ? { ...row, connector: single } : { ...row, hidden: 'other-namespace' }
  }
  const serves = wallet?.chains?.some((chain) => chain.startsWith(`${namespace}:`)) ?? true
  return serves ? row : { ...row, hidden: 'other-namespace' }
}
