'use client'

/**
 * Lists, grants and revokes smart sessions of the active account without the modal.
 *
 * Out     data       sessions that the service lists; undefined until the first response, and when not available
 *         grant, revoke   never reject: `error` is the last error. The app asks the user to confirm before it revokes
 *         isAvailable     whether smart sessions are enabled and the account is an EVM account
 * Source  R-SESS-02, R-SESS-03, R-SESS-11 to 13, R-SESS-31, R-REACT-03 to 07
 */

import {
  type GrantedPermissions,
  type KitState,
  type PermissionsRequest,
  type SmartSession,
  selectActiveAccount,
  selectHasSmartSessions,
  selectSmartSessions,
} from '@bowline/kit-core'
import { fetchSmartSessions, grantPermissions, revokeSmartSession } from '@bowline/kit-core/actions'
import { SmartSessionsFetchError } from '@bowline/kit-core/errors'
import { useCallback, useEffect, useMemo } from 'react'
import { useAction } from '../kit/use-action.js'
import { useKit } from '../kit/use-kit.js'
import { useKitState } from '../kit/use-kit-state.js'

/** Smart sessions, and functions to grant and revoke them. */
export type UseKitSmartSessionsReturnType = {
  readonly data: readonly SmartSession[] | undefined
  readonly isAvailable: boolean
  /** Whether the list is loading for the first time. */
  readonly isPending: boolean
  readonly error: unknown
  /** Fetches the list again. Never rejects. */
  readonly refetch: () => Promise<void>
  /** Asks the wallet for permissions. Resolves to undefined when that failed. */
  readonly grant: (request: PermissionsRequest) => Promise<GrantedPermissions | undefined>
  readonly isGranting: boolean
  readonly revoke: (session: Pick<SmartSession, 'pci'>) => Promise<void>
  /** Id of the session that is being revoked. */
  readonly revoking: string | undefined
}

const selectAddress = (state: KitState) =>
  state.lifecycle === 'booting' ? undefined : selectActiveAccount(state)?.caipAddress

/** Lists, grants and revokes smart sessions. Fetches the list when the component mounts. */
export function useKitSmartSessions(): UseKitSmartSessionsReturnType {
  const kit = useKit()
  const isAvailable = useKitState((state) => selectHasSmartSessions(state, kit.config))
  const address = useKitState(selectAddress)
  const { status, sessions, revoking } = useKitState(selectSmartSessions)

  useEffect(() => {
    if (!isAvailable || address === undefined) return
    const controller = new AbortController()
    // A microtask later, so that an effect that React undoes at once sends no request.
    queueMicrotask(() => {
      if (controller.signal.aborted || selectAddress(kit.getState()) !== address) return
      fetchSmartSessions(kit, { signal: controller.signal }).catch((error: unknown) =>
        kit.log.debug('The smart sessions could not be read', error),
      )
    })
    return () => controller.abort()
  }, [kit, isAvailable, address])

  const refetch = useCallback(async () => {
    if (selectHasSmartSessions(kit.getState(), kit.config)) await fetchSmartSessions(kit)
  }, [kit])
  const { run: runGrant, status: granting, error: grantError } = useAction(runGrantPermissions)
  const { run: runRevoke, error: revokeError } = useAction(runRevokeSession)
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

function runGrantPermissions(
  kit: Parameters<typeof grantPermissions>[0],
  { request }: { request: PermissionsRequest },
) {
  return grantPermissions(kit, request)
}

function runRevokeSession(kit: Parameters<typeof revokeSmartSession>[0], { pci }: { pci: string }) {
  return revokeSmartSession(kit, { pci })
}
