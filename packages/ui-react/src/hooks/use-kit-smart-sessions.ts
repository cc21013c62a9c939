/**
 * The smart sessions of the active account, and what can be done with them without the modal.
 *
 * Out     data       the sessions as the service lists them; undefined until the first answer, and where there are none to be
 *         grant, revoke   do not reject: `error` is what the last one failed with. Who revokes has asked the visitor before
 *         isAvailable     smart sessions are on, and the account is an EVM one
 * Source  R-SESS-02, R-SESS-03, R-SESS-11 to 13, R-SESS-31, R-REACT-03 to 07
 */
'use client'

import {
  type GrantedPermissions,
  type KitState,
  type PermissionsRequest,
  type SmartSession,
  SmartSessionsFetchError,
  selectActiveAccount,
  selectHasSmartSessions,
  selectSmartSessions,
} from '@bowline/kit-core'
import { fetchSmartSessions, grantPermissions, revokeSmartSession } from '@bowline/kit-core/actions'
import { useCallback, useEffect, useMemo } from 'react'
import { useAction } from '../kit/use-action.js'
import { useKit } from '../kit/use-kit.js'
import { useKitState } from '../kit/use-kit-state.js'

/** The sessions, and what can be done with them. */
export type UseKitSmartSessionsReturnType = {
  readonly data: readonly SmartSession[] | undefined
  readonly isAvailable: boolean
  /** The list is on its way for the first time. */
  readonly isPending: boolean
  readonly error: unknown
  /** Reads the list again. Never rejects. */
  readonly refetch: () => Promise<void>
  /** Asks the wallet for permissions; undefined when that failed. */
  readonly grant: (request: PermissionsRequest) => Promise<GrantedPermissions | undefined>
  readonly isGranting: boolean
  readonly revoke: (session: Pick<SmartSession, 'pci'>) => Promise<void>
  /** The session that is being revoked, by its id. */
  readonly revoking: string | undefined
}

const selectAddress = (state: KitState) =>
  state.lifecycle === 'booting' ? undefined : selectActiveAccount(state)?.caipAddress

/** Lists, grants and revokes smart sessions. The list is asked for when the hook comes. */
export function useKitSmartSessions(): UseKitSmartSessionsReturnType {
  const kit = useKit()
  const isAvailable = useKitState((state) => selectHasSmartSessions(state, kit.config))
  const address = useKitState(selectAddress)
  const { status, sessions, revoking } = useKitState(selectSmartSessions)

  useEffect(() => {
    if (!isAvailable || address === undefined) return
    const own = new AbortController()
    // A moment later, so that an effect that is undone at once asks nothing.
    queueMicrotask(() => {
      if (own.signal.aborted || selectAddress(kit.getState()) !== address) return
      fetchSmartSessions(kit, { signal: own.signal }).catch((error: unknown) =>
        kit.log.debug('The smart sessions could not be read', error),
      )
    })
    return () => own.abort()
  }, [kit, isAvailable, address])

  const refetch = useCallback(async () => {
    if (selectHasSmartSessions(kit.getState(), kit.config)) await fetchSmartSessions(kit)
  }, [kit])
  const { run: runGrant, status: granting, error: grantError } = useAction(grantAsked)
  const { run: runRevoke, error: revokeError } = useAction(revokeAsked)
  const grant = useCallback((request: PermissionsRequest) => runGrant({ request }), [runGrant])
  const revoke = useCallback(
    async ({ pci }: Pick<SmartSession, 'pci'>) => {
      await runRevoke({ pci })
    },
    [runRevoke],
  )
  const fetchError = useMemo(() => (status === 'failed' ? new SmartSessionsFetchError() : undefined), [status])
  const error = fetchError ?? grantError ?? revokeError
  const isGranting = granting === 'running'
  const isPending = isAvailable && sessions === undefined
  return useMemo(
    () => ({ data: sessions, isAvailable, isPending, error, refetch, grant, isGranting, revoke, revoking }),
    [sessions, isAvailable, isPending, error, refetch, grant, isGranting, revoke, revoking],
  )
}

function grantAsked(kit: Parameters<typeof grantPermissions>[0], { request }: { request: PermissionsRequest }) {
  return grantPermissions(kit, request)
}

function revokeAsked(kit: Parameters<typeof revokeSmartSession>[0], { pci }: { pci: string }) {
  return revokeSmartSession(kit, { pci })
}
