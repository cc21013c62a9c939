/**
 * A real Bitcoin wallet in memory: it registers as installed Wallet Standard wallets do, is a sats-connect provider as
 * well, signs with real keys, and asks a person through `approve` before anything unsafe. For demos and tests, in a
 * browser or in Node.
 *
 * Source  Wallet Standard, sats-connect, BIP-84, BIP-86, BIP-137, BIP-174, BIP-322
 */
import type { CaipNetworkId } from '@bowline/kit-core'
import { createSandboxDesk, registerWallet, type SandboxControls } from '@bowline/kit-core/testing'
import { createSandboxDeeds } from './sandbox-deeds.js'
import { createSandboxMemory } from './sandbox-memory.js'
import type { SandboxRequest, SandboxState, SandboxWalletOptions } from './sandbox-options.js'
import { satsConnectFace } from './sandbox-sats-connect.js'
import { standardFace } from './sandbox-standard.js'

const ICON =
  'data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22 viewBox=%220 0 32 32%22%3E%3Crect width=%2232%22 height=%2232%22 rx=%228%22 fill=%22%23e08a1e%22/%3E%3Cpath d=%22M8 12h16v10H8z%22 fill=%22%23fff%22/%3E%3C/svg%3E'

/** The sats-connect side of a sandbox wallet. */
export type SandboxSatsConnect = ReturnType<typeof satsConnectFace>

/** The wallet, and the controls a person would find in its window. */
export interface SandboxWallet extends SandboxControls<SandboxState, string> {
  /** What is registered. */
  readonly standard: ReturnType<typeof standardFace>
  /** What can be put where the page's `btc_providers` point to. */
  readonly satsConnect: SandboxSatsConnect
  /** Registers now and whenever asked; `unregister` or the returned function ends that and takes it back. */
  register(target?: EventTarget): () => void
  unregister(): void
  /** Makes the account of this address the active one. */
  setAccount(address: string): void
  switchNetwork(caipNetworkId: CaipNetworkId): void
  /** Takes over what the same wallet has stored in another tab, and tells the page of it as wallets do. */
  follow(): void
  /** Lies: answers this method with this, whatever is true, until it is told `undefined`. */
  setAnswer(method: string, answer: unknown): void
}

/** Makes the wallet; nobody knows of it before `register`. */
export function createSandboxWallet(options: SandboxWalletOptions): SandboxWallet {
  const { name = 'Sandbox Wallet', icon = ICON, hasSatsConnect = true, approve } = options
  const memory = createSandboxMemory(options, name)
  const { askPerson, arrive, requests, setDelay, setSilent } = createSandboxDesk<string, Omit<SandboxRequest, 'id'>>(
    approve,
  )
  const deeds = createSandboxDeeds(memory, askPerson)
  const lies = new Map<string, unknown>()
  let unregister = () => {}

  async function through<T>(method: string, deed: () => Promise<T>): Promise<unknown> {
    await arrive(method)
    return lies.has(method) ? lies.get(method) : deed()
  }

  const satsConnect = satsConnectFace({ memory, deeds, through })
  const standard = standardFace({
    memory,
    deeds,
    name,
    icon,
    through,
    satsConnect: hasSatsConnect ? satsConnect : undefined,
  })

  return {
    standard,
    satsConnect,
    state: memory.state,
    requests,
    register(target = window) {
      unregister()
      unregister = registerWallet(standard, target)
      return unregister
    },
    unregister: () => unregister(),
    setAccount: memory.setAccount,
    switchNetwork: memory.setNetwork,
    disconnect: memory.disconnect,
    forget: memory.forget,
    follow: memory.follow,
    setDelay,
    setSilent,
    setAnswer(method, answer) {
      if (answer === undefined) lies.delete(method)
      else lies.set(method, answer)
    },
  }
}
