/**
 * A real Bitcoin wallet in memory. It registers like an installed Wallet Standard wallet, is also a sats-connect
 * provider, signs with real keys, and prompts through `approve` before anything unsafe. For demos and tests,
 * in a browser or in Node.
 *
 * Source  Wallet Standard, sats-connect, BIP-84, BIP-86, BIP-137, BIP-174, BIP-322
 */
import type { CaipNetworkId } from '@bowline/kit-core'
import {
  createSandboxBackend,
  type LockableSandboxControls,
  registerWallet,
  type SandboxPairing,
} from '@bowline/kit-core/testing'
import { createSandboxActions } from './sandbox-actions.js'
import { createLeatherProvider } from './sandbox-leather.js'
import type { SandboxRequest, SandboxState, SandboxWalletOptions } from './sandbox-options.js'
import { createSandboxPairing } from './sandbox-pairing.js'
import { createPhantomProvider } from './sandbox-phantom.js'
import { createSatsConnectProvider } from './sandbox-sats-connect.js'
import { createStandardWallet } from './sandbox-standard.js'
import { createSandboxMemory } from './sandbox-state.js'
import { createOkxProvider, createUnisatProvider } from './sandbox-unisat.js'

const ICON =
  'data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22 viewBox=%220 0 32 32%22%3E%3Crect width=%2232%22 height=%2232%22 rx=%228%22 fill=%22%23e08a1e%22/%3E%3Cpath d=%22M8 12h16v10H8z%22 fill=%22%23fff%22/%3E%3C/svg%3E'

/** The sats-connect provider of a sandbox wallet. */
export type SandboxSatsConnect = ReturnType<typeof createSatsConnectProvider>

/** The sandbox wallet as the `unisat`, `okxwallet.bitcoin`, `phantom.bitcoin` and `LeatherProvider` of a window. */
export type SandboxInjected = {
  readonly unisat: ReturnType<typeof createUnisatProvider>
  readonly okx: ReturnType<typeof createOkxProvider>
  readonly phantom: ReturnType<typeof createPhantomProvider>
  readonly leather: ReturnType<typeof createLeatherProvider>
}

/** The wallet, and the controls that a user would find in its window. */
export interface SandboxWallet extends LockableSandboxControls<SandboxState, string> {
  /** The wallet object that is registered. */
  readonly standard: ReturnType<typeof createStandardWallet>
  /** The provider for the path that `btc_providers` of the page names. */
  readonly satsConnect: SandboxSatsConnect
  /** Objects for the paths where wallets inject themselves; all are this same wallet. */
  readonly injected: SandboxInjected
  /** Connects this wallet to a paired test wallet: accounts, keys and network. */
  readonly pairing: SandboxPairing
  /**
   * Registers the wallet now, and with pages that start to listen later. `unregister` or the returned function unregisters it.
   */
  register(target?: EventTarget): () => void
  unregister(): void
  /** Makes the account of this address the active one. */
  setAccount(address: string): void
  switchNetwork(caipNetworkId: CaipNetworkId): void
}

/** Creates the wallet. No page sees it before `register`. */
export function createSandboxWallet(options: SandboxWalletOptions): SandboxWallet {
  const { name = 'Sandbox Wallet', icon = ICON, hasSatsConnect = true, approve } = options
  const backend = createSandboxBackend<string, Omit<SandboxRequest, 'id'>>(approve)
  const { promptUser, emit, requests, setDelay, setSilent, faults } = backend
  const memory = createSandboxMemory({ options, name, notify: emit })
  const actions = createSandboxActions(memory, promptUser)
  let unregister = () => {}

  const serve = <T>(method: string, action: () => Promise<T>) => backend.serve(method, method, action)
  const parts = { memory, actions, serve }
  const satsConnect = createSatsConnectProvider(parts)
  const standard = createStandardWallet({
    ...parts,
    name,
    icon,
    satsConnect: hasSatsConnect ? satsConnect : undefined,
  })

  return {
    standard,
    satsConnect,
    injected: {
      unisat: createUnisatProvider(parts),
      okx: createOkxProvider(parts),
      phantom: createPhantomProvider(parts),
      leather: createLeatherProvider(parts),
    },
    pairing: createSandboxPairing(parts),
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
