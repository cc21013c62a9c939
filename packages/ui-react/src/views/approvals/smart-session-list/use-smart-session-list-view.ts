'use client'

/**
 * Smart sessions of the active account, in one tab per status.
 *
 * Out     content       what the view shows: `loading`, `list`, `failed` or `unsupported`
 *         show          opens a tab
 *         groups        sessions of the open tab by month, limited to the number shown
 *         more          shows 50 more; undefined when all are shown
 *         revocation    result of the last revocation
 *         silentWallet  name of the wallet, which may be empty, when it has not responded to a revocation in time
 *         revoke        resolves to whether the session was revoked
 * Source  R-SESS-08 to 12, R-SESS-31 to 36, R-SESS-61, R-FLOW-54, R-CONN-209
 */

import {
  isKitError,
  type RevokeFailure,
  type SmartSession,
  type SmartSessionGroup,
  type SmartSessionStatus,
  selectActiveAccount,
  selectHasSmartSessions,
  selectSmartSessions,
} from '@bowline/kit-core'
import { fetchSmartSessions, revokeSmartSession } from '@bowline/kit-core/actions'
import { groupSmartSessions } from '@bowline/kit-core/internal'
import { useCallback, useEffect, useState } from 'react'
import { useKit } from '../../../kit/use-kit.js'
import { useKitState } from '../../../kit/use-kit-state.js'
import { useMessages } from '../../../kit/use-messages.js'
import { useResponseTimeout } from '../../../kit/use-response-timeout.js'
import { getErrorReason } from '../../../messages/error-reason.js'

/** Number of sessions shown at first, and added with each press. */
const PAGE_SIZE = 50

const FAILURES: readonly RevokeFailure[] = ['over', 'wallet', 'unsupported', 'service', 'unconfirmed']

const NO_SESSIONS: readonly SmartSession[] = []

/** Result of the last revocation: done, declined by the user, or failed. */
export type RevocationResult =
  | { readonly kind: 'done'; readonly name: string }
  | { readonly kind: 'declined' }
  | { readonly kind: RevokeFailure; readonly text: string; readonly reason: string | undefined }

/** State and actions of SmartSessionList. Fetches the sessions on mount. */
export function useSmartSessionListView() {
  const kit = useKit()
  const { errorText } = useMessages()
  const isAvailable = useKitState((state) => selectHasSmartSessions(state, kit.config))
  const { account, status, sessions = NO_SESSIONS, isIncomplete = false, revoking } = useKitState(selectSmartSessions)
  const address = useKitState((state) => state.accounts[state.network.activeNamespace]?.caipAddress)
  const wallet = useKitState(selectActiveAccount)?.connectedWalletInfo
  const { isSilent } = useResponseTimeout(revoking !== undefined)
  const [tab, setTab] = useState<SmartSessionStatus>('active')
  const [count, setCount] = useState(PAGE_SIZE)
  const [revocation, setRevocation] = useState<RevocationResult>()
  const [nowMs, setNowMs] = useState(() => Date.now())

  const load = useCallback(
    (signal?: AbortSignal) => {
      setNowMs(Date.now())
      fetchSmartSessions(kit, { signal }).catch((error: unknown) =>
        kit.log.debug('The smart sessions could not be read', error),
      )
    },
    [kit],
  )
  useEffect(() => {
    if (!isAvailable || address === undefined) return
    const controller = new AbortController()
    queueMicrotask(() => {
      if (!controller.signal.aborted) load(controller.signal)
    })
    return () => controller.abort()
  }, [load, isAvailable, address])

  const groups = groupSmartSessions(sessions, tab, nowMs)
  const total = groups.reduce((sum, group) => sum + group.sessions.length, 0)

  const revoke = async ({ pci, project: { name } }: SmartSession): Promise<boolean> => {
    setRevocation(undefined)
    try {
      await revokeSmartSession(kit, { pci })
      setRevocation({ kind: 'done', name })
      return true
    } catch (error) {
      setRevocation(toRevocationResult(error, errorText))
      return false
    }
  }

  return {
    content: getContent({ isAvailable, isRead: account !== undefined, status, hasSessions: sessions.length > 0 }),
    tab,
    show: (next: SmartSessionStatus) => {
      setTab(next)
      setCount(PAGE_SIZE)
      setRevocation(undefined)
    },
    groups: limitGroups(groups, count),
    isEmpty: total === 0,
    isIncomplete,
    more: total > count ? () => setCount((shown) => shown + PAGE_SIZE) : undefined,
    nowMs,
    revoking,
    revocation,
    silentWallet: isSilent ? (wallet?.name ?? '') : undefined,
    revoke,
    retry: () => load(),
  }
}

function toRevocationResult(error: unknown, errorText: (error: unknown) => string): RevocationResult {
  if (isKitError(error, 'wallet/user-rejected')) return { kind: 'declined' }
  const reason = isKitError(error, 'smart-sessions/revoke') && 'reason' in error ? error.reason : undefined
  const kind = FAILURES.find((failure) => failure === reason) ?? 'wallet'
  const cause = isKitError(error) ? error.cause : undefined
  return { kind, text: errorText(error), reason: kind === 'wallet' ? getErrorReason(cause, errorText) : undefined }
}

type Content = 'loading' | 'list' | 'failed' | 'unsupported'

function getContent(params: {
  isAvailable: boolean
  isRead: boolean
  status: ReturnType<typeof selectSmartSessions>['status']
  hasSessions: boolean
}): Content {
  const { isAvailable, isRead, status, hasSessions } = params
  if (!isAvailable) return 'unsupported'
  if (status === 'failed') return 'failed'
  return isRead && (status === 'ready' || hasSessions) ? 'list' : 'loading'
}

function limitGroups(groups: readonly SmartSessionGroup[], count: number): readonly SmartSessionGroup[] {
  let left = count
  return groups.flatMap((group) => {
    const sessions = group.sessions.slice(0, Math.max(0, left))
    left -= group.sessions.length
    return sessions.length > 0 ? [{ ...group, sessions }] : []
  })
}
