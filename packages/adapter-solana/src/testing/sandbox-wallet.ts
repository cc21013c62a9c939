/**
 * A real Solana wallet in memory: it registers itself as installed ones do, signs with real keys, and asks a person
 * through `approve` before it opens or signs anything. For demos and tests, in a browser or in Node.
 *
 * Source  Wallet Standard and its Solana features
 */
import {
  createSandboxBackend,
  type LockableSandboxControls,
  registerWallet,
  type SandboxKeys,
} from '@bowline/kit-core/testing'
import { createSandboxSend } from './sandbox-chain.js'
import { createSandboxFeatures } from './sandbox-features.js'
import { createSandboxInputs } from './sandbox-inputs.js'
import { createSandboxKeys } from './sandbox-keys.js'
import type {
  SandboxAsked,
  SandboxFeatureName,
  SandboxRequest,
  SandboxState,
  SandboxWalletOptions,
} from './sandbox-options.js'
import { sandboxPairedKeys } from './sandbox-paired-keys.js'
import { createSandboxMemory } from './sandbox-state.js'
import type { SandboxFeatures, SandboxStandardWallet } from './standard-wallet.js'

const ICON =
  'data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22 viewBox=%220 0 32 32%22%3E%3Crect width=%2232%22 height=%2232%22 rx=%228%22 fill=%22%230f8f6d%22/%3E%3Cpath d=%22M8 12h16v10H8z%22 fill=%22%23fff%22/%3E%3C/svg%3E'

const ALL_FEATURES: readonly SandboxFeatureName[] = [
  'standard:connect',
  'standard:disconnect',
  'standard:events',
  'solana:signMessage',
  'solana:signTransaction',
  'solana:signAndSendTransaction',
]

/** The wallet, and the controls a person would find in its window. */
export interface SandboxWallet extends LockableSandboxControls<SandboxState, SandboxAsked> {
  /** What the page meets. */
  readonly wallet: SandboxStandardWallet
  /** What a paired wallet stands on. */
  readonly keys: SandboxKeys
  /** Makes itself known now and to whoever gets ready; `unregister` or the returned function ends that. */
  register(target?: EventTarget): () => void
  unregister(): void
  /** The accounts for the page, exactly these and in this order; the first is the active one. */
  setAccounts(addresses: readonly string[]): void
  /** The chains it has from now on. */
  setChains(chains: readonly `solana:${string}`[]): void
}

/** Makes the wallet; nobody knows of it before `register`. */
export async function createSandboxWallet(options: SandboxWalletOptions): Promise<SandboxWallet> {
  const { name = 'Sandbox Wallet', icon = ICON, features: offered = ALL_FEATURES, approve } = options
  const { transactionVersions: versions = ['legacy', 0] } = options
  const keys = await createSandboxKeys(options.privateKeys)
  const backend = createSandboxBackend<SandboxAsked, Omit<SandboxRequest, 'id'>>(approve)
  const { askPerson, serve, tell, requests, setDelay, setSilent, faults } = backend
  const storageKey = `sandbox.solana.${name}`
  const memory = createSandboxMemory({ keys, options, features: offered, storageKey, tell })
  let unregister = () => {}

  const all = createSandboxFeatures({
    memory,
    inputs: createSandboxInputs(memory, versions),
    send: createSandboxSend(options),
    versions,
    askPerson,
    serve,
  })
  const features = Object.freeze(only(all, offered))

  const wallet: SandboxStandardWallet = Object.freeze({
    version: '1.0.0',
    name,
    icon,
    features,
    get chains() {
      return memory.chains()
    },
    get accounts() {
      return memory.opened()
    },
  })

  return {
    wallet,
    keys: sandboxPairedKeys(memory, all),
    state: memory.state,
    requests,
    register(target = window) {
      unregister()
      unregister = registerWallet(wallet, target)
      return unregister
    },
    unregister: () => unregister(),
    lock: () => memory.setLocked(true),
    unlock: () => memory.setLocked(false),
    setAccounts: memory.setAccounts,
    setChains: memory.setChains,
    disconnect: () => memory.setConnected(false),
    forget: memory.forget,
    follow: memory.follow,
    setDelay,
    setSilent,
    faults,
  }
}

function only(all: SandboxFeatures, offered: readonly SandboxFeatureName[]): Partial<SandboxFeatures> {
  const kept: Partial<SandboxFeatures> = { ...all }
  for (const feature of ALL_FEATURES) if (!offered.includes(feature)) delete kept[feature]
  return kept
}
