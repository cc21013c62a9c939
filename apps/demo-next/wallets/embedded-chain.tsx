'use client'

import { selectActiveAccount } from '@bowline/kit-core'
import { refreshBalance, refreshTokens } from '@bowline/kit-core/actions'
import { useKit, useKitState } from '@bowline/ui-react'
import { useEffect } from 'react'
import type { LocalServices } from '../server/local-services'
import { fundAccounts } from './fund-accounts'
import { serveFrameNode } from './serve-frame-node'

/** The page as the embedded wallet's chain; with `isFunding` it gives each new account coins to try sending with. */
export function EmbeddedChain({
  localServices: { secureSite, localChains },
  isFunding = false,
}: {
  localServices: LocalServices
  isFunding?: boolean
}) {
  const kit = useKit()
  const accounts = useKitState((state) => state.accounts)
  const embedded = Object.values(accounts).flatMap((account) => (account?.user && account.caipAddress) || [])
  const key = embedded.join()
  useEffect(() => (secureSite === undefined ? undefined : serveFrameNode(secureSite)), [secureSite])
  useEffect(() => {
    if (!isFunding || key === '') return
    fundAccounts(localChains, key.split(','))
      .then(async (count) => {
        if (count === 0 || selectActiveAccount(kit.getState()) === undefined) return
        await Promise.all([refreshBalance(kit, { isForced: true }), refreshTokens(kit, { isForced: true })])
      })
      .catch(() => undefined)
  }, [kit, key, isFunding, localChains])
  return null
}
