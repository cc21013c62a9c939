'use client'

import type { KitState } from '@bowline/kit-core'
import { push, requestNetworkSwitch, track } from '@bowline/kit-core/actions'
import { useRef, useState } from 'react'
import { useAction } from '../../kit/use-action.js'
import { useKit } from '../../kit/use-kit.js'
import { useKitState } from '../../kit/use-kit-state.js'
import { findNetworkRows, listNetworkRows, type NetworkRow } from './network-rows.js'
import { useDebounced } from './use-debounced.js'
import { useHasFinePointer } from './use-has-fine-pointer.js'

/** Pause after the last letter before the list follows. */
const SEARCH_DELAY_MS = 100

/** A list longer than this has a search field above it. */
const LONGEST_LIST_WITHOUT_SEARCH = 8

/** The networks the app lists, found by a search if there are many, and what picking one does. */
export function useNetworksView() {
  const kit = useKit()
  const state = useKitState((whole) => whole)
  const [search, setSearch] = useState('')
  const wanted = useDebounced(search, SEARCH_DELAY_MS)
  const isAutofocused = useHasFinePointer()
  const searchBox = useRef<HTMLDivElement>(null)
  const clearSearch = () => {
    setSearch('')
    searchBox.current?.querySelector('input')?.focus()
  }

  const { run: pick, error } = useAction(requestNetworkSwitch)
  const all = listNetworkRows(state, wantedNamespace(state))
  const rows = findNetworkRows(all, wanted)
  const help = () => {
    track(kit, { type: 'track', event: 'CLICK_NETWORK_HELP' })
    push(kit, { view: 'WhatIsANetwork' })
  }
  return {
    rows,
    isEmpty: all.length === 0,
    hasSearch: all.length > LONGEST_LIST_WITHOUT_SEARCH,
    isSearching: wanted.trim() !== '',
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

/** Opened at once for one namespace, the list is of that one. */
function wantedNamespace({ modal, navigation }: KitState) {
  return navigation.history.length === 1 ? modal.namespaceFilter : undefined
}
