/**
 * A real Bitcoin wallet in memory: it registers as installed Wallet Standard wallets do, is a sats-connect provider as
 * well, signs with real keys, and asks a person through `approve` before anything unsafe. For demos and tests, in a
 * browser or in Node.
 *
 * Source  Wallet Standard, sats-connect, BIP-84, BIP-86, BIP-137, BIP-174, BIP-322
 */
import type { CaipNetworkId } from '@bowline/kit-core'
import {
  createSandboxBackend,
  type LockableSandboxControls,
  registerWallet,
  type SandboxKeys,
} from '@bowline/kit-core/testing'
import { createSandboxActions } from './sandbox-actions.js'
import { leatherFace } from './sandbox-leather.js'
import { createSandboxMemory } from './sandbox-memory.js'
import type { SandboxRequest, SandboxState, SandboxWalletOptions } from './sandbox-options.js'
import { sandboxPairedKeys } from './sandbox-paired-keys.js'
import { phantomFace } from './sandbox-phantom.js'
import { satsConnectFace } from './sandbox-sats-connect.js'
import { standardFace } from './sandbox-standard.js'
import { okxFace, unisatFace } from './sandbox-unisat.js'

const ICON =
  'data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22 viewBox=%220 0 32 32%22%3E%3Crect width=%2232%22 height=%2232%22 rx=%228%22 fill=%22%23e08a1e%22/%3E%3Cpath d=%22M8 12h16v10H8z%22 fill=%22%23fff%22/%3E%3C/svg%3E'

/** The sats-connect side of a sandbox wallet. */
export type SandboxSatsConnect = ReturnType<typeof satsConnectFace>

/** The sandbox wallet as `unisat`, `okxwallet.bitcoin`, `phantom.bitcoin` and `LeatherProvider` of a page's window. */
export type SandboxInjected = {
  readonly unisat: ReturnType<typeof unisatFace>
  readonly okx: ReturnType<typeof okxFace>
  readonly phantom: ReturnType<typeof phantomFace>
  readonly leather: ReturnType<typeof leatherFace>
}

/** The wallet, and the controls a person would find in its window. */
export interface SandboxWallet extends LockableSandboxControls<SandboxState, string> {
  /** What is registered. */
  readonly standard: ReturnType<typeof standardFace>
  /** What can be put where the page's `btc_providers` point to. */
  readonly satsConnect: SandboxSatsConnect
  /** What can be put where wallets inject themselves, each of them the same wallet. */
  readonly injected: SandboxInjected
  /** What a paired wallet stands on. */
  readonly keys: SandboxKeys
  /** Registers now and whenever asked; `unregister` or the returned function ends that and takes it back. */
  register(target?: EventTarget): () => void
  unregister(): void
  /** Makes the account of this address the active one. */
  setAccount(address: string): void
  switchNetwork(caipNetworkId: CaipNetworkId): void
}

/** Makes the wallet; nobody knows of it before `register`. */
export function createSandboxWallet(options: SandboxWalletOptions): SandboxWallet {
  const { name = 'Sandbox Wallet', icon = ICON, hasSatsConnect = true, approve } = options
  const backend = createSandboxBackend<string, Omit<SandboxRequest, 'id'>>(approve)
  const { askPerson, tell, requests, setDelay, setSilent, faults } = backend
  const memory = createSandboxMemory({ options, name, tell })
  const actions = createSandboxActions(memory, askPerson)
  let unregister = () => {}

  const through = <T>(method: string, action: () => Promise<T>) => backend.serve(method, method, action)
  const parts = { memory, actions, through }
  const satsConnect = satsConnectFace(parts)
  const standard = standardFace({
    ...parts,
    name,
    icon,
    satsConnect: hasSatsConnect ? satsConnect : undefined,
  })

  return {
    standard,
    satsConnect,
    injected: {
      unisat: unisatFace(parts),
      okx: okxFace(parts),
      phantom: phantomFace(parts),
      leather: leatherFace(parts),
    },
    keys: sandboxPairedKeys(parts),
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
    lock: () => memory.setLocked(true),
    unlock: () => memory.setLocked(false),
    forget: memory.forget,
    follow: memory.follow,
    setDelay,
    setSilent,
    faults,
  }
}
