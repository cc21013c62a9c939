'use client'

import { type Kit, selectAccount, selectActiveAccount, selectActivity } from '@bowline/kit-core'
import { fetchTransactions, refreshBalance, refreshIdentity, refreshTokens } from '@bowline/kit-core/actions'
import { useKit } from '@bowline/ui-react'
import { useEffect } from 'react'
import { onSituation } from '../mocks/set-scenario'

/** Makes the kit fetch the account's data again when the scenario of the services changes. */
export function FollowSituation() {
  const kit = useKit()
  useEffect(() => onSituation(() => void readAgain(kit)), [kit])
  return null
}

async function readAgain(kit: Kit): Promise<void> {
  const state = kit.getState()
  if (selectActiveAccount(state) === undefined) return
  const { tokenStatus, profileStatus } = selectAccount(state)
  await Promise.all([
    refreshBalance(kit, { isForced: true }),
    tokenStatus !== 'idle' && refreshTokens(kit, { isForced: true }),
    profileStatus !== 'idle' && refreshIdentity(kit, { isForced: true }),
    selectActivity(state).status !== 'idle' && fetchTransactions(kit).catch(() => undefined),
  ])
}
