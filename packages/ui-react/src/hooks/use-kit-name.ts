'use client'

/**
 * Registers a name for the active account without the modal's views. The embedded wallet still shows its own approval.
 *
 * Out     data     the text in the field, and what the service reports about it
 *         status   status of the name in the field, the first that applies
 *         mutate   registers the given name, else the name in the field; `error` is its error. When the user rejects the
 *                  request in the wallet, the error has the code `wallet/user-rejected`
 * Source  R-NAME-02 to 30, R-REACT-03 to 07
 */

import { type NameFields, type NameStatus, selectName, selectNameStatus } from '@bowline/kit-core'
import {
  clearName,
  type RegisterNameParams,
  refetchName,
  registerName,
  setName,
  watchName,
} from '@bowline/kit-core/actions'
import { selectIsNameOffered } from '@bowline/kit-core/internal'
import { useMemo } from 'react'
import { useAction } from '../kit/use-action.js'
import { useKit } from '../kit/use-kit.js'
import { useKitState } from '../kit/use-kit-state.js'
import { useWatch } from '../kit/use-watch.js'

/** State of a name, and functions to change and register it. */
export type UseKitNameReturnType = {
  readonly data: NameFields
  readonly status: NameStatus
  /** Whether the active account can have a name: only accounts of the embedded wallet on EVM can. */
  readonly isOffered: boolean
  /** Sets the text as it is typed, with or without the suffix. */
  readonly setName: (text: string) => void
  /** Checks the name with the service again. */
  readonly refetch: () => void
  readonly clear: () => void
  /** Resolves to the registered name with its suffix, or to undefined when it was not registered. Never rejects. */
  readonly mutate: (params?: RegisterNameParams) => Promise<string | undefined>
  readonly error: unknown
  /** Whether a request to the service or the wallet is pending. */
  readonly isPending: boolean
}

/** Chooses and registers a name for the active account. */
export function useKitName(): UseKitNameReturnType {
  const kit = useKit()
  useWatch(watchName)
  const data = useKitState(selectName)
  const status = useKitState(selectNameStatus)
  const isOffered = useKitState((state) => selectIsNameOffered(state, kit.config))
  const { run: mutate, error } = useAction((target, params: RegisterNameParams | undefined) =>
    registerName(target, params),
  )
  const actions = useMemo(
    () => ({
      setName: (text: string) => setName(kit, text),
      refetch: () => refetchName(kit),
      clear: () => clearName(kit),
    }),
    [kit],
  )
  const isPending = status === 'checking' || data.loading
  return useMemo(
    () => ({ data, status, isOffered, ...actions, mutate, error, isPending }),
    [data, status, isOffered, actions, mutate, error, isPending],
  )
}
