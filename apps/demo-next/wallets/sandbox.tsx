'use client'

import type { LocalChain } from '../server/local-chains'
import type { Answer } from '../settings/settings'
import { useSandboxWallets } from './use-sandbox-wallets'
import { WalletWindow } from './wallet-window'

/** The sandbox wallets of a page that shows no controls for them. */
export function Sandbox({
  answers,
  localChains,
}: {
  answers: readonly [Answer, Answer]
  localChains: readonly LocalChain[]
}) {
  const sandbox = useSandboxWallets(answers, localChains, true)
  return sandbox === undefined ? null : <WalletWindow queue={sandbox.queue} />
}
