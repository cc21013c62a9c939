/**
 * A name for the active account, without the modal's views. The embedded wallet shows its approval all the same.
 *
 * Out     data     what is filled in and what the service says of it
 *         status   of the name in the field, the first that applies
 *         mutate   registers the name given, else that of the field; `error` is what it failed with, a refusal in the wallet
 *                  is one with the code `wallet/user-rejected`
 * Source  R-NAME-02 to 30, R-REACT-03 to 07
 */
'use client'

import { type NameFields, type NameStatus, selectIsNameOffered, selectName, selectNameStatus } from '@bowline/kit-core'
import {
  clearName,
  type RegisterNameParams,
  refetchName,
  registerName,
  setName,
  watchName,
} from '@bowline/kit-core/actions'
import { useMemo } from 'react'
import { useAction } from '../kit/use-action.js'
import { useKit } from '../kit/use-kit.js'
import { useKitState } from '../kit/use-kit-state.js'
import { useWatch } from '../kit/use-watch.js'

/** A name, and what can be done with it. */
export type UseKitNameReturnType = {
  readonly data: NameFields
  readonly status: NameStatus
  /** Whether the account in use can have a name: that of the embedded wallet, on EVM. */
  readonly isOffered: boolean
  /** Takes the text as it is typed, with the suffix or without. */
  readonly setName: (text: string) => void
  /** Asks the service about the name once more. */
  readonly refetch: () => void
  readonly clear: () => void
  /** Registers; the name with its suffix, undefined when it was not registered. Never rejects. */
  readonly mutate: (params?: RegisterNameParams) => Promise<string | undefined>
  readonly error: unknown
  /** Something is asked of the service or of the wallet. */
  readonly isPending: boolean
}

/** Chooses and registers a name. */
export function useKitName(): UseKitNameReturnType {
  const kit = useKit()
  useWatch(watchName)
  const data = useKitState(selectName)
  const status = useKitState(selectNameStatus)
  const isOffered = useKitState((state) => selectIsNameOffered(state, kit.config))
  const { run: mutate, error } = useAction((asked, params: RegisterNameParams | undefined) =>
    registerName(asked, params),
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
