'use client'

import type { KitState } from '@bowline/kit-core'
import { push, requestNetworkSwitch, track } from '@bowline/kit-core/actions'
import { useRef, useState } from 'react'
import { useAction } from '../../../kit/use-action.js'
import { useKit } from '../../../kit/use-kit.js'
import { useKitState } from '../../../kit/use-kit-state.js'
import { findNetworkRows, listNetworkRows, type NetworkRow } from './network-rows.js'
import { useDebounced } from './use-debounced.js'
import { useHasFinePointer } from './use-has-fine-pointer.js'

/** Delay after the last change of the search before the list updates. */
const SEARCH_DELAY_MS = 100

/** Maximum number of networks without a search field. */
const MAX_NETWORKS_WITHOUT_SEARCH = 8

/** Rows of the networks that match the search, the search field, and a function that starts a switch. */
export function useNetworksView() {
  const kit = useKit()
  const state = useKitState((current) => current)
  const [search, setSearch] = useState('')
  const query = useDebounced(search, SEARCH_DELAY_MS)
  const isAutofocused = useHasFinePointer()
  const searchBox = useRef<HTMLDivElement>(null)
  const clearSearch = () => {
    setSearch('')
    searchBox.current?.querySelector('input')?.focus()
  }

  const { run: pick, error } = useAction(requestNetworkSwitch)
  const all = listNetworkRows(state, getNamespaceFilter(state))
  const rows = findNetworkRows(all, query)
  const help = () => {
    track(kit, { type: 'track', event: 'CLICK_NETWORK_HELP' })
    push(kit, { view: 'WhatIsANetwork' })
  }
  return {
    rows,
    isEmpty: all.length === 0,
    hasSearch: all.length > MAX_NETWORKS_WITHOUT_SEARCH,
    isSearching: query.trim() !== '',
    isAutofocused,
    search,
    setSearch,
    searchBox,
    clearSearch,
    pick: ({ network: { caipNetworkId } }: NetworkRow) => pick({ caipNetworkId }),
    error,
    help,
  }
}

/** When the modal opened this view for one namespace, limits the list to it. */
function getNamespaceFilter({ modal, navigation }: KitState) {
  return navigation.history.length === 1 ? modal.namespaceFilter : undefined
}
