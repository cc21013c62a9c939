'use client'

import { useEffect, useSyncExternalStore } from 'react'
import type { LocalChain } from '../server/local-chains'
import type { Settings } from '../settings/settings'
import { isWalletWanted, type SandboxWallets, sandboxWallets } from './sandbox-wallets'

/** The sandbox wallets of this page, announced while wanted; undefined on a server, at hydration, and if unwanted. */
export function useSandboxWallets(
  { answers, assets, adapters, wallets: isWanted }: Pick<Settings, 'answers' | 'assets' | 'adapters' | 'wallets'>,
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
      if (isWalletWanted(wallet, adapters)) wallet.announce(adapters)
    }
    return () => {
      for (const { unannounce } of sandbox.wallets) unannounce()
    }
  }, [sandbox, adapters])
  return sandbox
}

const subscribeToNothing = () => () => undefined
