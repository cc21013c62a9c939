/**
 * A real Solana wallet in memory. It registers itself like an installed wallet, signs with real keys, and prompts through
 * `approve` before it shares accounts or signs. For demos and tests, in a browser or in Node.
 *
 * Source  Wallet Standard and its Solana features
 */
import {
  createSandboxBackend,
  type LockableSandboxControls,
  registerWallet,
  type SandboxPairing,
} from '@bowline/kit-core/testing'
import { createSandboxSend } from './sandbox-chain.js'
import { createSandboxFeatures } from './sandbox-features.js'
import { createSandboxInputs } from './sandbox-inputs.js'
import { createSandboxKeys } from './sandbox-keys.js'
import type {
  SandboxFeatureCall,
  SandboxFeatureName,
  SandboxRequest,
  SandboxState,
  SandboxWalletOptions,
} from './sandbox-options.js'
import { createSandboxPairing } from './sandbox-pairing.js'
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

/** The wallet, and the controls that a user would find in its window. */
export interface SandboxWallet extends LockableSandboxControls<SandboxState, SandboxFeatureCall> {
  /** The wallet object that the page gets. */
  readonly wallet: SandboxStandardWallet
  /** Connects this wallet to a paired test wallet: accounts, keys and network. */
  readonly pairing: SandboxPairing
  /**
   * Registers the wallet now, and with pages that start to listen later. `unregister` or the returned function ends this.
   */
  register(target?: EventTarget): () => void
  unregister(): void
  /** Sets the accounts for the page and their order; the first is the active one. */
  setAccounts(addresses: readonly string[]): void
  /** Sets the chains of the wallet. */
  setChains(chains: readonly `solana:${string}`[]): void
}

/** Creates the wallet. No page sees it before `register`. */
export async function createSandboxWallet(options: SandboxWalletOptions): Promise<SandboxWallet> {
  const { name = 'Sandbox Wallet', icon = ICON, features: featureNames = ALL_FEATURES, approve } = options
  const { transactionVersions: versions = ['legacy', 0] } = options
  const keys = await createSandboxKeys(options.privateKeys)
  const backend = createSandboxBackend<SandboxFeatureCall, Omit<SandboxRequest, 'id'>>(approve)
  const { promptUser, serve, emit, requests, setDelay, setSilent, faults } = backend
  const storageKey = `sandbox.solana.${name}`
  const memory = createSandboxMemory({ keys, options, features: featureNames, storageKey, notify: emit })
  let unregister = () => {}

  const all = createSandboxFeatures({
    memory,
    inputs: createSandboxInputs(memory, versions),
    send: createSandboxSend(options),
    versions,
    promptUser,
    serve,
  })
  const features = Object.freeze(pickFeatures(all, featureNames))

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
    pairing: createSandboxPairing(memory, all),
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

function pickFeatures(all: SandboxFeatures, featureNames: readonly SandboxFeatureName[]): Partial<SandboxFeatures> {
  const picked: Partial<SandboxFeatures> = { ...all }
  for (const feature of ALL_FEATURES) if (!featureNames.includes(feature)) delete picked[feature]
  return picked
}
