'use client'

import { useEffect, useSyncExternalStore } from 'react'
import type { LocalChain } from '../server/local-chains'
import type { Answer } from '../settings/settings'
import { type SandboxWallets, sandboxWallets } from './sandbox-wallets'

/** The sandbox wallets of this page, announced while wanted; undefined on a server, at hydration, and if unwanted. */
export function useSandboxWallets(
  answers: readonly [Answer, Answer],
  localChains: readonly LocalChain[],
  isWanted: boolean,
): SandboxWallets | undefined {
  const sandbox = useSyncExternalStore(
    subscribeToNothing,
    () => (isWanted ? sandboxWallets(answers, localChains) : undefined),
    () => undefined,
  )
  useEffect(() => {
    if (sandbox === undefined) return
    const stops = sandbox.wallets.map(({ wallet }) => wallet.announce())
    return () => {
      for (const stop of stops) stop()
    }
  }, [sandbox])
  return sandbox
}

const subscribeToNothing = () => () => undefined
