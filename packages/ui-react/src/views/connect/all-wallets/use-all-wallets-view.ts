'use client'

import type { WalletListing } from '@bowline/kit-core'
import { push, selectWallet } from '@bowline/kit-core/actions'
import { getDevice } from '@bowline/kit-core/internal'
import { useCallback, useRef, useState } from 'react'
import { useKit } from '../../../kit/use-kit.js'
import { useKitState } from '../../../kit/use-kit-state.js'
import { useHasFinePointer } from '../../networks/networks/use-has-fine-pointer.js'
import { useLegalConsent } from '../connect/use-legal-consent.js'
import { useColumns } from './use-columns.js'
import { useSearchQuery } from './use-search-query.js'
import { useWalletPages } from './use-wallet-pages.js'

/** What AllWallets shows below its search field; `none` when no wallet matches. */
export type AllWalletsContent = 'loading' | 'grid' | 'none' | 'failed'

/** State and actions of AllWallets: the list, search, filter, and selecting a wallet. */
export function useAllWalletsView() {
  const kit = useKit()
  const columns = useColumns()
  const legal = useLegalConsent()
  const isFirstView = useKitState(({ navigation }) => navigation.history.length === 1)
  const isAutofocused = useHasFinePointer()
  const section = useRef<HTMLElement>(null)
  const { text, setText, searchText, ...query } = useSearchQuery()
  const [isCertifiedOnly, setCertifiedOnly] = useState(false)
  const { wallets, isFirst, error, isSearching, canFilter, ...list } = useWalletPages({
    searchText,
    ...query,
    isCertifiedOnly,
  })

  const pick = useCallback((wallet: WalletListing) => void selectWallet(kit, { wallet }), [kit])
  const focus = (selector: string) => section.current?.querySelector<HTMLElement>(selector)?.focus()
  const clear = () => {
    if (searchText === '') setCertifiedOnly(false)
    setText('')
    focus('input[type="search"]')
  }
  const isEmpty = wallets.length === 0 && !list.isRetrying
  const content: AllWalletsContent = isFirst
    ? 'loading'
    : isEmpty && error !== undefined
      ? 'failed'
      : isEmpty && list.isLast
        ? 'none'
        : 'grid'

  return {
    section,
    columns,
    legal,
    /** Without Connect before this view, the user has not seen the terms. */
    showsTerms: isFirstView && legal.form === 'text',
    isAutofocused,
    text,
    setText,
    isSearch: searchText !== '',
    isSearching,
    /** Only wallets from the explorer have badges. */
    hasBadges: kit.config.endpoints.explorer !== undefined && canFilter,
    isCertifiedOnly,
    setCertifiedOnly,
    clear,
    showQrCode:
      getDevice().isMobile && kit.config.enablePairing
        ? () => push(kit, { view: 'ConnectingWalletConnect' })
        : undefined,
    content,
    /** A different list starts at its top. */
    listKey: `${searchText}/${isCertifiedOnly}`,
    wallets,
    /** Number of wallets still loading. For a search the total is unknown, so it is one row. */
    remaining: error !== undefined ? 0 : isSearching ? columns : list.remaining,
    reach: list.reach,
    hasFailed: error !== undefined || list.isRetrying,
    isRetrying: list.isRetrying,
    retry: () => {
      focus('[data-part="scroll-area"]')
      list.retry()
    },
    pick,
  }
}
