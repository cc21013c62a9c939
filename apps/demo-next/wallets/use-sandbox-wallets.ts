'use client'

import { useEffect, useSyncExternalStore } from 'react'
import type { LocalChain } from '../server/local-chains'
import type { Settings } from '../settings/settings'
import { isSpare, isWalletWanted, type SandboxWallets, sandboxWallets } from './sandbox-wallets'

/** The sandbox wallets of this page, announced while wanted; undefined on a server, at hydration, and if unwanted. */
export function useSandboxWallets(
  {
    answers,
    assets,
    adapters,
    sample,
    wallets: isWanted,
  }: Pick<Settings, 'answers' | 'assets' | 'adapters' | 'sample' | 'wallets'>,
  localChains: readonly LocalChain[],
): SandboxWallets | undefined {
  const sandbox = useSyncExternalStore(
    subscribeToNothing,
    () => (isWanted ? sandboxWallets({ answers, assets }, localChains) : undefined),
    () => undefined,
  )
  useEffect(() => {
    if (sandbox === undefined) return
    for (const wallet of sandbox.wallets) {
      if (isWalletWanted(wallet, adapters) && !(sample && isSpare(wallet, adapters))) wallet.announce(adapters)
    }
    return () => {
      for (const { unannounce } of sandbox.wallets) unannounce()
    }
  }, [sandbox, adapters, sample])
  return sandbox
}

const subscribeToNothing = () => () => undefined
