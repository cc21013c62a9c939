/**
 * The smart sessions of the account in use, by status.
 *
 * Out     groups    of the open tab, month by month, as many sessions as are shown
 *         told      what became of the last revocation
 *         silentWallet   name of the wallet that has not answered one for a while
 *         revoke    whether it was done, once that is known
 * Source  R-SESS-08 to 12, R-SESS-31 to 36, R-SESS-61, R-FLOW-54, R-CONN-209
 */
'use client'

import {
  groupSmartSessions,
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
import { useCallback, useEffect, useState } from 'react'
import { useKit } from '../../kit/use-kit.js'
import { useKitState } from '../../kit/use-kit-state.js'
import { useMessages } from '../../kit/use-messages.js'
import { useResponseTimeout } from '../../kit/use-response-timeout.js'
import { reasonOf } from '../../messages/error-reason.js'

/** Sessions shown at first, and more with each press. */
const PAGE = 50

const FAILURES: readonly RevokeFailure[] = ['over', 'wallet', 'unsupported', 'service', 'unconfirmed']

const NO_SESSIONS: readonly SmartSession[] = []

/** What became of the last revocation: the app's own name, that the visitor declined, or what failed. */
export type RevocationResult =
  | { readonly kind: 'done'; readonly name: string }
  | { readonly kind: 'declined' }
  | { readonly kind: RevokeFailure; readonly words: string; readonly reason: string | undefined }

/** The whole behaviour of the list. */
export function useSmartSessionListView() {
  const kit = useKit()
  const { errorText } = useMessages()
  const isAvailable = useKitState((state) => selectHasSmartSessions(state, kit.config))
  const { account, status, sessions = NO_SESSIONS, isIncomplete = false, revoking } = useKitState(selectSmartSessions)
  const address = useKitState((state) => state.accounts[state.network.activeNamespace]?.caipAddress)
  const wallet = useKitState(selectActiveAccount)?.connectedWalletInfo
  const { isSilent } = useResponseTimeout(revoking !== undefined)
  const [tab, setTab] = useState<SmartSessionStatus>('active')
  const [count, setCount] = useState(PAGE)
  const [told, setTold] = useState<RevocationResult>()
  const [nowMs, setNowMs] = useState(() => Date.now())

  const read = useCallback(
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
    const own = new AbortController()
    queueMicrotask(() => {
      if (!own.signal.aborted) read(own.signal)
    })
    return () => own.abort()
  }, [read, isAvailable, address])

  const groups = groupSmartSessions(sessions, tab, nowMs)
  const total = groups.reduce((sum, group) => sum + group.sessions.length, 0)

  const revoke = async ({ pci, project: { name } }: SmartSession): Promise<boolean> => {
    setTold(undefined)
    try {
      await revokeSmartSession(kit, { pci })
      setTold({ kind: 'done', name })
      return true
    } catch (error) {
      setTold(toldOf(error, errorText))
      return false
    }
  }

  return {
    content: contentOf({ isAvailable, isRead: account !== undefined, status, hasSessions: sessions.length > 0 }),
    tab,
    show: (next: SmartSessionStatus) => {
      setTab(next)
      setCount(PAGE)
      setTold(undefined)
    },
    groups: firstOf(groups, count),
    isEmpty: total === 0,
    isIncomplete,
    more: total > count ? () => setCount((shown) => shown + PAGE) : undefined,
    nowMs,
    revoking,
    told,
    silentWallet: isSilent ? (wallet?.name ?? '') : undefined,
    revoke,
    retry: () => read(),
  }
}

function toldOf(error: unknown, errorText: (error: unknown) => string): RevocationResult {
  if (isKitError(error, 'wallet/user-rejected')) return { kind: 'declined' }
  const told = isKitError(error, 'smart-sessions/revoke') && 'reason' in error ? error.reason : undefined
  const kind = FAILURES.find((failure) => failure === told) ?? 'wallet'
  const cause = isKitError(error) ? error.cause : undefined
  return { kind, words: errorText(error), reason: kind === 'wallet' ? reasonOf(cause, errorText) : undefined }
}

type Content = 'loading' | 'list' | 'failed' | 'unsupported'

function contentOf(facts: {
  isAvailable: boolean
  isRead: boolean
  status: ReturnType<typeof selectSmartSessions>['status']
  hasSessions: boolean
}): Content {
  const { isAvailable, isRead, status, hasSessions } = facts
  if (!isAvailable) return 'unsupported'
  if (status === 'failed') return 'failed'
  return isRead && (status === 'ready' || hasSessions) ? 'list' : 'loading'
}

function firstOf(groups: readonly SmartSessionGroup[], count: number): readonly SmartSessionGroup[] {
  let left = count
  return groups.flatMap((group) => {
    const sessions = group.sessions.slice(0, Math.max(0, left))
    left -= group.sessions.length
    return sessions.length > 0 ? [{ ...group, sessions }] : []
  })
}
