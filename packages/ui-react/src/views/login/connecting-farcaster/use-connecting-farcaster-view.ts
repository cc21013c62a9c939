'use client'

/**
 * A login with Farcaster: its URL as a QR code, or as a link on a phone.
 *
 * Out     stage     loading, shown, retrieving the user, failed, done
 *         isPhone   the URL is opened on this device instead of scanned from it
 *         retry     requests a new URL
 * Source  R-CONN-72, R-CONN-73, R-VIEW-35, R-FLOW-10
 */

import type { KitState } from '@bowline/kit-core'
import { startFarcaster } from '@bowline/kit-core/actions'
import { FarcasterError } from '@bowline/kit-core/errors'
import { getDevice } from '@bowline/kit-core/internal'
import { useState } from 'react'
import { useAction } from '../../../kit/use-action.js'
import { useKitState } from '../../../kit/use-kit-state.js'
import { useMessages } from '../../../kit/use-messages.js'
import { useMountTask } from '../../../kit/use-mount-task.js'

const selectLogin = ({ auth }: KitState) => auth.farcaster
const selectUrl = ({ accounts, network }: KitState) => accounts[network.activeNamespace]?.farcasterUrl

/** Starts a login with Farcaster on mount; its stage, URL and retry. */
export function useConnectingFarcasterView() {
  const { errorText } = useMessages()
  const login = useKitState(selectLogin)
  const url = useKitState(selectUrl)
  const [isPhone] = useState(() => getDevice().isMobile)
  const { run, status, error } = useAction(startFarcaster)
  useMountTask(() => void run())
  const hasFailed = status === 'failed' || login?.stage === 'failed'
  const farcasterError = new FarcasterError()
  const loginError = login?.error === farcasterError.message ? farcasterError : login?.error
  const stage = hasFailed ? 'failed' : status === 'done' ? 'done' : (login?.stage ?? 'loading')
  return {
    stage: stage === 'shown' && url === undefined ? 'loading' : stage,
    url,
    isPhone,
    error: errorText(status === 'failed' ? error : loginError),
    retry: hasFailed ? () => void run() : undefined,
  } as const
}
