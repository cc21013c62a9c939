'use client'

import {
  type HiddenReason,
  type KitState,
  type ListedWallet,
  listWallets,
  sanitizeText,
  selectWalletConnector,
  UNKNOWN_WALLET,
  type WalletListing,
} from '@bowline/kit-core'
import { useEffect, useMemo } from 'react'
import { useKit } from '../kit/use-kit.js'
import { useKitState } from '../kit/use-kit-state.js'
import { useDirectoryPages } from './use-directory-pages.js'
import type { NamespaceParams } from './use-kit-account.js'

/** Which wallets. */
export type KitWalletsParams = NamespaceParams & {
  /** Wallets whose name holds it; from 2 characters on it is asked of the explorer 500 ms after its last change. */
  search?: string | undefined
  /** Wallets the explorer has certified only. */
  badge?: 'certified' | undefined
}

/** A wallet as an app's own list shows it. Its name is somebody else's text. */
export type WalletOption = Pick<
  ListedWallet,
  'key' | 'name' | 'imageUrl' | 'imageId' | 'imageKind' | 'isAnnounced' | 'isInstalled' | 'connector' | 'wallet'
> & {
  /** How the kit's modal lists it; `directory` for one of the explorer's that was asked for here. */
  readonly kind: ListedWallet['kind'] | 'directory'
  /** Why it is not to be listed: the kit's own modal hides it, or it is in the list already. Undefined when it is. */
  readonly hidden: HiddenReason | undefined
}

/** The wallets on offer. */
export type UseKitWalletsReturnType = {
  /** Wallets in this browser, recent, featured and the app's own ones, then those of the directory asked for so far. */
  readonly data: readonly WalletOption[]
  /** What the last question to the directory failed with. */
  readonly error: unknown
  /** True until discovery has begun, and while the directory is asked. */
  readonly isPending: boolean
  /** How many wallets the directory has for this question; undefined until it has answered. */
  readonly count: number | undefined
  readonly hasNextPage: boolean
  /** Asks the directory for more; nothing of it is asked for before. Never rejects. */
  readonly fetchNextPage: () => Promise<void>
}

const SEARCH_DELAY_MS = 500
const SHORTEST_SEARCH = 2

const selectIsBooting = ({ lifecycle }: KitState) => lifecycle === 'booting'

/** What a visitor can connect with, and why the rest is hidden. */
export function useKitWallets({ namespace, search = '', badge }: KitWalletsParams = {}): UseKitWalletsReturnType {
  const kit = useKit()
  const known = useKitState((state) => listWallets(state, kit.config))
  const isBooting = useKitState(selectIsBooting)
  const text = search.trim()
  const asked = text.length < SHORTEST_SEARCH ? '' : text
  const { wallets, count, pages, isLast, isPending, error, fetchNextPage } = useDirectoryPages({ search: asked, badge })

  useEffect(() => {
    if (asked === '') return
    const timer = setTimeout(fetchNextPage, SEARCH_DELAY_MS)
    return () => clearTimeout(timer)
  }, [asked, fetchNextPage])

  const data = useMemo(() => {
    const fits = ({ name, wallet }: WalletOption) =>
      name.toLowerCase().includes(text.toLowerCase()) && (badge === undefined || wallet?.badge_type === badge)
    const here = known
      .filter(({ kind }) => kind !== 'walletConnect')
      .map((row) => forNamespace(row, namespace))
      .filter(fits)
    const ids = new Set(here.flatMap(({ wallet, hidden }) => (wallet && hidden === undefined ? [wallet.id] : [])))
    const more = wallets
      .filter(({ id }) => !ids.has(id))
      .map((wallet) => forNamespace(directoryWallet(kit.getState(), kit.config, wallet), namespace))
      .map((row) => onlyOnce(row, here))
    return [...here, ...more]
  }, [kit, known, wallets, namespace, text, badge])

  const isWaiting = isBooting || isPending || (asked !== '' && pages === 0 && error === undefined)
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

/** A wallet of the directory that is in the list already, as what reaches it in this browser. Source: R-CONN-06. */
function onlyOnce(row: WalletOption, listed: readonly WalletOption[]): WalletOption {
  const { connector } = row
  const isThere = ({ hidden, connector: other }: WalletOption) =>
    hidden === undefined && other?.id === connector?.id && other?.chain === connector?.chain
  return connector && row.hidden === undefined && listed.some(isThere) ? { ...row, hidden: 'already-installed' } : row
}

/** Of a wallet that is there in several namespaces, the connector of the one asked for. */
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
