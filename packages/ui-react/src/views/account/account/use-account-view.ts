'use client'

/**
 * State and actions of the Account view.
 *
 * Out     lists   lists that the blockchain supports. Tokens are fetched when the view mounts, whichever list is open; tokens
 *                 of the embedded wallet are also polled
 * Source  R-VIEW-39 to 41, R-VIEW-120, R-ACCT-21, R-ACCT-23, R-FLOW-21, R-FLOW-24, R-CONN-99
 */

import { type KitState, selectActiveAccount } from '@bowline/kit-core'
import { disconnect, pollTokens, push, refreshTokens } from '@bowline/kit-core/actions'
import { DisconnectError } from '@bowline/kit-core/errors'
import { useEffect } from 'react'
import { useAction } from '../../../kit/use-action.js'
import { useActionWithToast } from '../../../kit/use-action-with-toast.js'
import { useKit } from '../../../kit/use-kit.js'
import { useKitState } from '../../../kit/use-kit-state.js'
import { useMountTask } from '../../../kit/use-mount-task.js'
import { useAccountLists } from './use-account-lists.js'

/** Lists, number of wallets, and actions of the Account view. */
export function useAccountView() {
  const kit = useKit()
  const isEmbedded = useKitState((state) => selectActiveAccount(state)?.connectedWalletInfo?.type === 'AUTH')
  const namespace = useKitState((state) => state.network.activeNamespace)
  const { run: leave, isRunning: isLeaving } = useActionWithToast(
    (target) => disconnect(target, { namespace }),
    (cause) => new DisconnectError(cause),
  )
  const lists = useAccountLists()
  const hasTokens = lists.includes('tokens')
  const { run: refresh } = useAction(refreshTokens)
  useMountTask(() => (hasTokens ? refresh() : undefined))
  useEffect(() => (isEmbedded ? pollTokens(kit) : undefined), [kit, isEmbedded])
  return {
    lists,
    walletCount: useKitState(countWallets),
    openWallets: () => push(kit, { view: 'ProfileWallets' }),
    openSettings: () => push(kit, { view: 'AccountSettings' }),
    leave,
    isLeaving,
  }
}

/** Number of connections. A wallet connected in several namespaces counts once for each. */
function countWallets({ connect }: KitState): number {
  return Object.values(connect.connections).reduce((sum, connections) => sum + connections.length, 0)
}
