/**
 * A login with Farcaster: its address as a code to scan, or to be opened on the phone it is on.
 *
 * Out     stage     on its way, shown, reading who it is, failed, done
 *         isPhone   the address is opened here instead of being scanned from here
 *         retry     asks for an address anew
 * Source  R-CONN-72, R-CONN-73, R-VIEW-35, R-FLOW-10
 */
'use client'

import { FarcasterError, getDevice, type KitState } from '@bowline/kit-core'
import { startFarcaster } from '@bowline/kit-core/actions'
import { useState } from 'react'
import { useAction } from '../../kit/use-action.js'
import { useKitState } from '../../kit/use-kit-state.js'
import { useMessages } from '../../kit/use-messages.js'
import { useMountTask } from '../../kit/use-mount-task.js'

const selectLogin = ({ auth }: KitState) => auth.farcaster
const selectUrl = ({ accounts, network }: KitState) => accounts[network.activeNamespace]?.farcasterUrl

/** What the view shows and offers. */
export function useConnectingFarcasterView() {
  const { errorText } = useMessages()
  const login = useKitState(selectLogin)
  const url = useKitState(selectUrl)
  const [isPhone] = useState(() => getDevice().isMobile)
  const { run, status, error } = useAction(startFarcaster)
  useMountTask(() => void run())
  const hasFailed = status === 'failed' || login?.stage === 'failed'
  const own = new FarcasterError()
  const known = login?.error === own.message ? own : login?.error
  const stage = hasFailed ? 'failed' : status === 'done' ? 'done' : (login?.stage ?? 'loading')
  return {
    stage: stage === 'shown' && url === undefined ? 'loading' : stage,
    url,
    isPhone,
    error: errorText(status === 'failed' ? error : known),
    retry: hasFailed ? () => void run() : undefined,
  } as const
}
