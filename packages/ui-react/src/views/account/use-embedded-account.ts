/**
 * The account of the embedded wallet.
 *
 * Out     lists   those its blockchain has; the tokens are read when the account comes on screen, whatever list is open, and
 *                 kept fresh as long as it is there
 * Source  R-VIEW-39, R-VIEW-40, R-ACCT-21, R-ACCT-23
 */
'use client'

import { keepTokensFresh, refreshTokens } from '@bowline/kit-core/actions'
import { useEffect } from 'react'
import { useAction } from '../../kit/use-action.js'
import { useKit } from '../../kit/use-kit.js'
import { useOnEntry } from '../../kit/use-on-entry.js'
import { useAccountLists } from './use-account-lists.js'
import { useLeads } from './use-leads.js'

/** The embedded account's whole behaviour. */
export function useEmbeddedAccount() {
  const kit = useKit()
  const lists = useAccountLists()
  const { walletCount, openWallets, openSettings } = useLeads()
  const { run: refresh } = useAction(refreshTokens)
  useOnEntry(() => refresh())
  useEffect(() => keepTokensFresh(kit), [kit])
  return { lists, walletCount, openWallets, openSettings }
}
